// Lengths of PDUs as traffic has them.
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
  /// "imix": 40, 576 and 1,500 bytes as 7 : 4 : 1, the simple Internet mix; "MIN..MAX": any as often; "N": all alike.
  /// Lengths are 1 to kLongestBytes. Returns nothing with a sentence in `error` if `text` is none of these.
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
