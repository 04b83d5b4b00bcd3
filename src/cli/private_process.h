// Processes that hold keys.
#pragma once

namespace tandem::cli {

/// Keeps the memory of this process out of core dumps, and from other processes of the same user, from now on. To be
/// called before the first key is read.
void keep_memory_private();

}  // namespace tandem::cli
