// 128-EEA3 and 128-EIA3 as a core in C, in the standard's structure: the register's two modes, the bit reorganisation
// and F are functions over static state, and one function gives one keystream word. What the first accelerator of this
// kind (Xilinx WP437) made of the standard's code, this has, too: words in place of blocks, and one function for both.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3, Documents 1 and 2
// Core        operation 0: EEA3, 1: EIA3, whose tag is in the lowest 32 bits; anything else is unsupported
// Directives  one file for each step from that paper's baseline on; ../theory.md says what each does
#include "standard.h"

static uint32_t s[16], r1, r2;
static uint32_t x0, x1, x2, x3;

// 3.3
static void bit_reorganisation(void) {
  x0 = (s[15] >> 15) << 16 | (s[14] & 0xffff);
  x1 = s[11] << 16 | s[9] >> 15;
  x2 = s[7] << 16 | s[5] >> 15;
  x3 = s[2] << 16 | s[0] >> 15;
}

// 3.4
static uint32_t f(uint32_t a, uint32_t b, uint32_t c) {
  uint32_t w = (a ^ r1) + r2, w1 = r1 + b, w2 = r2 ^ c;
  r1 = boxes(l1(w1 << 16 | w2 >> 16));
  r2 = boxes(l2(w2 << 16 | w1 >> 16));
  return w;
}

// 3.2.2: one clock of the register; `u` is 0 in working mode.
static void clock_register(uint32_t u) {
  uint32_t next = add31(s[0], turn31(s[0], 8));
  next = add31(next, turn31(s[4], 20));
  next = add31(next, turn31(s[10], 21));
  next = add31(next, turn31(s[13], 17));
  next = add31(next, turn31(s[15], 15));
  next = add31(next, u);
shift:
  for (int i = 0; i < 15; i++) s[i] = s[i + 1];
  s[15] = next;
}

// 3.6.2
static uint32_t keystream_word(void) {
  bit_reorganisation();
  uint32_t z = f(x0, x1, x2) ^ x3;
  clock_register(0);
  return z;
}

// 3.5
static void initialise(uint64_t key0, uint64_t key1, uint64_t iv0, uint64_t iv1) {
load:
  for (int i = 0; i < 16; i++) s[i] = cell(i, byte_of(key0, key1, i), byte_of(iv0, iv1, i));
  r1 = r2 = 0;
rounds:
  for (int n = 0; n < 32; n++) {
    bit_reorganisation();
    clock_register(f(x0, x1, x2) >> 1);
  }
}

uint32_t zuc(uint8_t op, uint8_t has_data, uint32_t len_bits, uint32_t aad_bytes, uint64_t key0, uint64_t key1,
             uint64_t iv0, uint64_t iv1) {
  uint32_t status = refusal(op, has_data, len_bits, aad_bytes, iv0, iv1), tag = 0;
  uint32_t words = has_data ? words_of_bits(len_bits) : 0, left = len_bits & 31;
  tandem_status(status);
  for (uint32_t n = words_of_bytes(aad_bytes); n; n--) tandem_read();

  initialise(key0, key1, first_half(op, iv0), second_half(op, iv0));
  // 3.6.1: the first word is not used. EIA3 needs one before the first of the message, and one behind the last.
  uint32_t before = 0, ahead = op == EIA3, ends = words + ahead;
words:
  for (uint32_t n = 0; n <= ends + ahead; n++) {
    uint32_t z = keystream_word();
    if (n > ahead && n <= ends) {
      uint32_t m = swapped((uint32_t)tandem_read());
      if (op != EIA3) {
        tandem_write(status ? 0 : swapped(m ^ z), n == ends ? last_bytes(len_bits) : 0);
      } else {
        // Document 1, 4.4: 32 bits of keystream from each bit of the message on that is 1, and behind the last one.
        uint64_t window = (uint64_t)before << 32 | z;
        uint32_t end = n == ends && left ? left : 32;
      bits:
        for (uint32_t i = 0; i < 32; i++) {
          if (i < end ? m >> 31 : i == end) tag ^= (uint32_t)(window >> 32);
          m <<= 1;
          window <<= 1;
        }
        if (n == ends && !left) tag ^= z;
      }
    }
    before = z;
  }
  return op != EIA3 || status ? 0 : swapped(tag ^ before);
}

#include "bench.h"
