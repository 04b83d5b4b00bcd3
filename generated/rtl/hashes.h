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
    {"chacha20.iterative", "cc460271a3fb21a1"},
    {"chacha20.pipelined", "82ee91ac85839467"},
    {"chacha20.interleaved", "4c69c90b32b280a1"},
    {"chacha20.iterative_rounds", "e7ed08e9049359ee"},
    {"chacha20.iterative_summation", "438f71f64fc6a571"},
    {"chacha20.interleaved_narrow", "fe3b4814cc282ae7"},
    {"chacha20.minimal", "0b8493608916944b"},
    {"chacha20.s2m", "7d26abb6c7f2c506"},
    {"chacha20.c_chacha20", "4f2c3ea030ebbcff"},
    {"chacha20_poly1305.iterative", "fcb6c5b37480ea3f"},
    {"chacha20_poly1305.pipelined", "d31987963d7be7a0"},
    {"chacha20_poly1305.pipelined_wide", "caf2743cd077e8bb"},
    {"chacha20_poly1305.interleaved", "b6dd125aa2a37408"},
    {"chacha20_poly1305.interleaved_narrow", "d508c7b089c8b0de"},
    {"zuc.hpaz", "7fc5443ae8d08e1f"},
    {"zuc.interleaved", "f02512d29c73f029"},
    {"zuc.hpaz_units3", "430225e20c6f108a"},
    {"zuc.interleaved_units2", "909637d8baa7dc57"},
    {"zuc.interleaved_narrow", "d2f4a0162ab1b329"},
    {"zuc.interleaved_slim", "c93f69403b774002"},
    {"zuc.baseline", "81235ddc3290a6be"},
    {"zuc.optimised", "0a92f515a2650dbd"},
    {"zuc.c_baseline", "5a286dbfd16176a7"},
    {"zuc.c_optimised", "2b71e7ac17ee80ba"},
    {"zuc.c_zuc", "9fb7466f1fbeee6c"},
    {"snow3g.ahead", "a39dd0fe7b63dd6f"},
    {"snow3g.interleaved", "45e3aa6af54299ef"},
    {"snow3g.c_snow3g", "0579f5725d5e60ea"},
    {"aes.rounds", "aafe4de887ffbe19"},
    {"aes.rounds10", "64a0a1021bb84018"},
    {"aes.rounds_narrow", "cc3bfc4cb71a5020"},
    {"aes.c_rounds", "67c32765e09e1ae6"},
    {"aes.c_unrolled", "ee5a0e77c7035be2"},
    {"aes_gcm.lane", "e385ef969f3f2a29"},
    {"aes_gcm.lane2", "ed965b0c9d79e016"},
    {"aes_gcm.rounds_narrow", "1446e1e5f4c69c0b"},
    {"sha3.sponge", "34af3bc6fd03df8c"},
    {"sha3.sponge2", "18687f97464c3c25"},
    {"sha3.interleaved", "6103a2f0f9adcb9d"},
    {"sha3.sponge_narrow", "562dd4f54eb4c89d"},
    {"sha3.c_sha3", "2a6a3f057eefe089"},
    {"modexp.systolic", "3037280f4c05c773"},
    {"snow5g.plain", "940a4991a1dabeb9"},
    {"snow5g.interleaved", "e1c0c7dae8240463"},
    {"aes256.rounds", "11821dd10011593c"},
    {"aes256.rounds1", "2e2295a580e6b499"},
    {"pdcp.pdcp", "a5dd0f22fb2401ce"},
    {"pdcp.pdcp128", "20789ba97fe43eb2"},
};

}  // namespace tandem::facts
