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
    {"chacha20.iterative", "dcee1b1686e54ab9"},
    {"chacha20.pipelined", "82b917c43f4512f5"},
    {"chacha20.interleaved", "73e30ffa9d422f55"},
    {"chacha20.iterative_rounds", "be2a51bb3cb2d57a"},
    {"chacha20.iterative_summation", "3e75927d14602b27"},
    {"chacha20.interleaved_narrow", "9ec4144f3c6499bd"},
    {"chacha20.minimal", "b6edf45a7e2a11a6"},
    {"chacha20.s2m", "a7c6f8b918b9b19e"},
    {"chacha20.c_chacha20", "02025a7d9551b748"},
    {"chacha20_poly1305.iterative", "cdfc27e0110c33cb"},
    {"chacha20_poly1305.pipelined", "093d5050d2e40f78"},
    {"chacha20_poly1305.pipelined_wide", "decbe2a58e5d1c5d"},
    {"chacha20_poly1305.interleaved", "5d33a1369b51d8df"},
    {"chacha20_poly1305.interleaved_narrow", "a1ec8f45c79fd6cf"},
    {"zuc.hpaz", "4541c23deaf92880"},
    {"zuc.interleaved", "9bcc9f07cded7307"},
    {"zuc.hpaz_units3", "f891008a08b70ae2"},
    {"zuc.interleaved_units2", "3fcf62429fddca81"},
    {"zuc.interleaved_narrow", "358591c71d207a71"},
    {"zuc.interleaved_slim", "0298fd9d1dc7ea5a"},
    {"zuc.baseline", "3ac0e4092bae1a55"},
    {"zuc.optimised", "5634743e6912b186"},
    {"zuc.c_baseline", "f4160b1cec041af3"},
    {"zuc.c_optimised", "23fd6dccdeb939bb"},
    {"zuc.c_zuc", "134efb2f2bdc70e8"},
    {"snow3g.ahead", "7ff33f4a6c6dc50e"},
    {"snow3g.interleaved", "3c57d608a30080fd"},
    {"snow3g.c_snow3g", "24bbd332fbed0819"},
    {"aes.rounds", "eb8c9bd4d08d1aed"},
    {"aes.rounds10", "6bf88e0e8e14b862"},
    {"aes.rounds_narrow", "728f1528003c3242"},
    {"aes.c_rounds", "db2297a34dd699c3"},
    {"aes.c_unrolled", "0c99b45a4735a3a7"},
    {"aes_gcm.lane", "c8e4fd26709661e6"},
    {"aes_gcm.lane2", "8a0a01d27abfa443"},
    {"aes_gcm.rounds_narrow", "9b207016f65aba1b"},
    {"sha3.sponge", "25954245cf0b7702"},
    {"sha3.sponge2", "1fdb090a796da85e"},
    {"sha3.interleaved", "8aaff5657ef35a96"},
    {"sha3.sponge_narrow", "dc06385ed6aaa5f7"},
    {"sha3.c_sha3", "e332dcad4eecd651"},
    {"modexp.systolic", "99b85de65e759410"},
    {"snow5g.plain", "db4d7ff3d174323d"},
    {"snow5g.interleaved", "595039aea0afbced"},
    {"aes256.rounds", "d907436b981d9c35"},
    {"aes256.rounds1", "1cc35f71b5625515"},
    {"pdcp.pdcp", "250614faa35d6ca0"},
    {"pdcp.pdcp128", "1fcebc129c173fac"},
};

}  // namespace tandem::facts
