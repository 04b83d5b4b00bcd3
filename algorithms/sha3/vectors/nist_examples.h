// Example values of NIST for FIPS 202: messages of no bits and of 1,600 bits, each byte 0xa3, and the digests, of SHAKE
// the first 64 bytes. Hex.
#pragma once

#include <cstddef>
#include <string_view>

namespace tandem::sha3::vectors {

struct Vector {
  std::string_view function;
  std::size_t bytes;  ///< of 0xa3
  std::string_view digest;
};

inline constexpr Vector kNistExamples[] = {
    {"sha3_224", 0, "6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7"},
    {"sha3_224", 200, "9376816aba503f72f96ce7eb65ac095deee3be4bf9bbc2a1cb7e11e0"},
    {"sha3_256", 0, "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"},
    {"sha3_256", 200, "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787"},
    {"sha3_384", 0,
     "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2a"
     "c3713831264adb47fb6bd1e058d5f004"},
    {"sha3_384", 200,
     "1881de2ca7e41ef95dc4732b8f5f002b189cc1e42b74168ed1732649ce1dbcdd"
     "76197a31fd55ee989f2d7050dd473e8f"},
    {"sha3_512", 0,
     "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a6"
     "15b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26"},
    {"sha3_512", 200,
     "e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca8"
     "1b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00"},
    {"shake128", 0,
     "7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26"
     "3cb1eea988004b93103cfb0aeefd2a686e01fa4a58e8a3639ca8a1e3f9ae57e2"},
    {"shake128", 200,
     "131ab8d2b594946b9c81333f9bb6e0ce75c3b93104fa3469d3917457385da037"
     "cf232ef7164a6d1eb448c8908186ad852d3f85a5cf28da1ab6fe343817197846"},
    {"shake256", 0,
     "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"
     "d75dc4ddd8c0f200cb05019d67b592f6fc821c49479ab48640292eacb3b7c4be"},
    {"shake256", 200,
     "cd8a920ed141aa0407a22d59288652e9d9f1a7ee0c1e7c1ca699424da84a904d"
     "2d700caae7396ece96604440577da4f3aa22aeb8857f961c4cd8e06f0ae6610b"},
};

}  // namespace tandem::sha3::vectors
