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
    {"chacha20.iterative", "812091348c6e1e94"},
    {"chacha20.pipelined", "71d7f205ac52514d"},
    {"chacha20.interleaved", "b874e139dc47eb7d"},
    {"chacha20.iterative_rounds", "8170a2f3ad209d23"},
    {"chacha20.iterative_summation", "ab01cb0262736bbc"},
    {"chacha20.interleaved_narrow", "b7c968abe54d4e34"},
    {"chacha20.minimal", "cd3f407d1fb28203"},
    {"chacha20.s2m", "0132415275be2e89"},
    {"chacha20.c_chacha20", "b1785d1d432b982c"},
    {"chacha20_poly1305.iterative", "4b6e52cf6c7f1c57"},
    {"chacha20_poly1305.pipelined", "311ea533293b6667"},
    {"chacha20_poly1305.pipelined_wide", "feea4dbca2a87622"},
    {"chacha20_poly1305.interleaved", "ba300431efa57fcd"},
    {"chacha20_poly1305.interleaved_narrow", "e2668df16fa3cd36"},
    {"zuc.hpaz", "4ad87139e6fe99b5"},
    {"zuc.interleaved", "684dbb683d0be540"},
    {"zuc.hpaz_units3", "4944c0bd9a6338d6"},
    {"zuc.interleaved_units2", "c31e78e11742a62b"},
    {"zuc.interleaved_narrow", "467c03ceba305311"},
    {"zuc.interleaved_slim", "d7f3b952f4f225df"},
    {"zuc.baseline", "49560d2931529a56"},
    {"zuc.optimised", "edb1031ebf51ba2c"},
    {"zuc.c_baseline", "e9f63d82e5d7bd1b"},
    {"zuc.c_optimised", "05d36c7d089c5958"},
    {"zuc.c_zuc", "d42dc5fbc2b26c01"},
    {"snow3g.ahead", "f1b3d7805696f2e7"},
    {"snow3g.interleaved", "999bfff6482d32e4"},
    {"snow3g.c_snow3g", "943dd39a3cb3d55e"},
    {"aes.rounds", "d35b04b6dde70bc4"},
    {"aes.rounds10", "4e619ebbf7e4aeb6"},
    {"aes.rounds_narrow", "18a1b401c434d046"},
    {"aes.c_rounds", "c4a058764c7188a5"},
    {"aes.c_unrolled", "526635e6546b7faf"},
    {"aes_gcm.lane", "252b0dc6ca740ada"},
    {"aes_gcm.lane2", "68e95a72befcbe2c"},
    {"aes_gcm.rounds_narrow", "a98ce8aad66e2314"},
    {"sha3.sponge", "23b51625bf5650c3"},
    {"sha3.sponge2", "6d361357637b330b"},
    {"sha3.interleaved", "95bf3d801dcb7aff"},
    {"sha3.sponge_narrow", "8894821dc6d05e0b"},
    {"sha3.c_sha3", "9fb1ccb098259140"},
    {"modexp.systolic", "62b8a73aeb71563d"},
    {"snow5g.plain", "3c35b33213822701"},
    {"snow5g.interleaved", "b98bb7a028a0fc91"},
    {"aes256.rounds", "c9b8cfda0fc85449"},
    {"aes256.rounds1", "89c90b3459e40168"},
    {"pdcp.pdcp", "dd27ced63934421e"},
    {"pdcp.pdcp128", "d9634f48281b66b9"},
};

}  // namespace tandem::facts
