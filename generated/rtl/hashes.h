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
    {"chacha20.iterative", "a366ae67b21cb0d5"},
    {"chacha20.pipelined", "0deeb01f1dec48e7"},
    {"chacha20.interleaved", "9afa1562319b5867"},
    {"chacha20.iterative_rounds", "62174172abe17ea0"},
    {"chacha20.iterative_summation", "0c0564d694f398e3"},
    {"chacha20.c_chacha20", "81f55b5d415f23d0"},
    {"chacha20_poly1305.iterative", "efbfea0cc1a8a375"},
    {"chacha20_poly1305.pipelined", "ec5b128e1ea9baf5"},
    {"chacha20_poly1305.pipelined_wide", "a7bd0376022e9898"},
    {"chacha20_poly1305.interleaved", "f97542c1b5c69b2e"},
    {"zuc.hpaz", "1c87fe37be570ff0"},
    {"zuc.interleaved", "f32763292a8f121b"},
    {"zuc.hpaz_units3", "f751f8f45259869f"},
    {"zuc.interleaved_units2", "658d5a93ab56149a"},
    {"zuc.interleaved_narrow", "2c615f73a3672dfd"},
    {"zuc.baseline", "c7d37ecebf0afc34"},
    {"zuc.optimised", "a4c99d7b571a0107"},
    {"zuc.c_baseline", "7caa4d2bca75535f"},
    {"zuc.c_optimised", "d2d78e99a165c4b2"},
    {"zuc.c_zuc", "c6b170d879ed5277"},
    {"snow3g.ahead", "e252600cc0d23fd0"},
    {"snow3g.interleaved", "fc3a34984d936551"},
    {"snow3g.c_snow3g", "80354b35b639834e"},
    {"aes.rounds", "09b9ba0f04ef68a1"},
    {"aes.rounds10", "57fb9b97dd91f2f7"},
    {"aes.c_rounds", "30a80ed62aac04ed"},
    {"aes.c_unrolled", "84e306a509aba190"},
    {"aes_gcm.lane", "b26f8c6966de4046"},
    {"aes_gcm.lane2", "06823b18b2d46a4a"},
    {"sha3.sponge", "8f9b1f0a4ac97fdc"},
    {"sha3.sponge2", "f2fad14f9a001e03"},
    {"sha3.interleaved", "4d027aaa9c7d8f3c"},
    {"sha3.c_sha3", "1e4d5a363605f33d"},
    {"modexp.systolic", "7a2b9ade7d3dca47"},
    {"snow5g.plain", "f82ff7138f00376c"},
    {"snow5g.interleaved", "240fd76797dc3921"},
    {"aes256.rounds", "c627ec0d1fff0ae8"},
    {"aes256.rounds1", "cd4b2ee99b6752f5"},
    {"pdcp.pdcp", "5bc149ad99c872c0"},
    {"pdcp.pdcp128", "984288883af2dee2"},
};

}  // namespace tandem::facts
