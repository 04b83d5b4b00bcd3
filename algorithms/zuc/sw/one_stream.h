// One stream of a variant, read word by word. Private to this folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/zuc/sw/function.h"

namespace tandem::zuc {

/// Load the column, initialise, read. Wiped on destruction.
class OneStream {
 public:
  explicit OneStream(const Variant& variant) : variant_(variant), kernel_(variant.eea.kernels.back()) {}
  OneStream(const OneStream&) = delete;
  OneStream& operator=(const OneStream&) = delete;
  ~OneStream() {
    wipe(&state_, sizeof state_);
    wipe(keystream_, sizeof keystream_);
  }

  /// kRows words.
  std::uint32_t* column() { return state_.words; }

  void initialise() { kernel_.initialise(state_); }
  void initialise48() { variant_.initialise48(state_); }

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

  /// destination = source XOR as many bytes of the next words; the same buffer is allowed, any other overlap is not.
  void crypt(const std::uint8_t* source, std::uint8_t* destination, std::size_t bytes) {
    std::size_t at = 0;
    for (; bytes - at >= 4; at += 4) store_word(destination + at, load_word(source + at) ^ next());
    std::uint8_t last[4] = {};
    if (at < bytes) store_word(last, next());
    for (std::size_t i = 0; at + i < bytes; ++i) {
      destination[at + i] = static_cast<std::uint8_t>(source[at + i] ^ last[i]);
    }
    wipe(last, sizeof last);
  }

 private:
  static constexpr std::size_t kSlice = 64;

  const Variant& variant_;
  const lanes::Kernel& kernel_;
  lanes::State state_;
  alignas(64) std::uint8_t keystream_[4 * kSlice];
  std::size_t at_ = kSlice;
};

/// Loads a stream as 256-NEA6 does, and initialises it. In zuc256.cpp.
void begin_nea6(OneStream& stream, std::span<const std::uint8_t, 32> key, std::span<const std::uint8_t, kIvBytes> iv);

}  // namespace tandem::zuc
