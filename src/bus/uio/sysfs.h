// What the kernel says about devices in /sys/class, read from a root that tests choose.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace tandem::uio {

/// Where the kernel's trees are.
struct Roots {
  std::filesystem::path sys = "/sys";
  std::filesystem::path dev = "/dev";
};

/// An attribute's text without the line end; nothing if it cannot be read.
std::optional<std::string> read_text(const std::filesystem::path& path);

/// An attribute's number: "0x1000", "1000" with `base` 10. Nothing if it is none.
std::optional<std::uint64_t> read_number(const std::filesystem::path& path, int base = 0);

/// "0x1f".
std::string hexadecimal(std::uint64_t value);

}  // namespace tandem::uio
