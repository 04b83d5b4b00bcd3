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
    {"chacha20.iterative", "688d690be31fdeb6"},
    {"chacha20.pipelined", "546d0b020a3909f1"},
    {"chacha20.iterative_rounds", "ec3321301e8d7959"},
    {"chacha20.iterative_summation", "0913b2b91f2cd99a"},
    {"chacha20_poly1305.iterative", "ef9521c33611ddb7"},
    {"chacha20_poly1305.pipelined", "2eb856bb777cfefd"},
    {"chacha20_poly1305.pipelined_wide", "131933b1a7b4f9ce"},
    {"zuc.hpaz", "ca145c519469c583"},
    {"zuc.interleaved", "739ab6958be3b983"},
    {"zuc.hpaz_units3", "a19bd6cbc4a7ad8a"},
    {"zuc.interleaved_units2", "ed62e50f4fb584ad"},
    {"zuc.interleaved_narrow", "83b35d7e8c36a42e"},
    {"zuc.baseline", "0c13553a7078b0f7"},
    {"zuc.optimised", "270b5720aa6745f1"},
    {"aes.rounds", "d65647a487b90a52"},
    {"aes.rounds10", "b5849dc1787762e5"},
    {"aes_gcm.lane", "1c9ebda29b6e13c7"},
    {"aes_gcm.lane2", "b19bd9255601a914"},
    {"sha3.sponge", "fb0b56f0b0cf6869"},
    {"sha3.sponge2", "9b44b88dfe3e4296"},
    {"sha3.interleaved", "f2a7658cda299ff7"},
    {"modexp.systolic", "99abc9327e608503"},
};

}  // namespace tandem::facts
