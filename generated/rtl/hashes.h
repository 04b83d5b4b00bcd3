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
    {"chacha20.iterative", "813ad4e418442356"},
    {"chacha20.pipelined", "8ded0e679a29f23f"},
    {"chacha20.interleaved", "abd07cd92280cc11"},
    {"chacha20.iterative_rounds", "2adeb3499945db7f"},
    {"chacha20.iterative_summation", "f0e8765de325fab8"},
    {"chacha20.minimal", "519fa3c0e7e2550d"},
    {"chacha20.c_chacha20", "12d1df2ede1f997e"},
    {"chacha20_poly1305.iterative", "a7680b5852730ec8"},
    {"chacha20_poly1305.pipelined", "9ab7b7e6d95f8ace"},
    {"chacha20_poly1305.pipelined_wide", "3598e86d57109aad"},
    {"chacha20_poly1305.interleaved", "77524e4cd6d3933f"},
    {"zuc.hpaz", "510ed986574c8561"},
    {"zuc.interleaved", "fab3a4322ade4065"},
    {"zuc.hpaz_units3", "b88d3455230e72e4"},
    {"zuc.interleaved_units2", "93e280e4ef8e23f4"},
    {"zuc.interleaved_narrow", "40c6c37174b0a9e6"},
    {"zuc.interleaved_slim", "357c13aa56960d26"},
    {"zuc.baseline", "8d7ae94fa6af7f5c"},
    {"zuc.optimised", "2e2f2407fedc1914"},
    {"zuc.c_baseline", "b9342b9afb8c236e"},
    {"zuc.c_optimised", "52ae4036b1225219"},
    {"zuc.c_zuc", "312e264ce3b95d28"},
    {"snow3g.ahead", "87f29b0586629dce"},
    {"snow3g.interleaved", "b7965840c73de62b"},
    {"snow3g.c_snow3g", "ccfbffae890e7a23"},
    {"aes.rounds", "53386548b9506be7"},
    {"aes.rounds10", "29de47b5930ff7ab"},
    {"aes.c_rounds", "06eed2c1a0548df3"},
    {"aes.c_unrolled", "50ad58bb65d58277"},
    {"aes_gcm.lane", "196d98cdb9bd2584"},
    {"aes_gcm.lane2", "ed8cc8f550713388"},
    {"sha3.sponge", "92082f4581a3faa5"},
    {"sha3.sponge2", "d4a1b81bfee6c75a"},
    {"sha3.interleaved", "f3da628f410d2659"},
    {"sha3.c_sha3", "f67424a047deab09"},
    {"modexp.systolic", "a52c816539d16552"},
    {"snow5g.plain", "a92668f050ed89f3"},
    {"snow5g.interleaved", "c1360ea81f935345"},
    {"aes256.rounds", "3f6ebcacad2c48bd"},
    {"aes256.rounds1", "74c6def053b4677a"},
    {"pdcp.pdcp", "2b8daca9d11a2947"},
    {"pdcp.pdcp128", "3644d25d106757e8"},
};

}  // namespace tandem::facts
