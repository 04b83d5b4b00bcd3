// Published test vectors of ZUC-256. Bytes in hex, most significant bit first.
//
// Source  the ZUC design team's test vectors of 2018, published with the specification
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::zuc::vectors {

struct Keystream256 {
  std::string_view name;
  std::string_view key;
  std::string_view iv;  ///< 25 bytes, or 23 packed
  std::string_view words;
};

struct Mac256 {
  std::string_view name;
  std::string_view key;
  std::string_view iv;
  std::uint64_t len_bits;
  std::string_view message_byte;  ///< all bytes of the message
  std::string_view tag;
};

inline constexpr Keystream256 kKeystreams256[] = {
    {"keystream 1", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000",
     "58d03ad62e032ce2dafc683a39bdcb0352a2bc67f1b7de74163ce3a101ef55589639d75b95fa681b7f090df756391ccc"
     "903b7612744d544c17bc3fad8b163b0821787c0b97775bb84943c6bbe8ad8afd"},
    {"keystream 6", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f",
     "3356cbaed1a1c18b6baa4ffe343f777c9e15128f251ab65b949f7b26ef7157f296dd2fa9df95e3ee7a5be02ec32ba585"
     "505af316c2f9ded27cdbd935e441ce1115fd0a80bb7aef6768989416b8fac8c2"},
};

inline constexpr Mac256 kMacs256[] = {
    {"tag of 32 bits, 1", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000", 400, "00", "9b972a74"},
    {"tag of 64 bits, 2", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000", 400, "00", "673e54990034d38c"},
    {"tag of 128 bits, 4", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000", 400, "00", "d85e54bbcb9600967084c952a1654b26"},
    {"tag of 32 bits, 8", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000", 4000, "11", "8754f5cf"},
    {"tag of 32 bits, 9", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f", 400, "00", "1f3079b4"},
    {"tag of 32 bits, 10", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f", 4000, "11", "5c7c8b88"},
    {"tag of 32 bits, 11", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffffffffffffffff", 400, "00", "1f3079b4"},
    {"tag of 64 bits, 12", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000", 4000, "11", "130dc225e72240cc"},
    {"tag of 128 bits, 17", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffffffffffffffff", 400, "00", "a35bb274b567c48b28319f111af34fbd"},
    {"tag of 64 bits, 21", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f", 400, "00", "8c71394d39957725"},
    {"tag of 64 bits, 22", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f", 4000, "11", "ea1dee544bb6223b"},
    {"tag of 64 bits, 23", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffffffffffffffff", 400, "00", "8c71394d39957725"},
    {"tag of 128 bits, 31", "0000000000000000000000000000000000000000000000000000000000000000",
     "00000000000000000000000000000000000000000000000000", 4000, "11", "df1e8307b31cc62beca1ac6f8190c22f"},
    {"tag of 128 bits, 32", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f", 400, "00", "a35bb274b567c48b28319f111af34fbd"},
    {"tag of 128 bits, 33", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffffffffffffffffffffffffffffff3f3f3f3f3f3f3f3f", 4000, "11", "3a83b554be408ca5494124ed9d473205"},
};

}  // namespace tandem::zuc::vectors
