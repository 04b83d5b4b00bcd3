// SHA-3 and SHAKE in every variant: batches of secret messages. For valgrind alone.
#include "generated/algorithms/constant_time.h"

#include <array>
#include <string>
#include <vector>

#include "algorithms/sha3/sw/sha3.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::sha3 {

#if TANDEM_MEMORY_SANITIZER
void add_constant_time(std::vector<constant_time::Case>& /*list*/) {}
#else
namespace {

using namespace constant_time;

constexpr std::size_t kLengths[] = {0, 1, 71, 72, 104, 135, 136, 137, 168, 400, 1420};

/// Returns a variant's digests of `texts`.
std::vector<Bytes> hashed(const Variant& variant, const Function& function, const std::vector<Bytes>& texts) {
  const std::size_t bytes = function.digest_bytes == 0 ? 200 : function.digest_bytes;
  std::vector<Bytes> digests(texts.size(), Bytes(bytes));
  std::vector<Message> messages;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    messages.push_back({texts[i].data(), texts[i].size(), digests[i], Status::would_block});
  }
  variant.hash(function, messages);
  for (Bytes& digest : digests) show(digest);
  return digests;
}

bool compare(const Variant& variant, unsigned effort) {
  Random random(202);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const Function& function : sha3::kFunctions) {
      std::vector<Bytes> texts;
      for (const std::size_t bytes : kLengths) texts.push_back(random_bytes(random, bytes));
      const std::vector<Bytes> expected = hashed(*sha3::kVariants.find("reference"), function, texts);
      for (Bytes& text : texts) hide(text);
      right &= hashed(variant, function, texts) == expected;
    }
  }
  return right;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  for (const Variant& variant : sha3::kVariants) {
    list.push_back({.name = "sha3." + std::string(variant.name),
                    .constant_time = true,
                    .available = variant.available(),
                    .run = [&variant](unsigned effort) { return compare(variant, effort); }});
  }
}
#endif

}  // namespace tandem::sha3
