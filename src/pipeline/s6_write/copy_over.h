// Puts one file's content into another.
#pragma once

#include <cstdint>

namespace tandem::pipeline {

/// Makes room for `bytes` bytes in an open file, whose content stays. Returns 0 or errno.
int make_room(int fd, std::uint64_t bytes);

/// Overwrites all of the file `to` with all of the file `from`, and makes that durable. Returns 0 or errno; then `to`
/// may hold any part of it.
int copy_over(int from, int to);

}  // namespace tandem::pipeline
