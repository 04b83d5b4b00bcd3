// Clocks of SNOW 3G in vectors of words, and the two ways in which kernels use them: Batch, a lane per stream, and
// Single, one stream.
//
// Single computes four cells of the LFSR at a time, as they do not wait for the FSM. The FSM is a chain of one word
// after the other, in vectors of four copies of it: the row shift of AES does nothing to those. It leaves R1 and R2 in
// memory, and the words of the keystream are put together afterwards.
//
// Included once per kernel, between its target attributes. Ops names the instructions:
//   Words, kWords                  a vector of words
//   load(from), store(to, w)       words in memory
//   zero(), add(a, b), xor2(a, b), xor3(a, b, c)
//   linear(s0, s2, s11)            sections 3.4.4 and 3.4.5, without F
//   s1(w), s2(w)                   sections 3.3.1 and 3.3.2
//   big_endian(w)                  most significant byte first
//   transpose(z)                   Batch: of z[0..3], so that block b of z[c] is lane 4 b + c
//   store_block<b>(to, w)          Batch: block b of 128 bits
//   copies(word), first(w)         Single, of four words: all the same, and back
//   s1_of_copies(w)                Single
//   copies_of<i>(w)                Single: of word i
//   place<i>(w, v)                 Single: w with word i from v
//
// Standard    TS 35.216, sections 3 and 4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#pragma once

#include <hwy/base.h>

#include <cstddef>
#include <cstdint>
#include <utility>

#include "algorithms/snow3g/sw/snow3g.h"
#include "engine/wipe.h"

namespace tandem::snow3g {
namespace {

/// Clocks before the first word of a keystream, and the discarded one.
constexpr std::size_t kInitialClocks = 32;

/// A lane per stream. The first rows of the State are the ring of the LFSR.
template <class Ops>
class Batch {
 public:
  static HWY_INLINE void initialise(lanes::State& state) {
    Batch batch(state);
    for (std::size_t t = 0; t < kInitialClocks; ++t) batch.clock<true>();
    batch.clock<false>();
    batch.finish();
  }

  static HWY_INLINE void generate(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
    Batch batch(state);
    for (; words >= 4; words -= 4, keystream += 16) {
      Words z[4] = {batch.clock<false>(), batch.clock<false>(), batch.clock<false>(), batch.clock<false>()};
      write_quad(z, keystream, stride);
    }
    if (words > 0) {
      Words z[4] = {batch.clock<false>(), Ops::zero(), Ops::zero(), Ops::zero()};
      if (words > 1) z[1] = batch.clock<false>();
      if (words > 2) z[2] = batch.clock<false>();
      write_quad(z, keystream, stride);
    }
    batch.finish();
  }

 private:
  using Words = typename Ops::Words;

  HWY_INLINE explicit Batch(lanes::State& state)
      : words_(state.words), r1_(row(kCells)), r2_(row(kCells + 1)), r3_(row(kCells + 2)), s15_(row(kCells - 1)) {}

  /// Four words of all lanes to memory.
  static HWY_INLINE void write_quad(Words (&z)[4], std::uint8_t* keystream, std::size_t stride) {
    Ops::transpose(z);
    for (std::size_t c = 0; c < 4; ++c) {
      std::uint8_t* lane = keystream + c * stride;
      const Words bytes = Ops::big_endian(z[c]);
      Ops::template store_block<0>(lane, bytes);
      if constexpr (Ops::kWords == 8) Ops::template store_block<1>(lane + 4 * stride, bytes);
    }
  }

  /// Returns F while initialising, then z.
  template <bool kInitialising>
  HWY_INLINE Words clock() {
    const Words s0 = cell(0);
    const Words sum = Ops::add(s15_, r1_);
    const Words f = kInitialising ? Ops::xor2(sum, r2_) : Ops::xor3(sum, r2_, s0);
    const Words r = Ops::add(r2_, Ops::xor2(r3_, cell(5)));
    r3_ = Ops::s2(r2_);
    r2_ = Ops::s1(r1_);
    r1_ = r;
    s15_ = Ops::linear(s0, cell(2), cell(11));
    if constexpr (kInitialising) s15_ = Ops::xor2(s15_, f);
    Ops::store(words_ + first_, s15_);
    first_ = (first_ + Ops::kWords) % kRing;
    return f;
  }

  /// Puts s0 into row 0 again.
  HWY_INLINE void finish() {
    store_row(kCells, r1_);
    store_row(kCells + 1, r2_);
    store_row(kCells + 2, r3_);
    if (first_ == 0) return;
    Words cells[kCells];
    for (std::size_t i = 0; i < kCells; ++i) cells[i] = cell(i);
    for (std::size_t i = 0; i < kCells; ++i) store_row(i, cells[i]);
    wipe(cells, sizeof cells);
  }

  [[nodiscard]] HWY_INLINE Words row(std::size_t i) const { return Ops::load(words_ + i * Ops::kWords); }
  [[nodiscard]] HWY_INLINE Words cell(std::size_t i) const {
    return Ops::load(words_ + (first_ + i * Ops::kWords) % kRing);
  }
  HWY_INLINE void store_row(std::size_t i, Words w) { Ops::store(words_ + i * Ops::kWords, w); }

  static constexpr std::size_t kRing = kCells * Ops::kWords;

