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
    {"chacha20.iterative", "b976f3dba827944a"},
    {"chacha20.pipelined", "403e0bdc96bbe816"},
    {"chacha20.interleaved", "0ae35343c48598c6"},
    {"chacha20.iterative_rounds", "284de8dd389fed06"},
    {"chacha20.iterative_summation", "b1e4bb888bcfae4e"},
    {"chacha20.c_chacha20", "79e081f52a898254"},
    {"chacha20_poly1305.iterative", "6ebbed5568f1e7a1"},
    {"chacha20_poly1305.pipelined", "47c4ed592f263101"},
    {"chacha20_poly1305.pipelined_wide", "5b86e40dbe6a1e11"},
    {"chacha20_poly1305.interleaved", "282c026ac676a8c4"},
    {"zuc.hpaz", "e81c7a77e82ce5aa"},
    {"zuc.interleaved", "b4dc8dd23491acfd"},
    {"zuc.hpaz_units3", "196d13f6dbb6a272"},
    {"zuc.interleaved_units2", "3999b28e116dc551"},
    {"zuc.interleaved_narrow", "f2df1ead61449024"},
    {"zuc.baseline", "21a89b8f88ef321d"},
    {"zuc.optimised", "8a45386414a49610"},
    {"zuc.c_baseline", "e60b66c0b8896d06"},
    {"zuc.c_optimised", "352d92acfcef9be6"},
    {"zuc.c_zuc", "9e9ddc3df50eb86a"},
    {"snow3g.ahead", "53c61147e6fdc2da"},
    {"snow3g.interleaved", "e60a20f706a01c03"},
    {"snow3g.c_snow3g", "8b2cfea17aee0668"},
    {"aes.rounds", "7864701acf6e4c85"},
    {"aes.rounds10", "268f5bd3298736a5"},
    {"aes.c_rounds", "af66d61510b8aecd"},
    {"aes.c_unrolled", "8e749ae3ed696948"},
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
    {"pdcp.pdcp", "597a031d014fed99"},
    {"pdcp.pdcp128", "9cbbcc6ec38dda05"},
};

}  // namespace tandem::facts
