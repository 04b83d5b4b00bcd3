// The key of an entry that a thread keeps; private to this folder.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "engine/reveal.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm {

/// Number of keys that a thread keeps.
inline constexpr std::size_t kKeptKeys = 64;

/// No key, or one that was taken. Wiped at the end.
class KeptKey {
 public:
  KeptKey() = default;
  KeptKey(const KeptKey&) = delete;
  KeptKey& operator=(const KeptKey&) = delete;
  ~KeptKey() { wipe(words_, sizeof words_); }

  void take(std::span<const std::uint8_t> key) {
    copy(key, words_);
    size_ = key.size();
  }
  void forget() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }

  /// Compares the kept key with `key` in constant time; the result is public.
  [[nodiscard]] bool holds(std::span<const std::uint8_t> key) const {
    if (key.size() != size_) return false;
    std::uint64_t difference = 0;
    if (size_ == kMaxKeyBytes) {  // the usual one, without a copy
      for (std::size_t i = 0; i < kWords; ++i) {
        std::uint64_t word;
        __builtin_memcpy(&word, key.data() + i * sizeof word, sizeof word);
        difference |= word ^ words_[i];
      }
    } else {
      std::uint64_t words[kWords];
      copy(key, words);
      for (std::size_t i = 0; i < kWords; ++i) difference |= words[i] ^ words_[i];
    }
    reveal(&difference, sizeof difference);
    return difference == 0;
  }

 private:
  static constexpr std::size_t kWords = kMaxKeyBytes / sizeof(std::uint64_t);

  static void copy(std::span<const std::uint8_t> key, std::uint64_t (&words)[kWords]) {
    std::fill_n(words, kWords, std::uint64_t{0});
    __builtin_memcpy(words, key.data(), key.size());
  }

  std::uint64_t words_[kWords] = {};
  std::size_t size_ = 0;
};

}  // namespace tandem::aes_gcm
