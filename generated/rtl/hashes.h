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
    {"chacha20.iterative", "8c83148696c7b4f0"},
    {"chacha20.pipelined", "f833a701216f30af"},
    {"chacha20.interleaved", "1357e08aaf44d85a"},
    {"chacha20.iterative_rounds", "07c632d3123915dd"},
    {"chacha20.iterative_summation", "0f2d44e12edc1abf"},
    {"chacha20.interleaved_narrow", "bc7c02f46bfb2871"},
    {"chacha20.minimal", "10b7de26445dd9ce"},
    {"chacha20.s2m", "44b8d00099e63f8b"},
    {"chacha20.c_chacha20", "2de718a2f10a2ce9"},
    {"chacha20_poly1305.iterative", "777cbcf40ac54c6e"},
    {"chacha20_poly1305.pipelined", "71a7be9253302378"},
    {"chacha20_poly1305.pipelined_wide", "188d15085dd0af61"},
    {"chacha20_poly1305.interleaved", "00ece181fed6acc4"},
    {"chacha20_poly1305.interleaved_narrow", "8dcacc924d068def"},
    {"zuc.hpaz", "1f7a56f5cc861660"},
    {"zuc.interleaved", "1038b6ce169c436e"},
    {"zuc.hpaz_units3", "41100687876593ed"},
    {"zuc.interleaved_units2", "166d126e798ff481"},
    {"zuc.interleaved_narrow", "b408c3ee91f715e3"},
    {"zuc.interleaved_slim", "80bc83644c1fd570"},
    {"zuc.baseline", "2657f03a3e7db7ca"},
    {"zuc.optimised", "9246850d3f523aff"},
    {"zuc.c_baseline", "5f440e7b03cfd89e"},
    {"zuc.c_optimised", "6cb795ee909cab63"},
    {"zuc.c_zuc", "ecbec4e91b5e6d62"},
    {"snow3g.ahead", "663e6dd9c51a3bd0"},
    {"snow3g.interleaved", "416696bcf48eddc4"},
    {"snow3g.c_snow3g", "4193193fa497303d"},
    {"aes.rounds", "1e2da4f2214f81f1"},
    {"aes.rounds10", "210e3941ba82a982"},
    {"aes.rounds_narrow", "26932378c07b19cc"},
    {"aes.c_rounds", "c191b1bc1ff0350f"},
    {"aes.c_unrolled", "ff0d2c5faa86e583"},
    {"aes_gcm.lane", "59b9b912974a481f"},
    {"aes_gcm.lane2", "0734324c192c051b"},
    {"aes_gcm.rounds_narrow", "e10494561cfcca2a"},
    {"sha3.sponge", "9dc346d3dfd6443a"},
    {"sha3.sponge2", "8f97337273b4e33a"},
    {"sha3.interleaved", "7ae850ae3e57e8de"},
    {"sha3.sponge_narrow", "209e0952c0cd73b8"},
    {"sha3.c_sha3", "697fc1223c23be39"},
    {"modexp.systolic", "720ad63a0f251fea"},
    {"snow5g.plain", "38ca8181977d8fea"},
    {"snow5g.interleaved", "925df1db582a5de0"},
    {"aes256.rounds", "1d03830263c7b2cb"},
    {"aes256.rounds1", "72199149a552d3e3"},
    {"pdcp.pdcp", "8145bb90d82e31cb"},
    {"pdcp.pdcp128", "eed84e7f44ad2de0"},
};

}  // namespace tandem::facts
