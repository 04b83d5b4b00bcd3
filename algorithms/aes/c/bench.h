// The test bench of the core in C: test sets of the standard, and tasks that are refused.
#pragma once
#include <string.h>
#include <tandem_bench.h>
#include <tandem_core.h>

// TS 33.401, annex C.1, test sets 1 to 5 of EEA2, and C.2, 1 to 7 of EIA2.
static const struct {
  uint8_t op;
  const char* key;
  uint32_t count;
  uint32_t bearer, direction, len_bits;
  const char *message, *result;
} sets[] = {{EEA2, "d3c5d592327fb11c4035c6680af8c6d1", 0x398a59b4, 21, 1, 253,
             "981ba6824c1bfb1ab485472029b71d808ce33e2cc3c0b5fc1f3de8a6dc66b1f0",
             "e9fed8a63d155304d71df20bf3e82214b20ed7dad2f233dc3c22d7bdeeed8e78"},
            {EEA2, "2bd6459f82c440e0952c49104805ff48", 0xc675a64b, 12, 1, 798,
             "7ec61272743bf1614726446a6c38ced166f6ca76eb5430044286346cef130f92922b03450d3a9975e5bd2ea0"
             "eb55ad8e1b199e3ec4316020e9a1b285e762795359b7bdfd39bef4b2484583d5afe082aee638bf5fd5a60619"
             "3901a08f4ab41aab9b134880",
             "5961605353c64bdca15b195e288553a910632506d6200aa790c4c806c99904cf2445cc50bb1cf168a4967373"
             "4e081b57e324ce5259c0e78d4cd97b870976503c0943f2cb5ae8f052c7b7d392239587b8956086bcab188360"
             "42e2e6ce42432a17105c53d0"},
            {EEA2, "0a8b6bd8d9b08b08d64e32d1817777fb", 0x544d49cd, 4, 0, 310,
             "fd40a41d370a1f65745095687d47ba1d36d2349e23f644392c8ea9c49d40c13271aff264d0f248",
             "75750d37b4bba2a4dedb34235bd68c6645acdaaca48138a3b0c471e2a7041a576423d2927287f0"},
            {EEA2, "aa1f95aea533bcb32eb63bf52d8f831a", 0x72d8c671, 16, 1, 1022,
             "fb1b96c5c8badfb2e8e8edfde78e57f2ad81e74103fc430a534dcc37afcec70e1517bb06f27219dae49022dd"
             "c47a068de4c9496a951a6b09edbdc864c7adbd740ac50c022f3082bafd22d78197c5d508b977bca13f32e652"
             "e74ba728576077ce628c535e87dc6077ba07d29068590c8cb5f1088e082cfa0ec961302d69cf3d44",
             "dfb440acb3773549efc04628aeb8d8156275230bdc690d94b00d8d95f28c4b56307f60f4ca55eba661ebba72"
             "ac808fa8c49e26788ed04a5d606cb418de74878b9a22f8ef29590bc4eb57c9faf7c41524a885b8979c423f2f"
             "8f8e0592a9879201be7ff9777a162ab810feb324ba74c4c156e04d39097209653ac33e5a5f2d8864"},
            {EEA2, "9618ae46891f86578eebe90ef7a1202e", 0xc675a64b, 12, 1, 1245,
             "8daa17b1ae050529c6827f28c0ef6a1242e93f8b314fb18a77f790ae049fedd612267fecaefc450174d76d9f"
             "9aa7755a30cd90a9a5874bf48eaf70eea3a62a250a8b6bd8d9b08b08d64e32d1817777fb544d49cd49720e21"
             "9dbf8bbed33904e1fd40a41d370a1f65745095687d47ba1d36d2349e23f644392c8ea9c49d40c13271aff264"
             "d0f24841d6465f0996ff84e65fc517c53efc3363c38492a8",
             "919c8c33d66789703d05a0d7ce82a2aeac4ee76c0f4da050335e8a84e7897ba5df2f36bd513e3d0c8578c7a0"
             "fcf043e03aa3a39fbaad7d15be074faa5d9029f71fb457b647834714b0e18f117fca10677945096c8c5f326b"
             "a8d6095eb29c3e36cf245d1622aafe921f7566c4f5d644f2f1fc0ec684ddb21349747622e209295d27ff3f95"
             "623371d49b147c0af486171f22cd04b1cbeb2658223e6938"},
            {EIA2, "2bd6459f82c5b300952c49104881ff48", 0x38a6f056, 24, 0, 58, "3332346263393840", "118c6eb8"},
            {EIA2, "d3c5d592327fb11c4035c6680af8c6d1", 0x398a59b4, 26, 1, 64, "484583d5afe082ae", "b93787e6"},
            {EIA2, "7e5e94431e11d73828d739cc6ced4573", 0x36af6144, 24, 1, 254,
             "b3d3c9170a4e1632f60f861013d22d84b726b6a278d802d1eeaf1321ba5929dc", "1f60b01d"},
            {EIA2, "d3419be821087acd02123a9248033359", 0xc7590ea9, 23, 0, 511,
             "bbb057038809496bcff86d6fbc8ce5b135a06b166054f2d565be8ace75dc851e0bcdd8f07141c495872fb5d8"
             "c0c66a8b6da556663e4e461205d84580bee5bc7e",
             "6846a2f0"},
            {EIA2, "83fd23a244a74cf358da3019f1722635", 0x36af6144, 15, 1, 768,
             "35c68716633c66fb750c266865d53c11ea05b1e9fa49c8398d48e1efa5909d3947902837f5ae96d5a05bc8d6"
             "1ca8dbef1b13a4b4abfe4fb1006045b674bb54729304c382be53a5af05556176f6eaa2ef1d05e4b083181ee6"
             "74cda5a485f74d7a",
             "e657e182"},
            {EIA2, "6832a65cff4473621ebdd4ba26a921fe", 0x36af6144, 24, 0, 383,
             "d3c53839626820717765667620323837636240981ba6824c1bfb1ab485472029b71d808ce33e2cc3c0b5fc1f"
             "3de8a6dc",
             "f0668c1e"},
            {EIA2, "5d0a80d8134ae19677824b671e838af4", 0x7827fab2, 5, 1, 2558,
             "70dedf2dc42c5cbd3a96f8a0b11418b3608d5733604a2cd36aabc70ce3193bb5153be2d3c06dfdb2d16e9c35"
             "7158be6a41d6b861e491db3fbfeb518efcf048d7d58953730ff30c9ec470ffcd663dc34201c36addc0111c35"
             "b38afee7cfdb582e3731f8b4baa8d1a89c06e81199a9716227be344efcb436ddd0f096c064c3b5e2c399993f"
             "c77394f9e09720a811850ef23b2ee05d9e6173609d86e1c0c18ea51a012a00bb413b9cb8188a703cd6bae31c"
             "c67b34b1b00019e6a2b2a690f02671fe7c9ef8dec0094e533763478d58d2c5f5b827a0148c5948a96931acf8"
             "4f465a64e62ce74007e991e37ea823fa0fb21923b79905b733b631e6c7d6860a3831ac351a9c730c52ff72d9"
             "d308eedbab21fde143a0ea17e23edc1f74cbb3638a2033aaa15464eaa733385dbbeb6fd73509b857e6a419dc"
             "a1d8907af977fbac4dfa35ec",
             "f4cc8fa3"}};

