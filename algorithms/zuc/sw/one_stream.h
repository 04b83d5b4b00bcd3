// One stream of a cipher, read word by word. Private to this folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/zuc/sw/function.h"

namespace tandem::zuc {

/// Load the column, initialise, read. Wiped on destruction.
class OneStream {
 public:
  explicit OneStream(const lanes::Cipher& cipher) : kernel_(cipher.kernels.back()) {}
  OneStream(const OneStream&) = delete;
  OneStream& operator=(const OneStream&) = delete;
  ~OneStream() {
    wipe(&state_, sizeof state_);
    wipe(keystream_, sizeof keystream_);
  }

  /// kRows words.
  std::uint32_t* column() { return state_.words; }

  void initialise() { kernel_.initialise(state_); }

  /// The next word.
  std::uint32_t next() {
    if (at_ == kSlice) {
      kernel_.generate(state_, keystream_, sizeof keystream_, kSlice);
      at_ = 0;
    }
    return load_word(keystream_ + 4 * at_++);
  }
  void read(std::span<std::uint32_t> words) {
    for (std::uint32_t& word : words) word = next();
  }

 private:
  static constexpr std::size_t kSlice = 64;

  const lanes::Kernel& kernel_;
  lanes::State state_;
  alignas(64) std::uint8_t keystream_[4 * kSlice];
  std::size_t at_ = kSlice;
};

}  // namespace tandem::zuc
