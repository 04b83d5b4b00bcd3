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
    {"chacha20.iterative", "918d79fce6a53f61"},
    {"chacha20.pipelined", "eb5296f4361bef12"},
    {"chacha20.interleaved", "2eb9d9362cd294c3"},
    {"chacha20.iterative_rounds", "0dfe81b95ec8faed"},
    {"chacha20.iterative_summation", "31366a1758cf6b4e"},
    {"chacha20.c_chacha20", "1dabd8cd38fdf2d8"},
    {"chacha20_poly1305.iterative", "da9894254e4b0c4e"},
    {"chacha20_poly1305.pipelined", "cf84db83a6716129"},
    {"chacha20_poly1305.pipelined_wide", "a75323b1642796cf"},
    {"chacha20_poly1305.interleaved", "cb5555debc8a1c32"},
    {"zuc.hpaz", "081d3d8969b21ba1"},
    {"zuc.interleaved", "358dce9c047afd9a"},
    {"zuc.hpaz_units3", "3662ba4a41ac88dd"},
    {"zuc.interleaved_units2", "c249315c50e5560a"},
    {"zuc.interleaved_narrow", "129df6852604bd63"},
    {"zuc.baseline", "c281f43e00d826a2"},
    {"zuc.optimised", "95a69739bebec0a3"},
    {"zuc.c_baseline", "25467311b4e77e44"},
    {"zuc.c_optimised", "45902a59a03c82e3"},
    {"zuc.c_zuc", "392870d60a4722ec"},
    {"snow3g.ahead", "6dd4a5ae6a0180d2"},
    {"snow3g.interleaved", "0b3b2199aa8e92be"},
    {"snow3g.c_snow3g", "ccfbffae890e7a23"},
    {"aes.rounds", "e4d1cee98bb840b9"},
    {"aes.rounds10", "cd9ac48c2f6da8c0"},
    {"aes.c_rounds", "06eed2c1a0548df3"},
    {"aes.c_unrolled", "50ad58bb65d58277"},
    {"aes_gcm.lane", "196d98cdb9bd2584"},
    {"aes_gcm.lane2", "ed8cc8f550713388"},
    {"sha3.sponge", "73870c4db21fc239"},
    {"sha3.sponge2", "2464629f2847e2ba"},
    {"sha3.interleaved", "885ab1fd076187b2"},
    {"sha3.c_sha3", "f67424a047deab09"},
    {"modexp.systolic", "a52c816539d16552"},
    {"snow5g.plain", "a92668f050ed89f3"},
    {"snow5g.interleaved", "c1360ea81f935345"},
    {"aes256.rounds", "3f6ebcacad2c48bd"},
    {"aes256.rounds1", "74c6def053b4677a"},
    {"pdcp.pdcp", "abb392c110d0df3c"},
    {"pdcp.pdcp128", "3a4f94b7c72f0af8"},
};

}  // namespace tandem::facts
