// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/zuc/engine/pdu_engine.h"
#include "algorithms/zuc/vectors/etsi_sage.h"
#include "algorithms/zuc/vectors/nia6.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::zuc {
namespace {

void run_nia6(selftest::Runner& runner) {
  for (const auto& vector : vectors::kNia6) {
    Task& task = runner.begin(vector.key, vector.message, 4 * vector.message.size());
    selftest::parse(vector.iv, task.iv);
    runner.expect({}, vector.tag);
  }
}

void run_nca6(selftest::Runner& runner) {
  for (const auto& vector : vectors::kNca6) {
    if (vector.aad.size() / 2 > selftest::kMaxAadBytes) continue;
    Task& task = runner.begin(vector.key, vector.message, 4 * vector.message.size());
    selftest::parse(vector.iv, task.iv);
    runner.set_aad(vector.aad);
    runner.expect(vector.ciphertext, vector.tag);
  }
}

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::eea3) runner.expect_eea(std::span<const vectors::Eea3>(vectors::kEea3));
  if (operation == Algorithm::eia3) {
    runner.expect_eia(std::span<const vectors::Eia3>(vectors::kEia3), selftest::kOwnBearer);
  }
  if (operation == Algorithm::nia6) run_nia6(runner);
  if (operation == Algorithm::nca6) run_nca6(runner);
  // No standard publishes vectors of 256-NEA6.
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::zuc::kFacts, known_answers);

}  // namespace tandem::zuc

template class tandem::software::VariantPduEngine<tandem::zuc::Variant, tandem::facts::zuc::kVariants,
                                                  tandem::zuc::kPduFunctions>;
