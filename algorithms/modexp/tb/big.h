// Numbers for the tests: OpenSSL's, with the arithmetic that says what the core must answer.
#pragma once

#include <gtest/gtest.h>
#include <openssl/bn.h>

#include <memory>
#include <utility>

#include "testing/bytes.h"

namespace tandem::modexp::tb {

using ::tandem::testing::Bytes;

struct Free {
  void operator()(BIGNUM* number) const { BN_free(number); }
  void operator()(BN_CTX* context) const { BN_CTX_free(context); }
};

class Big {
 public:
  Big(std::uint64_t value = 0) { BN_set_word(n_.get(), value); }
  explicit Big(const Bytes& bytes) { BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), n_.get()); }
  Big(const Big& other) { BN_copy(n_.get(), other.n_.get()); }
  Big& operator=(const Big& other) {
    BN_copy(n_.get(), other.n_.get());
    return *this;
  }

  static Big two_to(unsigned exponent) {
    Big big;
    BN_set_bit(big.n_.get(), static_cast<int>(exponent));
    return big;
  }
  [[nodiscard]] Big pow_mod(const Big& e, const Big& n) const {
    Big big;
    if (BN_is_one(n.n_.get()) == 0) BN_mod_exp(big.n_.get(), n_.get(), e.n_.get(), n.n_.get(), context());
    return big;
  }
  /// 1 / this mod n, 0 if there is none.
  [[nodiscard]] Big inverse_mod(const Big& n) const {
    Big big;
    if (BN_mod_inverse(big.n_.get(), n_.get(), n.n_.get(), context()) == nullptr) return 0;
    return big;
  }
  friend Big operator+(const Big& a, const Big& b) {
    Big big;
    BN_add(big.n_.get(), a.n_.get(), b.n_.get());
    return big;
  }
  friend Big operator-(const Big& a, const Big& b) {
    Big big;
    BN_sub(big.n_.get(), a.n_.get(), b.n_.get());
    return big;
  }
  friend Big operator*(const Big& a, const Big& b) {
    Big big;
    BN_mul(big.n_.get(), a.n_.get(), b.n_.get(), context());
    return big;
  }
  /// Returns the remainder that is not negative.
  friend Big operator%(const Big& a, const Big& b) {
    Big big;
    BN_nnmod(big.n_.get(), a.n_.get(), b.n_.get(), context());
    return big;
  }
  friend bool operator<(const Big& a, const Big& b) { return BN_cmp(a.n_.get(), b.n_.get()) < 0; }
  friend bool operator==(const Big& a, const Big& b) { return BN_cmp(a.n_.get(), b.n_.get()) == 0; }

  [[nodiscard]] unsigned bits() const { return static_cast<unsigned>(BN_num_bits(n_.get())); }
  /// Highest byte first.
  [[nodiscard]] Bytes bytes(std::size_t count) const {
    Bytes result(count);
    EXPECT_GE(BN_bn2binpad(n_.get(), result.data(), static_cast<int>(count)), 0) << "number too long";
    return result;
  }

 private:
  static BN_CTX* context() {
    static const std::unique_ptr<BN_CTX, Free> context(BN_CTX_new());
    return context.get();
  }
  std::unique_ptr<BIGNUM, Free> n_{BN_new()};
};

}  // namespace tandem::modexp::tb
