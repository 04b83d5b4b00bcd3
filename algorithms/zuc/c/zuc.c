// 128-EEA3 and 128-EIA3 as a core in C: one keystream word, and with it one word of the message, each time through the
// loop.
//
// Standard  ETSI/SAGE 128-EEA3 & 128-EIA3, Documents 1 and 2
// Core      operation 0: EEA3, 1: EIA3, whose tag is in the lowest 32 bits; anything else is unsupported
#include <stdint.h>
#include <string.h>
#include <tandem_core.h>

static const uint8_t s0[256] = {
    0x3e, 0x72, 0x5b, 0x47, 0xca, 0xe0, 0x00, 0x33, 0x04, 0xd1, 0x54, 0x98, 0x09, 0xb9, 0x6d, 0xcb, 0x7b, 0x1b, 0xf9,
    0x32, 0xaf, 0x9d, 0x6a, 0xa5, 0xb8, 0x2d, 0xfc, 0x1d, 0x08, 0x53, 0x03, 0x90, 0x4d, 0x4e, 0x84, 0x99, 0xe4, 0xce,
    0xd9, 0x91, 0xdd, 0xb6, 0x85, 0x48, 0x8b, 0x29, 0x6e, 0xac, 0xcd, 0xc1, 0xf8, 0x1e, 0x73, 0x43, 0x69, 0xc6, 0xb5,
    0xbd, 0xfd, 0x39, 0x63, 0x20, 0xd4, 0x38, 0x76, 0x7d, 0xb2, 0xa7, 0xcf, 0xed, 0x57, 0xc5, 0xf3, 0x2c, 0xbb, 0x14,
    0x21, 0x06, 0x55, 0x9b, 0xe3, 0xef, 0x5e, 0x31, 0x4f, 0x7f, 0x5a, 0xa4, 0x0d, 0x82, 0x51, 0x49, 0x5f, 0xba, 0x58,
    0x1c, 0x4a, 0x16, 0xd5, 0x17, 0xa8, 0x92, 0x24, 0x1f, 0x8c, 0xff, 0xd8, 0xae, 0x2e, 0x01, 0xd3, 0xad, 0x3b, 0x4b,
    0xda, 0x46, 0xeb, 0xc9, 0xde, 0x9a, 0x8f, 0x87, 0xd7, 0x3a, 0x80, 0x6f, 0x2f, 0xc8, 0xb1, 0xb4, 0x37, 0xf7, 0x0a,
    0x22, 0x13, 0x28, 0x7c, 0xcc, 0x3c, 0x89, 0xc7, 0xc3, 0x96, 0x56, 0x07, 0xbf, 0x7e, 0xf0, 0x0b, 0x2b, 0x97, 0x52,
    0x35, 0x41, 0x79, 0x61, 0xa6, 0x4c, 0x10, 0xfe, 0xbc, 0x26, 0x95, 0x88, 0x8a, 0xb0, 0xa3, 0xfb, 0xc0, 0x18, 0x94,
    0xf2, 0xe1, 0xe5, 0xe9, 0x5d, 0xd0, 0xdc, 0x11, 0x66, 0x64, 0x5c, 0xec, 0x59, 0x42, 0x75, 0x12, 0xf5, 0x74, 0x9c,
    0xaa, 0x23, 0x0e, 0x86, 0xab, 0xbe, 0x2a, 0x02, 0xe7, 0x67, 0xe6, 0x44, 0xa2, 0x6c, 0xc2, 0x93, 0x9f, 0xf1, 0xf6,
    0xfa, 0x36, 0xd2, 0x50, 0x68, 0x9e, 0x62, 0x71, 0x15, 0x3d, 0xd6, 0x40, 0xc4, 0xe2, 0x0f, 0x8e, 0x83, 0x77, 0x6b,
    0x25, 0x05, 0x3f, 0x0c, 0x30, 0xea, 0x70, 0xb7, 0xa1, 0xe8, 0xa9, 0x65, 0x8d, 0x27, 0x1a, 0xdb, 0x81, 0xb3, 0xa0,
    0xf4, 0x45, 0x7a, 0x19, 0xdf, 0xee, 0x78, 0x34, 0x60};
