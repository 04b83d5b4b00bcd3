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
    {"zuc.hpaz", "e3057130b9076726"},
    {"zuc.interleaved", "ed1878acae1848dd"},
    {"zuc.hpaz_units3", "1f16313e0cf74883"},
    {"zuc.interleaved_units2", "2c957790be28a5ab"},
    {"zuc.interleaved_narrow", "790b2d00dba5b7ef"},
    {"zuc.baseline", "70d42ea05b934744"},
    {"zuc.optimised", "c3691b75461235bc"},
    {"zuc.c_baseline", "2775de89d65ba907"},
    {"zuc.c_optimised", "adc3d59bc27157cf"},
    {"zuc.c_zuc", "c23567b2422cb202"},
    {"snow3g.ahead", "b2b22eb414778d2f"},
    {"snow3g.interleaved", "772278faf8b054dc"},
    {"snow3g.c_snow3g", "9d132da5bc0ac200"},
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
    {"snow5g.plain", "c1bdff3bc23a1fb6"},
    {"snow5g.interleaved", "7bf8b9589e93dd8f"},
    {"aes256.rounds", "c627ec0d1fff0ae8"},
    {"aes256.rounds1", "cd4b2ee99b6752f5"},
    {"pdcp.pdcp", "3eb0e5f147a63723"},
    {"pdcp.pdcp128", "2f053d67e689b16a"},
};

}  // namespace tandem::facts
