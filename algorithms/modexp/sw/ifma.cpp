// Modular exponentiation with the CPU's multipliers of 52 bits, eight at a time; the two primes of a key side by side,
// which hide each other's latency.
//
// Standard    RFC 8017, section 5
// Source      digits of 52 bits in vectors, results below 2 n instead of n: S. Gueron, V. Krasnov, Software
//             implementation of modular exponentiation, using advanced vector instructions architectures, WAIFI 2012;
//             N. Drucker, S. Gueron, Fast modular squaring with AVX512IFMA, ITNG 2019
// Timing      independent of private keys, bases and results
// Checked by  modexp_test.cpp against reference.cpp
#if defined(__x86_64__)
#include <hwy/base.h>
// GCC's own header leaves the source of masked operations undefined, and warns.
HWY_DIAGNOSTICS(push)
HWY_DIAGNOSTICS_OFF(disable : 4701, ignored "-Wuninitialized")
#if HWY_COMPILER_GCC_ACTUAL
HWY_DIAGNOSTICS_OFF(disable : 4701, ignored "-Wmaybe-uninitialized")
#endif
#include <immintrin.h>
HWY_DIAGNOSTICS(pop)

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/operation.h"
#include "algorithms/modexp/sw/variants.h"
#include "algorithms/modexp/sw/window.h"
#include "engine/wipe.h"

namespace tandem::modexp {
namespace {

constexpr unsigned kDigitBits = 52;
constexpr std::uint64_t kDigitMask = (std::uint64_t{1} << kDigitBits) - 1;
constexpr std::size_t kLanes = 8;

/// Digits of a number of so many bits, and of twice that: R = 2^(52 digits) is at least 4 n, so that a product of
/// numbers below 2 n is below 2 n. A multiple of four, for `ladder_to`.
constexpr std::size_t digits_of(std::size_t bits) { return (bits + 2 + 4 * kDigitBits - 1) / (4 * kDigitBits) * 4; }
constexpr std::size_t vectors_of(std::size_t bits) { return (digits_of(bits) + kLanes - 1) / kLanes; }

/// Words to digits of 52 bits, and back.
void cut(const Word* words, std::size_t count, std::uint64_t* digits, std::size_t digit_count) {
  for (std::size_t i = 0; i < digit_count; ++i) {
    const std::size_t bit = kDigitBits * i, at = bit / kWordBits;
    const Word low = at < count ? words[at] : 0;
    const Word high = at + 1 < count ? words[at + 1] : 0;
    digits[i] = static_cast<std::uint64_t>((Double{high} << kWordBits | low) >> bit % kWordBits) & kDigitMask;
  }
}
void join(const std::uint64_t* digits, std::size_t digit_count, Word* words, std::size_t count) {
  std::fill_n(words, count, Word{0});
  for (std::size_t i = 0; i < digit_count; ++i) {
    const std::size_t bit = kDigitBits * i, at = bit / kWordBits;
    const Double digit = Double{digits[i]} << bit % kWordBits;
    if (at < count) words[at] |= static_cast<Word>(digit);
    if (at + 1 < count) words[at + 1] |= static_cast<Word>(digit >> kWordBits);
  }
}

}  // namespace
}  // namespace tandem::modexp

HWY_PUSH_ATTRIBUTES("avx,avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512ifma")
namespace tandem::modexp {
namespace {

/// Arithmetic for window.h: kNumbers numbers of up to 8 kVectors digits, each with a different modulus.
template <std::size_t kVectors, std::size_t kNumbers>
class Vectors {
 public:
  static constexpr std::size_t kCount = kNumbers;
  struct Element {
    alignas(64) std::uint64_t digits[kNumbers][kLanes * kVectors];
  };

  /// n: odd, of `words` words, the highest bit is 1.
  Vectors(const std::array<const Word*, kNumbers>& n, std::size_t words)
      : moduli_(n), words_(words), steps_(digits_of(words * kWordBits)) {
    const auto bits = static_cast<unsigned>(words * kWordBits);
    const auto bits_of_r = static_cast<unsigned>(kDigitBits * steps_);
    const Ladder ladder = ladder_to(bits_of_r);
    Word power[kMaxWords];
    for (std::size_t k = 0; k < kNumbers; ++k) {
      cut(n[k], words, n_.digits[k], kLanes * kVectors);
      Word inverse = 3 * n[k][0] ^ 2;
      for (unsigned right = 5; right < kDigitBits; right *= 2) inverse *= 2 - n[k][0] * inverse;
      minus_inverse_[k] = (Word{0} - inverse) & kDigitMask;
      // 2^bits mod n, R mod n, and on
      std::fill_n(power, words, Word{0});
      subtract(power, power, n[k], ~Word{0}, words);
      for (unsigned i = bits; i < bits_of_r; ++i) double_mod(power, n[k], words);
      cut(power, words, one_.digits[k], kLanes * kVectors);
      for (unsigned i = 0; i < ladder.doublings; ++i) double_mod(power, n[k], words);
      cut(power, words, square_of_r_.digits[k], kLanes * kVectors);
    }
    for (unsigned i = 0; i < ladder.squarings; ++i) multiply(square_of_r_, square_of_r_, square_of_r_);
    wipe(power, sizeof power);
  }
  Vectors(const Vectors&) = delete;
  Vectors& operator=(const Vectors&) = delete;
  ~Vectors() {
    wipe(&n_, sizeof n_);
    wipe(&one_, sizeof one_);
    wipe(&square_of_r_, sizeof square_of_r_);
    wipe(minus_inverse_, sizeof minus_inverse_);
  }

