// Montgomery's method in words of the CPU, for one modulus. Private to this folder.
//
// Source      P. L. Montgomery, Modular multiplication without trial division, Math. Comp. 44 (1985); column by
//             column of product and multiple of n (FIPS): Koc, Acar, Kaliski, Analyzing and comparing Montgomery
//             multiplication algorithms, IEEE Micro 16 (1996)
// Timing      depends only on the number of words
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "algorithms/modexp/sw/window.h"
#include "algorithms/modexp/sw/words.h"
#include "engine/wipe.h"

namespace tandem::modexp {

/// Arithmetic modulo n; R = 2^bits. The words of n belong to the caller. For window.h.
class Montgomery {
 public:
  static constexpr std::size_t kCount = 1;
  struct Element {
    Word words[kMaxWords];
  };

  /// n: odd, its highest bit is 1.
  Montgomery(const Word* n, std::size_t words) : n_(n), words_(words) {
    // Newton's iteration doubles the bits that are right: 5 at first.
    Word inverse = 3 * n[0] ^ 2;
    for (unsigned right = 5; right < kWordBits; right *= 2) inverse *= 2 - n[0] * inverse;
    minus_inverse_ = Word{0} - inverse;
    set_one(square_of_r_);
    const Ladder ladder = ladder_to(static_cast<unsigned>(words * kWordBits));
    for (unsigned i = 0; i < ladder.doublings; ++i) double_mod(square_of_r_.words, n, words);
    for (unsigned i = 0; i < ladder.squarings; ++i) multiply(square_of_r_, square_of_r_, square_of_r_);
  }
  Montgomery(const Montgomery&) = delete;
  Montgomery& operator=(const Montgomery&) = delete;
  ~Montgomery() {
    wipe(&square_of_r_, sizeof square_of_r_);
    wipe(&minus_inverse_, sizeof minus_inverse_);
  }

  /// R mod n, which is 1 in Montgomery's form: 2^bits - n, as n has as many bits.
  void set_one(Element& one) const {
    std::fill_n(one.words, words_, Word{0});
    subtract(one.words, one.words, n_, ~Word{0}, words_);
  }
  /// x R mod n for any x of so many words.
  void enter(const Word* x, Element& form) const {
    std::copy_n(x, words_, form.words);
    multiply(form, form, square_of_r_);
  }
  /// The reverse; below n.
  void leave(const Element& form, Word* x) const {
    Element one{};
    one.words[0] = 1;
    multiply(one, form, one);
    std::copy_n(one.words, words_, x);
    wipe(&one, sizeof one);
  }

  /// product = a b / R mod n, for a of so many words and b below n. Below n.
  void multiply(Element& product, const Element& a, const Element& b) const {
    Word q[kMaxWords], t[kMaxWords];
    Column column;
    for (std::size_t i = 0; i < words_; ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        column.add(a.words[k], b.words[i - k]);
        column.add(q[k], n_[i - k]);
      }
      column.add(a.words[i], b.words[0]);
      // q[i] is the factor of n that makes the lowest word 0.
      q[i] = static_cast<Word>(column.low) * minus_inverse_;
      column.add(q[i], n_[0]);
      (void)column.shift();
    }
    for (std::size_t i = 0; i < words_; ++i) {
      for (std::size_t k = i + 1; k < words_; ++k) {
        column.add(a.words[k], b.words[words_ + i - k]);
        column.add(q[k], n_[words_ + i - k]);
      }
      t[i] = column.shift();
    }
    reduce_once(t, static_cast<Word>(column.low), n_, words_);
    std::copy_n(t, words_, product.words);
    wipe(q, sizeof(Word) * words_);
    wipe(t, sizeof(Word) * words_);
  }

  void select(Element& to, const Element (&table)[kPowers], const std::array<Word, 1>& indices) const {
    std::fill_n(to.words, words_, Word{0});
    for (std::size_t i = 0; i < kPowers; ++i) {
      const Word mask = mask_equal(indices[0], i);
      for (std::size_t k = 0; k < words_; ++k) to.words[k] |= table[i].words[k] & mask;
    }
  }

 private:
  /// A sum of products, three words long.
  struct Column {
    Double low = 0;
    Word high = 0;

    void add(Word a, Word b) { high += static_cast<Word>(__builtin_add_overflow(low, Double{a} * b, &low)); }
    /// The lowest word; the others move down.
    Word shift() {
      const auto lowest = static_cast<Word>(low);
      low = low >> kWordBits | Double{high} << kWordBits;
      high = 0;
      return lowest;
    }
  };

  const Word* n_;
  std::size_t words_;
  Word minus_inverse_;
  Element square_of_r_;
};

}  // namespace tandem::modexp
