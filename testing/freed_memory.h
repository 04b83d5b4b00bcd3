// What memory holds when it is given back: tests look there for secrets that should have been wiped. And what happens
// where there is none.
//
// A test program that has freed_memory.cpp among its sources allocates with that file's operators new and delete.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tandem::testing {

/// While one exists, in whatever thread, what blocks hold when `delete` gets them is kept. One at a time.
class FreedMemory {
 public:
  FreedMemory();
  FreedMemory(const FreedMemory&) = delete;
  FreedMemory& operator=(const FreedMemory&) = delete;
  ~FreedMemory();

  /// Ends the recording.
  void stop();

  using Block = std::vector<std::uint8_t>;
  /// After `stop`; in the order in which they were freed.
  [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }
  /// Bytes of all of them.
  [[nodiscard]] std::size_t bytes() const;
  /// Whether one of them holds these bytes.
  [[nodiscard]] bool holds(std::span<const std::uint8_t> bytes) const;

 private:
  bool recording_ = true;
  std::vector<Block> blocks_;
};

/// While one exists, `new` of the calling thread finds no memory.
class NoMemory {
 public:
  NoMemory();
  NoMemory(const NoMemory&) = delete;
  NoMemory& operator=(const NoMemory&) = delete;
  ~NoMemory();
};

/// Where two recordings of the same calls with different secrets differ, but for addresses; "" if nothing in them
/// depends on the secrets. `new` fills memory with the same bytes each time, so that no older contents show.
[[nodiscard]] std::string difference_but_for_addresses(const FreedMemory& a, const FreedMemory& b);

}  // namespace tandem::testing
