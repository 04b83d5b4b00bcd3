// ZUC and 128-EIA3, portable: one stream, one word and one bit at a time, in the words of the standard.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6; Document 1, section 4
// Byte order  see ../README.md
// Timing      depends on key and data: tables, and a branch per message bit
// Checked by  zuc_test.cpp, zuc_known_answer_test.cpp
#include <bit>
#include <cstring>

#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/tables.h"
#include "algorithms/zuc/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::zuc {
namespace {

constexpr std::uint32_t kPrime = 0x7fffffff;

/// Section 3.2: 16 cells of 31 bits.
struct Lfsr {
  std::uint32_t s[kCells];

  /// LFSRWithInitialisationMode(u); with u = 0, LFSRWithWorkMode().
  void clock(std::uint32_t u) {
    const std::uint64_t sum = (std::uint64_t{s[15]} << 15) + (std::uint64_t{s[13]} << 17) +
                              (std::uint64_t{s[10]} << 21) + (std::uint64_t{s[4]} << 20) + (std::uint64_t{s[0]} << 8) +
                              s[0] + u;
    const auto s16 = static_cast<std::uint32_t>(sum % kPrime);
    std::memmove(s, s + 1, sizeof s - sizeof s[0]);
    s[15] = s16 == 0 ? kPrime : s16;
  }
};

/// Section 3.3: four words from the halves of eight cells. H is bits 30..15 of a cell, L bits 15..0.
struct Reorganised {
  std::uint32_t x0, x1, x2, x3;

  explicit Reorganised(const std::uint32_t s[kCells])
      : x0(high(s[15]) << 16 | low(s[14])),
        x1(low(s[11]) << 16 | high(s[9])),
        x2(low(s[7]) << 16 | high(s[5])),
        x3(low(s[2]) << 16 | high(s[0])) {}

  static std::uint32_t high(std::uint32_t cell) { return cell >> 15; }
  static std::uint32_t low(std::uint32_t cell) { return cell & 0xffff; }
};

std::uint32_t l1(std::uint32_t x) {
  return x ^ std::rotl(x, 2) ^ std::rotl(x, 10) ^ std::rotl(x, 18) ^ std::rotl(x, 24);
}
std::uint32_t l2(std::uint32_t x) {
  return x ^ std::rotl(x, 8) ^ std::rotl(x, 14) ^ std::rotl(x, 22) ^ std::rotl(x, 30);
}

/// S = (S0, S1, S0, S1), from the most significant byte on.
std::uint32_t s(std::uint32_t x) {
  return std::uint32_t{kS0[x >> 24]} << 24 | std::uint32_t{kS1[x >> 16 & 0xff]} << 16 |
         std::uint32_t{kS0[x >> 8 & 0xff]} << 8 | kS1[x & 0xff];
}

/// Sections 3.4 and 3.6.1.
struct Zuc {
  Lfsr lfsr;
  std::uint32_t r1, r2;

  explicit Zuc(const lanes::State& state) : r1(state.words[kR1]), r2(state.words[kR2]) {
    std::memcpy(lfsr.s, state.words, sizeof lfsr.s);
  }
  Zuc(const Zuc&) = delete;
  Zuc& operator=(const Zuc&) = delete;
  ~Zuc() { wipe(this, sizeof *this); }

  void store(lanes::State& state) const {
    std::memcpy(state.words, lfsr.s, sizeof lfsr.s);
    state.words[kR1] = r1;
    state.words[kR2] = r2;
  }

  /// The nonlinear function F.
  std::uint32_t f(const Reorganised& x) {
    const std::uint32_t w = (x.x0 ^ r1) + r2;
    const std::uint32_t w1 = r1 + x.x1;
    const std::uint32_t w2 = r2 ^ x.x2;
    r1 = s(l1(w1 << 16 | w2 >> 16));
    r2 = s(l2(w2 << 16 | w1 >> 16));
    return w;
  }

  /// The initialisation stage, and the first clock of the working stage, whose word is discarded.
  void initialise(std::size_t rounds) {
    for (std::size_t i = 0; i < rounds; ++i) {
      const std::uint32_t w = f(Reorganised(lfsr.s));
      lfsr.clock(w >> 1);
    }
    word();
  }

  std::uint32_t word() {
    const Reorganised x(lfsr.s);
    const std::uint32_t z = f(x) ^ x.x3;
    lfsr.clock(0);
    return z;
  }
};

}  // namespace

void initialise_reference(lanes::State& state) {
  Zuc zuc(state);
  zuc.initialise(kRounds);
  zuc.store(state);
}

void initialise48_reference(lanes::State& state) {
  Zuc zuc(state);
  zuc.initialise(kRounds256);
  zuc.store(state);
}

void generate_reference(lanes::State& state, std::uint8_t* keystream, std::size_t, std::size_t words) {
  Zuc zuc(state);
  for (std::size_t i = 0; i < words; ++i) store_word(keystream + 4 * i, zuc.word());
  zuc.store(state);
}

/// T is the XOR of z_i for every message bit i that is set, of z_LENGTH and of the last keystream word; z_i are the 32
/// keystream bits from bit i on. Here `at` is a keystream word with its successor, and so holds z_i for 32 bits i.
void absorb_eia3_reference(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  Pdu& pdu = *job.pdu;
  auto tag = static_cast<std::uint32_t>(job.accumulator[kTag]);
  auto before = static_cast<std::uint32_t>(job.accumulator[kLastWord]);
  for (std::size_t k = 0; k < words; ++k) {
    const std::uint32_t after = load_word(keystream + 4 * k);
    const std::uint64_t at = std::uint64_t{before} << 32 | after;
    const std::uint64_t first = job.words_done + k == 0 ? pdu.len_bits + 1 : 32 * (job.words_done + k - 1);
    for (std::uint64_t i = first; i < first + 32 && i <= pdu.len_bits; ++i) {
      const bool counts = i == pdu.len_bits || (pdu.source[i / 8] >> (7 - i % 8) & 1) != 0;
      if (counts) tag ^= static_cast<std::uint32_t>(at >> (32 - i % 32));
    }
    before = after;
  }
  if (job.words_done + words == job.words_total) pdu.mac = tag ^ before;
  job.accumulator[kTag] = tag;
  job.accumulator[kLastWord] = before;
}

}  // namespace tandem::zuc
