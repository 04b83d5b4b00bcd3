#include "algorithms/sha3/engine/software_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"
#include "generated/algorithms/operations.h"

namespace tandem::sha3 {
namespace {

constexpr software::EngineNames kNames(facts::sha3::kVariants);

const Function& function_of(Algorithm algorithm) {
  const auto first = static_cast<std::size_t>(Algorithm::sha3_224);
  return kFunctions[static_cast<std::size_t>(algorithm) - first];
}

}  // namespace

std::string_view engine_name(const Variant& variant) { return kNames.of(variant.name); }

SoftwareEngine::SoftwareEngine(Algorithm function, const Variant& variant)
    : software::ImmediateEngine(engine_name(variant), facts::operation(function)),
      function_(function_of(function)),
      variant_(variant) {
  assert(variant.available());
}

void SoftwareEngine::run(std::span<Task* const> tasks) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    messages_[i] = {tasks[i]->source, static_cast<std::size_t>(tasks[i]->len_bits / 8), tasks[i]->tag, Status::ok};
  }
  variant_.hash(function_, std::span(messages_).first(tasks.size()));
  for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::sha3
