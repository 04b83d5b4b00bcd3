// 128-EEA3 and 128-EIA3 as a core in C, for a pipeline: initialisation and keystream are one loop, which takes a word
// of the message with each word of keystream, and whose sums are begun before they are needed.
//
// Standard  ETSI/SAGE 128-EEA3 & 128-EIA3, Documents 1 and 2
// Core      operation 0: EEA3, 1: EIA3, whose tag is in the lowest 32 bits; anything else is unsupported
#include "standard.h"

// The first summands of a cell, of the cells as they are when it is made.
static uint32_t early_sum(const uint32_t* s) {
  return add31(add31(s[0], turn31(s[0], 8)), add31(turn31(s[4], 20), turn31(s[10], 21)));
}

uint32_t zuc(uint8_t op, uint8_t has_data, uint32_t len_bits, uint32_t aad_bytes, uint64_t key0, uint64_t key1,
             uint64_t iv0, uint64_t iv1) {
  uint32_t s[16], r1 = 0, r2 = 0, tag = 0, before = 0, word = 0;
  uint32_t status = refusal(op, has_data, len_bits, aad_bytes, iv0, iv1);
  uint32_t words = has_data ? words_of_bits(len_bits) : 0;
  tandem_status(status);
  for (uint32_t n = words_of_bytes(aad_bytes); n; n--) tandem_read();

  uint64_t first = first_half(op, iv0), second = second_half(op, iv0);
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = cell(i, byte_of(key0, key1, i), byte_of(first, second, i));

  uint32_t sum = add31(early_sum(s), turn31(s[13], 17)), early = early_sum(s + 1);

  // 33 clocks without output, and then as many as there are words; EIA3 needs two more.
  uint32_t todo = words + (op == EIA3 ? 2 : 0), left = len_bits & 31;
  uint8_t silent = 33;
rounds:
  do {
    // 3.3: the bits that F takes.
    uint32_t x0 = (s[15] >> 15) << 16 | (s[14] & 0xffff), x1 = s[11] << 16 | s[9] >> 15;
    uint32_t x2 = s[7] << 16 | s[5] >> 15, x3 = s[2] << 16 | s[0] >> 15;
    // 3.4: F.
    uint32_t w = (x0 ^ r1) + r2, w1 = r1 + x1, w2 = r2 ^ x2;
    r1 = boxes(l1(w1 << 16 | w2 >> 16));
    r2 = boxes(l2(w2 << 16 | w1 >> 16));
    // 3.2.2: the register's next cell. What it is the sum of moves through the register, so all but the last two
    // summands are added one and two clocks before.
    uint32_t next = add31(add31(sum, turn31(s[15], 15)), silent > 1 ? w >> 1 : 0);
    sum = add31(early, turn31(s[14], 17));
    early = early_sum(s + 2);
#pragma tandem unroll
    for (int i = 0; i < 15; i++) s[i] = s[i + 1];
    s[15] = next;

    uint32_t z = w ^ x3;
    if (silent) {
      silent--;
    } else {
      uint32_t m = swapped(word);  // of EIA3's message, the word before; none at first
      if (op != EIA3 || todo > 2) word = (uint32_t)tandem_read();
      if (op == EIA3) {
        // Document 1, 4.4: key words under the bits of the message, and behind the last of them
        uint64_t window = (uint64_t)before << 32 | z;
        uint32_t bits = todo > 1 ? m : 0, sum = todo > 1 ? 0 : z;
        if (todo == 2 && left) bits &= ~0u << (32 - left);
#pragma tandem unroll
        for (int i = 0; i < 32; i++) sum ^= bits >> (31 - i) & 1 ? (uint32_t)(window >> (32 - i)) : 0;
        if (todo == 2) sum ^= (uint32_t)(window >> ((32 - left) & 31));
        tag ^= sum;
      } else {
        tandem_write(status ? 0 : word ^ swapped(z), todo == 1 ? last_bytes(len_bits) : 0);
      }
      before = z;
      todo--;
    }
  } while (todo);
  return status ? 0 : swapped(tag);
}

#include "bench.h"
