// Hashes of the RTL that simulated builds are made from (docs/formats/results.md).
// Written by `make generate` from hw, algorithms/*/rtl, tops and the builds; do not edit.
#pragma once

#include <string_view>

namespace tandem::facts {

struct RtlHash {
  std::string_view model;  ///< "aes_gcm.lane"
  std::string_view hash;
};

inline constexpr RtlHash kRtlHashes[] = {
    {"chacha20.iterative", "98ef43cdd3ea00b4"},
    {"chacha20.pipelined", "868cbe7430c842e2"},
    {"chacha20.interleaved", "c7bcdd1268b70104"},
    {"chacha20.iterative_rounds", "4e785b4df584d8bc"},
    {"chacha20.iterative_summation", "f4b49084f2efdd3f"},
    {"chacha20.c_chacha20", "364a97f34f094b76"},
    {"chacha20_poly1305.iterative", "42df5effc7b2e164"},
    {"chacha20_poly1305.pipelined", "fee7c3245aab6524"},
    {"chacha20_poly1305.pipelined_wide", "1be48089b261d1d9"},
    {"chacha20_poly1305.interleaved", "923d8317d84292f4"},
    {"zuc.hpaz", "95d5bc163af3065b"},
    {"zuc.interleaved", "75545284416bc7b2"},
    {"zuc.hpaz_units3", "eaaf477056182ff4"},
    {"zuc.interleaved_units2", "e0495302fb920519"},
    {"zuc.interleaved_narrow", "9a734ada6d79e2ff"},
    {"zuc.baseline", "597a2ac362e7f85d"},
    {"zuc.optimised", "c9670925430cddaf"},
    {"zuc.c_baseline", "4802575b5320a929"},
    {"zuc.c_optimised", "9a01c58f54282bab"},
    {"zuc.c_zuc", "2c9d46e4a387a755"},
    {"snow3g.ahead", "ec0ff29b32efa243"},
    {"snow3g.interleaved", "9adbacdb6ead2f91"},
    {"snow3g.c_snow3g", "bf394dd67a56a05e"},
    {"aes.rounds", "9662fe49a7ec26b9"},
    {"aes.rounds10", "f381b54be1f3237b"},
    {"aes.c_rounds", "6f2ef878b7d56fed"},
    {"aes.c_unrolled", "cf524576458ad365"},
    {"aes_gcm.lane", "c039523b9f860097"},
    {"aes_gcm.lane2", "a0166be0db912d38"},
    {"sha3.sponge", "e5a587c00839f738"},
    {"sha3.sponge2", "659f96a27ad9f26b"},
    {"sha3.interleaved", "7c68a3fcee943951"},
    {"sha3.c_sha3", "b42d7145441c6c42"},
    {"modexp.systolic", "d726b5ea94e804e0"},
    {"snow5g.plain", "1fc95410f241a599"},
    {"snow5g.interleaved", "a681add84361c20c"},
    {"aes256.rounds", "8c0abf57a0a7603b"},
    {"aes256.rounds1", "4affb7e49eed2bc9"},
    {"pdcp.pdcp", "3bb088443996da2e"},
    {"pdcp.pdcp128", "0bc1ceb8a697fc4c"},
};

}  // namespace tandem::facts
