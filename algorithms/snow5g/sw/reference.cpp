// The standard's formulas, one by one: slow, and easy to compare with its text.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix; SNOW-Vi's designers' code; FIPS 197, section 5.1
// Timing      depends on secrets: the S-box is a table
// Checked by  snow5g_test.cpp
#include "algorithms/snow5g/sw/reference.h"

#include <algorithm>

#include "algorithms/gcm_sst/sw/xor_bytes.h"
#include "algorithms/snow5g/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::snow5g {
namespace {

/// The product with x in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2).
constexpr std::uint8_t times_2(std::uint8_t a) { return static_cast<std::uint8_t>(a << 1 ^ (a >> 7) * 0x1b); }

constexpr std::uint8_t product(std::uint8_t a, std::uint8_t b) {
  std::uint8_t sum = 0;
  for (; b != 0; b >>= 1, a = times_2(a)) {
    if ((b & 1) != 0) sum ^= a;
  }
  return sum;
}

/// SubBytes (FIPS 197, 5.1.1): the inverse, which is the power of 254 = 2 + 4 + .. + 128, then an affine map.
constexpr std::uint8_t sub_byte(std::uint8_t a) {
  std::uint8_t inverse = 1;
  for (int i = 1; i < 8; ++i) {
    a = product(a, a);
    inverse = product(inverse, a);
  }
  std::uint8_t result = 0x63;
  for (int i = 0; i < 5; ++i) result ^= static_cast<std::uint8_t>(inverse << i | inverse >> (8 - i));
  return result;
}

constexpr auto kSbox = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned i = 0; i < table.size(); ++i) table[i] = sub_byte(static_cast<std::uint8_t>(i));
  return table;
}();

std::uint16_t times_x(std::uint16_t a, std::uint16_t field) {
  return static_cast<std::uint16_t>((a << 1) ^ ((a >> 15) != 0 ? field : 0));
}

std::uint16_t word(const std::uint8_t* bytes) { return static_cast<std::uint16_t>(bytes[0] | bytes[1] << 8); }

/// Eight words of a register as a block.
Block block_of(const std::uint16_t* words) {
  Block block;
  for (std::size_t i = 0; i < 8; ++i) {
    block[2 * i] = static_cast<std::uint8_t>(words[i]);
    block[2 * i + 1] = static_cast<std::uint8_t>(words[i] >> 8);
  }
  return block;
}

Block xored(const Block& x, const Block& y) {
  Block sum;
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = x[i] ^ y[i];
  return sum;
}

/// Eight additions modulo 2^16.
Block plus16(const Block& x, const Block& y) {
  std::array<std::uint16_t, 8> sums;
  for (std::size_t i = 0; i < 8; ++i) sums[i] = static_cast<std::uint16_t>(word(&x[2 * i]) + word(&y[2 * i]));
  return block_of(sums.data());
}

Block sigma(const Block& x) {
  Block result;
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = x[kTransposed[i]];
  return result;
}

/// MixColumns(ShiftRows(SubBytes(x))) (FIPS 197, 5.1.1 to 5.1.3): a round without its key.
Block aes_round(const Block& x) {
  Block result;
  for (std::size_t column = 0; column < 4; ++column) {
    std::array<std::uint8_t, 4> s;
    for (std::size_t row = 0; row < 4; ++row) s[row] = kSbox[x[4 * ((column + row) % 4) + row]];
    for (std::size_t row = 0; row < 4; ++row) {
      const std::uint8_t next = s[(row + 1) % 4];
      result[4 * column + row] =
          static_cast<std::uint8_t>(times_2(s[row]) ^ times_2(next) ^ next ^ s[(row + 2) % 4] ^ s[(row + 3) % 4]);
    }
  }
  return result;
}

}  // namespace

void Registers::load(const std::uint8_t* key, const std::uint8_t* iv) {
  for (std::size_t i = 0; i < 8; ++i) {
    a[i] = word(iv + 2 * i);
    a[8 + i] = word(key + 2 * i);
    b[i] = 0;
    b[8 + i] = word(key + 16 + 2 * i);
  }
  r1 = r2 = r3 = {};
}

Block Registers::output() const { return xored(plus16(r1, block_of(&b[8])), r2); }

void Registers::clock_fsm() {
  const Block next = sigma(plus16(r2, xored(r3, block_of(&a[8]))));
  r3 = aes_round(r2);
  r2 = aes_round(r1);
  r1 = next;
}

void Registers::clock_lfsr() {
  std::array<std::uint16_t, 16> next_a;
  std::array<std::uint16_t, 16> next_b;
  for (std::size_t i = 0; i < 8; ++i) {
    next_a[i] = a[8 + i];
    next_a[8 + i] = static_cast<std::uint16_t>(times_x(a[i], kFieldA) ^ a[i + 7] ^ b[i]);
    next_b[i] = b[8 + i];
    next_b[8 + i] = static_cast<std::uint16_t>(times_x(b[i], kFieldB) ^ b[i + 8] ^ a[i]);
  }
  a = next_a;
  b = next_b;
}

Block Registers::step() {
  const Block z = output();
  clock_fsm();
  clock_lfsr();
  return z;
}

void Registers::initialise_step(unsigned number, const std::uint8_t* key) {
  const Block z = step();
  for (std::size_t i = 0; i < 8; ++i) a[8 + i] ^= word(&z[2 * i]);
  for (std::size_t i = 0; i < kBlockBytes; ++i) {
    if (number == 15) r1[i] ^= key[i];
    if (number == 16) r1[i] ^= key[16 + i];
  }
}

namespace {

using gcm_sst::State;

Registers registers_of(const State& state) {
  Registers registers;
  __builtin_memcpy(&registers, state.bytes, sizeof registers);
  return registers;
}

void keep(Registers& registers, State& state) {
  static_assert(sizeof registers <= sizeof state.bytes);
  __builtin_memcpy(state.bytes, &registers, sizeof registers);
  wipe(&registers, sizeof registers);
}

void start(State& state, std::span<Pdu* const> pdus) {
  Registers registers;
  registers.load(pdus[0]->key, pdus[0]->iv);
  for (unsigned i = 1; i <= 16; ++i) registers.initialise_step(i, pdus[0]->key);
  keep(registers, state);
}

void keys(State& state, std::uint8_t* keys) {
  Registers registers = registers_of(state);
  for (std::size_t i = 0; i < 3; ++i) {
    const Block z = registers.step();
    std::copy(z.begin(), z.end(), keys + i * kBlockBytes);
  }
  keep(registers, state);
}

void crypt(State& state, const lanes::Text* texts) {
  Registers registers = registers_of(state);
  for (std::size_t at = 0; at < texts->bytes; at += kBlockBytes) {
    const Block z = registers.step();
    for (std::size_t i = 0; i < std::min(kBlockBytes, texts->bytes - at); ++i) {
      texts->destination[at + i] = static_cast<std::uint8_t>(texts->source[at + i] ^ z[i]);
    }
  }
  keep(registers, state);
}

}  // namespace

constexpr gcm_sst::Kernel kReference1 = {1, start, keys, crypt};

}  // namespace tandem::snow5g
