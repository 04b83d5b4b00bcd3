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
    {"chacha20.iterative", "49dc13b340b9e83d"},
    {"chacha20.pipelined", "060ce81f86ddd0e1"},
    {"chacha20.iterative_rounds", "b99978b97d991232"},
    {"chacha20.iterative_summation", "b33d42329471b6f9"},
    {"chacha20_poly1305.iterative", "249852ef64ef3261"},
    {"chacha20_poly1305.pipelined", "4346c6448c3ad8ee"},
    {"chacha20_poly1305.pipelined_wide", "3515f5776be5ce1e"},
    {"zuc.hpaz", "7f8e11ffb6e44d47"},
    {"zuc.interleaved", "31b04259136c9523"},
    {"zuc.hpaz_units3", "af622db97ffb4b23"},
    {"zuc.interleaved_units2", "eaeb8dd396929ab5"},
    {"zuc.interleaved_narrow", "6340978ad2628243"},
    {"zuc.baseline", "b3dad2786b22b9d1"},
    {"zuc.optimised", "ce50ab9e9714f52c"},
    {"snow3g.ahead", "3697a3fec9218158"},
    {"snow3g.interleaved", "e045e5f130bef6c7"},
    {"aes.rounds", "44d1e54384287964"},
    {"aes.rounds10", "7f5f4ea59150a3c0"},
    {"aes_gcm.lane", "14814f738f7525af"},
    {"aes_gcm.lane2", "2de78f9dfa46374f"},
    {"sha3.sponge", "31279d8afa5c1cfa"},
    {"sha3.sponge2", "a306d8eeda9e1a1e"},
    {"sha3.interleaved", "be6a17ed6e4346ee"},
    {"modexp.systolic", "cefa5dc31f92c6ef"},
    {"snow5g.plain", "bce9d39c6cd198d7"},
    {"snow5g.interleaved", "a448c7944465fb23"},
};

}  // namespace tandem::facts
