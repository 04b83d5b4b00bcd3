// SHA-3 as a core in C, for a pipeline: rounds, words of the next block and words of the digest are one loop, each time
// through which is a round.
//
// Standard  FIPS 202; numbers in comments are its sections
// Core      operations 0 to 5: SHA3-224, SHA3-256, SHA3-384, SHA3-512, SHAKE128, SHAKE256; anything else is unsupported
#include <stdint.h>
#include <tandem_core.h>

enum { ROUNDS = 24, MOST = 21 /* words of a block */ };
enum { FILL, FINISH, SQUEEZE };

// 3.2.2
static const int rho[25] = {0,  1,  62, 28, 27, 36, 44, 6,  55, 20, 3,  10, 43,
                            25, 39, 41, 45, 15, 21, 8,  18, 2,  61, 56, 14};
// 3.2.5
static const uint64_t iota[ROUNDS] = {0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
                                      0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
                                      0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
                                      0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
                                      0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
                                      0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};

static uint64_t turn(uint64_t a, int n) { return n ? a << n | a >> (64 - n) : a; }

// 3.2: theta, rho and pi, chi, iota. Lane (x, y) is word x + 5 y.
static void keccak_round(uint64_t* s, uint64_t constant) {
  uint64_t column[5], moved[25];
#pragma tandem unroll
  for (int x = 0; x < 5; x++) column[x] = s[x] ^ s[x + 5] ^ s[x + 10] ^ s[x + 15] ^ s[x + 20];
#pragma tandem unroll
  for (int i = 0; i < 25; i++) {
    int x = i % 5, y = i / 5;
    uint64_t lane = s[i] ^ column[(x + 4) % 5] ^ turn(column[(x + 1) % 5], 1);
    moved[y + 5 * ((2 * x + 3 * y) % 5)] = turn(lane, rho[i]);
  }
#pragma tandem unroll
  for (int i = 0; i < 25; i++) {
    int row = i - i % 5;
    s[i] = moved[i] ^ (~moved[row + (i + 1) % 5] & moved[row + (i + 2) % 5]);
  }
  s[0] ^= constant;
}

// 6: words of a block, and bytes of a digest, 0 where a task says how many.
static uint32_t rate_of(uint8_t op) { return op == 0 ? 18 : op == 2 ? 13 : op == 3 ? 9 : op == 4 ? 21 : 17; }
static uint32_t digest_of(uint8_t op) { return op == 0 ? 28 : op == 1 ? 32 : op == 2 ? 48 : op == 3 ? 64 : 0; }

static uint32_t refusal(uint8_t op, uint8_t has_data, uint32_t len_bits, uint64_t iv0, uint64_t iv1) {
  uint32_t digest = (uint32_t)iv0;
  if (op > 5 || (!has_data && len_bits)) return TANDEM_UNSUPPORTED;
  if (len_bits & 7 || !digest || digest >> 30 || (op < 4 && digest != digest_of(op))) return TANDEM_BAD_LENGTH;
  return iv0 >> 32 || iv1 ? TANDEM_BAD_IV : TANDEM_OK;
}

uint32_t sha3(uint8_t op, uint8_t has_data, uint32_t len_bits, uint64_t iv0, uint64_t iv1) {
  uint64_t s[25], next[MOST + 1];
  uint32_t status = refusal(op, has_data, len_bits, iv0, iv1), rate = rate_of(op), digest = (uint32_t)iv0;
  uint32_t bytes = has_data ? (len_bits >> 3) + ((len_bits & 7) != 0) : 0;
  uint32_t words = (bytes >> 3) + ((bytes & 7) != 0);  // of the message, still to come
  uint32_t ahead = bytes >> 3;                         // words before that in which the message ends
  uint32_t out = (digest >> 3 & 0x7ffffff) + ((digest & 7) != 0), last = ((digest - 1) & 7) + 1;
  uint64_t suffix = (uint64_t)(op < 4 ? 0x06 : 0x1f) << 8 * (bytes & 7);  // 6.1, 6.2, with the first bit of the padding
  if (digest >> 30) out = 0;
  tandem_status(status);

#pragma tandem unroll
  for (int i = 0; i < 25; i++) s[i] = 0;
#pragma tandem unroll
  for (int i = 0; i <= MOST; i++) next[i] = 0;

  // 4: a block is filled while the one before is in the rounds, and the digest leaves while they make more of it.
  // Whether to go on is asked of the clock before: at the end a round is in vain.
  uint32_t phase = FILL, round = 0, begun = 0, padded = 0;
rounds:
  for (uint32_t more = 1; more;) {
    more = out || phase == FILL;
    if (begun) keccak_round(s, iota[round]);
    if (round < rate && phase != FINISH) {
      uint64_t word = 0;
      if (phase == SQUEEZE) {
        if (out) tandem_write(status ? 0 : next[0], out == 1 ? last : 0), out--;
      } else {
        if (words) word = tandem_read(), words--;
        if (!padded && !ahead) word |= suffix, padded = 1;
        ahead--;
        if (padded && round == rate - 1) word ^= 1ull << 63;
      }
#pragma tandem unroll
      for (int i = 0; i < MOST; i++) next[i] = phase == FILL && i + 1 == rate ? word : next[i + 1];
    }
    if (++round == ROUNDS) {
      round = 0;
      begun = 1;
#pragma tandem unroll
      for (int i = 0; i < MOST; i++) {
        if (phase == FILL) s[i] ^= next[i];
        next[i] = phase == FILL ? 0 : s[i];
      }
      phase = phase != FILL ? SQUEEZE : padded ? FINISH : FILL;
    }
  }
  return 0;
}

#include "bench.h"
