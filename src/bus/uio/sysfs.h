// Reads what the kernel says about devices in /sys/class, from a root that tests choose.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tandem::uio {

/// Returns the environment variable TANDEM_DMA_BUFFER; empty if there is none.
std::string environment_dma_buffers();

/// The folders of the kernel's trees, and what the user says of them.
struct Roots {
  std::filesystem::path sys = "/sys";
  std::filesystem::path dev = "/dev";
  /// Buffers of u-dma-buf for accelerators: [uioN=]NAME, separated by commas; without uioN for all that are not named.
  std::string dma_buffers = environment_dma_buffers();
};

/// Returns an attribute's text without the line end; nothing if it cannot be read.
std::optional<std::string> read_text(const std::filesystem::path& path);

/// Returns an attribute's number: "0x1000", "1000" with `base` 10. Returns nothing if it is none.
std::optional<std::uint64_t> read_number(const std::filesystem::path& path, int base = 0);

/// Returns the cells of a property in the device tree; none if it cannot be read.
std::vector<std::uint32_t> read_cells(const std::filesystem::path& path);

/// Returns a number as "0x1f".
std::string hexadecimal(std::uint64_t value);

}  // namespace tandem::uio
