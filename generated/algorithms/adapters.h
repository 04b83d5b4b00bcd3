// The adapters of all algorithms that tasks can ask for. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "engine/software/adapter.h"
#include "generated/algorithms/operations.h"

namespace tandem::chacha20 {
extern const software::Adapter kAdapter;
}  // namespace tandem::chacha20
namespace tandem::chacha20_poly1305 {
extern const software::Adapter kAdapter;
}  // namespace tandem::chacha20_poly1305
namespace tandem::zuc {
extern const software::Adapter kAdapter;
}  // namespace tandem::zuc
namespace tandem::snow3g {
extern const software::Adapter kAdapter;
}  // namespace tandem::snow3g
namespace tandem::aes {
extern const software::Adapter kAdapter;
}  // namespace tandem::aes
namespace tandem::aes_gcm {
extern const software::Adapter kAdapter;
}  // namespace tandem::aes_gcm
namespace tandem::sha3 {
extern const software::Adapter kAdapter;
}  // namespace tandem::sha3
namespace tandem::modexp {
extern const software::Adapter kAdapter;
}  // namespace tandem::modexp
namespace tandem::snow5g {
extern const software::Adapter kAdapter;
}  // namespace tandem::snow5g
namespace tandem::aes256 {
extern const software::Adapter kAdapter;
}  // namespace tandem::aes256

namespace tandem::software {

/// The adapter of an operation's algorithm. operation: one of facts::kOperations.
inline const Adapter& adapter(Algorithm operation) {
  switch (facts::operation(operation).primitive) {
    case Algorithm::chacha20:
      return chacha20::kAdapter;
    case Algorithm::chacha20_poly1305:
      return chacha20_poly1305::kAdapter;
    case Algorithm::zuc:
      return zuc::kAdapter;
    case Algorithm::snow3g:
      return snow3g::kAdapter;
    case Algorithm::aes:
      return aes::kAdapter;
    case Algorithm::aes_gcm:
      return aes_gcm::kAdapter;
    case Algorithm::sha3:
      return sha3::kAdapter;
    case Algorithm::modexp:
      return modexp::kAdapter;
    case Algorithm::snow5g:
      return snow5g::kAdapter;
    case Algorithm::aes256:
      return aes256::kAdapter;
    default:
      __builtin_unreachable();
  }
}

}  // namespace tandem::software
