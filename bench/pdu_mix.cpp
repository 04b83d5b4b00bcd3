#include "bench/pdu_mix.h"

#include <fmt/format.h>

#include <charconv>

namespace tandem::bench {
namespace {

std::optional<std::size_t> length_of(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool fits = error == std::errc() && end == text.data() + text.size();
  if (!fits || value == 0 || value > PduMix::kLongestBytes) return {};
  return value;
}

}  // namespace

std::optional<PduMix> PduMix::parse(std::string_view text, std::string& error) {
  PduMix mix;
  if (text == "imix") {
    mix.imix_ = true;
    return mix;
  }
  const std::size_t dots = text.find("..");
  const auto shortest = length_of(text.substr(0, dots));
  const auto longest = dots == std::string_view::npos ? shortest : length_of(text.substr(dots + 2));
  if (!shortest || !longest || *shortest > *longest) {
    error = fmt::format("'{}' is no mix of lengths; write imix, 40..9000 or 1420: 1 to {} bytes", text, kLongestBytes);
    return {};
  }
  mix.shortest_ = *shortest;
  mix.longest_ = *longest;
  return mix;
}

std::size_t PduMix::next(std::mt19937_64& random) const {
  if (!imix_) return shortest_ + random() % (longest_ - shortest_ + 1);
  const std::uint64_t of_12 = random() % 12;
  return of_12 < 7 ? 40 : of_12 < 11 ? 576 : 1500;
}

double PduMix::mean() const {
  if (imix_) return (7 * 40 + 4 * 576 + 1500) / 12.0;
  return static_cast<double>(shortest_ + longest_) / 2;
}

}  // namespace tandem::bench
