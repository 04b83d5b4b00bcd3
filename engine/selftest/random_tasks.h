// Random tasks through an engine and through a reference. Freestanding.
//
// Checked by  src/catalog/selftest_test.cpp, with engines that are wrong
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>

#include "engine/engine.h"
#include "engine/operation_facts.h"

namespace tandem::selftest {

inline constexpr std::size_t kMaxBytes = 4096;
inline constexpr std::size_t kMaxAadBytes = 64;

/// A task with separate memory.
struct Trial {
  Task task;
  std::array<std::uint8_t, kMaxBytes> source;
  std::array<std::uint8_t, kMaxBytes> destination;
  std::array<std::uint8_t, kMaxAadBytes> aad;
  std::size_t aad_bytes = 0;
  std::array<std::uint8_t, 64> tag{};

  void point_at_own_memory(const OperationFacts& facts);
};

/// The memory of a run: too much for most stacks.
struct Workspace {
  Trial trial;
  Trial answer;
  Trial encryption;
};

/// A reproducible source of randomness.
class Random {
 public:
  explicit Random(std::uint64_t seed) : generator_(seed) {}
  std::uint64_t below(std::uint64_t limit) { return generator_() % limit; }
  void fill(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(generator_());
  }

 private:
  std::mt19937_64 generator_;
};

/// Completes a random task with what the facts do not describe; makes a whole task if the key is in the message.
using Finish = void(Trial& trial, const OperationFacts& facts, Random& random);

struct Options {
  std::uint64_t seed = 1;
  std::size_t tasks = 200;
  std::size_t max_bytes = kMaxBytes;  ///< of a message; 1 to kMaxBytes
  Finish* finish = nullptr;           ///< Adapter::finish_random of the operation's algorithm
};

/// Outcome of a run.
struct Result {
  enum class Verdict : std::uint8_t { right, other_status, other_result };
  Verdict verdict = Verdict::right;
  std::size_t tasks = 0;    ///< that came back right: the number of the first wrong one
  std::uint64_t bytes = 0;  ///< of those
  // These describe the first wrong task.
  std::uint64_t len_bits = 0;
  Status status = Status::ok;
  Status expected = Status::ok;
};

/// Runs random tasks of all kinds that the operation has through `engine` and through `reference`, until one is wrong:
/// encryption and decryption, lengths in the algorithm's own unit, additional data, and for every fifth task with a tag
/// a wrong one; keys have the usual length, if `engine` takes such. Whatever an engine writes past the end of a
/// destination counts as wrong.
Result run(Engine& engine, Engine& reference, const OperationFacts& facts, const Options& options,
           Workspace& workspace);

}  // namespace tandem::selftest
