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
    {"chacha20.iterative", "446caa368dc22b20"},
    {"chacha20.pipelined", "366d0fd90b391e0d"},
    {"chacha20.iterative_rounds", "572424b4d8621812"},
    {"chacha20.iterative_summation", "4dadc88560042685"},
    {"chacha20_poly1305.iterative", "2aaf5ea4397a182a"},
    {"chacha20_poly1305.pipelined", "ab45adfdda1b3774"},
    {"chacha20_poly1305.pipelined_wide", "ffe7a51b2791a908"},
    {"zuc.hpaz", "fe6bbb937f7389ed"},
    {"zuc.interleaved", "bba87747874724c1"},
    {"zuc.hpaz_units3", "9e31764b67376a1b"},
    {"zuc.interleaved_units2", "d37d0281b0888ecd"},
    {"zuc.interleaved_narrow", "7fd108e670606d10"},
    {"zuc.baseline", "a16f40fabda710cf"},
    {"zuc.optimised", "e67f9d6e81c74d61"},
    {"snow3g.ahead", "94c13c0d0eea3836"},
    {"snow3g.interleaved", "565811376bb51969"},
    {"aes.rounds", "6e5222d1167ec24e"},
    {"aes.rounds10", "0f79b5dc20866593"},
    {"aes_gcm.lane", "02f3d1dd00bfe988"},
    {"aes_gcm.lane2", "b69d84a50d8c077c"},
    {"sha3.sponge", "3eeade913deb0b93"},
    {"sha3.sponge2", "43365cfd39893d58"},
    {"sha3.interleaved", "1a9830c8b6856306"},
    {"modexp.systolic", "10be85f98eb33046"},
};

}  // namespace tandem::facts
