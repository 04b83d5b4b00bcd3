// AES-256 in counter mode for any CPU, without tables: 32 blocks at a time.
//
// Timing      independent of key, iv and data
// Checked by  aes256_test.cpp
#include "algorithms/aes/sw/bitsliced.h"
#include "algorithms/aes256/sw/one_lane.h"
#include "algorithms/aes256/sw/variants.h"

namespace tandem::aes256 {
namespace {

class Cipher {
 public:
  static constexpr std::size_t kBlocks = aes::BitslicedCipher::kBlocks;
  explicit Cipher(const std::uint8_t* key) : cipher_(key, kKeyBytes) {}
  void encrypt(std::uint8_t* blocks) const { cipher_.encrypt(blocks); }

 private:
  aes::BitslicedCipher cipher_;
};

}  // namespace

constexpr gcm_sst::Kernel kPortable1 = kOneLane<Cipher>;

}  // namespace tandem::aes256
