// 128-EEA2 and 128-EIA2 as a core in C, in the standards' structure: the key is expanded, then a block goes through its
// rounds one by one. Directives say whether they take turns in one round, or stand side by side for blocks that follow
// one another.
//
// Standard    FIPS 197, of whose sections comments have the numbers; 3GPP TS 33.401,
//             annexes B.1.3 (EEA2) and B.2.3 (EIA2);
//             NIST SP 800-38B (CMAC)
// Core        operation 0: EEA2, 1: EIA2, whose MAC-I is in the lowest 32 bits; anything else is unsupported
// Byte order  byte i of a block, in_i of FIPS 197, section 3.4, is byte i of two words, of which the first is `low`
// Directives  rounds.toml, unrolled.toml; ../theory.md says what each gives
#include "standard.h"

#pragma tandem inline sub_bytes shift_rows mix_columns add_round_key cipher_round half load sub_rotated
enum { ROUNDS = 10 };

// 5.1.1
static void sub_bytes(uint8_t* s) {
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = sbox[s[i]];
}

// 5.1.2: row r, bytes r, r + 4, ..., moves by r columns.
static void shift_rows(uint8_t* s) {
  uint8_t t[16];
#pragma tandem unroll
  for (int i = 0; i < 16; i++) t[i] = s[(i + 4 * (i % 4)) % 16];
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = t[i];
}

// 4.2.1: the double; 0x1b where a bit leaves.
static uint8_t xtime(uint8_t a) {
  uint8_t top = a >> 7;
  return (uint8_t)(a << 1 ^ top ^ top << 1 ^ top << 3 ^ top << 4);
}

// 5.1.3
static void mix_columns(uint8_t* s) {
  uint8_t t[16];
#pragma tandem unroll
  for (int i = 0; i < 16; i++) {
    int c = i & 12;
    uint8_t a = s[i], b = s[c | ((i + 1) & 3)];
    t[i] = xtime(a) ^ xtime(b) ^ b ^ s[c | ((i + 2) & 3)] ^ s[c | ((i + 3) & 3)];
  }
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = t[i];
}

// 5.1.4
static void add_round_key(uint8_t* s, uint64_t low, uint64_t high) {
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] ^= (uint8_t)((i < 8 ? low : high) >> 8 * (i & 7));
}

// 5.1: one of the ten rounds; the last one has no MixColumns.
static void cipher_round(uint8_t* s, uint64_t low, uint64_t high, int last) {
  sub_bytes(s);
  shift_rows(s);
  if (!last) mix_columns(s);
  add_round_key(s, low, high);
}

// 5.2: SubWord(RotWord(w)).
static uint32_t sub_rotated(uint32_t w) {
  return (uint32_t)sbox[w >> 8 & 255] | (uint32_t)sbox[w >> 16 & 255] << 8 | (uint32_t)sbox[w >> 24] << 16 |
         (uint32_t)sbox[w & 255] << 24;
}

// Returns eight bytes of a block, from byte `first` on, as a word; the first byte is its least significant one.
static uint64_t half(const uint8_t* s, int first) {
  uint64_t word = 0;
#pragma tandem unroll
  for (int i = 0; i < 8; i++) word |= (uint64_t)s[first + i] << 8 * i;
  return word;
}
static void load(uint8_t* s, uint64_t low, uint64_t high) {
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = (uint8_t)((i < 8 ? low : high) >> 8 * (i & 7));
}

// SP 800-38B, 5.3: the lower half of twice a number of 128 bits; 0x87 where a bit leaves.
static uint64_t reduced(uint64_t low, uint64_t high) {
  uint64_t top = high >> 63;
  return low << 1 ^ top ^ top << 1 ^ top << 2 ^ top << 7;
}

