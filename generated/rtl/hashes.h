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
    {"chacha20.iterative", "34a3ca25818350e5"},
    {"chacha20.pipelined", "e358d600487e8805"},
    {"chacha20.interleaved", "9a6cec9427bed569"},
    {"chacha20.iterative_rounds", "ba47fb1cf167c533"},
    {"chacha20.iterative_summation", "ad0a7fc71b9278d4"},
    {"chacha20.interleaved_narrow", "e28b773c4444a597"},
    {"chacha20.minimal", "66238391cf4e4d25"},
    {"chacha20.s2m", "6c868b9810c76af4"},
    {"chacha20.c_chacha20", "aac48fad3b5d84c4"},
    {"chacha20_poly1305.iterative", "cfb53215fd9309be"},
    {"chacha20_poly1305.pipelined", "4b9fb614205c68ea"},
    {"chacha20_poly1305.pipelined_wide", "940b0c8f8e36394a"},
    {"chacha20_poly1305.interleaved", "ab6beecd976912ab"},
    {"chacha20_poly1305.interleaved_narrow", "aa7edc900a74981f"},
    {"zuc.hpaz", "7d382b60610a872c"},
    {"zuc.interleaved", "2c77d1293aa3ced1"},
    {"zuc.hpaz_units3", "17c740b2f869ea45"},
    {"zuc.interleaved_units2", "3d3d3ebea3e59a8d"},
    {"zuc.interleaved_narrow", "2f4c8689dc91de61"},
    {"zuc.interleaved_slim", "cc6cbfe8330f7c77"},
    {"zuc.baseline", "93d4356f064ec3fb"},
    {"zuc.optimised", "476ab3d789abd6d4"},
    {"zuc.c_baseline", "0224c9f9cdca5726"},
    {"zuc.c_optimised", "f4081ed9cf236d08"},
    {"zuc.c_zuc", "dd7e53a8046f51ee"},
    {"snow3g.ahead", "deb120b210831b52"},
    {"snow3g.interleaved", "d5ac0a114262d24c"},
    {"snow3g.c_snow3g", "ba89006c3d860b50"},
    {"aes.rounds", "f66105acf217c59f"},
    {"aes.rounds10", "29b33673a7e480f9"},
    {"aes.rounds_narrow", "c15315e2745720be"},
    {"aes.c_rounds", "9817b8c26bcc9248"},
    {"aes.c_unrolled", "106fc4a3b43941b4"},
    {"aes_gcm.lane", "bf9bfa8bf1da8004"},
    {"aes_gcm.lane2", "0b4d63477d18a633"},
    {"aes_gcm.rounds_narrow", "e9bc8d7aa6a29a34"},
    {"sha3.sponge", "8aa54246785732ec"},
    {"sha3.sponge2", "aa52d5796e213509"},
    {"sha3.interleaved", "adae00cb577606ed"},
    {"sha3.sponge_narrow", "db47e9c27c682f37"},
    {"sha3.c_sha3", "228a924bf5773d90"},
    {"modexp.systolic", "8a79cec220338f61"},
    {"snow5g.plain", "8f1aa936364e7fa8"},
    {"snow5g.interleaved", "16cd903b19a34e6e"},
    {"aes256.rounds", "fb367666e0ab76a7"},
    {"aes256.rounds1", "197b0d2efa3fcb84"},
    {"pdcp.pdcp", "baef18534ce8d3bb"},
    {"pdcp.pdcp128", "8c498c4f918bb6fe"},
};

}  // namespace tandem::facts
