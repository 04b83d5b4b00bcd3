// The test bench: example values of NIST, digests of more than a block, and tasks that are refused.
#pragma once
#include <string.h>
#include <tandem_bench.h>
#include <tandem_core.h>

// FIPS 202, example values: messages of so many bytes, each 0xa3.
static const struct {
  int op;
  uint32_t bytes;
  const char* digest;
} sets[] = {
    {0, 0, "6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7"},
    {0, 200, "9376816aba503f72f96ce7eb65ac095deee3be4bf9bbc2a1cb7e11e0"},
    {1, 0, "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"},
    {1, 200, "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787"},
    {2, 0, "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004"},
    {2, 200, "1881de2ca7e41ef95dc4732b8f5f002b189cc1e42b74168ed1732649ce1dbcdd76197a31fd55ee989f2d7050dd473e8f"},
    {3, 0,
     "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558"
     "f500199d95b6d3e301758586281dcd26"},
    {3, 200,
     "e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca81b7c13c30adf52a3659584739a2df46b"
     "e589c51ca1a4a8416df6545a1ce8ba00"},
    {4, 0,
     "7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef263cb1eea988004b93103cfb0aeefd2a68"
     "6e01fa4a58e8a3639ca8a1e3f9ae57e2"},
    {4, 200,
     "131ab8d2b594946b9c81333f9bb6e0ce75c3b93104fa3469d3917457385da037cf232ef7164a6d1eb448c8908186ad85"
     "2d3f85a5cf28da1ab6fe343817197846"},
    {5, 0,
     "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762fd75dc4ddd8c0f200cb05019d67b592f6"
     "fc821c49479ab48640292eacb3b7c4be"},
    {5, 200,
     "cd8a920ed141aa0407a22d59288652e9d9f1a7ee0c1e7c1ca699424da84a904d2d700caae7396ece96604440577da4f3"
     "aa22aeb8857f961c4cd8e06f0ae6610b"}};

int main(void) {
  static uint8_t message[400], wanted[64], got[500];
  int errors = 0;
  memset(message, 0xa3, sizeof message);
  for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
    uint32_t n = tandem_bytes(sets[i].digest, wanted);
    if (sets[i].bytes) tandem_feed(message, sets[i].bytes, 8);
    sha3((uint8_t)sets[i].op, 1, 8 * sets[i].bytes, n, 0);
    tandem_take(got, n);
    if (memcmp(got, wanted, n)) errors++;
  }
  // The beginning of a digest of several blocks is that of a short one.
  sha3(4, 0, 0, 500, 0);
  tandem_take(got, 500);
  tandem_bytes(sets[8].digest, wanted);
  if (memcmp(got, wanted, 64)) errors++;
  // Around the ends of a block and of a word.
  for (uint32_t bytes = 127; bytes < 146; bytes++) {
    tandem_feed(message, bytes, 8);
    sha3(1, 1, 8 * bytes, 32, 0);
  }
  tandem_feed(message, 300, 8);
  sha3(5, 1, 2400, 141, 0);
  tandem_feed(message, 11, 8);
  sha3(5, 1, 81, 9, 0);
  tandem_feed(message, 11, 8);
  sha3(1, 1, 88, 31, 0);
  sha3(4, 1, 0, 0, 0);
  sha3(4, 1, 0, 1u << 30, 0);
  sha3(1, 0, 88, 32, 0);
  tandem_feed(message, 11, 8);
  sha3(6, 1, 88, 32, 0);
  sha3(0, 1, 0, 28, 1);
  return errors;
}
