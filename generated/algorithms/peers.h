// The suites of `tandem bench peers`.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "bench/peers.h"

namespace tandem::chacha20 {
bench::Peers bench_peers;
}  // namespace tandem::chacha20
namespace tandem::chacha20_poly1305 {
bench::Peers bench_peers;
}  // namespace tandem::chacha20_poly1305
namespace tandem::zuc {
bench::Peers bench_peers;
}  // namespace tandem::zuc
namespace tandem::snow3g {
bench::Peers bench_peers;
}  // namespace tandem::snow3g
namespace tandem::aes {
bench::Peers bench_peers;
}  // namespace tandem::aes
namespace tandem::aes_gcm {
bench::Peers bench_peers;
}  // namespace tandem::aes_gcm
namespace tandem::sha3 {
bench::Peers bench_peers;
}  // namespace tandem::sha3
namespace tandem::snow5g {
bench::Peers bench_peers;
}  // namespace tandem::snow5g
namespace tandem::aes256 {
bench::Peers bench_peers;
}  // namespace tandem::aes256

namespace tandem::bench {

inline constexpr PeersSuite kPeers[] = {
    {"chacha20", "ChaCha20 against OpenSSL and libsodium, one core, by message size", false, chacha20::bench_peers},
    {"chacha20_poly1305", "ChaCha20-Poly1305 against OpenSSL, intel-ipsec-mb and libsodium, one core, by message size", true, chacha20_poly1305::bench_peers},
    {"zuc", "EEA3 and EIA3 against intel-ipsec-mb, NEA6, NIA6 and NCA6 beside EEA3, bursts and one stream", true, zuc::bench_peers},
    {"snow3g", "EEA1 and EIA1 against intel-ipsec-mb, bursts and one stream", true, snow3g::bench_peers},
    {"aes", "EEA2 and EIA2 against intel-ipsec-mb and OpenSSL, bursts and one stream", true, aes::bench_peers},
    {"aes_gcm", "AES-256-GCM against OpenSSL, intel-ipsec-mb and libsodium, one core, by message size", true, aes_gcm::bench_peers},
    {"sha3", "SHA-3 against OpenSSL and libgcrypt, one core, by message size", false, sha3::bench_peers},
    {"snow5g", "NEA4, NIA4 and NCA4 beside AES-128-CTR of the libraries, bursts and one stream", true, snow5g::bench_peers},
    {"aes256", "NEA5, NIA5 and NCA5 against OpenSSL's AES-256-CTR, beside AES-128-CTR, bursts and one stream", true, aes256::bench_peers},
};

}  // namespace tandem::bench
