#include "soft/aes_gcm_engine.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <limits>

#include "soft/engine_name.h"

namespace tandem::soft {
namespace {

using aes_gcm::Message;

constexpr EngineNames kNames(facts::aes_gcm::kVariants);
/// Zero bytes before the 96 bits, as in tasks of ChaCha20-Poly1305.
constexpr std::size_t kZeroBytes = 4;
/// Also what a pointer can span.
constexpr std::uint64_t kMaxBytes =
    std::min<std::uint64_t>(aes_gcm::kMaxMessageBytes, std::numeric_limits<std::size_t>::max());

Message message_of(const Task& task) {
  return {.key = std::span(task.key).first(std::min<std::size_t>(task.key_bytes, task.key.size())),
          .iv = std::span(task.iv).subspan(kZeroBytes),
          .aad = task.aad,
          .source = task.source,
          .destination = task.destination,
          .bytes = static_cast<std::size_t>(task.len_bits / 8),
          .tag = task.tag,
          .status = Status::ok};
}

/// What no Message can say; the rest is checked by the variant.
Status check(const Task& task) {
  if (task.algorithm != Algorithm::aes_gcm) return Status::unsupported;
  if (task.key_bytes > task.key.size()) return Status::bad_key;
  std::uint32_t zero;
  static_assert(sizeof zero == kZeroBytes);
  std::memcpy(&zero, task.iv.data(), sizeof zero);
  if (zero != 0) return Status::bad_iv;
  return task.len_bits % 8 == 0 && task.len_bits / 8 <= kMaxBytes ? Status::ok : Status::bad_length;
}

}  // namespace

std::string_view engine_name(const aes_gcm::Variant& variant) { return kNames.of(variant.name); }

AesGcmEngine::AesGcmEngine(const aes_gcm::Variant& variant)
    : ImmediateEngine({.name = engine_name(variant),
                       .algorithm = Algorithm::aes_gcm,
                       .hardware = false,
                       .max_in_flight = 0,
                       .max_len_bits = 8 * kMaxBytes}),
      variant_(variant) {
  assert(variant.available());
}

AesGcmEngine::~AesGcmEngine() { aes_gcm::forget_keys(); }

void AesGcmEngine::run(std::span<Task* const> tasks) {
  if (tasks.empty()) return;
  for (Task* task : tasks) task->completion.status = check(*task);
  const Direction first = tasks[0]->direction;
  if (run_direction(first, tasks) == tasks.size()) return;
  run_direction(first == Direction::encrypt ? Direction::decrypt : Direction::encrypt, tasks);
}

/// Runs the tasks of one direction that `check` has found good; returns how many.
std::size_t AesGcmEngine::run_direction(Direction direction, std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    if (task->direction != direction || task->completion.status != Status::ok) continue;
    messages_[count] = message_of(*task);
    owners[count++] = task;
  }
  if (count == 0) return 0;
  (direction == Direction::encrypt ? variant_.encrypt : variant_.decrypt)(std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
  return count;
}

}  // namespace tandem::soft
