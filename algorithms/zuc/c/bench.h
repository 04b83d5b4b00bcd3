// The test bench of the cores in C here: test sets of the standard, and tasks that are refused.
#pragma once
#include <stdint.h>
#include <string.h>
#include <tandem_bench.h>
#include <tandem_core.h>

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

int main(void) {
  static uint8_t message[1024], wanted[1024], got[1024];
  int errors = 0;
  for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
    uint64_t key[2], iv = swapped(sets[i].count) | (uint64_t)(sets[i].bearer << 3 | sets[i].direction << 2) << 32;
    uint32_t size = tandem_bytes(sets[i].message, message), n = tandem_bytes(sets[i].result, wanted);
    tandem_bytes(sets[i].key, key);
    tandem_feed(message, (sets[i].len_bits + 7) / 8, 4);
    uint32_t tag = zuc((uint8_t)sets[i].op, 1, sets[i].len_bits, 0, key[0], key[1], iv, 0);
    if (sets[i].op == EIA3) {
      if (memcmp(&tag, wanted, 4)) errors++;
      continue;
    }
    if (tag) errors++;
    tandem_take(got, size);
    if (sets[i].len_bits % 8) got[n - 1] &= (uint8_t)(0xff00 >> sets[i].len_bits % 8);  // bits past the end
    if (memcmp(got, wanted, n)) errors++;
  }
  zuc(EEA3, 0, 0, 0, 0, 0, 0, 0);
  tandem_feed(message, 40, 4);
  zuc(EEA3, 1, 320, 0, 1, 2, 1ull << 32, 0);
  tandem_feed(message, 40, 4);
  zuc(EIA3, 1, 320, 0, 1, 2, 0, 1);
  tandem_feed(message, 40, 4);
  zuc(7, 1, 320, 0, 1, 2, 0, 0);
  tandem_feed(message, 7, 4);
  tandem_feed(message, 40, 4);
  zuc(EEA3, 1, 320, 7, 1, 2, 0, 0);
  return errors;
}
