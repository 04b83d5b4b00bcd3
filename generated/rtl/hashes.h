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
    {"chacha20.iterative", "34860e849dc2d904"},
    {"chacha20.pipelined", "452f507b0aaa38cc"},
    {"chacha20.iterative_rounds", "917915d866dafa26"},
    {"chacha20.iterative_summation", "2377bec769155a93"},
    {"chacha20.c_chacha20", "bbac77346032cbca"},
    {"chacha20_poly1305.iterative", "8c5726a63b3fd078"},
    {"chacha20_poly1305.pipelined", "b010737a9c7fe1b6"},
    {"chacha20_poly1305.pipelined_wide", "2862ec7cdf1ef54b"},
    {"zuc.hpaz", "78f6b2dc2a58c505"},
    {"zuc.interleaved", "707e070bba32beea"},
    {"zuc.hpaz_units3", "813ec770e4e244ed"},
    {"zuc.interleaved_units2", "c7adc2e677c83364"},
    {"zuc.interleaved_narrow", "981a43fd735a9522"},
    {"zuc.baseline", "564f4fb308c4b4d3"},
    {"zuc.optimised", "940d59f8f553a073"},
    {"zuc.c_baseline", "e0a21ecbd5276294"},
    {"zuc.c_optimised", "2257cbf950715cd7"},
    {"zuc.c_zuc", "d73ab373c863cf85"},
    {"snow3g.ahead", "8c0eda43a792c662"},
    {"snow3g.interleaved", "828bfdcb198b6c95"},
    {"snow3g.c_snow3g", "93298fdf3011361e"},
    {"aes.rounds", "aad1e4e77295800f"},
    {"aes.rounds10", "7d553947034bb75f"},
    {"aes.c_rounds", "9281bca51683c78c"},
    {"aes.c_unrolled", "5ffb511741c4e601"},
    {"aes_gcm.lane", "3aa9656c11294f68"},
    {"aes_gcm.lane2", "c1ff5c4ab867b4a3"},
    {"sha3.sponge", "af99edbdbe25df94"},
    {"sha3.sponge2", "10b06e1199ec5969"},
    {"sha3.interleaved", "1aa1763b6dbd9e3f"},
    {"sha3.c_sha3", "a8fcc11e75a2545d"},
    {"modexp.systolic", "925d7f23dfe7c5cf"},
    {"snow5g.plain", "2d63432a2c240cfb"},
    {"snow5g.interleaved", "24abc46c69f41f92"},
    {"aes256.rounds", "cabfc5cc2453bbda"},
    {"aes256.rounds1", "97853371f2fdc1ba"},
    {"pdcp.pdcp", "ccf8d418f2796ae7"},
    {"pdcp.pdcp128", "a90c0bcfebd94e64"},
};

}  // namespace tandem::facts