  void set_one(Element& one) const { one = one_; }
  void enter(const std::array<const Word*, kNumbers>& x, Element& form) const {
    for (std::size_t k = 0; k < kNumbers; ++k) cut(x[k], words_, form.digits[k], kLanes * kVectors);
    multiply(form, form, square_of_r_);
  }
  /// The numbers written are below n.
  void leave(const Element& form, const std::array<Word*, kNumbers>& x) const {
    Element one{};
    for (auto& digits : one.digits) digits[0] = 1;
    multiply(one, form, one);
    for (std::size_t k = 0; k < kNumbers; ++k) {
      join(one.digits[k], steps_, x[k], words_);  // at most n
      reduce_once(x[k], 0, moduli_[k], words_);
    }
    wipe(&one, sizeof one);
  }

  /// product = a b / R mod n, of numbers below 2 n, or a below R and b below n; below 2 n.
  HWY_NOINLINE void multiply(Element& product, const Element& a, const Element& b) const {
    __m512i sums[kNumbers][kVectors];
    for (auto& number : sums) {
      for (auto& sum : number) sum = _mm512_setzero_si512();
    }
    for (std::size_t i = 0; i < steps_; ++i) {
#pragma GCC unroll 2
      for (std::size_t k = 0; k < kNumbers; ++k) {
        add_row(sums[k], a.digits[k], _mm512_set1_epi64(static_cast<long long>(b.digits[k][i])), n_.digits[k],
                _mm512_set1_epi64(static_cast<long long>(minus_inverse_[k])));
      }
    }
    for (std::size_t k = 0; k < kNumbers; ++k) carry(sums[k], product.digits[k]);
  }

  void select(Element& to, const Element (&table)[kPowers], const std::array<Word, kNumbers>& indices) const {
    for (std::size_t k = 0; k < kNumbers; ++k) {
      const __m512i index = _mm512_set1_epi64(static_cast<long long>(indices[k]));
      __m512i found[kVectors];
      for (auto& one : found) one = _mm512_setzero_si512();
      for (std::size_t i = 0; i < kPowers; ++i) {
        const __mmask8 here = _mm512_cmpeq_epi64_mask(index, _mm512_set1_epi64(static_cast<long long>(i)));
#pragma GCC unroll 10
        for (std::size_t v = 0; v < kVectors; ++v) {
          found[v] = _mm512_mask_mov_epi64(found[v], here, load(table[i].digits[k] + kLanes * v));
        }
      }
      for (std::size_t v = 0; v < kVectors; ++v) _mm512_store_si512(to.digits[k] + kLanes * v, found[v]);
    }
  }

 private:
  static HWY_INLINE __m512i load(const std::uint64_t* from) { return _mm512_load_si512(from); }

  /// sums = (sums + a b + q n) / 2^52, with the q that makes it a whole number. Sums are not brought below 2^52: 80
  /// rows of four products leave them below 2^61.
  static HWY_INLINE void add_row(__m512i (&sums)[kVectors], const std::uint64_t* a, __m512i b, const std::uint64_t* n,
                                 __m512i minus_inverse) {
#pragma GCC unroll 10
    for (std::size_t v = 0; v < kVectors; ++v) sums[v] = _mm512_madd52lo_epu64(sums[v], load(a + kLanes * v), b);
    const __m512i lowest = _mm512_broadcastq_epi64(_mm512_castsi512_si128(sums[0]));
    const __m512i q = _mm512_madd52lo_epu64(_mm512_setzero_si512(), lowest, minus_inverse);
#pragma GCC unroll 10
    for (std::size_t v = 0; v < kVectors; ++v) sums[v] = _mm512_madd52lo_epu64(sums[v], load(n + kLanes * v), q);
    const __m512i over = _mm512_maskz_srli_epi64(1, sums[0], kDigitBits);
#pragma GCC unroll 10
    for (std::size_t v = 0; v + 1 < kVectors; ++v) sums[v] = _mm512_alignr_epi64(sums[v + 1], sums[v], 1);
    sums[kVectors - 1] = _mm512_alignr_epi64(_mm512_setzero_si512(), sums[kVectors - 1], 1);
    sums[0] = _mm512_add_epi64(sums[0], over);
#pragma GCC unroll 10
    for (std::size_t v = 0; v < kVectors; ++v) {
      sums[v] = _mm512_madd52hi_epu64(sums[v], load(a + kLanes * v), b);
      sums[v] = _mm512_madd52hi_epu64(sums[v], load(n + kLanes * v), q);
    }
  }

