#include "algorithms/chacha20/engine/known_answers.h"

#include "algorithms/chacha20/vectors/rfc8439.h"
#include "engine/selftest/runner.h"

namespace tandem::chacha20 {

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

}  // namespace tandem::chacha20
