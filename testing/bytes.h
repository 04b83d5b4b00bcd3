// Byte strings for tests: hex, pseudo-random, and with guarded surroundings.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

namespace tandem::testing {

using Bytes = std::vector<std::uint8_t>;

inline Bytes from_hex(std::string_view hex) {
  const auto digit = [](char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10); };
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(digit(hex[i]) << 4 | digit(hex[i + 1])));
  }
  return bytes;
}

/// Returns the number in TANDEM_TEST_SEED, which makes other cases of the same kind; 0 if it is not set. Every `make
/// test` uses another number and logs it.
inline std::uint64_t run_seed() {
  static const char* const text = std::getenv("TANDEM_TEST_SEED");
  return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
}

/// SplitMix64: the same cases in every run with the same TANDEM_TEST_SEED.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed + (run_seed() << 32)) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  /// Returns a number from 0 to end - 1.
  std::uint64_t below(std::uint64_t end) { return next() % end; }
  void fill(std::span<std::uint8_t> bytes) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(next());
  }

 private:
  std::uint64_t state_;
};

inline Bytes random_bytes(Random& random, std::size_t bytes) {
  Bytes result(bytes);
  random.fill(result);
  return result;
}

/// `bytes` bytes at some distance (0 to 63) from a multiple of 64, with marked bytes on both sides.
class Guarded {
 public:
  Guarded(std::size_t bytes, std::size_t misalignment) : store_(bytes + 4 * kMargin, kMark), bytes_(bytes) {
    const std::size_t at = reinterpret_cast<std::uintptr_t>(store_.data()) + kMargin;
    begin_ = kMargin + (64 - at % 64) % 64 + misalignment;
  }
  std::uint8_t* data() { return store_.data() + begin_; }
  [[nodiscard]] Bytes content() const { return {store_.begin() + begin(), store_.begin() + begin() + length()}; }
  void set(const Bytes& content) { std::copy(content.begin(), content.end(), store_.begin() + begin()); }
  /// Returns whether all bytes around the buffer are unchanged.
  [[nodiscard]] bool intact() const {
    for (std::size_t i = 0; i < store_.size(); ++i) {
      if ((i < begin_ || i >= begin_ + bytes_) && store_[i] != kMark) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t kMargin = 64;
  static constexpr std::uint8_t kMark = 0xa5;
  [[nodiscard]] std::ptrdiff_t begin() const { return static_cast<std::ptrdiff_t>(begin_); }
  [[nodiscard]] std::ptrdiff_t length() const { return static_cast<std::ptrdiff_t>(bytes_); }

  Bytes store_;
  std::size_t bytes_;
  std::size_t begin_ = 0;
};

}  // namespace tandem::testing
