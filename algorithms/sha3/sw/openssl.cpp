// SHA-3 through OpenSSL's libcrypto, one message at a time.
//
// Standard    FIPS 202
// Timing      independent of messages
// Checked by  sha3_test.cpp
#include <openssl/evp.h>

#include <algorithm>
#include <iterator>
#include <memory>

#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::sha3 {
namespace {

struct FreeContext {
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
using Context = std::unique_ptr<EVP_MD_CTX, FreeContext>;

/// Fetched once for the process: a fetch takes longer than a message. In the order of kFunctions.
struct Digests {
  const EVP_MD* of[std::size(kFunctions)] = {
      EVP_MD_fetch(nullptr, "SHA3-224", nullptr), EVP_MD_fetch(nullptr, "SHA3-256", nullptr),
      EVP_MD_fetch(nullptr, "SHA3-384", nullptr), EVP_MD_fetch(nullptr, "SHA3-512", nullptr),
      EVP_MD_fetch(nullptr, "SHAKE128", nullptr), EVP_MD_fetch(nullptr, "SHAKE256", nullptr)};
};
const Digests& digests() {
  static const Digests fetched;  // freed by the process's end
  return fetched;
}

/// Kept by each thread; OpenSSL wipes it when it is freed.
thread_local Context kept;

bool hash(const EVP_MD* digest, bool extendable, const Message& message) {
  if (kept == nullptr) kept.reset(EVP_MD_CTX_new());
  EVP_MD_CTX* const context = kept.get();
  if (context == nullptr || EVP_DigestInit_ex(context, digest, nullptr) != 1 ||
      EVP_DigestUpdate(context, message.source, message.bytes) != 1) {
    return false;
  }
  return extendable ? EVP_DigestFinalXOF(context, message.digest.data(), message.digest.size()) == 1
                    : EVP_DigestFinal_ex(context, message.digest.data(), nullptr) == 1;
}

}  // namespace

bool has_openssl() {
  return std::all_of(std::begin(digests().of), std::end(digests().of), [](const EVP_MD* md) { return md != nullptr; });
}

void hash_openssl(const Function& function, std::span<Message> messages) {
  const auto same = [&](const Function& one) { return one.name == function.name; };
  const auto at = std::find_if(std::begin(kFunctions), std::end(kFunctions), same) - std::begin(kFunctions);
  for (Message& message : messages) {
    message.status = check(function, message.digest.size());
    if (message.status != Status::ok) continue;
    if (hash(digests().of[at], function.digest_bytes == 0, message)) continue;
    wipe(message.digest.data(), message.digest.size());
    message.status = Status::io_error;
  }
}

}  // namespace tandem::sha3
