// Stream ciphers of 32-bit words, many streams side by side: what a cipher brings, for the scheduler to run.
// Freestanding.
//
// The state of a stream is a column of words, `kMaxRows` at most, in the cipher's own order (for ZUC: LFSR cells
// s0..s15, R1, R2). A State holds the columns of a kernel's streams row by row, so that a row is what a vector loads.
// Columns have the same meaning in every kernel of a cipher: a stream may move from one kernel to another between two
// calls.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/pdu.h"

namespace tandem::lanes {

inline constexpr std::size_t kMaxRows = 20;
inline constexpr std::size_t kMaxLanes = 32;

/// Streams of one kernel. Row r of lane l is words[r * lanes + l]. Secret: its owner wipes it.
struct State {
  alignas(64) std::uint32_t words[kMaxRows * kMaxLanes];
};

/// Bytes that a lane's keystream is XORed with: destination = source XOR keystream.
struct Text {
  const std::uint8_t* source;
  std::uint8_t* destination;
  std::size_t bytes;
};

/// One way to clock a number of streams together.
struct Kernel {
  /// Streams in a State, a divisor of kMaxLanes: 1 for a single stream.
  std::size_t lanes;
  /// Measured cost of a clock of all lanes, in any unit that the kernels of a variant share; see the algorithm's
  /// README. The scheduler takes the kernel, or the number of runs of it, that is cheapest for the streams there are.
  std::uint32_t cost;
  /// Clocks every lane from its loaded state through the initialisation, the discarded word included, so that the next
  /// word is the first of the keystream.
  void (*initialise)(State& state);
  /// Writes the next `words` (any number, 1 included) keystream words of every lane: lane l's to `keystream + l *
  /// stride`, in the byte order in which they meet a message (most significant byte first). stride: bytes, a multiple
  /// of 64, at least 4 * words rounded up to a multiple of 64; `keystream` is aligned to 64 bytes, and what lies
  /// between the last word and the next multiple of 64 may be overwritten.
  void (*generate)(State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words);
  /// Does the work of `generate`, but XORs lane l's keystream into texts[l] at once: one text per lane, each of which
  /// ends in the last 64 bytes that the words cover, or begins there. Nothing else is read or written. May be missing.
  void (*apply)(State& state, const Text* texts, std::size_t words) = nullptr;
};

/// A PDU on its way. The scheduler fills it; `accumulator` is the function's own.
struct Job {
  Pdu* pdu = nullptr;
  std::uint64_t words_done = 0;   ///< keystream words consumed
  std::uint64_t words_total = 0;  ///< Function::keystream_words of the PDU
  /// State that an integrity function carries from one slice to the next; 0 at the start. Secret.
  std::uint64_t accumulator[6] = {};
};

/// A confidentiality or integrity function over a stream cipher.
struct Function {
  std::size_t rows;  ///< of the cipher's state
  /// Writes the column of a stream that starts `pdu`, before initialisation: row r to column[r * stride].
  void (*load)(const Pdu& pdu, std::uint32_t* column, std::size_t stride);
  /// Keystream words that a PDU of `len_bits` takes, at least 1.
  std::uint64_t (*keystream_words)(std::uint64_t len_bits);
  /// Uses keystream words words_done .. words_done + words - 1 of the job, which stand at `keystream`: the bytes of the
  /// message that they belong to are XORed, or join the MAC. With the last ones the function ends the PDU: trailing
  /// bits, `mac`. The scheduler counts words_done up afterwards. Slices are multiples of 16 words but for the last of a
  /// PDU; `keystream` is aligned to 64 bytes.
  void (*absorb)(Job& job, const std::uint8_t* keystream, std::size_t words);
  /// Does the work of `load` for lanes 0, 1 .. of a State of `lanes` lanes, as many as there are `pdus`, up to `lanes`;
  /// the columns of its other lanes become 0. lanes: a multiple of 8 that one of the cipher's kernels has. May be
  /// missing.
  void (*load_group)(std::span<Pdu* const> pdus, State& state, std::size_t lanes) = nullptr;
  /// True if `absorb` is one of lanes/xor.h, so that Kernel::apply may do its work.
  bool xors = false;
};

/// A function as a variant runs it: `kernels` from most lanes to fewest; the last has one lane.
struct Cipher {
  Function function;
  std::span<const Kernel> kernels;
};

}  // namespace tandem::lanes
