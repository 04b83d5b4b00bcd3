// AES-256 in counter mode, a block at a time, in the words of the standards.
//
// Timing      depends on secrets: the S-box is a table
// Checked by  aes256_test.cpp
#include "algorithms/aes/sw/reference.h"

#include "algorithms/aes256/sw/one_lane.h"
#include "algorithms/aes256/sw/variants.h"

namespace tandem::aes256 {
namespace {

class Cipher {
 public:
  static constexpr std::size_t kBlocks = 1;
  explicit Cipher(const std::uint8_t* key) : cipher_(key, kKeyBytes) {}
  void encrypt(std::uint8_t* block) const { cipher_.encrypt(block); }

 private:
  aes::Cipher cipher_;
};

}  // namespace

constexpr gcm_sst::Kernel kReference1 = kOneLane<Cipher>;

}  // namespace tandem::aes256
