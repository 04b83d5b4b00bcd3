// ChaCha20 in every variant.
#include "generated/algorithms/constant_time.h"

#include "algorithms/chacha20/sw/chacha20.h"
#include "testing/constant_time/compare.h"

namespace tandem::chacha20 {
namespace {

using namespace constant_time;

/// Twice, as a variant may keep the key.
bool run_cipher(const Variant& variant, Bytes& key, Bytes& text, Bytes& /*tag*/) {
  const std::array<std::uint8_t, kNonceBytes> nonce{1, 2, 3};
  bool right = true;
  for (const std::uint32_t counter : {1U, 1000U}) {
    const State state(std::span<const std::uint8_t, kKeyBytes>(key), counter, nonce);
    right &= crypt(variant, state, text.data(), text.data(), 8 * text.size()) == Status::ok;
  }
  forget_keys();
  return right;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  add_compared("chacha20", kVariants, *kVariants.find("reference"), run_cipher, list);
}

}  // namespace tandem::chacha20
