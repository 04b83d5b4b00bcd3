// The algorithms of tandem.h, and who computes them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "capi/tandem.h"

namespace tandem::capi {

enum class Cipher : std::uint8_t { snow3g, aes, zuc, snow5g, aes256, null };
inline constexpr std::size_t kCiphers = 6;

/// Of the null algorithms, who computes them: nobody has to.
inline constexpr char kNullVariant[] = "null";

/// What an algorithm does with a PDU.
enum class Use : std::uint8_t {
  cipher,     ///< EEA, NEA
  integrity,  ///< EIA, NIA
  combined,   ///< NCA
};

struct Function {
  int algorithm;
  Cipher cipher;
  Use use;
  bool has_iv;  ///< of the algorithms with keys of 256 bits

  /// Ciphers whose PDUs run in the lanes of a scheduler; the others run batches at once.
  [[nodiscard]] constexpr bool streams() const { return cipher == Cipher::snow3g || cipher == Cipher::zuc; }
  /// Nothing is protected; the key may be null, and a receiver does not check the MAC-I (TS 33.501, annex D.1).
  [[nodiscard]] constexpr bool is_null() const { return cipher == Cipher::null; }
};

inline constexpr Function kFunctions[] = {
    {TANDEM_EEA1, Cipher::snow3g, Use::cipher, false},   {TANDEM_EIA1, Cipher::snow3g, Use::integrity, false},
    {TANDEM_EEA2, Cipher::aes, Use::cipher, false},      {TANDEM_EIA2, Cipher::aes, Use::integrity, false},
    {TANDEM_EEA3, Cipher::zuc, Use::cipher, false},      {TANDEM_EIA3, Cipher::zuc, Use::integrity, false},
    {TANDEM_NEA4, Cipher::snow5g, Use::cipher, true},    {TANDEM_NIA4, Cipher::snow5g, Use::integrity, true},
    {TANDEM_NCA4, Cipher::snow5g, Use::combined, true},  {TANDEM_NEA5, Cipher::aes256, Use::cipher, true},
    {TANDEM_NIA5, Cipher::aes256, Use::integrity, true}, {TANDEM_NCA5, Cipher::aes256, Use::combined, true},
    {TANDEM_NEA6, Cipher::zuc, Use::cipher, true},       {TANDEM_NIA6, Cipher::zuc, Use::integrity, true},
    {TANDEM_NCA6, Cipher::zuc, Use::combined, true},     {TANDEM_EEA0, Cipher::null, Use::cipher, false},
    {TANDEM_EIA0, Cipher::null, Use::integrity, false},
};
inline constexpr std::size_t kFunctionCount = sizeof kFunctions / sizeof kFunctions[0];

/// nullptr for values that are no algorithm.
constexpr const Function* find_function(int algorithm) {
  for (const Function& function : kFunctions) {
    if (function.algorithm == algorithm) return &function;
  }
  return nullptr;
}

/// The place of a function in kFunctions.
constexpr std::size_t index_of(const Function& function) { return static_cast<std::size_t>(&function - kFunctions); }

}  // namespace tandem::capi