static const uint8_t s1[256] = {
    0x55, 0xc2, 0x63, 0x71, 0x3b, 0xc8, 0x47, 0x86, 0x9f, 0x3c, 0xda, 0x5b, 0x29, 0xaa, 0xfd, 0x77, 0x8c, 0xc5, 0x94,
    0x0c, 0xa6, 0x1a, 0x13, 0x00, 0xe3, 0xa8, 0x16, 0x72, 0x40, 0xf9, 0xf8, 0x42, 0x44, 0x26, 0x68, 0x96, 0x81, 0xd9,
    0x45, 0x3e, 0x10, 0x76, 0xc6, 0xa7, 0x8b, 0x39, 0x43, 0xe1, 0x3a, 0xb5, 0x56, 0x2a, 0xc0, 0x6d, 0xb3, 0x05, 0x22,
    0x66, 0xbf, 0xdc, 0x0b, 0xfa, 0x62, 0x48, 0xdd, 0x20, 0x11, 0x06, 0x36, 0xc9, 0xc1, 0xcf, 0xf6, 0x27, 0x52, 0xbb,
    0x69, 0xf5, 0xd4, 0x87, 0x7f, 0x84, 0x4c, 0xd2, 0x9c, 0x57, 0xa4, 0xbc, 0x4f, 0x9a, 0xdf, 0xfe, 0xd6, 0x8d, 0x7a,
    0xeb, 0x2b, 0x53, 0xd8, 0x5c, 0xa1, 0x14, 0x17, 0xfb, 0x23, 0xd5, 0x7d, 0x30, 0x67, 0x73, 0x08, 0x09, 0xee, 0xb7,
    0x70, 0x3f, 0x61, 0xb2, 0x19, 0x8e, 0x4e, 0xe5, 0x4b, 0x93, 0x8f, 0x5d, 0xdb, 0xa9, 0xad, 0xf1, 0xae, 0x2e, 0xcb,
    0x0d, 0xfc, 0xf4, 0x2d, 0x46, 0x6e, 0x1d, 0x97, 0xe8, 0xd1, 0xe9, 0x4d, 0x37, 0xa5, 0x75, 0x5e, 0x83, 0x9e, 0xab,
    0x82, 0x9d, 0xb9, 0x1c, 0xe0, 0xcd, 0x49, 0x89, 0x01, 0xb6, 0xbd, 0x58, 0x24, 0xa2, 0x5f, 0x38, 0x78, 0x99, 0x15,
    0x90, 0x50, 0xb8, 0x95, 0xe4, 0xd0, 0x91, 0xc7, 0xce, 0xed, 0x0f, 0xb4, 0x6f, 0xa0, 0xcc, 0xf0, 0x02, 0x4a, 0x79,
    0xc3, 0xde, 0xa3, 0xef, 0xea, 0x51, 0xe6, 0x6b, 0x18, 0xec, 0x1b, 0x2c, 0x80, 0xf7, 0x74, 0xe7, 0xff, 0x21, 0x5a,
    0x6a, 0x54, 0x1e, 0x41, 0x31, 0x92, 0x35, 0xc4, 0x33, 0x07, 0x0a, 0xba, 0x7e, 0x0e, 0x34, 0x88, 0xb1, 0x98, 0x7c,
    0xf3, 0x3d, 0x60, 0x6c, 0x7b, 0xca, 0xd3, 0x1f, 0x32, 0x65, 0x04, 0x28, 0x64, 0xbe, 0x85, 0x9b, 0x2f, 0x59, 0x8a,
    0xd7, 0xb0, 0x25, 0xac, 0xaf, 0x12, 0x03, 0xe2, 0xf2};
static const uint16_t d[16] = {0x44d7, 0x26bc, 0x626b, 0x135e, 0x5789, 0x35e2, 0x7135, 0x09af,
                               0x4d78, 0x2f13, 0x6bc4, 0x1af1, 0x5e26, 0x3c4d, 0x789a, 0x47ac};

enum { EEA3 = 0, EIA3 = 1, BAD_LENGTH = 1, BAD_IV = 3, UNSUPPORTED = 4 };

// Document 2, 3.2: the sum modulo 2^31 - 1.
static uint32_t add31(uint32_t a, uint32_t b) {
  uint32_t c = a + b;
  return (c & 0x7fffffff) + (c >> 31);
}

static uint32_t turn31(uint32_t a, int n) { return (a << n | a >> (31 - n)) & 0x7fffffff; }
static uint32_t turn(uint32_t a, int n) { return a << n | a >> (32 - n); }
static uint32_t swapped(uint32_t a) { return a << 24 | (a & 0xff00) << 8 | (a >> 8 & 0xff00) | a >> 24; }

// 3.4.2: the linear transforms.
static uint32_t l1(uint32_t x) { return x ^ turn(x, 2) ^ turn(x, 10) ^ turn(x, 18) ^ turn(x, 24); }
static uint32_t l2(uint32_t x) { return x ^ turn(x, 8) ^ turn(x, 14) ^ turn(x, 22) ^ turn(x, 30); }

// 3.4.1: four S-boxes side by side.
static uint32_t boxes(uint32_t x) {
  return (uint32_t)s0[x >> 24] << 24 | (uint32_t)s1[x >> 16 & 255] << 16 | (uint32_t)s0[x >> 8 & 255] << 8 |
         s1[x & 255];
}

