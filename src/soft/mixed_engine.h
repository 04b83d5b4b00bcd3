// Tasks of several algorithms in one submit. Freestanding.
//
// Checked by  pdu_engine_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/engine.h"
#include "soft/pdu_engine.h"

namespace tandem::soft {

/// Hands every task to the engine of its algorithm; tasks of an algorithm that none has come back as unsupported.
///
/// Holds as many tasks as the smallest of its engines. Its capabilities name no algorithm, and the completions name the
/// engine that ran the task.
class MixedEngine : public Engine {
 public:
  static constexpr std::size_t kMaxEngines = 8;

  /// engines: 1 to kMaxEngines, each of another algorithm. They outlive this and are nobody else's meanwhile.
  explicit MixedEngine(std::span<Engine* const> engines);

  [[nodiscard]] const Capabilities& capabilities() const final { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) final;
  /// Polls the engines in turn; which is the first changes from call to call.
  std::size_t poll(std::span<Task*> done) final;
  /// Waits for whichever engine has tasks in flight, in turn: the timeout is for each of them.
  Status wait(std::uint64_t timeout_ns) final;
  [[nodiscard]] std::size_t in_flight() const final;

 private:
  [[nodiscard]] std::size_t engine_of(Algorithm algorithm) const;

  std::array<Engine*, kMaxEngines> engines_{};
  std::size_t count_;
  std::size_t first_ = 0;  ///< to poll
  Capabilities capabilities_;
};

/// The engines of all functions, each with its best variant on this machine.
struct PduEngines {
  StreamPduEngine eea1{Algorithm::eea1, snow3g::best()};
  StreamPduEngine eia1{Algorithm::eia1, snow3g::best()};
  BatchPduEngine eea2{Algorithm::eea2, aes::best()};
  BatchPduEngine eia2{Algorithm::eia2, aes::best()};
  StreamPduEngine eea3{Algorithm::eea3, zuc::best()};
  StreamPduEngine eia3{Algorithm::eia3, zuc::best()};

  [[nodiscard]] std::array<Engine*, 6> all() { return {&eea1, &eia1, &eea2, &eia2, &eea3, &eia3}; }
};

/// Runs tasks of 128-EEA1 .. 128-EIA3 in any mixture. A fifth of a megabyte: not for the stack.
class AnyPduEngine final : private PduEngines, public MixedEngine {
 public:
  AnyPduEngine();
  ~AnyPduEngine() override;
};

}  // namespace tandem::soft
