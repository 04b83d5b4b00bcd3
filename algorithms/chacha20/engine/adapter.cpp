// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/chacha20/engine/known_answers.h"
#include "algorithms/chacha20/engine/software_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::chacha20 {
namespace {

/// The counter must not wrap within a task.
void finish_random(selftest::Trial& trial, const OperationFacts& /*facts*/, selftest::Random& /*random*/) {
  trial.task.iv[3] &= 0x7f;
}

}  // namespace

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::chacha20::kFacts, known_answers, finish_random);

}  // namespace tandem::chacha20