int main(void) {
  static uint8_t message[512], wanted[512], got[512];
  int errors = 0;
  for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
    uint64_t key[2],
        iv = (uint64_t)(sets[i].bearer << 3 | sets[i].direction << 2) << 32 | __builtin_bswap32(sets[i].count);
    uint32_t size = tandem_bytes(sets[i].message, message), n = tandem_bytes(sets[i].result, wanted);
    tandem_bytes(sets[i].key, key);
    tandem_feed(message, size, 16);
    uint32_t tag = aes(sets[i].op, 1, sets[i].len_bits, key[0], key[1], iv, 0);
    if (sets[i].op == EIA2) {
      if (memcmp(&tag, wanted, 4)) errors++;
      continue;
    }
    tandem_take(got, size);
    if (sets[i].len_bits % 8) {  // bits past the end
      got[n - 1] &= (uint8_t)(0xff00 >> sets[i].len_bits % 8);
      wanted[n - 1] &= (uint8_t)(0xff00 >> sets[i].len_bits % 8);
    }
    if (tag || memcmp(got, wanted, n)) errors++;
  }
  // Around the ends of a half and of a block.
  for (uint32_t bits = 1; bits < 260; bits += bits % 64 < 3 || bits % 64 > 60 ? 1 : 29) {
    for (int op = 0; op < 2; op++) {
      tandem_feed(message, (bits + 7) / 8, 16);
      aes((uint8_t)op, 1, bits, 1, 2, 3, 0);
    }
  }
  aes(EEA2, 0, 0, 0, 0, 0, 0);
  aes(EIA2, 0, 0, 0, 0, 0, 0);
  aes(EIA2, 0, 320, 1, 2, 0, 0);
  for (int op = 0; op < 3; op++) {
    tandem_feed(message, 40, 16);
    aes((uint8_t)op, 1, 320, 1, 2, 1ull << 32, op == 2);
  }
  tandem_feed(message, 40, 16);
  aes(EIA2, 1, 320, 1, 2, 0, 1);
  return errors;
}
