#include "driver/key_slots.h"

#include <algorithm>

#include "engine/wipe.h"

namespace tandem::driver {
namespace {

/// Returns whether `padded` is `key` followed by zeros. The time does not depend on where they differ.
bool equal(const KeySlots::Key& padded, std::span<const std::uint8_t> key) {
  unsigned difference = 0;
  for (std::size_t i = 0; i < padded.size(); ++i) difference |= padded[i] ^ (i < key.size() ? key[i] : 0U);
  return difference == 0;
}

}  // namespace

void KeySlots::reset(std::size_t slots) {
  forget_all();
  slots_ = std::min(slots, kMaxSlots);
}

KeySlots::Choice KeySlots::acquire(std::span<const std::uint8_t> key, std::uint32_t operations) {
  Entry* oldest = nullptr;
  Entry* match = nullptr;
  for (std::size_t i = 0; i < slots_; ++i) {
    Entry& entry = entries_[i];
    if (entry.holds_key && entry.operations == operations && equal(entry.key, key)) match = &entry;
    if (entry.users == 0 && (oldest == nullptr || entry.last_use < oldest->last_use)) oldest = &entry;
  }
  Entry* const chosen = match != nullptr ? match : oldest;
  if (chosen == nullptr) return {};
  if (match == nullptr) {
    forget(*chosen);
    std::copy(key.begin(), key.end(), chosen->key.begin());
    chosen->operations = operations;
    chosen->holds_key = true;
  }
  chosen->last_use = ++uses_;
  ++chosen->users;
  return {.found = true, .load = match == nullptr, .slot = static_cast<std::uint8_t>(chosen - entries_.data())};
}

void KeySlots::forget_all() { std::for_each(entries_.begin(), entries_.end(), forget); }

void KeySlots::forget(Entry& entry) {
  wipe(entry.key.data(), entry.key.size());
  entry.last_use = 0;
  entry.users = 0;
  entry.holds_key = false;
}

}  // namespace tandem::driver
