// Memory that is erased when it is given back: keys, passphrases, identities.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/wipe.h"

namespace tandem::container {

/// N secret bytes, zero at first; wiped on destruction. Copies are wiped separately.
template <std::size_t N>
struct SecretBytes {
  SecretBytes() = default;
  SecretBytes(const SecretBytes&) = default;
  SecretBytes& operator=(const SecretBytes&) = default;
  ~SecretBytes() { wipe(bytes.data(), bytes.size()); }

  std::array<std::uint8_t, N> bytes{};
};

/// Wipes all memory that a container gives back, also when it grows.
template <class T>
struct WipingAllocator : std::allocator<T> {
  template <class U>
  struct rebind {
    using other = WipingAllocator<U>;
  };
  WipingAllocator() = default;
  template <class U>
  explicit WipingAllocator(const WipingAllocator<U>&) {}

  void deallocate(T* memory, std::size_t count) {
    wipe(memory, count * sizeof(T));
    std::allocator<T>::deallocate(memory, count);
  }
};

/// Secret text or bytes of any length. A vector and not a string: a short string lives outside its allocator.
using SecretText = std::vector<char, WipingAllocator<char>>;

/// Secret bytes of any length.
using SecretData = std::vector<std::uint8_t, WipingAllocator<std::uint8_t>>;

inline std::string_view view(const SecretText& text) { return {text.data(), text.size()}; }

inline SecretText secret_text(std::string_view text) { return {text.begin(), text.end()}; }

}  // namespace tandem::container
