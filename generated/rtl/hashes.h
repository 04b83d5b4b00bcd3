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
    {"chacha20.iterative", "2496cd6120bf12bf"},
    {"chacha20.pipelined", "b6aafc4bdc396ff4"},
    {"chacha20.interleaved", "f28fc791fc16a8e2"},
    {"chacha20.iterative_rounds", "8ddffbef60b493c8"},
    {"chacha20.iterative_summation", "6e3d61d9813ea7d6"},
    {"chacha20.interleaved_narrow", "f1cba89fdf57eccd"},
    {"chacha20.minimal", "18bd34becc1a49fe"},
    {"chacha20.s2m", "bf3134c70ff19d3e"},
    {"chacha20.c_chacha20", "0c41249be4704120"},
    {"chacha20_poly1305.iterative", "683d725b6862c9a8"},
    {"chacha20_poly1305.pipelined", "6ae3b882fbee26f4"},
    {"chacha20_poly1305.pipelined_wide", "7c5fd00adb80c613"},
    {"chacha20_poly1305.interleaved", "2eda7df32a5512f3"},
    {"chacha20_poly1305.interleaved_narrow", "d1aa121ce993ec96"},
    {"zuc.hpaz", "0306b3d895b6e8af"},
    {"zuc.interleaved", "4020c6ff6c642c21"},
    {"zuc.hpaz_units3", "70dfca24c9555010"},
    {"zuc.interleaved_units2", "0ab2a15235274d66"},
    {"zuc.interleaved_narrow", "55de1cdd477cecc6"},
    {"zuc.interleaved_slim", "2dbe2e167766a157"},
    {"zuc.baseline", "fd07a227f134efdb"},
    {"zuc.optimised", "c0c1d8d1d838fe03"},
    {"zuc.c_baseline", "ace405a29fda6935"},
    {"zuc.c_optimised", "29b64ccf4a3e143d"},
    {"zuc.c_zuc", "4053925d649fab2c"},
    {"snow3g.ahead", "cf7d6aff341310c6"},
    {"snow3g.interleaved", "4bf5ff015bd0424f"},
    {"snow3g.c_snow3g", "971662d338e6e105"},
    {"aes.rounds", "b083f9607d689986"},
    {"aes.rounds10", "c7b3a0ea98385e2c"},
    {"aes.rounds_narrow", "b23e2df3dbccc4e7"},
    {"aes.c_rounds", "fffb9df9702b1d47"},
    {"aes.c_unrolled", "07010cc9ce8b7ac4"},
    {"aes_gcm.lane", "159cb8678cd07f61"},
    {"aes_gcm.lane2", "23f590d7a38fbd5a"},
    {"aes_gcm.rounds_narrow", "90b3d5a7baf54cca"},
    {"sha3.sponge", "b0c48f6b785f4fef"},
    {"sha3.sponge2", "bc08ad77627ecf9d"},
    {"sha3.interleaved", "52351df631c88c49"},
    {"sha3.sponge_narrow", "b9ffdf953574711d"},
    {"sha3.c_sha3", "d736fff8cc411bc1"},
    {"modexp.systolic", "a7c89edf47f35cc6"},
    {"snow5g.plain", "37f89dfb3b2a597f"},
    {"snow5g.interleaved", "3c163b93d0a57724"},
    {"aes256.rounds", "c5ad4afe83e2f3a4"},
    {"aes256.rounds1", "5041f6fd5da779ed"},
    {"pdcp.pdcp", "3b8bd14f34fc14b2"},
    {"pdcp.pdcp128", "f826a0b7600d1f9d"},
};

}  // namespace tandem::facts
