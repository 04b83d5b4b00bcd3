// A thread's cache of expanded keys, for the kernels of this folder. Not for freestanding builds: it allocates memory.
#pragma once

#include <cstdint>
#include <span>

#include "algorithms/aes/sw/key_cache.h"
#include "algorithms/aes_gcm/sw/kept_key.h"
#include "engine/kept.h"

namespace tandem::aes_gcm {

/// The entries of a batch's keys. Entry: holds(key) and take(key), as KeptKey; wipes itself at the end.
template <class Entry>
class KeptEntries {
 public:
  /// The entry of the key, good until the next call, or nullptr if there is no memory.
  [[gnu::always_inline]] const Entry* of(std::span<const std::uint8_t> key) {
    if (last_ != nullptr && last_->holds(key)) [[likely]]
      return last_;
    Keys* const keys = Kept<Keys>::find();
    const Entry* const found = keys != nullptr ? keys->find(key) : nullptr;
    return last_ = found != nullptr ? found : make(key);
  }

  static bool keeps() { return Kept<Keys>::find() != nullptr; }
  static void forget() { Kept<Keys>::forget(); }

 private:
  using Keys = aes::KeyCache<Entry, kKeptKeys, std::span<const std::uint8_t>>;

  [[gnu::noinline]] static const Entry* make(std::span<const std::uint8_t> key) {
    Keys* const keys = Kept<Keys>::get();
    if (keys == nullptr) return nullptr;
    Entry& entry = keys->make_room(key, [](const Entry&) { return false; });
    entry.take(key);
    return &entry;
  }

  const Entry* last_ = nullptr;  ///< of the message before
};

}  // namespace tandem::aes_gcm
