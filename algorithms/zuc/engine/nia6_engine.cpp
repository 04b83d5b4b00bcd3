#include "algorithms/zuc/engine/nia6_engine.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "algorithms/zuc/engine/pdu_engine.h"
#include "algorithms/zuc/sw/nia6.h"
#include "engine/equal.h"
#include "engine/wipe.h"
#include "generated/algorithms/operations.h"

namespace tandem::zuc {
namespace {

std::span<const std::uint8_t> message_of(const Task& task) {
  return {task.source, static_cast<std::size_t>(task.len_bits / 8)};
}

}  // namespace

Nia6Engine::Nia6Engine(Algorithm function, const Variant& variant)
    : software::ImmediateEngine(engine_name(variant), facts::operation(function)), variant_(variant) {
  assert(function == Algorithm::nia6 || function == Algorithm::nca6);
  assert(variant.available());
}

Status Nia6Engine::run_nia6(const Task& task) const {
  if (task.direction == Direction::encrypt) return mac_nia6(variant_, task.key, task.iv, message_of(task), task.tag);
  std::array<std::uint8_t, kNia6MaxTagBytes> buffer;
  const auto tag = std::span(buffer).first(task.tag.size());
  Status status = mac_nia6(variant_, task.key, task.iv, message_of(task), tag);
  if (status == Status::ok && !equal_in_constant_time(tag.data(), task.tag.data(), tag.size())) {
    status = Status::authentication;
  }
  // What a wrong tag should have been is not revealed.
  wipe(buffer.data(), buffer.size());
  return status;
}

Status Nia6Engine::run_nca6(const Task& task) const {
  const auto message = message_of(task);
  if (task.direction == Direction::encrypt) {
    return seal_nca6(variant_, task.key, task.iv, task.aad, message, task.destination, task.tag);
  }
  const Status status = open_nca6(variant_, task.key, task.iv, task.aad, message, task.destination, task.tag);
  if (status == Status::authentication) std::fill_n(task.destination, message.size(), std::uint8_t{0});
  return status;
}

void Nia6Engine::run(std::span<Task* const> tasks) {
  const bool integrity = capabilities().algorithm == Algorithm::nia6;
  for (Task* task : tasks) {
    task->completion.status = integrity ? run_nia6(*task) : run_nca6(*task);
  }
}

}  // namespace tandem::zuc
