#include "algorithms/modexp/engine/software_engine.h"

#include <cassert>

#include "algorithms/modexp/sw/task.h"
#include "engine/software/engine_name.h"
#include "generated/algorithms/operations.h"

namespace tandem::modexp {
namespace {

constexpr software::EngineNames kNames(facts::modexp::kVariants);

}  // namespace

std::string_view engine_name(const Variant& variant) { return kNames.of(variant.name); }

SoftwareEngine::SoftwareEngine(Algorithm function, const Variant& variant)
    : software::ImmediateEngine(engine_name(variant), facts::operation(function)), variant_(variant) {
  assert(variant.available());
}

SoftwareEngine::~SoftwareEngine() { forget_keys(); }

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
