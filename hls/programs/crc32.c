// The CRC of IEEE 802.3, bit by bit and by a table that is made at the start.
#include <stdint.h>
#include <stdio.h>
static uint32_t table[256];
static const char text[] = "123456789";

static uint32_t by_bits(const char* data, int n) {
  uint32_t crc = 0xffffffffu;
  for (int i = 0; i < n; i++) {
    crc ^= (uint8_t)data[i];
    for (int k = 0; k < 8; k++) crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
  }
  return ~crc;
}

static uint32_t by_table(const char* data, int n) {
  uint32_t crc = 0xffffffffu;
  for (int i = 0; i < n; i++) crc = table[(crc ^ (uint8_t)data[i]) & 255] ^ crc >> 8;
  return ~crc;
}

int main(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    table[i] = c;
  }
  uint32_t a = by_bits(text, 9), b = by_table(text, 9);
  printf("%08x %08x\n", a, b);
  return !(a == 0xcbf43926u && b == a);
}