  /// Brings digits below 2^52. One bit per digit in two words of 64: GCC 12 makes wrong code of a mask that is widened
  /// to 128 bits, depending on what else is in registers.
  static HWY_INLINE void carry(__m512i (&sums)[kVectors], std::uint64_t* digits) {
    const __m512i mask = _mm512_set1_epi64(static_cast<long long>(kDigitMask));
    __m512i below = _mm512_setzero_si512();
    std::uint64_t over[2] = {}, full[2] = {};
#pragma GCC unroll 10
    for (std::size_t v = 0; v < kVectors; ++v) {
      const __m512i high = _mm512_srli_epi64(sums[v], kDigitBits);
      sums[v] = _mm512_add_epi64(_mm512_and_si512(sums[v], mask), _mm512_alignr_epi64(high, below, 7));
      below = high;
      over[v / 8] |= std::uint64_t{_mm512_cmpgt_epu64_mask(sums[v], mask)} << kLanes * (v % 8);
      full[v / 8] |= std::uint64_t{_mm512_cmpeq_epu64_mask(sums[v], mask)} << kLanes * (v % 8);
    }
    // A carry runs through all digits that are full: as in an addition, of 2 over and full.
    std::uint64_t carries[2];
    const bool out = __builtin_add_overflow(over[0] << 1, full[0], &carries[0]);
    carries[1] = (over[1] << 1 | over[0] >> 63) + full[1] + out;
#pragma GCC unroll 10
    for (std::size_t v = 0; v < kVectors; ++v) {
      const auto here = static_cast<__mmask8>((carries[v / 8] ^ full[v / 8]) >> kLanes * (v % 8));
      const __m512i sum = _mm512_mask_add_epi64(sums[v], here, sums[v], _mm512_set1_epi64(1));
      _mm512_store_si512(digits + kLanes * v, _mm512_and_si512(sum, mask));
    }
  }

  std::array<const Word*, kNumbers> moduli_;
  std::size_t words_;
  std::size_t steps_;
  std::uint64_t minus_inverse_[kNumbers];
  Element n_;
  Element one_;
  Element square_of_r_;
};

}  // namespace
}  // namespace tandem::modexp
HWY_POP_ATTRIBUTES

namespace tandem::modexp {
namespace {

constexpr std::size_t kMaxVectors = vectors_of(kMaxBits);

/// Computes kNumbers powers of kVectors vectors each; raise_form(field, x) raises x in Montgomery's form.
template <std::size_t kVectors, std::size_t kNumbers, class Raise>
void raise(const Power* powers, std::size_t words, const Raise& raise_form) {
  using Field = Vectors<kVectors, kNumbers>;
  std::array<const Word*, kNumbers> n, x;
  std::array<Word*, kNumbers> results;
  for (std::size_t k = 0; k < kNumbers; ++k) {
    n[k] = powers[k].n;
    x[k] = powers[k].x;
    results[k] = powers[k].result;
  }
  const Field field(n, words);
  typename Field::Element form;
  field.enter(x, form);
  raise_form(field, form);
  field.leave(form, results);
  wipe(&form, sizeof form);
}

/// The same for any number of words up to 64 / kNumbers.
template <std::size_t kNumbers, class Raise>
void raise_any(const Power* powers, std::size_t words, const Raise& raise_form) {
  const std::size_t vectors = vectors_of(words * kWordBits);
  [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    ((vectors == kIndex + 1 ? raise<kIndex + 1, kNumbers>(powers, words, raise_form) : void()), ...);
  }(std::make_index_sequence<kMaxVectors / kNumbers>());
}

void with_public(const Power& power, std::size_t words) {
  raise_any<1>(&power, words, [&](const auto& field, auto& x) { raise_public(field, x, power.exponent); });
}
void with_secret(const Power& power, std::size_t words) {
  raise_any<1>(&power, words, [&](const auto& field, auto& x) { raise_secret(field, x, {power.exponent}); });
}
void with_secrets(const Power (&powers)[2], std::size_t words) {
  raise_any<2>(powers, words, [&](const auto& field, auto& x) {
    raise_secret(field, x, {powers[0].exponent, powers[1].exponent});
  });
}

}  // namespace

void run_ifma(std::span<Message> messages) { run_with({with_public, with_secret, with_secrets}, messages); }

}  // namespace tandem::modexp
#endif
