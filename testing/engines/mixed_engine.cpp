#include "testing/engines/mixed_engine.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace tandem::testing {

MixedEngine::MixedEngine(std::span<Engine* const> engines)
    : count_(engines.size()),
      capabilities_{.name = "mixed",
                    .algorithm = Algorithm::none,
                    .hardware = false,
                    .max_in_flight = std::numeric_limits<std::size_t>::max(),
                    .max_len_bits = 0} {
  assert(count_ >= 1 && count_ <= kMaxEngines);
  for (std::size_t i = 0; i < count_; ++i) {
    engines_[i] = engines[i];
    const Capabilities& one = engines[i]->capabilities();
    capabilities_.hardware |= one.hardware;
    capabilities_.max_in_flight = std::min(capabilities_.max_in_flight, one.max_in_flight);
    capabilities_.max_len_bits = std::max(capabilities_.max_len_bits, one.max_len_bits);
  }
}

/// Returns the engine of an algorithm, or the first engine, which refuses the task, if none has it.
std::size_t MixedEngine::engine_of(Algorithm algorithm) const {
  for (std::size_t i = 0; i < count_; ++i) {
    if (engines_[i]->capabilities().algorithm == algorithm) return i;
  }
  return 0;
}

std::size_t MixedEngine::submit(std::span<Task* const> tasks) {
  // Tasks are handed on in pieces, sorted by engine; no engine is ever full before this one is.
  constexpr std::size_t kPiece = 64;
  const std::size_t taken = std::min(tasks.size(), capabilities_.max_in_flight - in_flight());
  for (std::size_t at = 0; at < taken; at += kPiece) {
    std::array<std::array<Task*, kPiece>, kMaxEngines> sorted;
    std::array<std::size_t, kMaxEngines> sizes{};
    for (Task* task : tasks.subspan(at, std::min(kPiece, taken - at))) {
      const std::size_t engine = engine_of(task->algorithm);
      sorted[engine][sizes[engine]++] = task;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      if (sizes[i] == 0) continue;
      [[maybe_unused]] const std::size_t accepted = engines_[i]->submit(std::span(sorted[i]).first(sizes[i]));
      assert(accepted == sizes[i]);
    }
  }
  return taken;
}

std::size_t MixedEngine::poll(std::span<Task*> done) {
  std::size_t given = 0;
  for (std::size_t i = 0; i < count_ && given < done.size(); ++i) {
    Engine& engine = *engines_[(first_ + i) % count_];
    if (engine.in_flight() > 0) given += engine.poll(done.subspan(given));
  }
  first_ = (first_ + 1) % count_;
  return given;
}

Status MixedEngine::wait(std::uint64_t timeout_ns) {
  if (in_flight() == 0) return Status::ok;
  for (std::size_t i = 0; i < count_; ++i) {
    Engine& engine = *engines_[(first_ + i) % count_];
    if (engine.in_flight() > 0 && engine.wait(timeout_ns) == Status::ok) return Status::ok;
  }
  return Status::timeout;
}

std::size_t MixedEngine::in_flight() const {
  std::size_t total = 0;
  for (std::size_t i = 0; i < count_; ++i) total += engines_[i]->in_flight();
  return total;
}

}  // namespace tandem::testing
