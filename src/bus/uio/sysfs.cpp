#include "bus/uio/sysfs.h"

#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <string_view>

namespace tandem::uio {

std::optional<std::string> read_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) return {};
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (file.bad()) return {};
  while (!text.empty() && (text.back() == '\n' || text.back() == '\0')) text.pop_back();
  return text;
}

std::optional<std::uint64_t> read_number(const std::filesystem::path& path, int base) {
  const auto text = read_text(path);
  if (!text) return {};
  std::string_view digits = *text;
  const bool hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
  if (hexadecimal) digits.remove_prefix(2);
  if (base == 0) base = hexadecimal ? 16 : 10;
  std::uint64_t value = 0;
  const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (digits.empty() || problem != std::errc{} || end != digits.data() + digits.size()) return {};
  return value;
}

std::string hexadecimal(std::uint64_t value) {
  std::array<char, 16> digits{};
  const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return "0x" + std::string(digits.data(), end);
}

}  // namespace tandem::uio
