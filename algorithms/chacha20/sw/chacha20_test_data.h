// What the tests of ChaCha20 share: pseudo-random cases, hex, and the answer that a case must have.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/chacha20/sw/chacha20.h"

namespace tandem::chacha20 {

/// How GoogleTest prints a parameter.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::chacha20

namespace tandem::chacha20::testing {

using Bytes = std::vector<std::uint8_t>;

inline std::size_t bytes_of(std::uint64_t len_bits) { return static_cast<std::size_t>((len_bits + 7) / 8); }

inline Bytes from_hex(std::string_view hex) {
  const auto digit = [](char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10); };
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(digit(hex[i]) << 4 | digit(hex[i + 1])));
  }
  return bytes;
}

/// SplitMix64: the same cases in every run.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  /// 0 .. end - 1
  std::uint64_t below(std::uint64_t end) { return next() % end; }
  void fill(std::span<std::uint8_t> bytes) {
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(next());
  }

 private:
  std::uint64_t state_;
};

/// Key, counter and nonce.
struct Secret {
  std::array<std::uint8_t, kKeyBytes> key{};
  std::uint32_t counter = 0;
  std::array<std::uint8_t, kNonceBytes> nonce{};

  Secret() = default;
  explicit Secret(Random& random) : counter(static_cast<std::uint32_t>(random.next())) {
    random.fill(key);
    random.fill(nonce);
  }
  [[nodiscard]] State state() const { return {key, counter, nonce}; }
};

/// What `reference` makes of a message, cut to `len_bits` bit by bit.
inline Bytes expected_crypt(const State& state, const Bytes& message, std::uint64_t len_bits) {
  Bytes out(bytes_of(len_bits));
  find("reference")->xor_keystream(state.words(), message.data(), out.data(), out.size());
  for (std::uint64_t bit = len_bits; bit < 8 * out.size(); ++bit) {
    out[bit / 8] &= static_cast<std::uint8_t>(~(0x80U >> (bit % 8)));
  }
  return out;
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
  /// Whether all bytes around are as they were.
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

/// A test that every variant runs; one that this machine cannot run is reported as skipped.
class EachVariant : public ::testing::TestWithParam<Variant> {
 protected:
  void SetUp() override {
    if (!GetParam().available()) GTEST_SKIP() << "not run: this machine lacks " << GetParam().needs;
  }
  static const Variant& variant() { return GetParam(); }
};

inline std::string variant_name(const ::testing::TestParamInfo<Variant>& info) { return std::string(info.param.name); }

}  // namespace tandem::chacha20::testing
