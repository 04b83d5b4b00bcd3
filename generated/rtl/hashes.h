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
    {"chacha20.iterative", "5aa950a8cd217ba4"},
    {"chacha20.pipelined", "c198f4f25d44ee92"},
    {"chacha20.iterative_rounds", "9471e989804955cd"},
    {"chacha20.iterative_summation", "be918af229b40e75"},
    {"chacha20.c_chacha20", "901e2c9e5903362b"},
    {"chacha20_poly1305.iterative", "837e473708e06daf"},
    {"chacha20_poly1305.pipelined", "70d895029003962c"},
    {"chacha20_poly1305.pipelined_wide", "b8518b807370208a"},
    {"zuc.hpaz", "96aabb89f3a52455"},
    {"zuc.interleaved", "293a1633028794ba"},
    {"zuc.hpaz_units3", "a1f4757f1dfa75c5"},
    {"zuc.interleaved_units2", "04d87af1a661be85"},
    {"zuc.interleaved_narrow", "50575c5812bb04fd"},
    {"zuc.baseline", "72078a8b184df482"},
    {"zuc.optimised", "5a1101e250a1ee84"},
    {"zuc.c_baseline", "3661c5d648e3641c"},
    {"zuc.c_optimised", "900c7c58eaf6ef44"},
    {"zuc.c_zuc", "5aba38a1d8e20b7a"},
    {"snow3g.ahead", "014a930c8b6aa955"},
    {"snow3g.interleaved", "0befa599de3c9213"},
    {"snow3g.c_snow3g", "ab3b71645242d229"},
    {"aes.rounds", "aacf681361237545"},
    {"aes.rounds10", "eafa7d9225b0255e"},
    {"aes.c_rounds", "ed77bc1c7a092a13"},
    {"aes.c_unrolled", "07a7d93133096c5e"},
    {"aes_gcm.lane", "4cd5e1bd4e0f5db1"},
    {"aes_gcm.lane2", "17f412e40e4c6742"},
    {"sha3.sponge", "8ef3506f3fc22cf7"},
    {"sha3.sponge2", "73e97d11a9307d9e"},
    {"sha3.interleaved", "da8efebe92edbab8"},
    {"sha3.c_sha3", "9f11149ccdacfc8e"},
    {"modexp.systolic", "09c1e6260d69ac54"},
    {"snow5g.plain", "9a9bb8a0215b04df"},
    {"snow5g.interleaved", "34eefcbb2323e669"},
    {"aes256.rounds", "477414491525618e"},
    {"aes256.rounds1", "57b83191144a4249"},
    {"pdcp.pdcp", "9db98566d412bf04"},
    {"pdcp.pdcp128", "66de92d81fc4e6ff"},
};

}  // namespace tandem::facts
