// The strings and numbers that SSH's keys are made of.
//
// Source  RFC 4251, section 5
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tandem::container {

/// Takes parts from the front of some bytes. Once one is missing, `failed` stays set and parts are empty.
class SshReader {
 public:
  explicit SshReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  std::uint32_t number() {
    const auto bytes = take(4);
    std::uint32_t value = 0;
    for (const std::uint8_t byte : bytes) value = value << 8 | byte;
    return value;
  }
  std::span<const std::uint8_t> string() { return take(number()); }
  std::string_view text() {
    const auto bytes = string();
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  /// A positive integer in its shortest form, big endian, without the leading zero that says that it is positive.
  std::span<const std::uint8_t> integer() {
    auto bytes = string();
    const bool shortest = !bytes.empty() && (bytes[0] != 0 || (bytes.size() > 1 && bytes[1] >= 0x80));
    if (!shortest || bytes[0] >= 0x80) return fail();
    return bytes[0] == 0 ? bytes.subspan(1) : bytes;
  }

  [[nodiscard]] std::span<const std::uint8_t> rest() const { return rest_; }
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] bool at_end() const { return !failed_ && rest_.empty(); }

 private:
  std::span<const std::uint8_t> fail() {
    failed_ = true;
    rest_ = {};
    return {};
  }
  std::span<const std::uint8_t> take(std::size_t bytes) {
    if (failed_ || rest_.size() < bytes) return fail();
    const auto taken = rest_.first(bytes);
    rest_ = rest_.subspan(bytes);
    return taken;
  }

  std::span<const std::uint8_t> rest_;
  bool failed_ = false;
};

}  // namespace tandem::container
