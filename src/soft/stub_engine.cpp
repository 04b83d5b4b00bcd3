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
  // Own pointers: those in the task could be among the bytes written, for all the compiler knows.
  const std::uint8_t* source = task.source;
  std::uint8_t* destination = task.destination;
  for (std::uint64_t i = 0; i < bytes; ++i) destination[i] = source[i] ^ kPad;
  if (task.len_bits % 8 != 0) {
    destination[bytes - 1] &= static_cast<std::uint8_t>(0xff00U >> (task.len_bits % 8));
  }
  return Status::ok;
}

}  // namespace tandem::soft
