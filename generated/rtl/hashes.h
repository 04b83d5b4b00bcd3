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
    {"chacha20.iterative", "9807f91cfae5a30c"},
    {"chacha20.pipelined", "31b9d96b2d3515ff"},
    {"chacha20.interleaved", "b9d4b2cfa182d81c"},
    {"chacha20.iterative_rounds", "42a932d18447f82b"},
    {"chacha20.iterative_summation", "d4a7669ebe5d5cc8"},
    {"chacha20.interleaved_narrow", "804b2b1768482e07"},
    {"chacha20.minimal", "0c744e69efb6dd22"},
    {"chacha20.s2m", "d45b233ece9fd96a"},
    {"chacha20.c_chacha20", "81deeac2113d3867"},
    {"chacha20_poly1305.iterative", "d295f587c8629059"},
    {"chacha20_poly1305.pipelined", "df44eb9e4415443e"},
    {"chacha20_poly1305.pipelined_wide", "11fed531c5019861"},
    {"chacha20_poly1305.interleaved", "07a79051ee257824"},
    {"chacha20_poly1305.interleaved_narrow", "8734e78865e5b3de"},
    {"zuc.hpaz", "b106a4f834c50c33"},
    {"zuc.interleaved", "caa7f02146fcb060"},
    {"zuc.hpaz_units3", "5ae068dd88ef225b"},
    {"zuc.interleaved_units2", "5a79058fba20aff5"},
    {"zuc.interleaved_narrow", "457d632a2d870acd"},
    {"zuc.interleaved_slim", "b71a95dfba8b19aa"},
    {"zuc.baseline", "456328bdf9f45b7c"},
    {"zuc.optimised", "b0136232e167e7fe"},
    {"zuc.c_baseline", "351191721e66e701"},
    {"zuc.c_optimised", "2bb12748e0bd429b"},
    {"zuc.c_zuc", "d2592db3ba3e8268"},
    {"snow3g.ahead", "e112427464c3b565"},
    {"snow3g.interleaved", "63aa007b732f2ee4"},
    {"snow3g.c_snow3g", "2a77a976c3998d38"},
    {"aes.rounds", "2f62ca8009545e64"},
    {"aes.rounds10", "632d4da366b29b12"},
    {"aes.rounds_narrow", "1740bdd290ad3dd6"},
    {"aes.c_rounds", "dda70dc2218dc86e"},
    {"aes.c_unrolled", "c8f1b4c8411c98b2"},
    {"aes_gcm.lane", "ef1438b7bf556a13"},
    {"aes_gcm.lane2", "95ea1252fcc4f23e"},
    {"aes_gcm.rounds_narrow", "da54e0ba02b63a1a"},
    {"sha3.sponge", "c429b3afce2c6648"},
    {"sha3.sponge2", "7013b5de948983a8"},
    {"sha3.interleaved", "f896deaf861ba62d"},
    {"sha3.sponge_narrow", "070d2070b555a5f9"},
    {"sha3.c_sha3", "c8378e454cb2edba"},
    {"modexp.systolic", "4cde5c8a6e0140fe"},
    {"snow5g.plain", "555f25b994c39b21"},
    {"snow5g.interleaved", "4e0e7566311fe661"},
    {"aes256.rounds", "3d2545c128c82147"},
    {"aes256.rounds1", "f409228a6626da28"},
    {"pdcp.pdcp", "d5f8426f7309d67f"},
    {"pdcp.pdcp128", "c300b82eca116076"},
};

}  // namespace tandem::facts
