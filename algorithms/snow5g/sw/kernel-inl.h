// SNOW 5G on vectors of one lane or more, each with 128 bits of one stream. A kernel defines its vectors, and then
// includes this once:
//
//   TANDEM_SNOW5G_KERNEL   the namespace
//   TANDEM_SNOW5G_BEGIN    from here to TANDEM_SNOW5G_END functions may use what the kernel needs
//   V                      a vector
//   kLanes                 streams in a vector: 1, 2 or 4
//   kManyRegisters         whether there are 32 registers of vectors
//   functions on them      those of avx512.cpp
//
// Each line of keystream takes as many steps as a vector has lanes, and gives every lane as many bytes as a vector has.
// It is sorted by lanes in registers, so that texts are read and written by whole vectors.
//
// The registers are those of the standard, but for R3: it is used in R3 ^ T2 alone, which is a round of AES with T2 as
// its key. That saves an addition of 128 bits, also from the longest loop, R1 -> R2 -> R3 -> R1.
//
// Standard  GCM-SST draft -19, appendix "Compatibility with 3GPP Algorithms", and the designers' SNOW-Vi
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "algorithms/gcm_sst/sw/generator.h"
#include "algorithms/gcm_sst/sw/xor_bytes.h"
#include "algorithms/snow5g/sw/constants.h"
#include "engine/wipe.h"
#include "engine/wipe_stack.h"

TANDEM_SNOW5G_BEGIN
namespace tandem::snow5g::TANDEM_SNOW5G_KERNEL {

using gcm_sst::State;
using lanes::Text;

/// Bytes of keystream that kLanes steps make in every lane.
constexpr std::size_t kLineBytes = kLanes * kBlockBytes;
/// Texts are asked for so far ahead of their XOR: lanes whose texts are a power of two apart share few lines of the
/// cache.
constexpr std::size_t kAheadBytes = 512;

/// destination = source ^ line, the first `bytes` bytes of a line.
inline void xor_line(std::uint8_t* destination, const std::uint8_t* source, const std::uint8_t* line,
                     std::size_t bytes) {
  std::size_t at = 0;
  for (; bytes - at >= kBlockBytes; at += kBlockBytes) {
    std::uint64_t a[2];
    std::uint64_t b[2];
    __builtin_memcpy(a, source + at, sizeof a);
    __builtin_memcpy(b, line + at, sizeof b);
    a[0] ^= b[0];
    a[1] ^= b[1];
    __builtin_memcpy(destination + at, a, sizeof a);
  }
  gcm_sst::xor_bytes(destination + at, source + at, line + at, bytes - at);
}

/// `kSets` vectors of streams, whose instructions fill one another's waits.
template <std::size_t kSets>
class Streams {
 public:
  static constexpr std::size_t kAll = kSets * kLanes;
  static constexpr std::size_t kBytes = 7 * kSets * sizeof(V);  ///< of the registers in a State

  HWY_INLINE explicit Streams(const State& state) {
    const std::uint8_t* from = state.bytes;
    for_each([&](V& reg) {
      reg = load(from);
      from += sizeof(V);
    });
  }
  HWY_INLINE void store_to(std::uint8_t* to) {
    for_each([&](V& reg) {
      store(to, reg);
      to += sizeof(V);
    });
  }

