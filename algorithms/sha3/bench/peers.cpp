// `tandem bench peers sha3`: one core, messages alone and in batches, against OpenSSL and libgcrypt, in turn in one
// run.
//
// Three of the functions; SHAKE128 with a digest of 32 bytes. The peers have no batches: they take one message after
// the other.
#include "bench/peers.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "algorithms/sha3/sw/sha3.h"
#include "bench/clock.h"
#include "bench/held.h"
#include "bench/peer_rows.h"
#include "catalog/catalog.h"
#include "console/console.h"
#include "engine/libraries/library.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::sha3 {
namespace {

using namespace bench;

using sha3::Function;
using sha3::Message;

constexpr std::size_t kBatch = 32;
constexpr std::size_t kShakeDigestBytes = 32;

/// A function under its names in other libraries.
struct Known {
  const char* name;
  const char* openssl;
  int gcrypt;  ///< GCRY_MD_..., 0 where its one-shot function does not do
};
constexpr Known kKnown[] = {{"sha3_256", "SHA3-256", 313}, {"sha3_384", "SHA3-384", 314}, {"shake128", "SHAKE128", 0}};

/// libgcrypt's one-shot function.
using GcryptHash = void(int algorithm, void* digest, const void* buffer, std::size_t bytes);

struct FreeDigest {
  void operator()(EVP_MD* digest) const { EVP_MD_free(digest); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

/// Messages of one length, with separate buffers.
struct Batch {
  Batch(const Function& function, std::size_t count, std::size_t bytes)
      : digest_bytes(function.digest_bytes == 0 ? kShakeDigestBytes : function.digest_bytes),
        texts(count * bytes, 0x5a),
        digests(count * digest_bytes) {
    for (std::size_t i = 0; i < count; ++i) {
      messages.push_back(
          {texts.data() + i * bytes, bytes, {digests.data() + i * digest_bytes, digest_bytes}, Status::ok});
    }
  }

  std::size_t digest_bytes;
  std::vector<std::uint8_t> texts;
  std::vector<std::uint8_t> digests;
  std::vector<Message> messages;
};

class Peers {
 public:
  Peers() : gcrypt_library_(kGcryptNames), context_(EVP_MD_CTX_new()) {
    const auto check = gcrypt_library_.function<const char*(const char*)>("gcry_check_version");
    if (check != nullptr && check(nullptr) != nullptr)
      gcrypt_ = gcrypt_library_.function<GcryptHash>("gcry_md_hash_buffer");
    if (gcrypt_ == nullptr) console::print_message("warning: libgcrypt is not installed; its rows are missing");
  }

  /// Measures a function at one length; false if the libraries do not agree.
  bool measure(Report& report, const Known& known, std::size_t count, std::size_t bytes, const PeersOptions& options) {
    const Function& function = sha3::function_named(known.name);
    const std::unique_ptr<EVP_MD, FreeDigest> digest(EVP_MD_fetch(nullptr, known.openssl, nullptr));
    Batch batch(function, count, bytes);
    std::vector<Contender> contenders;
    for (const sha3::Variant& variant : sha3::kVariants) {
      if (!takes_part(variant)) continue;
      contenders.push_back(
          {fmt::format("cpu.{}", variant.name), [&, v = &variant] { v->hash(function, batch.messages); }});
    }
    contenders.push_back({"openssl", [&] {
                            for (const Message& message : batch.messages) run_openssl(digest.get(), message);
                          }});
    if (gcrypt_ != nullptr && known.gcrypt != 0) {
      contenders.push_back({"libgcrypt", [&] {
                              for (const Message& message : batch.messages) {
                                gcrypt_(known.gcrypt, message.digest.data(), message.source, message.bytes);
                              }
                            }});
    }
    const Timing timing = time_in_turn(contenders, options.rounds, options.slice_ns);
    std::vector<std::string> engines;
    for (const Contender& contender : contenders) engines.push_back(contender.name);
    const std::string messages = count == 1 ? fmt::format("{} B", bytes) : fmt::format("{} x {} B", count, bytes);
    const Algorithm algorithm = catalog::algorithm_named(known.name);
    add_peer_rows(report, row_of_messages(algorithm, count, bytes), engines, count * bytes, timing);
    return all_agree(contenders, batch, messages);
  }

 private:
  static constexpr const char* kGcryptNames[] = {"libgcrypt.so.20"};

  void run_openssl(const EVP_MD* digest, const Message& message) {
    EVP_DigestInit_ex(context_.get(), digest, nullptr);
    EVP_DigestUpdate(context_.get(), message.source, message.bytes);
    if ((EVP_MD_get_flags(digest) & EVP_MD_FLAG_XOF) != 0) {
      EVP_DigestFinalXOF(context_.get(), message.digest.data(), message.digest.size());
    } else {
      EVP_DigestFinal_ex(context_.get(), message.digest.data(), nullptr);
    }
  }

  static bool all_agree(const std::vector<Contender>& contenders, Batch& batch, const std::string& messages) {
    std::vector<std::uint8_t> first;
    for (const Contender& contender : contenders) {
      std::fill(batch.digests.begin(), batch.digests.end(), std::uint8_t{0});
      contender.call();
      if (first.empty()) first = batch.digests;
      if (batch.digests == first) continue;
      console::print_message("error: {} does not agree on {}", contender.name, messages);
      return false;
    }
    return true;
  }

  libraries::Library gcrypt_library_;
  GcryptHash* gcrypt_ = nullptr;
  std::unique_ptr<EVP_MD_CTX, FreeDigest> context_;
};

}  // namespace

bool bench_peers(Report& report, const PeersOptions& options) {
  Peers peers;
  const auto& facts = facts::sha3::kBenchMessageBytes;
  const std::vector<std::size_t> sizes = options.message_bytes.empty()
                                             ? std::vector<std::size_t>(std::begin(facts), std::end(facts))
                                             : options.message_bytes;
  for (const Known& known : kKnown) {
    for (const std::size_t count : {std::size_t{1}, kBatch}) {
      for (const std::size_t bytes : sizes) {
        if (!peers.measure(report, known, count, bytes, options)) return false;
      }
    }
  }
  report.print_by_engine(fmt::format(
      "SHA-3, measured: one core, medians of {} rounds in turn; N x: batches of N messages", options.rounds));
  return true;
}

}  // namespace tandem::sha3
