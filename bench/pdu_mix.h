// Lengths of PDUs as in real traffic.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>

namespace tandem::bench {

/// A distribution of lengths in bytes.
class PduMix {
 public:
  /// Parses "imix": 40, 576 and 1,500 bytes as 7 : 4 : 1, the simple Internet mix; "MIN..MAX": every length equally
  /// often; "N": one length. Lengths are 1 to kLongestBytes. Returns nothing and sets `error` if `text` is none of
  /// these.
  static std::optional<PduMix> parse(std::string_view text, std::string& error);

  static constexpr std::size_t kLongestBytes = 65536;

  std::size_t next(std::mt19937_64& random) const;
  [[nodiscard]] std::size_t longest() const { return imix_ ? 1500 : longest_; }
  [[nodiscard]] double mean() const;

 private:
  bool imix_ = false;
  std::size_t shortest_ = 0;
  std::size_t longest_ = 0;
};

}  // namespace tandem::bench
