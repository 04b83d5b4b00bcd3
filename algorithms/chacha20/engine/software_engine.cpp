#include "algorithms/chacha20/engine/software_engine.h"

#include "engine/wipe_stack.h"

namespace tandem::chacha20 {
namespace {

/// The part of the stack where variants and OpenSSL leave registers that they have spilled, keys among them.
constexpr std::size_t kStackBytes = 2048;

Status run_one(const Variant& variant, const Task& task) {
  const std::uint8_t* iv = task.iv.data();
  const std::uint32_t counter = static_cast<std::uint32_t>(iv[0]) | static_cast<std::uint32_t>(iv[1]) << 8 |
                                static_cast<std::uint32_t>(iv[2]) << 16 | static_cast<std::uint32_t>(iv[3]) << 24;
  const State state(task.key, counter, std::span<const std::uint8_t, kNonceBytes>(iv + 4, 12));
  return crypt(variant, state, task.source, task.destination, task.len_bits);
}

}  // namespace

void SoftwareEngine::run(std::span<Task* const> tasks) {
  for (Task* task : tasks) task->completion.status = run_one(variant_, *task);
  wipe_stack<kStackBytes>();
}

}  // namespace tandem::chacha20

template class tandem::software::VariantEngine<tandem::chacha20::Variant, tandem::facts::chacha20::kVariants,
                                               tandem::chacha20::forget_keys>;
