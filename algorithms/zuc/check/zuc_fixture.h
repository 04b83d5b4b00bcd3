// Shared by the tests of ZUC: random PDUs, their expected answers, and a scheduler of the plainest kind.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <span>
#include <vector>

#include "algorithms/zuc/sw/zuc.h"
#include "testing/bytes.h"
#include "testing/variants.h"

namespace tandem::zuc {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::zuc

namespace tandem::zuc::testing {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::variant_name;

using EachVariant = tandem::testing::EachVariant<Variant>;
using Key = std::array<std::uint8_t, kKeyBytes>;

inline std::size_t bytes_of(std::uint64_t len_bits) { return static_cast<std::size_t>((len_bits + 7) / 8); }

inline Key key_from_hex(std::string_view hex) {
  Key key{};
  const Bytes bytes = from_hex(hex);
  std::copy(bytes.begin(), bytes.end(), key.begin());
  return key;
}

/// Keystream of a variant as bytes.
inline Bytes keystream_bytes(std::span<const std::uint32_t> words) {
  Bytes bytes;
  for (const std::uint32_t word : words) {
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
  }
  return bytes;
}

/// A PDU with its own key; source and destination are the test's. Message bits past the end are random, too.
struct Case {
  Key key{};
  Bytes message;
  Pdu pdu;

  Case(Random& random, std::uint64_t len_bits) : message(bytes_of(len_bits)) {
    random.fill(key);
    random.fill(message);
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    pdu.len_bits = len_bits;
  }
  /// The PDU, for messages at `source` and `destination`.
  Pdu at(const std::uint8_t* source, std::uint8_t* destination) const {
    Pdu result = pdu;
    result.key = key.data();
    result.source = source;
    result.destination = destination;
    return result;
  }
};

/// Runs PDUs, no more than the kernel has lanes, side by side through it: `slice` words at a time, a multiple of 16.
inline void run(const lanes::Cipher& cipher, const lanes::Kernel& kernel, std::span<Pdu> pdus, std::size_t slice) {
  ASSERT_LE(pdus.size(), kernel.lanes);
  lanes::State state;
  std::array<lanes::Job, lanes::kMaxLanes> jobs{};
  std::uint64_t longest = 0;
  for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
    Pdu& pdu = pdus[std::min(lane, pdus.size() - 1)];
    cipher.function.load(pdu, state.words + lane, kernel.lanes);
    jobs[lane].pdu = &pdu;
    jobs[lane].words_total = cipher.function.keystream_words(pdu.len_bits);
    longest = std::max(longest, jobs[lane].words_total);
  }
  kernel.initialise(state);
  const std::size_t stride = (4 * slice + 63) / 64 * 64;
  std::vector<std::uint8_t> memory(kernel.lanes * stride + 63, 0xcc);
  std::uint8_t* keystream = memory.data() + (64 - reinterpret_cast<std::uintptr_t>(memory.data()) % 64) % 64;
  for (std::uint64_t done = 0; done < longest; done += slice) {
    kernel.generate(state, keystream, stride, slice);
    for (std::size_t lane = 0; lane < pdus.size(); ++lane) {
      lanes::Job& job = jobs[lane];
      const auto words = static_cast<std::size_t>(std::min<std::uint64_t>(slice, job.words_total - job.words_done));
      if (words == 0) continue;
      cipher.function.absorb(job, keystream + lane * stride, words);
      job.words_done += words;
    }
  }
}

/// One PDU through `reference`.
inline void run_reference(bool integrity, Pdu& pdu) {
  const Variant& reference = *kVariants.find("reference");
  run(integrity ? reference.eia : reference.eea, reference.eea.kernels.back(), {&pdu, 1}, 256);
}

}  // namespace tandem::zuc::testing
