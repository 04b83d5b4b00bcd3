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
    {"chacha20.iterative", "3b7f3d2c87d06b51"},
    {"chacha20.pipelined", "9d48fe02a708a350"},
    {"chacha20.iterative_rounds", "aa776b5e956ce81b"},
    {"chacha20.iterative_summation", "3c59b981e013077f"},
    {"chacha20_poly1305.iterative", "106ec0db7e7597d5"},
    {"chacha20_poly1305.pipelined", "0aba08763fa2f973"},
    {"chacha20_poly1305.pipelined_wide", "1350fd8c83d71081"},
    {"zuc.hpaz", "3087e53dfe9de08e"},
    {"zuc.interleaved", "ef3ef9419180ed53"},
    {"zuc.hpaz_units3", "cdbc6aea80385096"},
    {"zuc.interleaved_units2", "9521f276e2c6aac2"},
    {"zuc.interleaved_narrow", "79a51a2e584e53e0"},
    {"zuc.baseline", "c24863bbdf0a2304"},
    {"zuc.optimised", "a8362c6f849e8683"},
    {"snow3g.ahead", "7d5e55772edf80d5"},
    {"snow3g.interleaved", "2d1b278d19bfad66"},
    {"aes.rounds", "687768d24403f52a"},
    {"aes.rounds10", "2c7b0029be31ab0d"},
    {"aes_gcm.lane", "1743bb3990ef9b9f"},
    {"aes_gcm.lane2", "233bc86a89ee1c20"},
    {"sha3.sponge", "6634f89017dce7ab"},
    {"sha3.sponge2", "5f27cd896f3d3f68"},
    {"sha3.interleaved", "fc56d90adda08ecc"},
    {"modexp.systolic", "fe4f7f9c626ab5b4"},
    {"snow5g.plain", "3a46ae5054051c1f"},
    {"snow5g.interleaved", "158ad96f31d590e2"},
};

}  // namespace tandem::facts
