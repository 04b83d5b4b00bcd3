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
    {"chacha20.iterative", "d99cddc351ab4143"},
    {"chacha20.pipelined", "c405453678da2619"},
    {"chacha20.interleaved", "52763e30f8aef15b"},
    {"chacha20.iterative_rounds", "6b89728ee1aadd31"},
    {"chacha20.iterative_summation", "e494453b3c2746f8"},
    {"chacha20.interleaved_narrow", "10d8c198ab1226b7"},
    {"chacha20.minimal", "834946e2548200a6"},
    {"chacha20.s2m", "625e4f9f92c957ca"},
    {"chacha20.c_chacha20", "ace2b5f7a3322f2f"},
    {"chacha20_poly1305.iterative", "0f9010d43c9ec3ec"},
    {"chacha20_poly1305.pipelined", "0ef1a4b9985e4566"},
    {"chacha20_poly1305.pipelined_wide", "c757ae2ee6503725"},
    {"chacha20_poly1305.interleaved", "1cbccdfcad671763"},
    {"chacha20_poly1305.interleaved_narrow", "b178cf0d8dcae6c5"},
    {"zuc.hpaz", "7897be0943e55aa5"},
    {"zuc.interleaved", "be91637cc492e8b9"},
    {"zuc.hpaz_units3", "debb41526b5a14cf"},
    {"zuc.interleaved_units2", "bc856d113ed6ca5f"},
    {"zuc.interleaved_narrow", "67a332a70796d62a"},
    {"zuc.interleaved_slim", "00781a2b7c8f6cc0"},
    {"zuc.baseline", "ff184f2add04bd68"},
    {"zuc.optimised", "ebc82267f9a57416"},
    {"zuc.c_baseline", "00fffaad493ba600"},
    {"zuc.c_optimised", "460ba038742965cb"},
    {"zuc.c_zuc", "696fe663b2ffbfe5"},
    {"snow3g.ahead", "f22732d35c42f082"},
    {"snow3g.interleaved", "f63975de569bf73a"},
    {"snow3g.c_snow3g", "a4ba9f0527c58b87"},
    {"aes.rounds", "dc64947640c0d3f5"},
    {"aes.rounds10", "7c467dcccb774217"},
    {"aes.rounds_narrow", "ce4ee6ae7b4bc9f5"},
    {"aes.c_rounds", "2ea4504969b38f84"},
    {"aes.c_unrolled", "9ace415c95c227ff"},
    {"aes_gcm.lane", "4a3c9f39eea526ea"},
    {"aes_gcm.lane2", "ccd5c603675030ec"},
    {"aes_gcm.rounds_narrow", "85511991a21d67e5"},
    {"sha3.sponge", "396aeaac74a0eaae"},
    {"sha3.sponge2", "9996112f5733df7b"},
    {"sha3.interleaved", "5101401fad07d8ed"},
    {"sha3.sponge_narrow", "edb129c193af3fc7"},
    {"sha3.c_sha3", "5081d4e8fe9b56b1"},
    {"modexp.systolic", "e37e8e8e5779bfd7"},
    {"snow5g.plain", "784a7efc37a149fd"},
    {"snow5g.interleaved", "3676a41f07830c98"},
    {"aes256.rounds", "f90c0c2d3f7de981"},
    {"aes256.rounds1", "0ba6b880302c2863"},
    {"pdcp.pdcp", "f6753379e43ffdb2"},
    {"pdcp.pdcp128", "e0c718d82308b797"},
};

}  // namespace tandem::facts
