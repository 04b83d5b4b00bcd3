// Names of software engines, put together by the compiler. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "generated/algorithms/algorithms.h"

namespace tandem::software {

/// "cpu.<variant>" in separate storage.
class EngineName {
 public:
  constexpr EngineName() = default;
  constexpr explicit EngineName(std::string_view variant) {
    for (const std::string_view part : {std::string_view("cpu."), variant}) {
      for (const char c : part) text_[size_++] = c;  // a name that is too long does not compile
    }
  }
  [[nodiscard]] constexpr std::string_view view() const { return {text_.data(), size_}; }

 private:
  std::array<char, 24> text_{};
  std::size_t size_ = 0;
};

/// The engine names of an algorithm's variants. For a static constexpr variable: the names live as long as it.
template <std::size_t Count>
class EngineNames {
 public:
  consteval explicit EngineNames(const facts::Variant (&variants)[Count]) {
    for (std::size_t i = 0; i < Count; ++i) names_[i] = EngineName(variants[i].name);
  }
  /// The name of the engine of `variant`, one of the algorithm's.
  [[nodiscard]] constexpr std::string_view of(std::string_view variant) const {
    for (const EngineName& name : names_) {
      std::string_view own = name.view();
      own.remove_prefix(kPrefixBytes);
      if (own == variant) return name.view();
    }
    return {};
  }

 private:
  static constexpr std::size_t kPrefixBytes = 4;  // "cpu."
  std::array<EngineName, Count> names_{};
};

}  // namespace tandem::software
