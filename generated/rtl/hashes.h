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
    {"chacha20.iterative", "d960207ca504c20c"},
    {"chacha20.pipelined", "9c0960727cc74324"},
    {"chacha20.interleaved", "f9ba950bf83a21c7"},
    {"chacha20.iterative_rounds", "494450a036d00b76"},
    {"chacha20.iterative_summation", "91c7ccbe2f1ce395"},
    {"chacha20.c_chacha20", "c6de3c2696006212"},
    {"chacha20_poly1305.iterative", "b1e10f822e806f67"},
    {"chacha20_poly1305.pipelined", "e177dff9e94f249d"},
    {"chacha20_poly1305.pipelined_wide", "c5c7ebd568b186c5"},
    {"chacha20_poly1305.interleaved", "2b9f878787e69996"},
    {"zuc.hpaz", "dfd024cfecbbc952"},
    {"zuc.interleaved", "5fb629b46b685eb2"},
    {"zuc.hpaz_units3", "8a9b992613ce6e66"},
    {"zuc.interleaved_units2", "74150a4ce7e5a112"},
    {"zuc.interleaved_narrow", "5b3058303b2fae5d"},
    {"zuc.baseline", "ed84be721a83fe39"},
    {"zuc.optimised", "fc072890b33fbcdf"},
    {"zuc.c_baseline", "12488c05fe4cd2a9"},
    {"zuc.c_optimised", "e9f4838a3a46103e"},
    {"zuc.c_zuc", "6426e278e6c7cd87"},
    {"snow3g.ahead", "7aae95ab42596cb0"},
    {"snow3g.interleaved", "819f86b32b0233ba"},
    {"snow3g.c_snow3g", "d7f58ee0676501ea"},
    {"aes.rounds", "194ab7f705c3c639"},
    {"aes.rounds10", "9c8261b7a89bc95b"},
    {"aes.c_rounds", "a23b3fbd98e01645"},
    {"aes.c_unrolled", "27a4b7224c781ca9"},
    {"aes_gcm.lane", "220de0697c020bdc"},
    {"aes_gcm.lane2", "d0241c4bc0e7ebb4"},
    {"sha3.sponge", "23672b2748973678"},
    {"sha3.sponge2", "c13d894cd5159e72"},
    {"sha3.interleaved", "a2372b534e8c71d7"},
    {"sha3.c_sha3", "20008c780a5859f8"},
    {"modexp.systolic", "76d687e04cac0180"},
    {"snow5g.plain", "be5c8c8cc6b2b63e"},
    {"snow5g.interleaved", "bc8d06bdef82c06b"},
    {"aes256.rounds", "33ad86545eed8f03"},
    {"aes256.rounds1", "f2ddda652e456fdc"},
    {"pdcp.pdcp", "58084a14d5b7ac39"},
    {"pdcp.pdcp128", "ff9f21e2b73ac4bd"},
};

}  // namespace tandem::facts
