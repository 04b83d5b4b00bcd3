#include "bus/uio/sysfs.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string_view>

namespace tandem::uio {

namespace {

std::optional<std::string> read_all(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return {};
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (file.bad()) return {};
  return text;
}

}  // namespace

std::string environment_dma_buffers() {
  const char* const value = std::getenv("TANDEM_DMA_BUFFER");
  return value == nullptr ? "" : value;
}

std::optional<std::string> read_text(const std::filesystem::path& path) {
  auto read = read_all(path);
  if (!read) return {};
  std::string& text = *read;
  while (!text.empty() && (text.back() == '\n' || text.back() == '\0')) text.pop_back();
  return read;
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

std::vector<std::uint32_t> read_cells(const std::filesystem::path& path) {
  constexpr std::size_t kCellBytes = 4;
  const std::string bytes = read_all(path).value_or("");
  std::vector<std::uint32_t> cells(bytes.size() / kCellBytes);
  for (std::size_t i = 0; i < cells.size() * kCellBytes; ++i) {
    cells[i / kCellBytes] = cells[i / kCellBytes] << 8 | static_cast<std::uint8_t>(bytes[i]);
  }
  return cells;
}

std::string hexadecimal(std::uint64_t value) {
  std::array<char, 16> digits{};
  const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return "0x" + std::string(digits.data(), end);
}

}  // namespace tandem::uio
