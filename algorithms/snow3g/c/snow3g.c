// 128-EEA1 and 128-EIA1 as a core in C: initialisation, keystream and EVAL are one loop, for a pipeline that takes a
// word of the message per clock.
//
// Standard  ETSI/SAGE UEA2 & UIA2, Documents 1 (UEA2, UIA2) and 2 (SNOW 3G); numbers in comments are sections of the
//           second, unless they name the first. TS 33.401, annexes B.1.2 and B.2.2
// Core      operation 0: EEA1, 1: EIA1, whose MAC-I is in the lowest 32 bits; anything else is unsupported
#include "standard.h"

// Document 1, 4.3.2 to 4.3.4: sum x^32 + w p in the field of 2^64 elements, x^64 = x^4 + x^3 + x + 1.
static uint64_t horner(uint64_t sum, uint32_t w, uint64_t p) {
  uint64_t low = sum << 32, high = sum >> 32;
#pragma tandem unroll
  for (int i = 0; i < 32; i++) {
    if (w >> i & 1) low ^= p << i, high ^= i ? p >> (64 - i) : 0;
  }
  return low ^ high ^ high << 1 ^ high << 3 ^ high << 4;
}

uint32_t snow3g(uint8_t op, uint8_t has_data, uint32_t len_bits, uint32_t aad_bytes, uint64_t key0, uint64_t key1,
                uint64_t iv0, uint64_t iv1) {
  uint32_t s[16], r1 = 0, r2 = 0, r3 = 0, otp = 0, low = 0;
  uint64_t p = 0, q = 0, eval = 0;
  uint32_t status = refusal(op, has_data, len_bits, aad_bytes, iv0, iv1);
  uint32_t words = has_data ? words_of_bits(len_bits) : 0;
  tandem_status(status);
  for (uint32_t n = words_of_bytes(aad_bytes); n; n--) tandem_read();

    // 4.1: the register is loaded with the words of the key, every second time inverted, and those of the iv.
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = key_word(key0, key1, i % 4) ^ (i & 4 ? 0 : ~0u);
  s[15] ^= iv_word(op, iv0, 0);
  s[12] ^= iv_word(op, iv0, 1);
  s[10] ^= iv_word(op, iv0, 2);
  s[9] ^= iv_word(op, iv0, 3);

  // 33 clocks without output. EEA1 then has a clock for each word of the message; EIA1 has two for P, one for each word
  // of the message's blocks of 64 bits, and two for LENGTH.
  uint32_t padded = words + (words & 1), left = len_bits & 31;
  uint32_t first = op == EIA1 ? 35 : 33, clocks = first + (op == EIA1 ? padded + 2 : words);
rounds:
  for (uint32_t n = 0; n < clocks; n++) {
    // 3.4.6: the finite state machine.
    uint32_t f = (s[15] + r1) ^ r2, r = r2 + (r3 ^ s[5]), z = f ^ s[0];
    r3 = s2(r2);
    r2 = s1(r1);
    r1 = r;
    // 3.4.4 and 3.4.5: the register, with the output of the state machine in the 32 clocks of the initialisation.
    uint32_t v = s[0] << 8 ^ mul_alpha(s[0] >> 24) ^ s[2] ^ s[11] >> 8 ^ div_alpha(s[11] & 255) ^ (n < 32 ? f : 0);
#pragma tandem unroll
    for (int i = 0; i < 15; i++) s[i] = s[i + 1];
    s[15] = v;

    // Word k of the message; before it begins, k is beyond its end.
    uint32_t k = n - first, word = 0;
    if (k < words) {
      word = (uint32_t)tandem_read();
      if (op != EIA1) tandem_write(status ? 0 : word ^ swapped(z), k + 1 == words ? last_bytes(len_bits) : 0);
    }

    // Document 1, section 4: EVAL = (EVAL ^ block) P, by words: the upper one's product, then that times x^32 and the
    // lower one's. LENGTH is one more block, whose factor is Q. Before the message all is 0; EEA1 has no use for it.
    uint32_t w = k == padded + 1 ? len_bits : swapped(word);
    if (k + 1 == words && left) w &= ~0u << (32 - left);
    w ^= k & 1 ? low : (uint32_t)(eval >> 32);
    low = (uint32_t)eval;
    eval = horner(k & 1 ? eval : 0, w, k < padded ? p : q);
    // The first five words of keystream are P, Q and OTP.
    uint32_t at = n - 33;
    p = at < 2 ? p << 32 | z : p;
    q = at < 4 ? q << 32 | z : q;
    otp = at < 5 ? z : otp;
  }
  return status || op != EIA1 ? 0 : swapped((uint32_t)(eval >> 32) ^ otp);
}

#include "bench.h"
