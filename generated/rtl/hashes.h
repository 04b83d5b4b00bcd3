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
    {"chacha20.iterative", "1e0f8b8ef21bd55a"},
    {"chacha20.pipelined", "4c4caf427fd5e306"},
    {"chacha20.interleaved", "0cf23d5591c5e33d"},
    {"chacha20.iterative_rounds", "9058e5d7543a026d"},
    {"chacha20.iterative_summation", "f283d2c66b3bf670"},
    {"chacha20.c_chacha20", "1dabd8cd38fdf2d8"},
    {"chacha20_poly1305.iterative", "da9894254e4b0c4e"},
    {"chacha20_poly1305.pipelined", "cf84db83a6716129"},
    {"chacha20_poly1305.pipelined_wide", "a75323b1642796cf"},
    {"chacha20_poly1305.interleaved", "cb5555debc8a1c32"},
    {"zuc.hpaz", "39e10f18d7440f9a"},
    {"zuc.interleaved", "465fece3900f65be"},
    {"zuc.hpaz_units3", "edaf387f2ef4a929"},
    {"zuc.interleaved_units2", "c808e8e4546816cb"},
    {"zuc.interleaved_narrow", "b527bded73d83b95"},
    {"zuc.baseline", "e2d3455bfa5addd0"},
    {"zuc.optimised", "9b54e3a8f7f25e64"},
    {"zuc.c_baseline", "33e8fd7452add689"},
    {"zuc.c_optimised", "a759b05884296389"},
    {"zuc.c_zuc", "719392db81a8e171"},
    {"snow3g.ahead", "87f29b0586629dce"},
    {"snow3g.interleaved", "b7965840c73de62b"},
    {"snow3g.c_snow3g", "ccfbffae890e7a23"},
    {"aes.rounds", "53386548b9506be7"},
    {"aes.rounds10", "29de47b5930ff7ab"},
    {"aes.c_rounds", "06eed2c1a0548df3"},
    {"aes.c_unrolled", "50ad58bb65d58277"},
    {"aes_gcm.lane", "196d98cdb9bd2584"},
    {"aes_gcm.lane2", "ed8cc8f550713388"},
    {"sha3.sponge", "92082f4581a3faa5"},
    {"sha3.sponge2", "d4a1b81bfee6c75a"},
    {"sha3.interleaved", "f3da628f410d2659"},
    {"sha3.c_sha3", "f67424a047deab09"},
    {"modexp.systolic", "a52c816539d16552"},
    {"snow5g.plain", "a92668f050ed89f3"},
    {"snow5g.interleaved", "c1360ea81f935345"},
    {"aes256.rounds", "3f6ebcacad2c48bd"},
    {"aes256.rounds1", "74c6def053b4677a"},
    {"pdcp.pdcp", "548d101b9ca95c80"},
    {"pdcp.pdcp128", "6c88b12c02c5ef70"},
};

}  // namespace tandem::facts
