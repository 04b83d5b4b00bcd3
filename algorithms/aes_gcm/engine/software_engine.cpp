#include "algorithms/aes_gcm/engine/software_engine.h"

#include <array>

namespace tandem::aes_gcm {
namespace {

/// Zero bytes before the 96 bits, as in tasks of ChaCha20-Poly1305.
constexpr std::size_t kZeroBytes = 4;

Message message_of(const Task& task) {
  return {.key = std::span(task.key).first(task.key_bytes),
          .iv = std::span(task.iv).subspan(kZeroBytes),
          .aad = task.aad,
          .source = task.source,
          .destination = task.destination,
          .bytes = static_cast<std::size_t>(task.len_bits / 8),
          .tag = task.tag,
          .status = Status::ok};
}

}  // namespace

void SoftwareEngine::run(std::span<Task* const> tasks) {
  const Direction first = tasks[0]->direction;
  if (run_direction(first, tasks) == tasks.size()) return;
  run_direction(first == Direction::encrypt ? Direction::decrypt : Direction::encrypt, tasks);
}

/// Runs the tasks of one direction; returns how many.
std::size_t SoftwareEngine::run_direction(Direction direction, std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    if (task->direction != direction) continue;
    messages_[count] = message_of(*task);
    owners[count++] = task;
  }
  if (count == 0) return 0;
  (direction == Direction::encrypt ? variant_.encrypt : variant_.decrypt)(std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
  return count;
}

}  // namespace tandem::aes_gcm

template class tandem::software::VariantEngine<tandem::aes_gcm::Variant, tandem::facts::aes_gcm::kVariants,
                                               tandem::aes_gcm::forget_keys>;
