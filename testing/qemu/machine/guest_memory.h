// The memory of a virtual machine, as the accelerator's memory port sees it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bus/sim/dma_memory.h"

namespace tandem::sim::machine {

/// The machine's RAM, mapped from the files in which it lies. There is one copy: as with a coherent memory port.
class GuestMemory final : public DeviceMemory {
 public:
  /// A piece of RAM: `bytes` bytes at guest address `address` lie in the file behind `descriptor` from `file_offset`
  /// on.
  struct Piece {
    std::uint64_t address = 0;
    std::uint64_t bytes = 0;
    std::uint64_t file_offset = 0;
    int descriptor = -1;
  };

  GuestMemory() = default;
  GuestMemory(const GuestMemory&) = delete;
  GuestMemory& operator=(const GuestMemory&) = delete;
  ~GuestMemory() override;

  /// Replaces all pieces. Maps them; the descriptors may be closed afterwards. False if the system refuses.
  bool replace(std::span<const Piece> pieces);

  [[nodiscard]] std::uint8_t* device_view(std::uint64_t address, std::size_t bytes) override;

 private:
  struct Mapping {
    std::uint64_t address;
    std::uint64_t bytes;
    std::uint8_t* base;  ///< of the file's beginning
    std::uint64_t file_offset;
  };
  void unmap();

  std::vector<Mapping> mappings_;
};

}  // namespace tandem::sim::machine