uint32_t zuc(uint8_t op, uint8_t has_data, uint32_t len_bits, uint64_t key0, uint64_t key1, uint64_t iv0,
             uint64_t iv1) {
  uint32_t s[16], r1 = 0, r2 = 0, status = 0, tag = 0, before = 0, word = 0;
  uint32_t direction = iv0 >> 34 & 1;
  uint64_t count_bearer = op == EIA3 ? iv0 & 0xf8ffffffffull : iv0 & 0xffffffffffull;
  uint64_t second = op == EIA3 ? count_bearer ^ direction << 7 : count_bearer;
  uint32_t words = (len_bits >> 5) + ((len_bits & 31) != 0);

  if (op > EIA3 || (!has_data && len_bits))
    status = UNSUPPORTED;
  else if (!len_bits)
    status = BAD_LENGTH;
  else if (iv0 >> 40 || iv0 >> 32 & 3 || iv1)
    status = BAD_IV;
  if (!has_data) words = 0;
  tandem_status(status);

  // 3.5: key and initialisation vector; the second half of the vector is the first, but for the direction of EIA3.
#pragma tandem unroll
  for (int i = 0; i < 16; i++) {
    uint32_t k = (i < 8 ? key0 >> 8 * i : key1 >> 8 * (i - 8)) & 255;
    uint32_t v = (i < 8 ? count_bearer >> 8 * i : second >> 8 * (i - 8)) & 255;
    if (i == 14 && op == EIA3) v ^= direction << 7;
    s[i] = k << 23 | (uint32_t)d[i] << 8 | v;
  }

  // 33 clocks without output, and then as many as there are words; EIA3 needs two more.
  uint32_t clocks = 33 + words + (op == EIA3 ? 2 : 0), left = len_bits & 31;
rounds:
  for (uint32_t n = 0; n < clocks; n++) {
    // 3.3: the bits that F takes.
    uint32_t x0 = (s[15] >> 15) << 16 | (s[14] & 0xffff), x1 = s[11] << 16 | s[9] >> 15;
    uint32_t x2 = s[7] << 16 | s[5] >> 15, x3 = s[2] << 16 | s[0] >> 15;
    // 3.4: F.
    uint32_t w = (x0 ^ r1) + r2, w1 = r1 + x1, w2 = r2 ^ x2;
    r1 = boxes(l1(w1 << 16 | w2 >> 16));
    r2 = boxes(l2(w2 << 16 | w1 >> 16));
    // 3.2: the register's next cell.
    uint32_t next = add31(s[0], turn31(s[0], 8));
    next = add31(next, turn31(s[4], 20));
    next = add31(next, turn31(s[10], 21));
    next = add31(next, turn31(s[13], 17));
    next = add31(next, turn31(s[15], 15));
    if (n < 32) next = add31(next, w >> 1);
#pragma tandem unroll
    for (int i = 0; i < 15; i++) s[i] = s[i + 1];
    s[15] = next;

    uint32_t z = w ^ x3, at = n - 33;
    if (n >= 33) {
      if (op == EIA3 &&
          at) {  // Document 1, 4.4: key words under the bits of the word before, and behind the last of them
        uint64_t window = (uint64_t)before << 32 | z;
        uint32_t bits = at <= words ? swapped(word) : 0, sum = at == words + 1 ? z : 0;
        if (at == words && left) bits &= ~0u << (32 - left);
#pragma tandem unroll
        for (int i = 0; i < 32; i++) sum ^= bits >> (31 - i) & 1 ? (uint32_t)(window >> (32 - i)) : 0;
        if (at == words) sum ^= (uint32_t)(window >> ((32 - left) & 31));
        tag ^= sum;
      }
      if (at < words) {
        int last = at + 1 == words;
        word = (uint32_t)tandem_read();
        if (op != EIA3) {
          uint32_t mask = last && left ? swapped(~0u << (32 - left)) : ~0u;
          tandem_write(status ? 0 : (word ^ swapped(z)) & mask, last ? ((len_bits - 1) >> 3 & 3) + 1 : 0);
        }
      }
      before = z;
    }
  }
  return status ? 0 : swapped(tag);
}

