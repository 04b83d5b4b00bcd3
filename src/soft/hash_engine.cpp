#include "soft/hash_engine.h"

#include <cassert>

#include "generated/algorithms/operations.h"
#include "soft/engine_name.h"

namespace tandem::soft {
namespace {

using sha3::Message;

constexpr EngineNames kNames(facts::sha3::kVariants);

const sha3::Function& function_of(Algorithm algorithm) {
  const auto first = static_cast<std::size_t>(Algorithm::sha3_224);
  return sha3::kFunctions[static_cast<std::size_t>(algorithm) - first];
}

}  // namespace

std::string_view engine_name(const sha3::Variant& variant) { return kNames.of(variant.name); }

HashEngine::HashEngine(Algorithm function, const sha3::Variant& variant)
    : ImmediateEngine(engine_name(variant), facts::operation(function)),
      function_(function_of(function)),
      variant_(variant) {
  assert(variant.available());
}

void HashEngine::run(std::span<Task* const> tasks) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    messages_[i] = {tasks[i]->source, static_cast<std::size_t>(tasks[i]->len_bits / 8), tasks[i]->tag, Status::ok};
  }
  variant_.hash(function_, std::span(messages_).first(tasks.size()));
  for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::soft
