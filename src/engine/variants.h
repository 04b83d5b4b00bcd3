// Choosing among the software variants of an algorithm: types `Variant` with name, needs and available(). Freestanding.
#pragma once

#include <span>
#include <string_view>

#include "generated/algorithms/algorithms.h"

namespace tandem::variants {

/// What algorithm.toml says that a variant needs; one that it does not name does not compile.
consteval std::string_view needs(std::span<const facts::Variant> facts, std::string_view name) {
  for (const facts::Variant& variant : facts) {
    if (variant.name == name) return variant.needs;
  }
  __builtin_unreachable();
}

/// The first that this machine has; the last of `all` must be available everywhere.
template <class Variant>
const Variant& best(std::span<const Variant> all) {
  const Variant* variant = all.data();
  while (!variant->available()) ++variant;
  return *variant;
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
