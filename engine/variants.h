// The software variants of an algorithm: types `Variant` with name, needs and available(). Freestanding.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/cpu.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::variants {

/// Value of `needs` for portable code, which is slower by construction than a variant that needs an extension of the
/// machine.
inline constexpr std::string_view kAnyCpu = "any CPU";

/// Needs of variants from algorithm.toml; a name that is not in it does not compile.
class Facts {
 public:
  consteval explicit Facts(std::span<const facts::Variant> all) : all_(all) {}

  /// Returns the needs in words for people.
  [[nodiscard]] consteval std::string_view needs(std::string_view name) const {
    for (const facts::Variant& variant : all_) {
      if (variant.name == name) return variant.needs;
    }
    __builtin_unreachable();
  }
  /// Returns the extensions among the needs, for cpu::has.
  [[nodiscard]] consteval cpu::Extensions asks(std::string_view name) const { return cpu::parse(needs(name)); }

 private:
  std::span<const facts::Variant> all_;
};

/// Values of Variant::constant_time in folders where it is a function, because for some variants it depends on the
/// machine.
inline bool always() { return true; }
inline bool never() { return false; }

/// Returns whether branches and addresses of a variant are independent of secrets on this machine.
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

/// Every variant of an algorithm that is compiled into this binary, best first. The last, `reference`, is available on
/// every machine.
template <class Variant>
class List : public std::span<const Variant> {
 public:
  using std::span<const Variant>::span;

  /// Returns the first variant that this machine can run in constant time, or the last one; cheap to call.
  [[nodiscard]] const Variant& best() const {
    for (const Variant& variant : *this) {
      if (variant.available() && in_constant_time(variant)) return variant;
    }
    return this->back();
  }
  /// The variant of that name if this machine has it, else nullptr.
  [[nodiscard]] const Variant* find(std::string_view name) const {
    for (const Variant& variant : *this) {
      if (variant.name == name && variant.available()) return &variant;
    }
    return nullptr;
  }
};

/// A compiled variant of any algorithm.
struct Compiled {
  std::string_view name;  ///< as in algorithm.toml
  std::string_view needs;
  bool available;      ///< whether this machine can run it
  bool constant_time;  ///< whether branches and addresses are independent of secrets on this machine
};

template <class Variant>
Compiled compiled(const Variant& variant) {
  return {variant.name, variant.needs, variant.available(), in_constant_time(variant)};
}

}  // namespace tandem::variants
