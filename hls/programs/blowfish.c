// Blowfish (B. Schneier, 1993) with a key of 8 bytes: a published block, and back again.
#include <stdint.h>
#include <stdio.h>
#include "blowfish_tables.h"

static uint32_t f(uint32_t x) { return ((s[0][x >> 24] + s[1][x >> 16 & 255]) ^ s[2][x >> 8 & 255]) + s[3][x & 255]; }

static void encrypt(uint32_t* left, uint32_t* right) {
  uint32_t l = *left, r = *right;
  for (int i = 0; i < 16; i += 2) {
    l ^= p[i];
    r ^= f(l);
    r ^= p[i + 1];
    l ^= f(r);
  }
  *left = r ^ p[17];
  *right = l ^ p[16];
}

static void decrypt(uint32_t* left, uint32_t* right) {
  uint32_t l = *left, r = *right;
  for (int i = 17; i > 1; i -= 2) {
    l ^= p[i];
    r ^= f(l);
    r ^= p[i - 1];
    l ^= f(r);
  }
  *left = r ^ p[0];
  *right = l ^ p[1];
}

static void schedule(const uint8_t* key, int bytes) {
  uint32_t l = 0, r = 0;
  int at = 0;
  for (int i = 0; i < 18; i++) {
    uint32_t word = 0;
    for (int k = 0; k < 4; k++) {
      word = word << 8 | key[at];
      at = at + 1 == bytes ? 0 : at + 1;
    }
    p[i] ^= word;
  }
  for (int i = 0; i < 18; i += 2) {
    encrypt(&l, &r);
    p[i] = l, p[i + 1] = r;
  }
  for (int box = 0; box < 4; box++)
    for (int i = 0; i < 256; i += 2) {
      encrypt(&l, &r);
      s[box][i] = l, s[box][i + 1] = r;
    }
}

int main(void) {
  static const uint8_t key[8] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef};
  uint32_t l = 0x11111111, r = 0x11111111;
  int errors = 0;
  schedule(key, 8);
  encrypt(&l, &r);
  errors += l != 0x61f9c380 || r != 0x2281b096;
  decrypt(&l, &r);
  errors += l != 0x11111111 || r != 0x11111111;
  printf("%d errors\n", errors);
  return errors;
}
