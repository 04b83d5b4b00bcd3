// A made-up /sys and /dev in a temporary folder, whose device files are ordinary files.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "bus/uio/sysfs.h"
#include "driver/registers.h"

namespace tandem::uio {

class FakeSystem {
 public:
  static constexpr std::size_t kPage = 4096;

  FakeSystem() {
    std::string pattern = (std::filesystem::temp_directory_path() / "tandem-uio-XXXXXX").string();
    root_ = ::mkdtemp(pattern.data());
    std::filesystem::create_directories(roots().sys / "class" / "uio");
    std::filesystem::create_directories(roots().dev);
  }
  ~FakeSystem() { std::filesystem::remove_all(root_); }
  FakeSystem(const FakeSystem&) = delete;
  FakeSystem& operator=(const FakeSystem&) = delete;

  [[nodiscard]] Roots roots() const { return {.sys = root_ / "sys", .dev = root_ / "dev", .dma_buffers = dma_buffers}; }
  std::string dma_buffers;  ///< what the user says

  void write(const std::filesystem::path& path, const std::string& text) const {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text << '\n';
  }

  /// A map of a UIO device: its name, physical address, bytes, and offset in the page. The device's file has a page for
  /// each.
  struct FakeMap {
    std::string name;
    std::string address;
    std::string bytes;
    std::string offset;
  };
  void add_uio(unsigned number, const std::string& name, const std::vector<FakeMap>& maps) const {
    const auto directory = roots().sys / "class" / "uio" / ("uio" + std::to_string(number));
    write(directory / "name", name);
    for (std::size_t i = 0; i < maps.size(); ++i) {
      const auto map = directory / "maps" / ("map" + std::to_string(i));
      write(map / "name", maps[i].name);
      write(map / "addr", maps[i].address);
      write(map / "size", maps[i].bytes);
      write(map / "offset", maps[i].offset);
    }
    std::ofstream(uio_path(number)) << std::string(maps.size() * kPage, '\0');
  }
  [[nodiscard]] std::filesystem::path uio_path(unsigned number) const {
    return roots().dev / ("uio" + std::to_string(number));
  }

  /// Sets a register's value in the first page of the device's file, whose registers begin at `page_offset`.
  void set_register(unsigned number, std::uint32_t offset, std::uint32_t value, std::size_t page_offset = 0) const {
    std::fstream file(uio_path(number), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(page_offset + offset));
    file.write(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void make_accelerator(unsigned number, std::size_t page_offset = 0) const {
    set_register(number, TND_REGS__ID_offset, TND_REGS__ID__MAGIC_reset, page_offset);
    set_register(number, TND_REGS__VERSION_offset,
                 TND_REGS__VERSION__MAJOR_reset << 16 | TND_REGS__VERSION__MINOR_reset, page_offset);
    set_register(number, TND_REGS__BUILD_offset, 1, page_offset);
    set_register(number, TND_REGS__OPERATIONS_offset, 3, page_offset);
    set_register(number, TND_REGS__KEY_LENGTHS_offset, TND_REGS__KEY_LENGTHS__BITS_256_bm, page_offset);
  }

  /// Adds a buffer of u-dma-buf; `class_name` is "u-dma-buf" or, as it was before, "udmabuf".
  void add_buffer(const std::string& class_name, const std::string& name, const std::string& address, std::size_t bytes,
                  const std::string& coherent) const {
    const auto directory = roots().sys / "class" / class_name / name;
    write(directory / "phys_addr", address);
    write(directory / "size", std::to_string(bytes));
    write(directory / "dma_coherent", coherent);
    write(directory / "sync_for_cpu", "");
    write(directory / "sync_for_device", "");
    std::ofstream(roots().dev / name) << std::string(bytes, 'x');
  }

  /// Gives the node in the device tree of an entry of /sys/class, "uio/uio0", these memory regions.
  void add_regions(const std::string& entry, const std::vector<std::uint32_t>& phandles) const {
    const auto node = roots().sys / "class" / entry / "device" / "of_node";
    std::filesystem::create_directories(node);
    std::ofstream file(node / "memory-region", std::ios::binary);
    for (const std::uint32_t phandle : phandles) {
      for (const int shift : {24, 16, 8, 0}) file.put(static_cast<char>(phandle >> shift));
    }
  }

 private:
  std::filesystem::path root_;
};

}  // namespace tandem::uio
