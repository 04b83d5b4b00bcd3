// The last keys of a thread, with what a library has made of them: a key schedule takes longer than a short PDU.
// Private to this folder.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::aes {

/// Places for 4 * kSets entries. A place is looked for by the address of a key, which is no secret, and then taken only
/// if it holds the key that stands there now.
///
/// Entry: a default constructor; holds(key), whether it was made from these 16 bytes, in constant time; a destructor
/// that wipes.
template <class Entry, std::size_t kSets>
class KeyCache {
  static_assert((kSets & (kSets - 1)) == 0);

 public:
  struct Place {
    Entry* entry;    ///< nullptr: all places that could serve are in use in this epoch
    bool holds_key;  ///< false: the caller makes the entry from the key
  };

  /// The place for `key`. What was returned stays as it is for the rest of the epoch; epochs only grow.
  Place find(const std::uint8_t* key, std::uint64_t epoch) {
    const std::size_t number = set_of(key);
    Set& set = sets_[number];
    std::size_t way = 0;
    while (way < kWays && set.address[way] != key) ++way;
    if (way == kWays) {
      way = 0;
      for (std::size_t i = 1; i < kWays; ++i) {
        if (set.epoch[i] < set.epoch[way]) way = i;
      }
      if (set.epoch[way] == epoch) return {nullptr, false};
    }
    Entry& entry = entries_[number * kWays + way];
    const bool holds_key = set.address[way] == key && entry.holds(key);
    set.address[way] = key;
    set.epoch[way] = epoch;
    return {&entry, holds_key};
  }

 private:
  static constexpr std::size_t kWays = 4;
  struct alignas(64) Set {
    const std::uint8_t* address[kWays] = {};
    std::uint64_t epoch[kWays] = {};
  };

  /// Fibonacci hashing.
  static std::size_t set_of(const std::uint8_t* key) {
    const std::uint64_t product = reinterpret_cast<std::uintptr_t>(key) * 0x9e3779b97f4a7c15;
    return static_cast<std::size_t>(product >> 40) % kSets;
  }

  Set sets_[kSets];
  Entry entries_[kSets * kWays];
};

/// Whether two keys are the same, in constant time.
inline bool same_key(const std::uint8_t* a, const std::uint8_t* b) {
  std::uint64_t x[2];
  std::uint64_t y[2];
  __builtin_memcpy(x, a, sizeof x);
  __builtin_memcpy(y, b, sizeof y);
  return ((x[0] ^ y[0]) | (x[1] ^ y[1])) == 0;
}

}  // namespace tandem::aes