  /// Key and IV into the registers, and the 16 steps after which the keystream begins. Lanes behind the last PDU
  /// repeat the first.
  HWY_INLINE explicit Streams(std::span<Pdu* const> pdus) {
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) {
      a0_[s] = gathered(pdus, s, [](const Pdu& pdu) { return pdu.iv; });
      a1_[s] = u_[s] = gathered(pdus, s, first_half);
      b0_[s] = r1_[s] = r2_[s] = zero();
      b1_[s] = gathered(pdus, s, second_half);
    }
    for (int i = 0; i < 15; ++i) step<true>(nullptr);
      // The key is read again: nothing else keeps it off the stack.
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) r1_[s] = xored(r1_[s], gathered(pdus, s, first_half));
    step<true>(nullptr);
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) r1_[s] = xored(r1_[s], gathered(pdus, s, second_half));
  }

  /// A step; in the initialisation its block goes back into A, else to `block`, one vector per set.
  template <bool kInitialise>
  HWY_INLINE void step(V* block) {
    V a[kSets];
    V b[kSets];
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) {
      const V z = xored(plus16(r1_[s], b1_[s]), r2_[s]);
      a[s] = times_x_plus<kFieldA>(a0_[s], middle(a0_[s], a1_[s]), b0_[s]);
      b[s] = times_x_plus<kFieldB>(b0_[s], b1_[s], a0_[s]);
      if constexpr (kInitialise) {
        a[s] = xored(a[s], z);
      } else {
        block[s] = z;
      }
    }
    V r2[kSets];
    V u[kSets];
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) {
      r2[s] = r1_[s];
      u[s] = r2_[s];
      r1_[s] = transposed(plus16(r2_[s], u_[s]));
    }
    aes_rounds<kSets>(r2, u, a);
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) {
      r2_[s] = r2[s];
      u_[s] = u[s];
      a0_[s] = a1_[s];
      a1_[s] = a[s];
      b0_[s] = b1_[s];
      b1_[s] = b[s];
    }
  }

  /// A line of lane s * kLanes + l in line[s][l].
  HWY_INLINE void make(V (&line)[kSets][kLanes]) {
#pragma GCC unroll 4
    for (std::size_t i = 0; i < kLanes; ++i) {
      V blocks[kSets];
      step<false>(blocks);
#pragma GCC unroll 2
      for (std::size_t s = 0; s < kSets; ++s) line[s][i] = blocks[s];
    }
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) sort(line[s]);
  }

  /// XORs `lines` lines of every lane.
  HWY_INLINE void crypt(const std::uint8_t* const* sources, std::uint8_t* const* destinations, std::size_t lines) {
    for (std::size_t at = 0; at < lines * kLineBytes; at += kLineBytes) {
      if constexpr (kLanes > 1) {
#pragma GCC unroll 8
        for (std::size_t l = 0; l < kAll; ++l) __builtin_prefetch(sources[l] + at + kAheadBytes);
      }
      V line[kSets][kLanes];
      make(line);
#pragma GCC unroll 2
      for (std::size_t s = 0; s < kSets; ++s) {
#pragma GCC unroll 4
        for (std::size_t l = 0; l < kLanes; ++l) {
          const std::size_t lane = s * kLanes + l;
          store(destinations[lane] + at, xored(line[s][l], load(sources[lane] + at)));
        }
      }
    }
  }

 private:
  static HWY_INLINE const std::uint8_t* first_half(const Pdu& pdu) { return pdu.key; }
  static HWY_INLINE const std::uint8_t* second_half(const Pdu& pdu) { return pdu.key + kBlockBytes; }

  /// A block of every PDU of a set.
  template <class Part>
  static HWY_INLINE V gathered(std::span<Pdu* const> pdus, std::size_t set, Part part) {
    const std::uint8_t* blocks[kLanes];
#pragma GCC unroll 4
    for (std::size_t l = 0; l < kLanes; ++l) {
      const std::size_t i = set * kLanes + l;
      blocks[l] = part(*pdus[i < pdus.size() ? i : 0]);
    }
    return gather(blocks);
  }

  template <class Function>
  HWY_INLINE void for_each(Function function) {
#pragma GCC unroll 2
    for (std::size_t s = 0; s < kSets; ++s) {
      function(a0_[s]);
      function(a1_[s]);
      function(b0_[s]);
      function(b1_[s]);
      function(r1_[s]);
      function(r2_[s]);
      function(u_[s]);
    }
  }

  V a0_[kSets], a1_[kSets], b0_[kSets], b1_[kSets];  ///< a0..a7, a8..a15, b0..b7, b8..b15
  V r1_[kSets], r2_[kSets], u_[kSets];               ///< R1, R2, R3 ^ T2
};

template <std::size_t kSets>
[[gnu::noinline]] void start_streams(std::uint8_t* state, std::span<Pdu* const> pdus) {
  Streams<kSets> streams(pdus);
  streams.store_to(state);
}

