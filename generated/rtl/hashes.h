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
    {"chacha20.iterative", "d34b2427707a378d"},
    {"chacha20.pipelined", "e3f4cedf430760c5"},
    {"chacha20.interleaved", "57fdf272c78192f7"},
    {"chacha20.iterative_rounds", "9e36eddc8359e16a"},
    {"chacha20.iterative_summation", "251e7d9ec2f301a8"},
    {"chacha20.interleaved_narrow", "fd9cfdb08df89503"},
    {"chacha20.minimal", "fca59c032852c21d"},
    {"chacha20.s2m", "173e6479158b7e02"},
    {"chacha20.c_chacha20", "e01e503596464d43"},
    {"chacha20_poly1305.iterative", "8a8467683627fd54"},
    {"chacha20_poly1305.pipelined", "904af3a00d6c5d89"},
    {"chacha20_poly1305.pipelined_wide", "a8b32f13d0492b8a"},
    {"chacha20_poly1305.interleaved", "f8f2a6338c8d005c"},
    {"chacha20_poly1305.interleaved_narrow", "607060c5a025a962"},
    {"zuc.hpaz", "a4a5e586ad7e7d16"},
    {"zuc.interleaved", "7284e53bb3a191e6"},
    {"zuc.hpaz_units3", "f1c3a34f69251e59"},
    {"zuc.interleaved_units2", "f816ebd6ea44676a"},
    {"zuc.interleaved_narrow", "de8175242f217066"},
    {"zuc.interleaved_slim", "a9bee44ec4feae4b"},
    {"zuc.baseline", "c5a47783051fca45"},
    {"zuc.optimised", "50ad3a090540354a"},
    {"zuc.c_baseline", "e14c9848965df8d4"},
    {"zuc.c_optimised", "795925aebaa5bbbd"},
    {"zuc.c_zuc", "f7b1a243655f00df"},
    {"snow3g.ahead", "fbd500e39a937878"},
    {"snow3g.interleaved", "75bdbee5f58c9d83"},
    {"snow3g.c_snow3g", "6ab5f28c763c24f1"},
    {"aes.rounds", "11a049c4f740708e"},
    {"aes.rounds10", "b7e24defbf405c85"},
    {"aes.rounds_narrow", "0d58c16b068992ea"},
    {"aes.c_rounds", "7bdc615615e3e450"},
    {"aes.c_unrolled", "a83290ca2e069d99"},
    {"aes_gcm.lane", "5494e79cae872029"},
    {"aes_gcm.lane2", "fda5c50aa19af519"},
    {"aes_gcm.rounds_narrow", "f7baf8694bb0d663"},
    {"sha3.sponge", "6236a642d1a73b2c"},
    {"sha3.sponge2", "8dcac021a7810d22"},
    {"sha3.interleaved", "82bf79b6c0227802"},
    {"sha3.sponge_narrow", "c7a7a4ba173ebf91"},
    {"sha3.c_sha3", "952bbd36591fd674"},
    {"modexp.systolic", "05e6ffeec64bef55"},
    {"snow5g.plain", "9ef7322ade273b6f"},
    {"snow5g.interleaved", "b437034dd80c4e31"},
    {"aes256.rounds", "24a1c1202b354192"},
    {"aes256.rounds1", "226251aa7786746f"},
    {"pdcp.pdcp", "a05fb394d2e81d86"},
    {"pdcp.pdcp128", "e88648d3a1bd481c"},
};

}  // namespace tandem::facts
