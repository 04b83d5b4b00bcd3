#include "soft/rsa_engine.h"

#include <cassert>

#include "algorithms/modexp/sw/task.h"
#include "generated/algorithms/operations.h"
#include "soft/engine_name.h"

namespace tandem::soft {
namespace {

constexpr EngineNames kNames(facts::modexp::kVariants);

}  // namespace

std::string_view engine_name(const modexp::Variant& variant) { return kNames.of(variant.name); }

RsaEngine::RsaEngine(Algorithm function, const modexp::Variant& variant)
    : ImmediateEngine(engine_name(variant), facts::operation(function)), variant_(variant) {
  assert(variant.available());
}

RsaEngine::~RsaEngine() { modexp::forget_keys(); }

void RsaEngine::run(std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    task->completion.status = modexp::read_task(*task, messages_[count]);
    if (task->completion.status == Status::ok) owners[count++] = task;
  }
  variant_.run(std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::soft
