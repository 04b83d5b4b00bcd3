#include "soft/soft_engine.h"

#include <cassert>

#include "generated/algorithms/operations.h"
#include "soft/engine_name.h"

namespace tandem::soft {
namespace {

constexpr EngineNames kNames(facts::chacha20::kVariants);

Status run_one(const chacha20::Variant& variant, const Task& task) {
  const std::uint8_t* iv = task.iv.data();
  const std::uint32_t counter = static_cast<std::uint32_t>(iv[0]) | static_cast<std::uint32_t>(iv[1]) << 8 |
                                static_cast<std::uint32_t>(iv[2]) << 16 | static_cast<std::uint32_t>(iv[3]) << 24;
  const chacha20::State state(task.key, counter, std::span<const std::uint8_t, chacha20::kNonceBytes>(iv + 4, 12));
  return chacha20::crypt(variant, state, task.source, task.destination, task.len_bits);
}

}  // namespace

std::string_view engine_name(const chacha20::Variant& variant) { return kNames.of(variant.name); }

SoftEngine::SoftEngine(const chacha20::Variant& variant)
    : ImmediateEngine(engine_name(variant), facts::operation(Algorithm::chacha20)), variant_(variant) {
  assert(variant.available());
}

void SoftEngine::run(std::span<Task* const> tasks) {
  for (Task* task : tasks) task->completion.status = run_one(variant_, *task);
}

}  // namespace tandem::soft
