// Decapsulation by ML-KEM-768, of ciphertexts that were made for the key and of others. Only valgrind checks it: the
// hashes are libcrypto's, which MemorySanitizer does not see.
#include "container/ml_kem.h"

#include <algorithm>
#include <array>

#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {
namespace {

using container::kMlKemSeedBytes;
using Shared = std::array<std::uint8_t, container::kMlKemSharedBytes>;

bool decapsulate(unsigned effort) {
  Random random(203);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    Bytes seed = random_bytes(random, kMlKemSeedBytes);
    const auto key = container::ml_kem_public_key(std::span(seed).first<kMlKemSeedBytes>());
    Bytes randomness = random_bytes(random, 32);
    Shared made{};
    const auto good = container::ml_kem_encapsulate(key, std::span(randomness).first<32>(), made);
    auto bad = good;
    bad[random.below(bad.size())] ^= 1;
    hide(seed);
    Shared found{};
    Shared other{};
    container::ml_kem_decapsulate(std::span(seed).first<kMlKemSeedBytes>(), good, found);
    container::ml_kem_decapsulate(std::span(seed).first<kMlKemSeedBytes>(), bad, other);
    show(found);
    show(other);
    right &= found == made && other != made;
  }
  return right;
}

}  // namespace

void add_ml_kem(std::vector<Case>& list) { list.push_back({.name = "ml_kem_768.decapsulate", .run = decapsulate}); }

}  // namespace tandem::constant_time
