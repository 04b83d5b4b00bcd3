// The task by which `auto` finds out whether an engine that was out is right again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "choose/auto_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::choose {

/// A task that an engine which was out must do right.
struct AutoEngine::Probe {
  static constexpr std::size_t kBytes = 64;  ///< of a message without a key

  /// key_lengths: those that the engine takes.
  Probe(Algorithm algorithm, std::uint64_t key_lengths)
      : keyed(facts::operation(algorithm).key_in_message ? software::adapter(algorithm).keyed : nullptr),
        source(keyed == nullptr ? kBytes : keyed->max_message_bytes),
        destination(source.size()) {
    const OperationFacts& facts = facts::operation(algorithm);
    task.algorithm = algorithm;
    task.direction = facts.encrypts ? Direction::encrypt : Direction::decrypt;
    task.key_bytes = key_bytes_for(facts, key_lengths);
    task.source = source.data();
    task.destination = facts.writes_destination() ? destination.data() : nullptr;
    task.len_bits = 8 * kBytes;
    if (keyed != nullptr) keyed->make(keyed->sizes[0], task, source).back() = 2;
    task.tag = std::span(tag).first(facts.tag_bytes);
  }
  [[nodiscard]] std::vector<std::uint8_t> answer() const {
    std::vector<std::uint8_t> bytes = destination;
    bytes.insert(bytes.end(), tag.begin(), tag.end());
    return bytes;
  }

  const software::KeyedTasks* keyed;
  std::vector<std::uint8_t> source;
  std::vector<std::uint8_t> destination;
  std::array<std::uint8_t, 64> tag{};
  Task task;
};

}  // namespace tandem::choose
