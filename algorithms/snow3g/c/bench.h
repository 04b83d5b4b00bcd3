// The test bench of the core in C: test sets of the standards, and tasks that are refused.
#pragma once
#include <stdint.h>
#include <string.h>
#include <tandem_core.h>

// UEA2 & UIA2, Document 3, test sets 2 to 4 of UEA2; TS 33.401, annexes C.3 and C.4, test sets 2 and 5 of EEA1 and 1 to
// 4 of EIA1.
static const struct {
  uint8_t op;
  const char* key;
  uint32_t count;
  uint32_t bearer, direction, len_bits;
  const char *message, *result;
} sets[] = {{EEA1, "efa8b2229e720c2a7c36ea55e9605695", 0xe28bcf7b, 24, 0, 510,
             "10111231e060253a43fd3f57e37607ab2827b599b6b1bbda37a8abcc5a8c550d1bfb2f494624fb50367fa36c"
             "e3bc68f11cf93b1510376b02130f812a9fa169d8",
             "e0da15ca8e2554f5e56c9468dc6c7c129c568aa5032317e04e0729646cabefa689864c410f24f919e61e3dfd"
             "fad77e560db0a9cd36c34ae4181490b29f5fa2fc"},
            {EEA1, "5acb1d644c0d51204ea5f1451010d852", 0xfa556b26, 3, 1, 120, "ad9c441f890b38c457a49d421407e8",
             "ba0f31300334c56b52a7497cbac046"},
            {EEA1, "d3c5d592327fb11c4035c6680af8c6d1", 0x398a59b4, 5, 1, 253,
             "981ba6824c1bfb1ab485472029b71d808ce33e2cc3c0b5fc1f3de8a6dc66b1f0",
             "989b719cdc33ceb7cf276a52827cef94a56c40c0ab9d81f7a2a9bac60e11c4b0"},
            {EEA1, "2bd6459f82c440e0952c49104805ff48", 0xc675a64b, 12, 1, 798,
             "7ec61272743bf1614726446a6c38ced166f6ca76eb5430044286346cef130f92922b03450d3a9975e5bd2ea0"
             "eb55ad8e1b199e3ec4316020e9a1b285e762795359b7bdfd39bef4b2484583d5afe082aee638bf5fd5a60619"
             "3901a08f4ab41aab9b134880",
             "3f67850714b8da69efb727ed7a6c0c50714ad736c4f5600006e3525be807c467c677ff864af45fba09c27cde"
             "38f87a1f84d59ab255408f2c7b82f9ead41a1fe65eabebfbc1f3a4c56c9a26fcf7b3d66d0220ee4775bc5817"
             "0a2b12f3431d11b344d6e36c"},
            {EEA1, "9618ae46891f86578eebe90ef7a1202e", 0xc675a64b, 12, 1, 1245,
             "8daa17b1ae050529c6827f28c0ef6a1242e93f8b314fb18a77f790ae049fedd612267fecaefc450174d76d9f"
             "9aa7755a30cd90a9a5874bf48eaf70eea3a62a250a8b6bd8d9b08b08d64e32d1817777fb544d49cd49720e21"
             "9dbf8bbed33904e1fd40a41d370a1f65745095687d47ba1d36d2349e23f644392c8ea9c49d40c13271aff264"
             "d0f24841d6465f0996ff84e65fc517c53efc3363c38492a8",
             "6cdb18a7ca8218e86e4b4b716a4d04371fbec262fc5ad0b3819b187b97e55b1a4d7c19ee24c8b4d7723cfedf"
             "045b8acae4869517d80e50615d9035d5d9c5a40af602280b542597b0cb18619eeb35925759d195e100e8e4aa"
             "0c38a3c2abe0f3d8ff04f3c33c295069c23694b5bbeacdd542e28e8a94edb9119f412d054be1fa7272b5ffb2"
             "b2570f4f7ceaf383a8a9d93572f04d6e3a6e293726ec62c8"},
            {EIA1, "2bd6459f82c5b300952c49104881ff48", 0x38a6f056, 31, 0, 88, "3332346263393861373479", "731f1165"},
            {EIA1, "7e5e94431e11d73828d739cc6ced4573", 0x36af6144, 24, 1, 254,
             "b3d3c9170a4e1632f60f861013d22d84b726b6a278d802d1eeaf1321ba5929dc", "e3259f6f"},
            {EIA1, "d3419be821087acd02123a9248033359", 0xc7590ea9, 23, 0, 511,
             "bbb057038809496bcff86d6fbc8ce5b135a06b166054f2d565be8ace75dc851e0bcdd8f07141c495872fb5d8"
             "c0c66a8b6da556663e4e461205d84580bee5bc7e",
             "9a16c77d"},
            {EIA1, "83fd23a244a74cf358da3019f1722635", 0x36af6144, 15, 1, 768,
             "35c68716633c66fb750c266865d53c11ea05b1e9fa49c8398d48e1efa5909d3947902837f5ae96d5a05bc8d6"
             "1ca8dbef1b13a4b4abfe4fb1006045b674bb54729304c382be53a5af05556176f6eaa2ef1d05e4b083181ee6"
             "74cda5a485f74d7a",
             "bba74492"}};

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
    uint32_t tag = snow3g(sets[i].op, 1, sets[i].len_bits, 0, key[0], key[1], iv, 0);
    if (sets[i].op == EIA1) {
      if (memcmp(&tag, wanted, 4)) errors++;
      continue;
    }
    if (tag) errors++;
    tandem_take(got, size);
    if (sets[i].len_bits % 8) got[n - 1] &= (uint8_t)(0xff00 >> sets[i].len_bits % 8);  // bits past the end
    if (memcmp(got, wanted, n)) errors++;
  }
  snow3g(EEA1, 0, 0, 0, 0, 0, 0, 0);
  tandem_feed(message, 40, 4);
  snow3g(EEA1, 1, 320, 0, 1, 2, 1ull << 32, 0);
  tandem_feed(message, 40, 4);
  snow3g(EIA1, 1, 320, 0, 1, 2, 0, 1);
  tandem_feed(message, 40, 4);
  snow3g(7, 1, 320, 0, 1, 2, 0, 0);
  tandem_feed(message, 7, 4);
  tandem_feed(message, 40, 4);
  snow3g(EEA1, 1, 320, 7, 1, 2, 0, 0);
  return errors;
}
