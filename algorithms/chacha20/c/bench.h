// The test bench: test vectors of RFC 8439, and tasks that are refused.
#pragma once
#include <string.h>
#include <tandem_bench.h>
#include <tandem_core.h>

// 2.3.2, 2.4.2.
static const struct {
  const char *key, *iv, *message, *result;
} sets[] = {
    {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "01000000000000090000004a00000000",
     "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "000"
     "000000000000",
     "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9"
     "cbd083e8a2503c4e"},
    {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "01000000000000000000004a00000000",
     "4c616469657320616e642047656e746c656d656e206f662074686520636c617373206f66202739393a204966204920636f756c64206f6666"
     "657220796f75206f6e6c79206f6e652074697020666f7220746865206675747572652c2073756e73637265656e20776f756c642062652069"
     "742e",
     "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b3571639d624e65152ab"
     "8f530c359f0861d807ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab77937365af90bbf74a35be6b40b8eedf2785e42"
     "874d"}};

int main(void) {
  static uint8_t message[128], wanted[128], got[128];
  int errors = 0;
  for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
    uint64_t key[4], iv[2];
    tandem_bytes(sets[i].key, key);
    tandem_bytes(sets[i].iv, iv);
    uint32_t n = tandem_bytes(sets[i].message, message);
    tandem_bytes(sets[i].result, wanted);
    for (int pads = 0; pads < 2; pads++) {
      if (!pads) tandem_feed(message, n, 64);
      chacha20((uint8_t)pads, !pads, 8 * n, key[0], key[1], key[2], key[3], iv[0], iv[1]);
      tandem_take(got, n);
      for (uint32_t j = 0; pads && j < n; j++) got[j] ^= message[j];
      if (memcmp(got, wanted, n)) errors++;
    }
  }
  chacha20(PADS, 0, 0, 0, 0, 0, 0, 0, 0);
  chacha20(PADS, 0, 1024, 1, 2, 3, 4, 0xfffffffe, 5);
  chacha20(PADS, 0, 1025, 1, 2, 3, 4, 0xfffffffe, 5);
  chacha20(XOR, 0, 9, 1, 2, 3, 4, 0, 0);
  tandem_feed(message, 100, 64);
  chacha20(PADS, 1, 800, 1, 2, 3, 4, 0, 0);
  tandem_feed(message, 100, 64);
  chacha20(7, 1, 800, 1, 2, 3, 4, 0, 0);
  return errors;
}
