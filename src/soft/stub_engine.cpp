#include "soft/stub_engine.h"

#include <limits>

namespace tandem::soft {

StubEngine::StubEngine()
    : ImmediateEngine({.name = "stub",
                       .algorithm = Algorithm::none,
                       .hardware = false,
                       .max_in_flight = 0,
                       .max_len_bits = std::numeric_limits<std::uint64_t>::max()}) {}

Status StubEngine::run(const Task& task) {
  if (task.len_bits == 0) return Status::bad_length;
  const std::uint64_t bytes = task.len_bytes();
  for (std::uint64_t i = 0; i < bytes; ++i) task.destination[i] = task.source[i] ^ kPad;
  if (task.len_bits % 8 != 0) {
    task.destination[bytes - 1] &= static_cast<std::uint8_t>(0xff00U >> (task.len_bits % 8));
  }
  return Status::ok;
}

}  // namespace tandem::soft
