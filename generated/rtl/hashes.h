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
    {"chacha20.iterative", "f886343045b8c1ab"},
    {"chacha20.pipelined", "c139445a70f50a16"},
    {"chacha20.interleaved", "f6a71eb80d4615ad"},
    {"chacha20.iterative_rounds", "489f1fc9f41ca638"},
    {"chacha20.iterative_summation", "98fd47ba0c8cde74"},
    {"chacha20.interleaved_narrow", "7d6d76c1851fc0ef"},
    {"chacha20.minimal", "349580ed7a1e18ac"},
    {"chacha20.s2m", "1ba080ca267112ed"},
    {"chacha20.c_chacha20", "8a2cd96a7888c47a"},
    {"chacha20_poly1305.iterative", "80c7933bf38cb702"},
    {"chacha20_poly1305.pipelined", "85ba3e3bf0a6f201"},
    {"chacha20_poly1305.pipelined_wide", "9a2ca797cef9062d"},
    {"chacha20_poly1305.interleaved", "f3fef81395ad0bec"},
    {"chacha20_poly1305.interleaved_narrow", "85a785e71cf5d07a"},
    {"zuc.hpaz", "aa9efb7ae6e0fa3a"},
    {"zuc.interleaved", "8191debdecba01b2"},
    {"zuc.hpaz_units3", "6c8862d67249e984"},
    {"zuc.interleaved_units2", "facccc04907e8437"},
    {"zuc.interleaved_narrow", "7e2ad5726bf0644e"},
    {"zuc.interleaved_slim", "ae71c13da44d4757"},
    {"zuc.baseline", "f304d049821b3b1f"},
    {"zuc.optimised", "90057b61d2346724"},
    {"zuc.c_baseline", "4c77d1701f3f69c2"},
    {"zuc.c_optimised", "25ca4a808fb0f67f"},
    {"zuc.c_zuc", "ef3a4bd969a7ba2d"},
    {"snow3g.ahead", "9c8342a591180e5d"},
    {"snow3g.interleaved", "f04eaee6fe83bf0a"},
    {"snow3g.c_snow3g", "90461967ddb02edf"},
    {"aes.rounds", "c267fa387e0b73ab"},
    {"aes.rounds10", "ebd274040f004967"},
    {"aes.rounds_narrow", "24471d202f5e9acf"},
    {"aes.c_rounds", "010c047aadc467fa"},
    {"aes.c_unrolled", "9325f5981862bac1"},
    {"aes_gcm.lane", "a0b453c1c2e4087e"},
    {"aes_gcm.lane2", "bbdc483e19211c60"},
    {"aes_gcm.rounds_narrow", "c45e06213a97a7cd"},
    {"sha3.sponge", "b42b00bbea4263c2"},
    {"sha3.sponge2", "5fe998674bb79ad0"},
    {"sha3.interleaved", "c9b138cd4ffa59f7"},
    {"sha3.sponge_narrow", "aca7daa75819368b"},
    {"sha3.c_sha3", "74541e3823d45e6b"},
    {"modexp.systolic", "bd2b58e1ff802319"},
    {"snow5g.plain", "1bb1db12eb6fcfd2"},
    {"snow5g.interleaved", "e3accdf839bc6652"},
    {"aes256.rounds", "4fdfb6860891cb4b"},
    {"aes256.rounds1", "ea834c0f1c826fbc"},
    {"pdcp.pdcp", "8bd82880718825e6"},
    {"pdcp.pdcp128", "f13547cf5c8e2f6d"},
};

}  // namespace tandem::facts
