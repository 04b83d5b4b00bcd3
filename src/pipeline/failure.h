// The failure of a run: the first error wins.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/status.h"

namespace tandem::pipeline {

enum class Stage : std::uint8_t { read, cut, run, write };

struct Failure {
  Stage stage = Stage::read;
  /// The byte of the input where what failed begins: a chunk, or the part of it that a task covers.
  std::uint64_t offset = 0;
  /// read, write: errno; 0 in read means that the input ended before the size that it had at the start.
  int os_error = 0;
  /// cut: what is wrong with the input (s2_cut/framing.h). run: the task's status.
  Status status = Status::ok;
  /// run: which engine; static storage.
  std::string_view engine = {};
};

}  // namespace tandem::pipeline
