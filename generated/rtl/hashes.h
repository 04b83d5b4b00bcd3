// Hashes of the RTL that simulated builds are made from (docs/formats/results.md).
// Written by `make generate` from hw, algorithms/*/rtl and the builds; do not edit.
#pragma once

#include <string_view>

namespace tandem::facts {

struct RtlHash {
  std::string_view model;  ///< "aes_gcm.lane"
  std::string_view hash;
};

inline constexpr RtlHash kRtlHashes[] = {
    {"chacha20.iterative", "a4f9a5f5f9272ab0"},
    {"chacha20.pipelined", "b27578656a09fe64"},
    {"chacha20.iterative_rounds", "d0bdccab7b84a6bd"},
    {"chacha20.iterative_summation", "5102e59b778b72cf"},
    {"chacha20_poly1305.iterative", "c1037f51802024a9"},
    {"chacha20_poly1305.pipelined", "9404c4a30bc5394b"},
    {"chacha20_poly1305.pipelined_wide", "1580f355b037d17b"},
    {"zuc.hpaz", "f6084c564058db52"},
    {"zuc.interleaved", "8d9a5bc6949b6ee5"},
    {"zuc.hpaz_units3", "fa3ac69546143ac9"},
    {"zuc.interleaved_units2", "94b1c1236f095219"},
    {"zuc.interleaved_narrow", "41ae091152420c70"},
    {"zuc.baseline", "d5826b3c9fe93ce5"},
    {"zuc.optimised", "eb1008a0114c41b6"},
    {"aes.rounds", "9b2c75a7f6041b68"},
    {"aes.rounds10", "d4d3569179469390"},
    {"aes_gcm.lane", "b38310990744ce20"},
    {"aes_gcm.lane2", "99e968e0b0b70d35"},
    {"sha3.sponge", "4ba57db0dfffe2fe"},
    {"sha3.sponge2", "1d85c73ee70327f9"},
    {"sha3.interleaved", "ef747697efaf2180"},
    {"modexp.systolic", "a21800d1a3bd8216"},
};

}  // namespace tandem::facts
