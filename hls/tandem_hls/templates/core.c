// @name@ as a core: each word of the message is changed by a key word that turns with every word.
#include <stdint.h>
#include <tandem_core.h>

uint32_t @name@(uint8_t op, uint8_t has_data, uint32_t len_bits, uint64_t key0) {
  uint32_t key = (uint32_t)key0, tag = 0;
  uint32_t words = has_data ? (len_bits >> 5) + ((len_bits & 31) != 0) : 0;
  uint32_t bytes_of_last = ((len_bits - 1) >> 3 & 3) + 1;

  if (op > 1 || !has_data) tandem_status(TANDEM_UNSUPPORTED);
words:
  for (uint32_t i = 0; i < words; i++) {
    uint32_t word = (uint32_t)tandem_read();
    tag ^= word;
    tandem_write(op > 1 ? 0 : word ^ key, i + 1 == words ? bytes_of_last : 0);
    key = key << 1 | key >> 31;
  }
  return op > 1 ? 0 : tag;
}

// The test bench: what goes in, and what must come out. The hardware is compared with this program, call by call.
int main(void) {
  static uint32_t in[16], out[16];
  uint32_t tag = 0, key = 0x80000001u;
  int errors = 0;
  for (int i = 0; i < 16; i++) tag ^= in[i] = 0x01020304u * (uint32_t)i;
  tandem_feed(in, sizeof in, 4);
  errors += @name@(0, 1, 8 * sizeof in, key) != tag;
  errors += tandem_take(out, sizeof out) != sizeof out;
  for (int i = 0; i < 16; i++) {
    errors += out[i] != (in[i] ^ key);
    key = key << 1 | key >> 31;
  }
  return errors;
}
