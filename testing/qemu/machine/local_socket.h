// Connects to the sockets on which QEMU listens.
#pragma once

#include <string>

namespace tandem::sim::machine {

/// Connects to the Unix socket at `path`, waiting for it at most `timeout_ms`. Returns its descriptor, or -1.
int connect_local(const std::string& path, int timeout_ms);

}  // namespace tandem::sim::machine
