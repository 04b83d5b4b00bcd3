// The tag of GCM-SST for any CPU, and bit by bit.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19; RFC 8452, section 3
// Timing      of tag_portable independent of keys and data, where the CPU's multiplication is
// Checked by  tag_test.cpp
#include <algorithm>

#include "algorithms/gcm_sst/sw/tag.h"
#include "engine/clmul.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::gcm_sst {
namespace {

using clmul::Number;

/// Bit j of byte i is the coefficient of x^(8i + j). The machine is little endian.
Number load(const std::uint8_t* bytes) {
  Number number;
  __builtin_memcpy(&number.low, bytes, sizeof number.low);
  __builtin_memcpy(&number.high, bytes + sizeof number.low, sizeof number.high);
  return number;
}

void store(const Number& number, std::uint8_t* bytes) {
  __builtin_memcpy(bytes, &number.low, sizeof number.low);
  __builtin_memcpy(bytes + sizeof number.low, &number.high, sizeof number.high);
}

Number xored(const Number& a, const Number& b) { return {.high = a.high ^ b.high, .low = a.low ^ b.low}; }

/// a b x^-128 modulo x^128 + x^127 + x^126 + x^121 + 1, one coefficient of a after the other.
class BitByBit {
 public:
  explicit BitByBit(const Number& b) : b_(b) {}

  [[nodiscard]] Number times(const Number& a) const {
    Number sum;
    for (unsigned i = 0; i < 128; ++i) {
      if (((i < 64 ? a.low >> i : a.high >> (i - 64)) & 1) != 0) sum = xored(sum, b_);
      // The sum over x: where its last coefficient is 1, the polynomial is added first.
      const bool last = (sum.low & 1) != 0;
      sum = {.high = sum.high >> 1, .low = sum.low >> 1 | sum.high << 63};
      if (last) sum.high ^= 0xe100'0000'0000'0000;  // x^127 + x^126 + x^125 + x^120
    }
    return sum;
  }

 private:
  Number b_;
};

/// The same by integer products, with Karatsuba's method, and x^64 at a time from below.
class ByProducts {
 public:
  explicit ByProducts(const Number& b)
      : high_(clmul::parts_of(b.high)), low_(clmul::parts_of(b.low)), both_(clmul::parts_of(b.high ^ b.low)) {}
  ByProducts(const ByProducts&) = delete;
  ByProducts& operator=(const ByProducts&) = delete;
  ~ByProducts() { wipe(this, sizeof *this); }

  [[nodiscard]] Number times(const Number& a) const {
    const Number high = clmul::multiply(clmul::parts_of(a.high), high_);
    const Number low = clmul::multiply(clmul::parts_of(a.low), low_);
    const Number both = clmul::multiply(clmul::parts_of(a.high ^ a.low), both_);
    const Number middle = xored(both, xored(high, low));
    std::uint64_t v[4] = {low.low, low.high ^ middle.low, high.low ^ middle.high, high.high};
    for (std::size_t i = 0; i < 2; ++i) {
      // v[i] (x^128 + x^127 + x^126 + x^121 + 1) is added at x^(64i).
      v[i + 2] ^= v[i] ^ v[i] >> 1 ^ v[i] >> 2 ^ v[i] >> 7;
      v[i + 1] ^= v[i] << 63 ^ v[i] << 62 ^ v[i] << 57;
    }
    return {.high = v[3], .low = v[2]};
  }

 private:
  clmul::Parts high_;
  clmul::Parts low_;
  clmul::Parts both_;
};

template <class Times>
Number add(const Times& h, Number sum, std::span<const std::uint8_t> bytes) {
  std::size_t at = 0;
  for (; bytes.size() - at >= kBlockBytes; at += kBlockBytes) sum = h.times(xored(sum, load(&bytes[at])));
  if (at == bytes.size()) return sum;
  std::uint8_t last[kBlockBytes] = {};
  std::copy(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end(), last);
  sum = h.times(xored(sum, load(last)));
  wipe(last, sizeof last);
  return sum;
}

template <class Times>
void make_tag(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
              std::uint8_t* tag) {
  const Times h(load(keys));
  Number sum = add(h, add(h, Number(), aad), text);
  sum = xored(sum, {.high = 8 * std::uint64_t{aad.size()}, .low = 8 * std::uint64_t{text.size()}});
  const Times q(load(keys + kBlockBytes));
  store(xored(q.times(sum), load(keys + 2 * kBlockBytes)), tag);
}

}  // namespace

void tag_reference(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
                   std::uint8_t* tag) {
  make_tag<BitByBit>(keys, aad, text, tag);
}

void tag_portable(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
                  std::uint8_t* tag) {
  make_tag<ByProducts>(keys, aad, text, tag);
}

Status settle(const std::uint8_t* computed, std::span<std::uint8_t> tag, bool verify) {
  if (verify) return equal_in_constant_time(computed, tag.data(), tag.size()) ? Status::ok : Status::authentication;
  std::copy_n(computed, tag.size(), tag.begin());
  return Status::ok;
}

}  // namespace tandem::gcm_sst