// Document 3: test sets 1 to 3 of 128-EEA3 and of 128-EIA3; and tasks that are wrong.
static const struct {
  int op;
  const char* key;
  uint32_t count;
  uint32_t bearer, direction, len_bits;
  const char *message, *result;
} sets[] = {
    {0, "173d14ba5003731d7a60049470f00a29", 0x66035492, 15, 0, 193,
     "6cf65340735552ab0c9752fa6f9025fe0bd675d9005875b200", "a6c85fc66afb8533aafc2518dfe784940ee1e4b030238cc800"},
    {0, "e5bd3ea0eb55ade866c6ac58bd54302a", 0x00056823, 24, 1, 800,
     "14a8ef693d678507bbe7270a7f67ff5006c3525b9807e467c4e56000ba338f5d429559036751822246c80d3b"
     "38f07f4be2d8ff5805f5132229bde93bbbdcaf382bf1ee972fbf9977bada8945847a2a6c9ad34a667554e04d"
     "1f7fa2c33241bd8f01ba220d",
     "131d43e0dea1be5c5a1bfd971d852cbf712d7b4f57961fea3208afa8bca433f456ad09c7417e58bc69cf8866"
     "d1353f74865e80781d202dfb3ecff7fcbc3b190fe82a204ed0e350fc0f6f2613b2f2bca6df5a473a57a4a00d"
     "985ebad880d6f23864a07b01"},
    {0, "d4552a8fd6e61cc81a2009141a29c10b", 0x76452ec1, 2, 1, 1570,
     "38f07f4be2d8ff5805f5132229bde93bbbdcaf382bf1ee972fbf9977bada8945847a2a6c9ad34a667554e04d"
     "1f7fa2c33241bd8f01ba220d3ca4ec41e074595f54ae2b454fd971432043601965cca85c2417ed6cbec3bada"
     "84fc8a579aea7837b0271177242a64dc0a9de71a8edee86ca3d47d033d6bf539804eca86c584a9052de46ad3"
     "fced65543bd90207372b27afb79234f5ff43ea870820e2c2b78a8aae61cce52a0515e348d196664a3456b182"
     "a07c406e4a20791271cfeda165d535ec5ea2d4df40",
     "8383b0229fcc0b9d2295ec41c977e9c2bb72e220378141f9c8318f3a270dfbcdee6411c2b3044f176dc6e00f"
     "8960f97afacd131ad6a3b49b16b7babcf2a509ebb16a75dcab14ff275dbeeea1a2b155f9d52c26452d0187c3"
     "10a4ee55beaa78ab4024615ba9f5d5adc7728f73560671f013e5e550085d3291df7d5fecedded559641b6c2f"
     "585233bc71e9602bd2305855bbd25ffa7f17ecbc042daae38c1f57ad8e8ebd37346f71befdbb7432e0e0bb2c"
     "fc09bcd96570cb0c0c39df5e29294e82703a637f80"},
    {1, "00000000000000000000000000000000", 0x00000000, 0, 0, 1, "00", "c8a9595e"},
    {1, "47054125561eb2dda94059da05097850", 0x561eb2dd, 20, 0, 90, "000000000000000000000000", "6719a088"},
    {1, "c9e6cec4607c72db000aefa88385ab0a", 0xa94059da, 10, 1, 577,
     "983b41d47d780c9e1ad11d7eb70391b1de0b35da2dc62f83e7b78d6306ca0ea07e941b7be91348f9fcb170e2"
     "217fecd97f9f68adb16e5d7d21e569d280ed775cebde3f4093c5388100",
     "fae8ff0b"}};

static int nibble(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }

static uint32_t bytes(const char* hex, uint8_t* to) {
  uint32_t n = 0;
  for (; hex[2 * n]; n++) to[n] = (uint8_t)(nibble(hex[2 * n]) << 4 | nibble(hex[2 * n + 1]));
  return n;
}

int main(void) {
  static uint8_t message[1024], wanted[1024], got[1024];
  int errors = 0;
  for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
    uint64_t key[2], iv = swapped(sets[i].count) | (uint64_t)(sets[i].bearer << 3 | sets[i].direction << 2) << 32;
    uint32_t size = bytes(sets[i].message, message), n = bytes(sets[i].result, wanted);
    bytes(sets[i].key, (uint8_t*)key);
    tandem_feed(message, (sets[i].len_bits + 7) / 8, 4);
    uint32_t tag = zuc((uint8_t)sets[i].op, 1, sets[i].len_bits, key[0], key[1], iv, 0);
    if (sets[i].op == EIA3) {
      if (memcmp(&tag, wanted, 4)) errors++;
      continue;
    }
    tandem_take(got, size);
    if (memcmp(got, wanted, n)) errors++;
  }
  zuc(EEA3, 0, 0, 0, 0, 0, 0);
  tandem_feed(message, 40, 4);
  zuc(EEA3, 1, 320, 1, 2, 1ull << 32, 0);
  tandem_feed(message, 40, 4);
  zuc(EIA3, 1, 320, 1, 2, 0, 1);
  tandem_feed(message, 40, 4);
  zuc(7, 1, 320, 1, 2, 0, 0);
  return errors;
}
