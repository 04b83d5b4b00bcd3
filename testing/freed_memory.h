// Tests look into freed memory for secrets that should have been wiped, and make allocations fail.
//
// A test program that has freed_memory.cpp among its sources allocates with that file's operators new and delete.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tandem::testing {

/// While an object exists, every block that any thread gives to `delete` is recorded with its contents. At most one may
/// exist.
class FreedMemory {
 public:
  FreedMemory();
  FreedMemory(const FreedMemory&) = delete;
  FreedMemory& operator=(const FreedMemory&) = delete;
  ~FreedMemory();

  /// Ends the recording.
  void stop();

  using Block = std::vector<std::uint8_t>;
  /// The recorded blocks in the order in which they were freed. Call `stop` first.
  [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }
  /// Returns the number of bytes in all blocks.
  [[nodiscard]] std::size_t bytes() const;
  /// Returns whether one of the blocks holds these bytes.
  [[nodiscard]] bool holds(std::span<const std::uint8_t> bytes) const;

 private:
  bool recording_ = true;
  std::vector<Block> blocks_;
};

/// While an object exists, `new` of the calling thread finds no memory.
class NoMemory {
 public:
  NoMemory();
  NoMemory(const NoMemory&) = delete;
  NoMemory& operator=(const NoMemory&) = delete;
  ~NoMemory();
};

/// Describes where two recordings of the same calls with different secrets differ, ignoring addresses; "" if nothing in
/// them depends on the secrets. `new` fills memory with the same bytes each time, so that no older contents show.
[[nodiscard]] std::string difference_but_for_addresses(const FreedMemory& a, const FreedMemory& b);

}  // namespace tandem::testing
