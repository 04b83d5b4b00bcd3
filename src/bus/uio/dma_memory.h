// Finds the memory that an accelerator behind UIO may use: what it was given, and nothing else.
//
// In this order
//   named    by the user: a buffer of u-dma-buf, for the accelerator or for all (Roots::dma_buffers)
//   its map  the UIO device's own, called "dma"
//   linked   by the device tree: the buffer whose node has the same memory-region as the accelerator's
//   sole     the only buffer that is neither named for another device nor linked with one
//
// u-dma-buf    /sys/class/u-dma-buf/NAME (udmabuf before version 3.0) and its /dev/NAME
// Device tree  the node of what /sys/class/CLASS/NAME stands for is device/of_node below; a property is a file of
//              cells, most significant byte first; memory-region holds phandles
// Checked by   dma_memory_test.cpp over a simulated /sys
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "bus/uio/device_file.h"
#include "bus/uio/sysfs.h"

namespace tandem::uio {

struct DmaMemory {
  enum class Way : std::uint8_t { named, map, linked, sole };
  Way way = Way::map;
  std::size_t map = 0;           ///< its number, if it is the device's own
  std::filesystem::path buffer;  ///< else the directory of its attributes
};

/// Returns the memory that `device` has; nothing if there is none, or it is not clear which: `error` then says what to
/// do. Another process may use it: that is not checked.
std::optional<DmaMemory> find_memory(const Roots& roots, const DeviceInfo& device, std::string& error);

}  // namespace tandem::uio
