#include "algorithms/sha3/engine/software_engine.h"

namespace tandem::sha3 {
namespace {

const Function& function_of(Algorithm algorithm) {
  const auto first = static_cast<std::size_t>(Algorithm::sha3_224);
  return kFunctions[static_cast<std::size_t>(algorithm) - first];
}

}  // namespace

void SoftwareEngine::run(std::span<Task* const> tasks) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    messages_[i] = {tasks[i]->source, static_cast<std::size_t>(tasks[i]->len_bits / 8), tasks[i]->tag, Status::ok};
  }
  variant_.hash(function_of(tasks[0]->algorithm), std::span(messages_).first(tasks.size()));
  for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::sha3

template class tandem::software::VariantEngine<tandem::sha3::Variant, tandem::facts::sha3::kVariants>;
