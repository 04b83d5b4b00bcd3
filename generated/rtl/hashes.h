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
    {"chacha20.iterative", "ade4d9d02e45fc69"},
    {"chacha20.pipelined", "d254de5951d75b14"},
    {"chacha20.iterative_rounds", "321401c53490f1d6"},
    {"chacha20.iterative_summation", "7fedfc4983569393"},
    {"chacha20_poly1305.iterative", "4e882bda7303155a"},
    {"chacha20_poly1305.pipelined", "45f111fd68becaba"},
    {"chacha20_poly1305.pipelined_wide", "6c515ce0ba641472"},
    {"zuc.hpaz", "7eef8785d7243362"},
    {"zuc.interleaved", "dadc655bc2b227e3"},
    {"zuc.hpaz_units3", "b8d387105bdf4a9f"},
    {"zuc.interleaved_units2", "ad2df8faab52c4ac"},
    {"zuc.interleaved_narrow", "23ef106e0b529f3c"},
    {"zuc.baseline", "d44287f6943e500e"},
    {"zuc.optimised", "9d24aebe2ad2ad6b"},
    {"snow3g.ahead", "696fc308134d588a"},
    {"snow3g.interleaved", "f82e49651f47a968"},
    {"aes.rounds", "92fce88077b3c96a"},
    {"aes.rounds10", "0615674a6fa7c36f"},
    {"aes_gcm.lane", "a5326c7db9437c7c"},
    {"aes_gcm.lane2", "e55ca9a82d973681"},
    {"sha3.sponge", "f493e213339ec19f"},
    {"sha3.sponge2", "2f8e8f3a9fd8938f"},
    {"sha3.interleaved", "659d423570445f7f"},
    {"modexp.systolic", "bde3e486781a7a3a"},
    {"snow5g.plain", "eb985c317c5e8d4f"},
    {"snow5g.interleaved", "367006f1ea018767"},
};

}  // namespace tandem::facts
