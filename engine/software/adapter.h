// The interface of an algorithm's folder to the layers above it: its software as engines, its known answers, and its
// additions to random tasks. Freestanding.
//
// generated/algorithms/adapters.h names those of all algorithms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <string_view>
#include <utility>

#include "engine/engine.h"
#include "engine/selftest/random_tasks.h"
#include "engine/variants.h"

namespace tandem::selftest {
struct Answers;
}  // namespace tandem::selftest

namespace tandem::software {

/// Memory in which engines are made.
class Memory {
 public:
  template <typename EngineType, typename... Arguments>
  EngineType* make(Arguments&&... arguments) {
    return ::new (take(sizeof(EngineType), alignof(EngineType))) EngineType(std::forward<Arguments>(arguments)...);
  }

 protected:
  ~Memory() = default;
  /// Returns memory; never null.
  virtual void* take(std::size_t bytes, std::size_t alignment) = 0;
};

/// Facts and functions by which engines are chosen and timed for tasks whose key is in their message; the size of such
/// a task is that of its key.
struct KeyedTasks {
  /// Keys have a multiple of `step_bits` bits, from `min_bits` to `max_bits`.
  std::size_t step_bits;
  std::size_t min_bits;
  std::size_t max_bits;
  /// Bits of the keys that `make` has, ascending.
  std::span<const std::size_t> sizes;
  /// The longest message that `make` begins.
  std::size_t max_message_bytes;
  /// Makes a task of an operation with a published key of `bits` bits, one of `sizes`: iv, source, len_bits and the front
  /// of `message`, which has `max_message_bytes` bytes. Returns the place of the input behind the key; an input whose
  /// first byte is 0 is valid.
  std::span<std::uint8_t> (*make)(std::size_t bits, Task& task, std::span<std::uint8_t> message);
  /// Bits of the key in a task.
  std::uint64_t (*key_bits)(const Task& task);
  /// The exponent n if the time of an operation grows with the n-th power of the key's bits.
  double (*power)(Algorithm operation);
};

struct Adapter {
  const facts::Algorithm* facts = nullptr;
  /// Variants that this binary has, best first; the reference is the last.
  std::size_t (*count)() = nullptr;
  variants::Compiled (*compiled)(std::size_t index) = nullptr;
  /// The engine of an operation and of an available variant.
  Engine* (*make)(Algorithm operation, std::size_t variant, Memory& memory) = nullptr;
  /// Runs the published vectors of an operation that `engine` can have as tasks; none if the standards publish none.
  selftest::Answers (*known_answers)(Engine& engine, Algorithm operation, selftest::Workspace& workspace) = nullptr;
  /// Completes random tasks with fields that the facts do not describe; nullptr if there are none.
  selftest::Finish* finish_random = nullptr;
  /// Describes operations with the key in the message; nullptr if the algorithm has none.
  const KeyedTasks* keyed = nullptr;
};

/// kVariants: the list of a folder. EngineType: its engines, each made of an operation and a variant.
template <class EngineType, const auto& kVariants>
constexpr Adapter adapter_of(const facts::Algorithm& facts, decltype(Adapter::known_answers) known_answers,
                             selftest::Finish* finish_random = nullptr, const KeyedTasks* keyed = nullptr) {
  return {.facts = &facts,
          .count = [] { return kVariants.size(); },
          .compiled = [](std::size_t index) { return variants::compiled(kVariants[index]); },
          .make = [](Algorithm operation, std::size_t index, Memory& memory) -> Engine* {
            return memory.make<EngineType>(operation, kVariants[index]);
          },
          .known_answers = known_answers,
          .finish_random = finish_random,
          .keyed = keyed};
}

}  // namespace tandem::software
