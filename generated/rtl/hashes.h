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
    {"chacha20.iterative", "4a96e8efef54986b"},
    {"chacha20.pipelined", "c35f5f5b1f401e0b"},
    {"chacha20.iterative_rounds", "86e8dac628b3d0c0"},
    {"chacha20.iterative_summation", "10f4111fea3e73c7"},
    {"chacha20_poly1305.iterative", "4066ed8f6f954449"},
    {"chacha20_poly1305.pipelined", "97ffd0a49b62adf7"},
    {"chacha20_poly1305.pipelined_wide", "6e0d3410ddcdba29"},
    {"zuc.hpaz", "a116cfe05d0368d3"},
    {"zuc.interleaved", "05f45c293ee52c62"},
    {"zuc.hpaz_units3", "bac7636fa9d0ad65"},
    {"zuc.interleaved_units2", "a6f471e8a41c580a"},
    {"zuc.interleaved_narrow", "617100d0cc73b3ad"},
    {"zuc.baseline", "44b0712bd6000989"},
    {"zuc.optimised", "114d8dd468615d92"},
    {"snow3g.ahead", "45b456577f88ca26"},
    {"snow3g.interleaved", "dfa4704dfd4238b8"},
    {"aes.rounds", "43242219bf57bdb5"},
    {"aes.rounds10", "07313cf7ff8f0a93"},
    {"aes_gcm.lane", "fbe1d262c8f7e8e0"},
    {"aes_gcm.lane2", "97806d464ea59fc2"},
    {"sha3.sponge", "e650a3ea5de62d05"},
    {"sha3.sponge2", "d69fc94a10187370"},
    {"sha3.interleaved", "1d8712de20d56943"},
    {"modexp.systolic", "ae8c4a63a406108e"},
    {"snow5g.plain", "5f8ee6173ae4b26a"},
    {"snow5g.interleaved", "d90f4b0c9fee92b7"},
};

}  // namespace tandem::facts
