#include "algorithms/modexp/engine/software_engine.h"

#include "algorithms/modexp/sw/task.h"

namespace tandem::modexp {

void SoftwareEngine::run(std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    task->completion.status = read_task(*task, messages_[count]);
    if (task->completion.status == Status::ok) owners[count++] = task;
  }
  variant_.run(std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::modexp

template class tandem::software::VariantEngine<tandem::modexp::Variant, tandem::facts::modexp::kVariants,
                                               tandem::modexp::forget_keys>;
