// SNOW 3G, portable, in the words of the standard; and EVAL of UIA2 likewise. For comparison: its tables and branches
// depend on the secrets.
//
// Standard    TS 35.216, sections 3 and 4; TS 35.215, sections 4.3 and 4.4
// Byte order  see ../README.md
// Timing      depends on key and data
// Checked by  snow3g_test.cpp
#include "algorithms/snow3g/sw/field.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::snow3g {
namespace {

constexpr std::array<std::uint32_t, 256> kMulAlpha = tabulate(mul_alpha);
constexpr std::array<std::uint32_t, 256> kDivAlpha = tabulate(div_alpha);

/// Byte i of a word, 0 the most significant.
std::uint8_t byte(std::uint32_t word, int i) { return static_cast<std::uint8_t>(word >> (24 - 8 * i)); }

/// Sections 3.3.1 and 3.3.2: S1 with kSr and its field, S2 with kSq and its field.
std::uint32_t s_box(std::uint32_t w, const std::array<std::uint8_t, 256>& box, std::uint8_t field) {
  std::uint32_t r = 0;
  for (int i = 0; i < 4; ++i) {
    const std::uint8_t a = box[byte(w, i)];
    const std::uint8_t b = box[byte(w, (i + 1) % 4)];
    const std::uint8_t c = box[byte(w, (i + 2) % 4)];
    const std::uint8_t d = box[byte(w, (i + 3) % 4)];
    r = r << 8 | static_cast<std::uint8_t>(mulx(a, field) ^ b ^ c ^ mulx(d, field) ^ d);
  }
  return r;
}

struct Snow3g {
  std::uint32_t s[kCells];
  std::uint32_t r1, r2, r3;

  /// Section 3.4.6. Returns F.
  std::uint32_t clock_fsm() {
    const std::uint32_t f = (s[15] + r1) ^ r2;
    const std::uint32_t r = r2 + (r3 ^ s[5]);
    r3 = s_box(r2, kSq, kSqField);
    r2 = s_box(r1, kSr, kRijndaelField);
    r1 = r;
    return f;
  }

  /// Section 3.4.4 with the output of the FSM, section 3.4.5 with f = 0.
  void clock_lfsr(std::uint32_t f) {
    const std::uint32_t v = s[0] << 8 ^ kMulAlpha[byte(s[0], 0)] ^ s[2] ^ s[11] >> 8 ^ kDivAlpha[byte(s[11], 3)] ^ f;
    for (std::size_t i = 0; i < kCells - 1; ++i) s[i] = s[i + 1];
    s[15] = v;
  }

  void load(const lanes::State& state) {
    for (std::size_t i = 0; i < kCells; ++i) s[i] = state.words[i];
    r1 = state.words[16];
    r2 = state.words[17];
    r3 = state.words[18];
  }

  void store(lanes::State& state) const {
    for (std::size_t i = 0; i < kCells; ++i) state.words[i] = s[i];
    state.words[16] = r1;
    state.words[17] = r2;
    state.words[18] = r3;
  }
};

/// Section 4.1, and the discarded clock of 4.2.
void initialise(lanes::State& state) {
  Snow3g snow;
  snow.load(state);
  for (int t = 0; t < 32; ++t) snow.clock_lfsr(snow.clock_fsm());
  snow.clock_fsm();
  snow.clock_lfsr(0);
  snow.store(state);
  wipe(&snow, sizeof snow);
}

/// Section 4.2.
void generate(lanes::State& state, std::uint8_t* keystream, std::size_t /*stride*/, std::size_t words) {
  Snow3g snow;
  snow.load(state);
  for (std::size_t t = 0; t < words; ++t) {
    const std::uint32_t z = snow.clock_fsm() ^ snow.s[0];
    snow.clock_lfsr(0);
    for (int i = 0; i < 4; ++i) keystream[4 * t + static_cast<std::size_t>(i)] = byte(z, i);
  }
  snow.store(state);
  wipe(&snow, sizeof snow);
}

/// TS 35.215, section 4.3.2: V times x.
std::uint64_t mul64x(std::uint64_t v) { return v << 1 ^ (v >> 63 != 0 ? 0x1b : 0); }

/// Section 4.3.4.
std::uint64_t mul64(std::uint64_t v, std::uint64_t p) {
  std::uint64_t result = 0;
  for (int i = 0; i < 64; ++i, v = mul64x(v)) {
    if ((p >> i & 1) != 0) result ^= v;
  }
  return result;
}

}  // namespace

const lanes::Kernel kReferenceKernels[1] = {{1, 1, initialise, generate}};

std::uint64_t evaluate_reference(std::uint64_t p, std::uint64_t q, const std::uint8_t* message,
                                 std::uint64_t len_bits) {
  std::uint64_t eval = 0;
  for (std::uint64_t i = 0; 64 * i < len_bits; ++i) eval = mul64(eval ^ message_block(message, len_bits, i), p);
  return mul64(eval ^ len_bits, q);
}

}  // namespace tandem::snow3g
