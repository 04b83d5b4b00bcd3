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
    {"chacha20.iterative", "c380d5b9bf74978b"},
    {"chacha20.pipelined", "d17423116339ccf2"},
    {"chacha20.interleaved", "284cfda131dfe640"},
    {"chacha20.iterative_rounds", "6754e0ec82528fb5"},
    {"chacha20.iterative_summation", "16c583de41b26d03"},
    {"chacha20.c_chacha20", "7e06b2452229ca86"},
    {"chacha20_poly1305.iterative", "a3fd1d60607f0330"},
    {"chacha20_poly1305.pipelined", "b82390695eb9c811"},
    {"chacha20_poly1305.pipelined_wide", "b72673582542cd74"},
    {"chacha20_poly1305.interleaved", "b3a462d42b9d7c4c"},
    {"zuc.hpaz", "eeac09800ba61073"},
    {"zuc.interleaved", "66bda2d33ad76b59"},
    {"zuc.hpaz_units3", "177ab5834c4841be"},
    {"zuc.interleaved_units2", "4a5ca1ea482f7c85"},
    {"zuc.interleaved_narrow", "df2d9ae24f4a2337"},
    {"zuc.baseline", "a35fce0420c43877"},
    {"zuc.optimised", "97ceba7f6f0d9605"},
    {"zuc.c_baseline", "147487393aee3aaa"},
    {"zuc.c_optimised", "bf67d783aaad7a89"},
    {"zuc.c_zuc", "e1476effebbb5d04"},
    {"snow3g.ahead", "505be525c9bdeb9a"},
    {"snow3g.interleaved", "f028efa05e3af02b"},
    {"snow3g.c_snow3g", "22a5349c89abdbe5"},
    {"aes.rounds", "f15cd8ef4c904734"},
    {"aes.rounds10", "92e1b7e5c0fa2c6c"},
    {"aes.c_rounds", "cd3ea7b97fdc5f0e"},
    {"aes.c_unrolled", "a312193d4ff19e0b"},
    {"aes_gcm.lane", "3d319ce3101756b4"},
    {"aes_gcm.lane2", "3a0710aeb43fdddf"},
    {"sha3.sponge", "94c720e3a36e1b9d"},
    {"sha3.sponge2", "6e1423bf80111d3d"},
    {"sha3.interleaved", "2d9c92e7f8bd37ed"},
    {"sha3.c_sha3", "00562a78b50685c9"},
    {"modexp.systolic", "609ab8380ece0a1d"},
    {"snow5g.plain", "692dfc4a789b4122"},
    {"snow5g.interleaved", "3a51ba07c6395008"},
    {"aes256.rounds", "6839fb3f05382693"},
    {"aes256.rounds1", "0211db1c3d99bade"},
    {"pdcp.pdcp", "1f05114bf73a1e9f"},
    {"pdcp.pdcp128", "41b818b36e920493"},
};

}  // namespace tandem::facts
