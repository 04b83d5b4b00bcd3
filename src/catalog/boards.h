// Accelerators in programmable logic that this machine has, as far as this build can look for them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/engine.h"
#if TANDEM_HAS_UIO
#include "bus/uio/uio_engine.h"
#endif

namespace tandem::catalog {

/// The abilities of an accelerator for one algorithm.
struct BoardEngine {
  std::string name;  ///< "uio0", after /dev/uio0
  Algorithm algorithm = Algorithm::none;
  std::uint64_t key_lengths = 0;  ///< as Capabilities has them
  std::string title;   ///< for people, and for profiles to know it by: the device's name, its core and parameters
  std::string reason;  ///< why it cannot be used now; empty: it can. Then without algorithm, where that is not known
#if TANDEM_HAS_UIO
  uio::DeviceInfo device;
  driver::DeviceInfo what;
#endif
};

#if TANDEM_HAS_UIO
/// Returns what `device`, whose registers say `what`, can do for each algorithm that its core is for, or why not.
/// reason: why it cannot be used now whatever it runs, or empty.
std::vector<BoardEngine> engines_of(const uio::DeviceInfo& device, const driver::DeviceInfo& what,
                                    const std::string& reason);
#endif

/// Returns an entry for each algorithm of every accelerator that the kernel knows. Looks for them once.
std::span<const BoardEngine> board_engines();

/// Takes the device. Returns ok, or why it could not be opened; `engine` is then empty.
Status make_board_engine(const BoardEngine& board, std::unique_ptr<Engine>& engine);

}  // namespace tandem::catalog
