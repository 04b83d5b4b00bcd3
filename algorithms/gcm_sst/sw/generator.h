// A keystream generator of 128-bit blocks as the 256-bit algorithms of 3GPP use it: from a key of 256 bits and an
// initialisation vector of 128. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/gcm_sst/sw/tag.h"
#include "engine/lanes/kernel.h"
#include "engine/pdu.h"

namespace tandem::gcm_sst {

/// The streams of one kernel, in its own order. Secret: its owner wipes it.
struct State {
  alignas(64) std::uint8_t bytes[1024];
};

/// One way to run a number of streams together.
struct Kernel {
  static constexpr std::size_t kMaxLanes = 8;

  std::size_t lanes;
  /// Begins the keystreams of 1 to `lanes` PDUs, from Pdu::key and Pdu::iv.
  void (*start)(State& state, std::span<Pdu* const> pdus);
  /// Writes the keys of tags: the first kKeysBytes bytes of every lane, one behind the other. Call it right after
  /// `start`. The text's keystream goes on where the standard says.
  void (*keys)(State& state, std::uint8_t* keys);
  /// XORs each lane's keystream into the lane's text, of any length, 0 included. Call it once.
  void (*crypt)(State& state, const lanes::Text* texts);
};

/// A generator as a variant runs it: kernels from most lanes to fewest, the last of one lane, and its tags.
struct Generator {
  std::span<const Kernel* const> kernels;
  MakeTag* make_tag;
};

}  // namespace tandem::gcm_sst
