// What is checked for constant time, of every algorithm.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "testing/constant_time/cases.h"

namespace tandem::chacha20 {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::chacha20
namespace tandem::poly1305 {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::poly1305
namespace tandem::chacha20_poly1305 {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::chacha20_poly1305
namespace tandem::zuc {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::zuc
namespace tandem::snow3g {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::snow3g
namespace tandem::aes {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::aes
namespace tandem::aes_gcm {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::aes_gcm
namespace tandem::sha3 {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::sha3
namespace tandem::modexp {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::modexp
namespace tandem::snow5g {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::snow5g
namespace tandem::aes256 {
void add_constant_time(std::vector<constant_time::Case>& list);
}  // namespace tandem::aes256

namespace tandem::constant_time {

inline void add_algorithms(std::vector<Case>& list) {
  chacha20::add_constant_time(list);
  poly1305::add_constant_time(list);
  chacha20_poly1305::add_constant_time(list);
  zuc::add_constant_time(list);
  snow3g::add_constant_time(list);
  aes::add_constant_time(list);
  aes_gcm::add_constant_time(list);
  sha3::add_constant_time(list);
  modexp::add_constant_time(list);
  snow5g::add_constant_time(list);
  aes256::add_constant_time(list);
}

}  // namespace tandem::constant_time
