#include "testing/qemu/machine/guest_memory.h"

#include <sys/mman.h>

namespace tandem::sim::machine {

GuestMemory::~GuestMemory() { unmap(); }

void GuestMemory::unmap() {
  for (const Mapping& mapping : mappings_) ::munmap(mapping.base, mapping.file_offset + mapping.bytes);
  mappings_.clear();
}

bool GuestMemory::replace(std::span<const Piece> pieces) {
  unmap();
  for (const Piece& piece : pieces) {
    // The mapping starts at the file's beginning, since a piece need not begin at a page that mmap takes.
    void* const base =
        ::mmap(nullptr, piece.file_offset + piece.bytes, PROT_READ | PROT_WRITE, MAP_SHARED, piece.descriptor, 0);
    if (base == MAP_FAILED) return false;
    mappings_.push_back({.address = piece.address,
                         .bytes = piece.bytes,
                         .base = static_cast<std::uint8_t*>(base),
                         .file_offset = piece.file_offset});
  }
  return true;
}

std::uint8_t* GuestMemory::device_view(std::uint64_t address, std::size_t bytes) {
  for (const Mapping& mapping : mappings_) {
    const std::uint64_t offset = address - mapping.address;
    if (offset < mapping.bytes && bytes <= mapping.bytes - offset) return mapping.base + mapping.file_offset + offset;
  }
  return nullptr;
}

}  // namespace tandem::sim::machine
