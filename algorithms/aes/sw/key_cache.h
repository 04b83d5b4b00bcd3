// The last keys of a thread, with what a library has made of them: a key schedule takes longer than a short PDU.
// Private to this folder.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::aes {

/// Places for kWays * kSets entries. A place is looked for by the address of a key, which is no secret, and then taken
/// only if it holds the key that stands there now.
///
/// Entry: a default constructor; holds(key), whether it was made from these 16 bytes, in constant time; a destructor
/// that wipes.
template <class Entry, std::size_t kSets>
class KeyCache {
  static_assert((kSets & (kSets - 1)) == 0);

 public:
  /// The entry that holds `key`, or nullptr.
  Entry* find(const std::uint8_t* key) {
    const std::size_t number = set_of(key);
    const Set& set = sets_[number];
    std::size_t way = 0;
    while (set.address[way] != key) {
      if (++way == kWays) return nullptr;
    }
    Entry& entry = entries_[number * kWays + way];
    return entry.holds(key) ? &entry : nullptr;
  }

  /// A place for `key`, which the caller makes the entry from: the one whose key has changed where it stands, or the
  /// next of those for which in_use(entry) is false; nullptr if there is none.
  template <class InUse>
  [[gnu::noinline]] Entry* make_room(const std::uint8_t* key, const InUse& in_use) {
    const std::size_t number = set_of(key);
    Set& set = sets_[number];
    std::size_t way = 0;
    while (way < kWays && set.address[way] != key) ++way;
    for (std::size_t tried = 0; tried < kWays; ++tried) {
      if (way == kWays) way = set.next++ % kWays;
      Entry& entry = entries_[number * kWays + way];
      if (!in_use(entry)) {
        set.address[way] = key;
        return &entry;
      }
      way = kWays;
    }
    return nullptr;
  }

 private:
  static constexpr std::size_t kWays = 4;
  struct alignas(64) Set {
    const std::uint8_t* address[kWays] = {};
    std::size_t next = 0;
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
