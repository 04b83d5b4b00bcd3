// 128-EIA3 over carry-less products: matches the keystream words of a slice to message words. Private to this folder.
//
// Message word k is summed over window word k of a PDU, which is keystream words k and k + 1. A slice of keystream
// brings as many windows as it has words; the first begins with the last word of the slice before.
//
// Standard  ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, section 4
#pragma once

#include <algorithm>

#include "algorithms/zuc/sw/function.h"

namespace tandem::zuc {

/// A message word and its window word: two keystream words, the earlier one on top.
struct Product {
  std::uint32_t message = 0;
  std::uint64_t windows = 0;
};

/// Addend of a slice to T: the sum of `first`, `last` and the whole words between them. Wiped on destruction.
struct Eia3Slice {
  Product first;  ///< with the last keystream word of the slice before; 0 if there is none
  Product last;   ///< the word with the bit behind the message; 0 if it is in another slice
  /// `words` whole words; their window words are made of keystream words 0 .. words.
  const std::uint8_t* message;
  const std::uint8_t* keystream;
  std::size_t words = 0;

  inline Eia3Slice(const lanes::Job& job, const std::uint8_t* slice, std::size_t slice_words) : keystream(slice) {
    const Pdu& pdu = *job.pdu;
    const std::uint64_t done = job.words_done;
    const std::uint64_t end = pdu.len_bits / 32;
    const auto window = [](std::uint32_t one, std::uint32_t next) { return std::uint64_t{one} << 32 | next; };
    message = pdu.source + 4 * done;
    if (done > 0 && done - 1 <= end) {
      const auto before = static_cast<std::uint32_t>(job.accumulator[kLastWord]);
      first = {message_word(pdu, done - 1), window(before, load_word(slice))};
    }
    if (end < done) return;
    words = static_cast<std::size_t>(std::min<std::uint64_t>(slice_words - 1, end - done));
    if (end - done < slice_words - 1) {
      const std::uint8_t* at = slice + 4 * words;
      last = {message_word(pdu, end), window(load_word(at), load_word(at + 4))};
    }
  }
  Eia3Slice(const Eia3Slice&) = delete;
  Eia3Slice& operator=(const Eia3Slice&) = delete;
  ~Eia3Slice() {
    wipe(&first, sizeof first);
    wipe(&last, sizeof last);
  }
};

/// Ends absorb. sum: the slice's addend to T.
inline void finish_slice(lanes::Job& job, const std::uint8_t* slice, std::size_t slice_words, std::uint32_t sum) {
  const std::uint32_t z = load_word(slice + 4 * (slice_words - 1));
  job.accumulator[kTag] ^= sum;
  job.accumulator[kLastWord] = z;
  if (job.words_done + slice_words == job.words_total) {
    job.pdu->mac = static_cast<std::uint32_t>(job.accumulator[kTag]) ^ z;
  }
}

}  // namespace tandem::zuc
