#include "algorithms/chacha20_poly1305/engine/software_engine.h"

#include <array>

#include "engine/wipe_stack.h"

namespace tandem::chacha20_poly1305 {
namespace {

/// The part of the stack where variants and OpenSSL leave registers that they have spilled, keys among them.
constexpr std::size_t kStackBytes = 2048;
/// Bytes before the nonce in the iv: where ChaCha20 has its block counter, which is not the caller's here.
constexpr std::size_t kCounterBytes = 4;

Message message_of(const Task& task) {
  return {.key = task.key.data(),
          .nonce = task.iv.data() + kCounterBytes,
          .aad = task.aad,
          .source = task.source,
          .destination = task.destination,
          .bytes = static_cast<std::size_t>(task.len_bits / 8),
          .tag = task.tag.data(),
          .status = Status::ok};
}

}  // namespace

void SoftwareEngine::run(std::span<Task* const> tasks) {
  run_direction(Direction::encrypt, tasks);
  run_direction(Direction::decrypt, tasks);
  wipe_stack<kStackBytes>();
}

/// Runs the tasks of one direction.
void SoftwareEngine::run_direction(Direction direction, std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    if (task->direction != direction) continue;
    messages_[count] = message_of(*task);
    owners[count++] = task;
  }
  if (count == 0) return;
  (direction == Direction::encrypt ? variant_.encrypt : variant_.decrypt)(std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::chacha20_poly1305

template class tandem::software::VariantEngine<tandem::chacha20_poly1305::Variant,
                                               tandem::facts::chacha20_poly1305::kVariants,
                                               tandem::chacha20_poly1305::forget_keys>;
