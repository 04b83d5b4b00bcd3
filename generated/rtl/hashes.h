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
    {"chacha20.iterative", "6585db2c6a5be38d"},
    {"chacha20.pipelined", "001563943804fb5e"},
    {"chacha20.iterative_rounds", "cba0380dd0e4a9b4"},
    {"chacha20.iterative_summation", "c807566f8bb99806"},
    {"chacha20_poly1305.iterative", "96bce22c2039a659"},
    {"chacha20_poly1305.pipelined", "69a0ac2e566b7758"},
    {"chacha20_poly1305.pipelined_wide", "920900f5581af2ac"},
    {"zuc.hpaz", "e067a9a4357b0722"},
    {"zuc.interleaved", "1fe2b21139288d23"},
    {"zuc.hpaz_units3", "82de6a4cece72a4b"},
    {"zuc.interleaved_units2", "dea0e40fac1f821e"},
    {"zuc.interleaved_narrow", "2c585de33d0b13dd"},
    {"zuc.baseline", "81c8b3427ec5e2b9"},
    {"zuc.optimised", "45883c4aa03a06d7"},
    {"snow3g.ahead", "59def3d9da009a4d"},
    {"snow3g.interleaved", "1326b5c1a5868c03"},
    {"aes.rounds", "ca88c6db8ab03d77"},
    {"aes.rounds10", "9e31457b92daa4b0"},
    {"aes_gcm.lane", "3ca81a3e06bce814"},
    {"aes_gcm.lane2", "553238bfe0211f09"},
    {"sha3.sponge", "b2fd9003d8d18f25"},
    {"sha3.sponge2", "4c1c442e9c328aef"},
    {"sha3.interleaved", "5189bd4f6da0dc07"},
    {"modexp.systolic", "71dc70fad689032f"},
    {"snow5g.plain", "fc522efad2150acc"},
    {"snow5g.interleaved", "ac2865d8e84d66bb"},
    {"aes256.rounds", "b030cc2aed0e5e5c"},
    {"aes256.rounds1", "af5e74badc51ae6d"},
};

}  // namespace tandem::facts
