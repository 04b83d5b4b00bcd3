#include "engine/software/stub_engine.h"

#include <algorithm>

namespace tandem::software {
namespace {

Status run_one(const Task& task) {
  if (task.len_bits == 0 && task.tag.empty()) return Status::bad_length;
  const std::uint64_t bytes = task.len_bytes();
  // Own pointers: those in the task could be among the bytes written, for all the compiler knows.
  const std::uint8_t* source = task.source;
  std::uint8_t* destination = task.destination;
  for (std::uint64_t i = 0; i < bytes; ++i) destination[i] = source[i] ^ StubEngine::kPad;
  if (task.len_bits % 8 != 0) {
    destination[bytes - 1] &= static_cast<std::uint8_t>(0xff00U >> (task.len_bits % 8));
  }
  if (task.direction == Direction::encrypt) std::fill(task.tag.begin(), task.tag.end(), StubEngine::kTag);
  return Status::ok;
}

}  // namespace

StubEngine::StubEngine() : ImmediateEngine("stub") {}

void StubEngine::run(std::span<Task* const> tasks) {
  for (Task* task : tasks) task->completion.status = run_one(*task);
}

}  // namespace tandem::software
