// The record of which key lies in which key slot of the device. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tandem::driver {

/// Remembers the device's key slots: the same key for the same operations gets the same slot, and a new one takes the
/// slot that was longest unused. Holds copies of the keys and wipes each when it is forgotten.
class KeySlots {
 public:
  /// Slots of a device beyond these are not used.
  static constexpr std::size_t kMaxSlots = 64;
  using Key = std::array<std::uint8_t, 32>;

  struct Choice {
    bool found = false;  ///< false: every slot is in use with another key
    bool load = false;   ///< the key must be loaded into the slot before its use
    std::uint8_t slot = 0;
  };

  KeySlots() = default;
  KeySlots(const KeySlots&) = delete;
  KeySlots& operator=(const KeySlots&) = delete;
  ~KeySlots() { forget_all(); }

  /// Starts again with a device of `slots` slots, all empty.
  void reset(std::size_t slots);

  /// Finds a slot for `key` (at most 32 bytes; zeros follow a shorter one) that serves `operations` (bit n: operation
  /// n), and begins a use of it, which ends with `release`.
  Choice acquire(std::span<const std::uint8_t> key, std::uint32_t operations);
  void release(std::uint8_t slot) { --entries_[slot].users; }

  /// Forgets all keys and ends all uses.
  void forget_all();

  [[nodiscard]] std::size_t size() const { return slots_; }
  [[nodiscard]] const Key& key(std::uint8_t slot) const { return entries_[slot].key; }
  [[nodiscard]] bool holds_key(std::uint8_t slot) const { return entries_[slot].holds_key; }

 private:
  struct Entry {
    Key key{};
    std::uint64_t last_use = 0;
    std::uint32_t operations = 0;
    std::uint32_t users = 0;
    bool holds_key = false;
  };
  static void forget(Entry& entry);

  std::array<Entry, kMaxSlots> entries_{};
  std::size_t slots_ = 0;
  std::uint64_t uses_ = 0;
};

}  // namespace tandem::driver
