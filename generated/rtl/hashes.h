// Hashes of the RTL that simulated builds are made from (docs/formats/results.md).
// Written by `make generate` from hw, algorithms/*/rtl and the builds; do not edit.
#pragma once

#include <string_view>

namespace tandem::facts {

struct RtlHash {
  std::string_view model;  ///< "aes_gcm.lane"
  std::string_view hash;
};

inline constexpr RtlHash kRtlHashes[] = {
    {"chacha20.iterative", "2260b718a0406909"},
    {"chacha20.pipelined", "5089c733684ffdb3"},
    {"chacha20.iterative_rounds", "a7ae8da413346766"},
    {"chacha20.iterative_summation", "d6ad6a996b135e69"},
    {"chacha20_poly1305.iterative", "6c85cfcf66e5febe"},
    {"chacha20_poly1305.pipelined", "db297f331ac59021"},
    {"chacha20_poly1305.pipelined_wide", "b6fa8483689edf36"},
    {"zuc.hpaz", "9053d44b8d8a914f"},
    {"zuc.interleaved", "96d70af938d1fc85"},
    {"zuc.hpaz_units3", "86eeb3e67c6bd496"},
    {"zuc.interleaved_units2", "0eaa56638504f49c"},
    {"zuc.interleaved_narrow", "3ab1e2e708640bdf"},
    {"zuc.baseline", "9bdefa30079e87fe"},
    {"zuc.optimised", "ae777885fabc2b97"},
    {"aes.rounds", "f5095c10a6beb962"},
    {"aes.rounds10", "b6ec027a533c098f"},
    {"aes_gcm.lane", "91d1d427931b5f08"},
    {"aes_gcm.lane2", "c86c9c6dd7cc0514"},
    {"sha3.sponge", "9681dd2434a26644"},
    {"sha3.sponge2", "f4bc60896fb7d757"},
    {"sha3.interleaved", "1957e5ac3a9ebca5"},
    {"modexp.systolic", "b306157dd1be9755"},
};

}  // namespace tandem::facts
