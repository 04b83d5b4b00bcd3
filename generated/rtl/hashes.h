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
    {"chacha20.iterative", "ff56e5d63fb8dabb"},
    {"chacha20.pipelined", "6af56ce955e722fa"},
    {"chacha20.interleaved", "6b7f8ca0543a96f3"},
    {"chacha20.iterative_rounds", "d1121565c499d959"},
    {"chacha20.iterative_summation", "808f781a5ed3af8b"},
    {"chacha20.c_chacha20", "a51d197b058e3692"},
    {"chacha20_poly1305.iterative", "ff88fdb4345fe8d1"},
    {"chacha20_poly1305.pipelined", "f6f6f4bb198b8730"},
    {"chacha20_poly1305.pipelined_wide", "a9446b202dd54042"},
    {"chacha20_poly1305.interleaved", "fe1343c3c2c82cab"},
    {"zuc.hpaz", "725647c0426d3304"},
    {"zuc.interleaved", "468c525f78022b37"},
    {"zuc.hpaz_units3", "5420fd001468883a"},
    {"zuc.interleaved_units2", "635703174ea9161b"},
    {"zuc.interleaved_narrow", "85e160b474942b76"},
    {"zuc.baseline", "2380ef9202ecd449"},
    {"zuc.optimised", "2bb94a5fcde1c4a8"},
    {"zuc.c_baseline", "29a690ada0cc3793"},
    {"zuc.c_optimised", "a027a7884a7fbf1c"},
    {"zuc.c_zuc", "1050e1e6cf598793"},
    {"snow3g.ahead", "1ac5032450307793"},
    {"snow3g.interleaved", "7d709fd4f6407197"},
    {"snow3g.c_snow3g", "890b6c7e11683cf5"},
    {"aes.rounds", "2395a4ebeff11aaf"},
    {"aes.rounds10", "4440fa10a36bd8c6"},
    {"aes.c_rounds", "43ed843d1c52c4ba"},
    {"aes.c_unrolled", "d9b28c14abb5f3fb"},
    {"aes_gcm.lane", "33e54063286ddf06"},
    {"aes_gcm.lane2", "27b867134b7d3d05"},
    {"sha3.sponge", "85eeec05022e4c1c"},
    {"sha3.sponge2", "ded86b21aafa3ca1"},
    {"sha3.interleaved", "ab846ea88f8ab154"},
    {"sha3.c_sha3", "08121f0cb02f340b"},
    {"modexp.systolic", "822ca5bc2d9d7fbe"},
    {"snow5g.plain", "aa8f0d71ffef2e54"},
    {"snow5g.interleaved", "420047b29a1caca8"},
    {"aes256.rounds", "3d6d3f5243b054c7"},
    {"aes256.rounds1", "61caf0ed3708111f"},
    {"pdcp.pdcp", "517d28f11d88a0d0"},
    {"pdcp.pdcp128", "bb5c22c929638fcf"},
};

}  // namespace tandem::facts
