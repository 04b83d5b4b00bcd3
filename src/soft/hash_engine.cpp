#include "soft/hash_engine.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

#include "soft/engine_name.h"

namespace tandem::soft {
namespace {

using sha3::Message;

constexpr EngineNames kNames(facts::sha3::kVariants);
/// What a pointer can span, and what a task can say.
constexpr std::uint64_t kMaxBytes =
    std::min<std::uint64_t>(std::numeric_limits<std::size_t>::max(), std::numeric_limits<std::uint64_t>::max() / 8);

const sha3::Function& function_of(Algorithm algorithm) {
  const auto first = static_cast<std::size_t>(Algorithm::sha3_224);
  return sha3::kFunctions[static_cast<std::size_t>(algorithm) - first];
}

}  // namespace

std::string_view engine_name(const sha3::Variant& variant) { return kNames.of(variant.name); }

HashEngine::HashEngine(Algorithm function, const sha3::Variant& variant)
    : ImmediateEngine({.name = engine_name(variant),
                       .algorithm = function,
                       .hardware = false,
                       .max_in_flight = 0,
                       .max_len_bits = 8 * kMaxBytes}),
      function_(function_of(function)),
      variant_(variant) {
  assert(variant.available());
}

Status HashEngine::check(const Task& task) const {
  const bool right_kind = task.algorithm == capabilities().algorithm && task.direction == Direction::encrypt;
  if (!right_kind || !task.aad.empty()) return Status::unsupported;
  if (task.key_bytes != 0) return Status::bad_key;
  if (!std::all_of(task.iv.begin(), task.iv.end(), [](std::uint8_t byte) { return byte == 0; })) return Status::bad_iv;
  if (task.len_bits % 8 != 0 || task.len_bits / 8 > kMaxBytes) return Status::bad_length;
  return sha3::check(function_, task.tag.size());
}

void HashEngine::run(std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    task->completion.status = check(*task);
    if (task->completion.status != Status::ok) continue;
    messages_[count] = {task->source, static_cast<std::size_t>(task->len_bits / 8), task->tag, Status::ok};
    owners[count++] = task;
  }
  variant_.hash(function_, std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::soft
