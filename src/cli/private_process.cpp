#include "cli/private_process.h"

#include <sys/prctl.h>

namespace tandem::cli {

void keep_memory_private() { ::prctl(PR_SET_DUMPABLE, 0); }

}  // namespace tandem::cli
