// Caches the last keys of a thread with their expanded form: a key schedule takes longer than a short message. For this
// folder and compositions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/reveal.h"

namespace tandem::aes {

/// kEntries entries, and a table from the address of a key, which is no secret, to the two entries that may have it.
/// `holds` decides; the table may name any entry.
///
/// Entry: a default constructor, which makes an entry of the key of zeros, or of none; holds(key), which compares keys
/// in constant time; a destructor that wipes. Key: a pointer to 16 bytes, or a span.
template <class Entry, std::size_t kEntries, class Key = const std::uint8_t*>
class KeyCache {
 public:
  /// The entry that holds `key`, or nullptr.
  Entry* find(Key key) {
    const std::size_t place = place_of(key);
    Entry& entry = entries_[first_[place]];
    if (entry.holds(key)) [[likely]]
      return &entry;
    return find_second(key, place);
  }

  /// An entry for `key`, which the caller makes from it. Entries take turns, without those for which in_use(entry) is
  /// true; these are never all.
  template <class InUse>
  [[gnu::noinline]] Entry& make_room(Key key, const InUse& in_use) {
    while (in_use(entries_[next_ % kEntries])) ++next_;
    const std::size_t number = next_++ % kEntries;
    const std::size_t place = place_of(key);
    second_[place] = first_[place];
    first_[place] = static_cast<std::uint16_t>(number);
    return entries_[number];
  }

  [[nodiscard]] std::span<Entry> entries() { return entries_; }

 private:
  /// Many, so that two keys seldom want the same place.
  static constexpr std::size_t kPlaces = 4096;
  static_assert(kEntries <= 65536);

  static const std::uint8_t* address_of(const std::uint8_t* key) { return key; }
  static const std::uint8_t* address_of(std::span<const std::uint8_t> key) { return key.data(); }

  /// Fibonacci hashing.
  static std::size_t place_of(Key key) {
    const std::uint64_t product = reinterpret_cast<std::uintptr_t>(address_of(key)) * 0x9e3779b97f4a7c15;
    return static_cast<std::size_t>(product >> 40) % kPlaces;
  }

  /// The keys of a place take turns, too.
  [[gnu::noinline]] Entry* find_second(Key key, std::size_t place) {
    std::swap(first_[place], second_[place]);
    Entry& entry = entries_[first_[place]];
    return entry.holds(key) ? &entry : nullptr;
  }

  Entry entries_[kEntries];
  std::uint16_t first_[kPlaces] = {};
  std::uint16_t second_[kPlaces] = {};
  std::size_t next_ = 0;
};

/// Compares two keys in constant time; the result is public.
inline bool same_key(const std::uint8_t* a, const std::uint8_t* b) {
  std::uint64_t x[2];
  std::uint64_t y[2];
  __builtin_memcpy(x, a, sizeof x);
  __builtin_memcpy(y, b, sizeof y);
  std::uint64_t difference = (x[0] ^ y[0]) | (x[1] ^ y[1]);
  reveal(&difference, sizeof difference);
  return difference == 0;
}

}  // namespace tandem::aes
