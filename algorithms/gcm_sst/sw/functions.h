// 256-NEA, 256-NIA and 256-NCA over any keystream generator, for batches of PDUs. Freestanding.
//
// Lengths are whole bytes; an empty message is allowed. PDUs are those of engine/pdu.h with `iv`; NIA reads `source`,
// `tag` and `verify`; NCA `aad` as well. Pdu::status is ok, or authentication.
//
// Order       PDUs of similar length run side by side, whatever their order in the batch.
// Checked by  functions_test.cpp; ../check/functions_256.h, in the tests of the folders that use it
#pragma once

#include <span>
#include <string_view>

#include "algorithms/gcm_sst/sw/generator.h"
#include "engine/pdu.h"

namespace tandem::gcm_sst {

/// One way to compute the three functions over one generator, as a folder of algorithms/ lists them; its name is the
/// file suffix, manifest key, test id and CLI value. All take any number of PDUs in any mixture of keys and lengths.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from the folder's algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// True if no branch and no address depends on key, state or message.
  bool constant_time;
  void (*nea)(std::span<Pdu* const> pdus);
  void (*nia)(std::span<Pdu* const> pdus);
  void (*nca)(std::span<Pdu* const> pdus);
};

/// destination = source ^ keystream, from its first block on.
void run_nea(const Generator& generator, std::span<Pdu* const> pdus);

/// Writes or compares the tag of the message.
void run_nia(const Generator& generator, std::span<Pdu* const> pdus);

/// destination = source ^ keystream from its fourth block on, and the tag of aad and ciphertext, in one pass. With
/// `verify` the tag comes first: a message that is not authentic is never decrypted.
void run_nca(const Generator& generator, std::span<Pdu* const> pdus);

/// The variant that runs on a generator in static storage; `reference` is the only one that is not in constant time.
template <const Generator& kGenerator>
constexpr Variant variant(std::string_view name, std::string_view needs, bool (*available)()) {
  return {.name = name,
          .needs = needs,
          .available = available,
          .constant_time = name != "reference",
          .nea = [](std::span<Pdu* const> pdus) { run_nea(kGenerator, pdus); },
          .nia = [](std::span<Pdu* const> pdus) { run_nia(kGenerator, pdus); },
          .nca = [](std::span<Pdu* const> pdus) { run_nca(kGenerator, pdus); }};
}

}  // namespace tandem::gcm_sst
