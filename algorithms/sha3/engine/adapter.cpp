// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include <algorithm>

#include "algorithms/sha3/engine/software_engine.h"
#include "algorithms/sha3/vectors/nist_examples.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"
#include "generated/algorithms/operations.h"

namespace tandem::sha3 {
namespace {

/// NIST's examples: none or 200 bytes of 0xa3.
selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  selftest::Trial& trial = workspace.trial;
  for (const auto& vector : vectors::kNistExamples) {
    if (vector.function != facts::operation(operation).name || vector.digest.size() / 2 > trial.tag.size()) continue;
    runner.begin({}, {}, 8 * vector.bytes);
    std::fill_n(trial.source.begin(), vector.bytes, std::uint8_t{0xa3});
    runner.expect({}, vector.digest);
  }
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<SoftwareEngine, kVariants>(facts::sha3::kFacts, known_answers);

}  // namespace tandem::sha3
