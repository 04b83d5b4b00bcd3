// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/chacha20/engine/software_engine.h"
#include "algorithms/chacha20/vectors/rfc8439.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::chacha20 {
namespace {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  for (const auto& vector : vectors::kRfc8439) {
    Task& task = runner.begin(vector.key, vector.plaintext, 4 * vector.plaintext.size());
    for (std::size_t i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(vector.counter >> (8 * i));
    selftest::parse(vector.nonce, std::span(task.iv).subspan(4));
    runner.expect(vector.ciphertext, {});
  }
  return runner.answers();
}

/// The counter must not wrap within a task.
void finish_random(selftest::Trial& trial, const OperationFacts& /*facts*/, selftest::Random& /*random*/) {
  trial.task.iv[3] &= 0x7f;
}

}  // namespace

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::chacha20::kFacts, known_answers, finish_random);

}  // namespace tandem::chacha20
