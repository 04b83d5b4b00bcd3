// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/modexp/engine/rsa_tasks.h"
#include "algorithms/modexp/engine/software_engine.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::modexp {
namespace {

/// NIST's answers: both ways, private ones with primes.
selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  const bool is_public = operation == Algorithm::rsa_public;
  for (const auto& vector : vectors::kNistAcvp) {
    Task& task = runner.begin({}, {}, 0);
    task.direction = is_public ? Direction::encrypt : Direction::decrypt;
    selftest::parse(is_public ? vector.result : vector.base, put_rsa_key(vector, task, workspace.trial.source));
    runner.expect(is_public ? vector.base : vector.result, {});
  }
  return runner.answers();
}

/// A modulus and an exponent that any arithmetic takes; private ones are short, as the reference takes long. Or a key
/// with primes. Some bases are too large.
void finish_random(selftest::Trial& trial, const OperationFacts& facts, selftest::Random& random) {
  trial.task = {};
  trial.task.algorithm = facts.algorithm;
  trial.task.direction = !facts.encrypts ? Direction::decrypt : Direction::encrypt;
  if (!facts.encrypts && random.below(16) == 0) {
    const std::span<std::uint8_t> base = kKeyedTasks.make(kKeyedTasks.sizes[0], trial.task, trial.source);
    random.fill(base);
    base[0] &= 0x1f;
    return;
  }
  RsaIv iv;
  const std::size_t bytes = 64 + 32 * static_cast<std::size_t>(random.below(15));
  iv.modulus_bits = static_cast<std::uint16_t>(8 * bytes);
  iv.exponent_bytes = static_cast<std::uint16_t>(1 + random.below(4));
  if (!facts.encrypts) iv.form = RsaIv::Form::exponent;
  const std::size_t message_bytes = iv.message_bytes(facts.algorithm);
  random.fill(std::span(trial.source).first(message_bytes));
  trial.source[0] |= 0x80;
  trial.source[bytes - 1] |= 1;
  trial.source[bytes + iv.exponent_bytes - 1] |= 1;
  if (random.below(8) > 0) trial.source[message_bytes - bytes] &= 0x7f;
  trial.task.iv = iv.into_bytes();
  trial.task.len_bits = 8 * message_bytes;
}

}  // namespace

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::modexp::kFacts, known_answers, finish_random, &kKeyedTasks);

}  // namespace tandem::modexp