  std::uint32_t* words_;
  std::size_t first_ = 0;  ///< word of the State at which s0 is
  Words r1_, r2_, r3_, s15_;
};

/// One stream, of which up to kBlock words are made at a time.
template <class Ops>
class Single {
 public:
  static HWY_INLINE void initialise(lanes::State& state) {
    Single stream(state);
    stream.initialise_rows();
    stream.store_state(state);
    wipe(&stream, sizeof stream);
  }
  static HWY_INLINE void generate(lanes::State& state, std::uint8_t* keystream, std::size_t words) {
    Single stream(state);
    for (std::size_t done = 0; done < words; done += kBlock) {
      stream.generate_block(keystream + 4 * done, words - done < kBlock ? words - done : kBlock);
    }
    stream.store_state(state);
    wipe(&stream, sizeof stream);
  }

 private:
  using Words = typename Ops::Words;
  static_assert(Ops::kWords == 4);
  static constexpr std::size_t kBlock = 64;

  struct Fsm {
    Words r1, r2, r3;

    /// Section 3.4.6.
    HWY_INLINE void clock(std::uint32_t s5) {
      const Words r = Ops::add(r2, Ops::xor2(r3, Ops::copies(s5)));
      r3 = Ops::s2(r2);
      r2 = Ops::s1_of_copies(r1);
      r1 = r;
    }
  };

  HWY_INLINE explicit Single(const lanes::State& state)
      : fsm_{Ops::copies(state.words[kCells]), Ops::copies(state.words[kCells + 1]),
             Ops::copies(state.words[kCells + 2])} {
    __builtin_memcpy(s_, state.words, 4 * kCells);
  }
  HWY_INLINE void store_state(lanes::State& state) const {
    __builtin_memcpy(state.words, s_, 4 * kCells);
    state.words[kCells] = Ops::first(fsm_.r1);
    state.words[kCells + 1] = Ops::first(fsm_.r2);
    state.words[kCells + 2] = Ops::first(fsm_.r3);
  }

  HWY_INLINE void initialise_rows() {
    Fsm fsm = fsm_;
    for (std::size_t t = 0; t < kInitialClocks; t += 4) {
      Words cells = next_cells(t);
      Words s15 = Ops::copies(s_[t + 15]);
      const std::uint32_t* s5 = s_ + t + 5;
      cells = initial_clock<0>(fsm, cells, s15, s5);
      cells = initial_clock<1>(fsm, cells, s15, s5);
      cells = initial_clock<2>(fsm, cells, s15, s5);
      cells = initial_clock<3>(fsm, cells, s15, s5);
      Ops::store(s_ + t + kCells, cells);
    }
    clocks(fsm, kInitialClocks, 1);
    fsm_ = fsm;
    forget(kInitialClocks + 1);
  }

  /// Adds F to word kPlace of `cells`, which becomes s15.
  template <int kPlace>
  static HWY_INLINE Words initial_clock(Fsm& fsm, Words cells, Words& s15, const std::uint32_t* s5) {
    const Words f = Ops::xor2(Ops::add(s15, fsm.r1), fsm.r2);
    const Words sum = Ops::xor2(cells, f);
    s15 = Ops::template copies_of<kPlace>(sum);
    fsm.clock(s5[kPlace]);
    return Ops::template place<kPlace>(cells, sum);
  }

  /// Writes as many words as the next multiple of 4.
  HWY_INLINE void generate_block(std::uint8_t* keystream, std::size_t words) {
    std::size_t t = 0;
    Fsm fsm = fsm_;
    for (; t + 4 <= words; t += 4) clocks(fsm, t, 4);
    if (t < words) clocks(fsm, t, words - t);
    fsm_ = fsm;
    for (t = 0; t < words; t += 4) {
      const Words f = Ops::xor2(Ops::add(Ops::load(s_ + t + 15), Ops::load(r1_ + t)), Ops::load(r2_ + t));
      Ops::template store_block<0>(keystream + 4 * t, Ops::big_endian(Ops::xor2(f, Ops::load(s_ + t))));
    }
    forget(words);
  }

  /// 1 to 4 clocks, from clock t on.
  HWY_INLINE void clocks(Fsm& fsm, std::size_t t, std::size_t count) {
    Ops::store(s_ + t + kCells, next_cells(t));
    for (std::size_t i = t; i < t + count; ++i) {
      Ops::store(r1_ + i, fsm.r1);  // all copies: the next ones go over them
      Ops::store(r2_ + i, fsm.r2);
      fsm.clock(s_[i + 5]);
    }
  }
  [[nodiscard]] HWY_INLINE Words next_cells(std::size_t t) const {
    return Ops::linear(Ops::load(s_ + t), Ops::load(s_ + t + 2), Ops::load(s_ + t + 11));
  }

  /// Makes cell `clocks` s0.
  HWY_INLINE void forget(std::size_t clocks) { __builtin_memmove(s_, s_ + clocks, 4 * kCells); }

  std::uint32_t s_[kCells + kBlock + 4] = {};
  std::uint32_t r1_[kBlock + 4] = {};
  std::uint32_t r2_[kBlock + 4] = {};
  Fsm fsm_;
};

}  // namespace
}  // namespace tandem::snow3g
