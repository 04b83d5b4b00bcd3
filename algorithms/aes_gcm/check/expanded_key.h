// A key that a caller holds, for tests.
#pragma once

#include <cstdint>
#include <memory>
#include <new>
#include <span>

#include "algorithms/aes_gcm/sw/stream.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm::testing {

/// A key expanded for a variant, in memory of its own, which is wiped at the end.
class ExpandedKey {
 public:
  ExpandedKey(const Blocks& blocks, std::span<const std::uint8_t> key)
      : bytes_(blocks.key_bytes),
        memory_(static_cast<std::uint8_t*>(::operator new(bytes_, std::align_val_t{kKeyAlignment}))) {
    blocks.expand(key, memory_.get());
  }
  ExpandedKey(const ExpandedKey&) = delete;
  ExpandedKey& operator=(const ExpandedKey&) = delete;
  ~ExpandedKey() { wipe(memory_.get(), bytes_); }

  [[nodiscard]] const void* get() const { return memory_.get(); }

 private:
  struct Free {
    void operator()(std::uint8_t* memory) const { ::operator delete(memory, std::align_val_t{kKeyAlignment}); }
  };

  std::size_t bytes_;
  std::unique_ptr<std::uint8_t, Free> memory_;
};

}  // namespace tandem::aes_gcm::testing