/// Runs sets one after the other if registers are few. Values that spill, keys among them, are wiped from the stack.
template <std::size_t kSets>
void start(State& state, std::span<Pdu* const> pdus) {
  if constexpr (kManyRegisters) {
    start_streams<kSets>(state.bytes, pdus);
  } else {
    for (std::size_t s = 0; s < kSets; ++s) {
      const std::size_t first = std::min(s * kLanes, pdus.size() - 1);
      start_streams<1>(state.bytes + s * Streams<1>::kBytes, pdus.subspan(first));
    }
    wipe_stack<1024>();
  }
}

template <std::size_t kSets>
void keys(State& state, std::uint8_t* keys) {
  Streams<kSets> streams(state);
  for (std::size_t i = 0; i < 3; ++i) {
    V blocks[kSets];
    streams.template step<false>(blocks);
    alignas(64) std::uint8_t bytes[sizeof blocks];
    for (std::size_t s = 0; s < kSets; ++s) store(bytes + s * sizeof(V), blocks[s]);
    for (std::size_t l = 0; l < kSets * kLanes; ++l) {
      __builtin_memcpy(keys + l * gcm_sst::kKeysBytes + i * kBlockBytes, bytes + l * kBlockBytes, kBlockBytes);
    }
    wipe(bytes, sizeof bytes);
  }
  streams.store_to(state.bytes);
}

/// Whole lines of all lanes as far as the shortest text that is not at its end, then one line in which it ends; and
/// again.
template <std::size_t kSets>
void crypt(State& state, const Text* texts) {
  constexpr std::size_t kAll = kSets * kLanes;
  /// Lines that lanes without a text run over.
  constexpr std::size_t kIdleLines = kAll > 1 ? 64 / kLanes : 1;
  Streams<kSets> streams(state);
  alignas(64) std::uint8_t idle[kIdleLines * kLineBytes];
  bool soiled = false;
  const std::uint8_t* sources[kAll];
  std::uint8_t* destinations[kAll];
  std::size_t left[kAll];
  for (std::size_t l = 0; l < kAll; ++l) {
    sources[l] = texts[l].source;
    destinations[l] = texts[l].destination;
    left[l] = texts[l].bytes;
  }
  const auto advance = [&](std::size_t l, std::size_t bytes) {
    left[l] -= bytes;
    sources[l] += bytes;
    destinations[l] += bytes;
  };
  for (;;) {
    std::size_t shortest = ~std::size_t{0};
    bool idles = false;
    for (std::size_t l = 0; l < kAll; ++l) {
      if (left[l] > 0) {
        shortest = std::min(shortest, left[l]);
      } else {
        idles = true;
        sources[l] = destinations[l] = idle;
      }
    }
    if (shortest == ~std::size_t{0}) break;
    std::size_t lines = shortest / kLineBytes;
    if (idles) lines = std::min(lines, kIdleLines);
    if (lines > 0) {
      soiled |= idles;
      streams.crypt(sources, destinations, lines);
      for (std::size_t l = 0; l < kAll; ++l) {
        if (left[l] > 0) advance(l, lines * kLineBytes);
      }
      continue;
    }
    V made[kSets][kLanes];
    streams.make(made);
    alignas(64) std::uint8_t line[kAll][kLineBytes];
    for (std::size_t l = 0; l < kAll; ++l) {
      store(line[l], made[l / kLanes][l % kLanes]);
      const std::size_t bytes = std::min(left[l], kLineBytes);
      xor_line(destinations[l], sources[l], line[l], bytes);
      advance(l, bytes);
    }
    wipe(line, sizeof line);
  }
  if (soiled) wipe(idle, sizeof idle);
  streams.store_to(state.bytes);
}

/// A kernel of kSets * kLanes lanes.
template <std::size_t kSets>
inline constexpr gcm_sst::Kernel kKernel = {kSets * kLanes, start<kSets>, keys<kSets>, crypt<kSets>};

}  // namespace tandem::snow5g::TANDEM_SNOW5G_KERNEL
TANDEM_SNOW5G_END
