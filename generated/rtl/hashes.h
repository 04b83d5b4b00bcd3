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
    {"chacha20.iterative", "e7a6d09b40ed7daa"},
    {"chacha20.pipelined", "a94137c238632254"},
    {"chacha20.interleaved", "051c399f8ec9954b"},
    {"chacha20.iterative_rounds", "5d7fca9c6762a33b"},
    {"chacha20.iterative_summation", "d5d1376c8e3c06b3"},
    {"chacha20.c_chacha20", "2eca9b98ec0e56fc"},
    {"chacha20_poly1305.iterative", "7d16df3ff7db0555"},
    {"chacha20_poly1305.pipelined", "10d2fc093135fcd8"},
    {"chacha20_poly1305.pipelined_wide", "b2b411f778762c3d"},
    {"chacha20_poly1305.interleaved", "ecdae170b04c45c8"},
    {"zuc.hpaz", "8ddced40dc53d0e4"},
    {"zuc.interleaved", "e5948ef0505deac3"},
    {"zuc.hpaz_units3", "f43f9425d499d660"},
    {"zuc.interleaved_units2", "d2decb3e8faa8009"},
    {"zuc.interleaved_narrow", "9c27a58964226802"},
    {"zuc.baseline", "32bbf20b6f43acd1"},
    {"zuc.optimised", "0e34dbf72f8a44a6"},
    {"zuc.c_baseline", "293273887e0fd7ae"},
    {"zuc.c_optimised", "eaddf6b4b7c98ecc"},
    {"zuc.c_zuc", "06496d23825bf02e"},
    {"snow3g.ahead", "b4fbedbd46ae52ec"},
    {"snow3g.interleaved", "868662863b5764d8"},
    {"snow3g.c_snow3g", "47e7134c7d9d3516"},
    {"aes.rounds", "c125af0a0c812ad0"},
    {"aes.rounds10", "b045b0155fc6d9e5"},
    {"aes.c_rounds", "22b2321ddcbf7c4e"},
    {"aes.c_unrolled", "fce7cb0880c50f50"},
    {"aes_gcm.lane", "761f2ae056d1a084"},
    {"aes_gcm.lane2", "2c88a820e66c451b"},
    {"sha3.sponge", "1d6ac3e95941bc69"},
    {"sha3.sponge2", "ee02e63fc09a699c"},
    {"sha3.interleaved", "927c9717f074b66d"},
    {"sha3.c_sha3", "6e9d4e3fb0e3da76"},
    {"modexp.systolic", "f34578ade4496c75"},
    {"snow5g.plain", "369988c14cfd16d4"},
    {"snow5g.interleaved", "06759e0213dd6ee7"},
    {"aes256.rounds", "34e9f4ea5d85f172"},
    {"aes256.rounds1", "94ea2d9ecdc77e45"},
    {"pdcp.pdcp", "2e32067f46c4566a"},
    {"pdcp.pdcp128", "49d70ebe0bda0fd0"},
};

}  // namespace tandem::facts
