// The algorithms of tandem.h, and who computes them: those of the facts, and the null algorithms.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

#include "capi/tandem.h"
#include "engine/null_pdu.h"
#include "generated/algorithms/pdu_functions.h"

namespace tandem::capi {

/// The use of an algorithm for a PDU.
enum class Use : std::uint8_t {
  cipher,     ///< EEA, NEA
  integrity,  ///< EIA, NIA
  combined,   ///< NCA
};

struct Function {
  int algorithm;
  Use use;
  const OperationFacts* facts = nullptr;  ///< of a null algorithm, which has no cipher either, nullptr
  const Cipher* cipher = nullptr;
  bool has_iv = false;  ///< whether it is one of those with keys of 256 bits

  /// Nothing is protected; the key may be null, and a receiver does not check the MAC-I (TS 33.501, annex D.1).
  [[nodiscard]] constexpr bool is_null() const { return cipher == nullptr; }
  /// Returns the place of its cipher in kCiphers. Not for a null algorithm.
  [[nodiscard]] constexpr std::size_t cipher_index() const { return static_cast<std::size_t>(cipher - kCiphers); }
  /// Returns the function that runs it. variant: of its cipher.
  [[nodiscard]] software::PduRunner runner(std::size_t variant) const {
    if (is_null()) return {.at_once = use == Use::cipher ? null_pdu::run_eea : null_pdu::run_eia};
    return cipher->variants->runner(facts->algorithm, variant);
  }
};

inline constexpr std::size_t kCipherCount = std::size(kCiphers);
inline constexpr std::size_t kFunctionCount = std::size(kPduFunctions) + 2;

inline constexpr std::array<Function, kFunctionCount> kFunctions = [] {
  constexpr std::uint8_t kLongKeyBytes = 32;
  std::array<Function, kFunctionCount> all{};
  auto* const end = std::ranges::transform(kPduFunctions, all.begin(), [](const PduFunction& one) {
                      const bool writes = one.facts.writes_destination();
                      const bool tags = one.facts.tag_bytes != 0;
                      return Function{.algorithm = one.number,
                                      .use = !writes ? Use::integrity
                                             : tags  ? Use::combined
                                                     : Use::cipher,
                                      .facts = &one.facts,
                                      .cipher = one.cipher,
                                      .has_iv = one.facts.key_bytes == kLongKeyBytes};
                    }).out;
  end[0] = {.algorithm = TANDEM_EEA0, .use = Use::cipher};
  end[1] = {.algorithm = TANDEM_EIA0, .use = Use::integrity};
  return all;
}();

/// Returns nullptr for values that are no algorithm.
constexpr const Function* find_function(int algorithm) {
  for (const Function& function : kFunctions) {
    if (function.algorithm == algorithm) return &function;
  }
  return nullptr;
}

/// Returns the place of a function in kFunctions.
constexpr std::size_t index_of(const Function& function) {
  return static_cast<std::size_t>(&function - kFunctions.data());
}

/// A variant of each cipher, by its place among the compiled ones.
using Variants = std::array<std::size_t, kCipherCount>;

/// Returns the variant of that name if it is available here.
inline std::optional<std::size_t> find_variant(const Cipher& cipher, std::string_view name) {
  for (std::size_t i = 0; i < cipher.variants->count(); ++i) {
    const variants::Compiled variant = cipher.variants->compiled(i);
    if (variant.name == name) return variant.available ? std::optional(i) : std::nullopt;
  }
  return std::nullopt;
}

/// Returns the name of the variant that computes a function. The names are string literals, which end in a zero.
inline const char* variant_name(const Function& function, std::size_t variant) {
  return function.is_null() ? "null" : function.cipher->variants->compiled(variant).name.data();
}

/// Wipes the keys that the calling thread keeps.
inline void forget_keys() {
  for (const Cipher& cipher : kCiphers) {
    if (cipher.variants->forget_keys != nullptr) cipher.variants->forget_keys();
  }
}

}  // namespace tandem::capi
