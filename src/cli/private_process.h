// Processes that hold keys.
#pragma once

namespace tandem::cli {

/// From now on the memory of this process comes into no core dump, and no other process of the same user may read it.
/// To be called before the first key is read.
void keep_memory_private();

}  // namespace tandem::cli
