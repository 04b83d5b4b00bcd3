// Choosing among the software variants of an algorithm: types `Variant` with name, needs and available(). Freestanding.
#pragma once

#include <span>
#include <string_view>

#include "generated/algorithms/algorithms.h"

namespace tandem::variants {

/// What portable code needs. It is slower by construction than a variant that needs something of the machine.
inline constexpr std::string_view kAnyCpu = "any CPU";

/// What algorithm.toml says that a variant needs; one that it does not name does not compile.
consteval std::string_view needs(std::span<const facts::Variant> facts, std::string_view name) {
  for (const facts::Variant& variant : facts) {
    if (variant.name == name) return variant.needs;
  }
  __builtin_unreachable();
}

/// For Variant::constant_time, where that is a question about the machine.
inline bool always() { return true; }
inline bool never() { return false; }

/// Whether branches and addresses of a variant are independent of secrets on this machine.
template <class Variant>
bool in_constant_time(const Variant& variant) {
  if constexpr (requires { variant.constant_time(); }) {
    return variant.constant_time();
  } else if constexpr (requires { variant.constant_time; }) {
    return variant.constant_time;
  } else {
    return true;
  }
}

/// The first that this machine has and that is in constant time here; the last of `all`, which must be available
/// everywhere, where there is none.
template <class Variant>
const Variant& best(std::span<const Variant> all) {
  for (const Variant& variant : all) {
    if (variant.available() && in_constant_time(variant)) return variant;
  }
  return all.back();
}

/// The variant of that name if this machine has it, else nullptr.
template <class Variant>
const Variant* find(std::span<const Variant> all, std::string_view name) {
  for (const Variant& variant : all) {
    if (variant.name == name && variant.available()) return &variant;
  }
  return nullptr;
}

}  // namespace tandem::variants