uint32_t aes(uint8_t op, uint8_t has_data, uint32_t len_bits, uint64_t key0, uint64_t key1, uint64_t iv0,
             uint64_t iv1) {
  uint64_t low[ROUNDS + 1], high[ROUNDS + 1];  // round keys
  uint8_t s[16];
  uint32_t status = refusal(op, has_data, len_bits, iv0, iv1);
  uint32_t rest = len_bits & 127, words = has_data ? (len_bits >> 7) + (rest != 0) : 0;
  tandem_status(status);

  // 5.2: KeyExpansion(). A column is the sum of the one before and that of the last round key.
  uint64_t k0 = key0, k1 = key1;
  uint32_t constant = 1;
  low[0] = k0, high[0] = k1;
expansion:
  for (int i = 1; i <= ROUNDS; i++) {
    uint32_t w0 = (uint32_t)k0 ^ sub_rotated((uint32_t)(k1 >> 32)) ^ constant, w1 = (uint32_t)(k0 >> 32) ^ w0;
    uint32_t w2 = (uint32_t)k1 ^ w1, w3 = (uint32_t)(k1 >> 32) ^ w2;
    k0 = (uint64_t)w1 << 32 | w0, k1 = (uint64_t)w3 << 32 | w2;
    constant = xtime((uint8_t)constant);
    low[i] = k0, high[i] = k1;
  }

  if (op != EIA2) {
    // Annex B.1.3: the first counter block is COUNT, BEARER, DIRECTION and zeros; the last 64 bits count.
  blocks:
    for (uint32_t n = 0; n < words; n++) {
      load(s, iv0, swapped(n));
      add_round_key(s, low[0], high[0]);
    rounds:
      for (int i = 1; i <= ROUNDS; i++) cipher_round(s, low[i], high[i], i == ROUNDS);
      uint64_t first = half(s, 0) ^ tandem_read(), second = half(s, 8) ^ tandem_part(1);
      tandem_write128(status ? 0 : first, status ? 0 : second, n + 1 == words ? ((len_bits - 1) >> 3 & 15) + 1 : 0);
    }
    return 0;
  }

  // Annex B.2.3: eight bytes of parameters are in front of the message, so that a block is half a word late. It ends in
  // the first half of a block or in the second, or with a block.
  uint64_t one = swapped(1ull << (63 - (rest & 63))), kept = swapped(~0ull << 1 << (63 - (rest & 63)));
  uint64_t subkey0 = 0, subkey1 = 0, before = iv0;
  uint32_t count = (len_bits >> 7) + 1 + (rest > 64);
  load(s, 0, 0);
messages:
  for (uint32_t n = 0; n <= count; n++) {
    if (n) {
      uint64_t first = before, second = 0;
      if (n <= words) second = tandem_read(), before = tandem_part(1);
      if (n == count) {
        // SP 800-38B, 6.2: the padding, and K1 where there is none, else K2.
        if (rest > 64) first = (first & kept) | one, second = 0;
        if (rest < 64) second = (second & kept) | one;
        first ^= subkey0, second ^= subkey1;
      }
      uint8_t t[16];
      load(t, first, second);
#pragma tandem unroll
      for (int i = 0; i < 16; i++) s[i] ^= t[i];
    }
    add_round_key(s, low[0], high[0]);
  mac_rounds:
    for (int i = 1; i <= ROUNDS; i++) cipher_round(s, low[i], high[i], i == ROUNDS);
    if (!n) {
      // 6.1: K1 is twice the cipher of the zero block, K2 twice K1.
      uint64_t a = swapped(half(s, 0)), b = swapped(half(s, 8)), k1_low = reduced(b, a), k1_high = a << 1 | b >> 63;
      uint64_t k2_low = reduced(k1_low, k1_high), k2_high = k1_high << 1 | k1_low >> 63;
      subkey0 = swapped(rest == 64 ? k1_high : k2_high), subkey1 = swapped(rest == 64 ? k1_low : k2_low);
      load(s, 0, 0);
    }
  }
  return status ? 0 : (uint32_t)half(s, 0);
}

#include "bench.h"
