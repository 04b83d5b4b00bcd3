// Simulated accelerators, as far as this build has the simulator.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/engine.h"

namespace tandem::catalog {

/// A fault of the simulated system, to see what the driver makes of it.
struct SimFault {
  enum class Kind : std::uint8_t {
    read_error,  ///< a burst of data is answered with an error
    write_error,
    no_answer,        ///< memory never answers a read
    stuck_ready,      ///< memory never takes a write
    lost_interrupts,  ///< none reaches the driver
    dead_registers,   ///< the device answers no register access
    reset,            ///< of the device, behind the driver's back
  };
  Kind kind = Kind::read_error;
  std::uint64_t after = 0;  ///< read_error, write_error: bursts before it; reset: clock cycles before it
};

/// Reads "read-error", "reset@5000"... Returns nothing with a sentence in `error` if it is none.
std::optional<SimFault> parse_sim_fault(std::string_view text, std::string& error);

struct SimSettings {
  std::string waveform;  ///< VCD file that the simulation writes; empty for none
  std::optional<SimFault> fault;
};

struct SimulatedTop {
  std::string_view name;       ///< of the engine
  std::uint8_t key_bytes = 0;  ///< of the keys that it takes, where these are not all that the algorithm has
};

/// Returns this build's simulated accelerators for `algorithm`, the default first; empty without the simulator.
std::vector<SimulatedTop> simulated_tops(Algorithm algorithm);

/// Returns why one of them cannot be made here; empty if it can.
std::string why_not_simulated(std::string_view top, Algorithm algorithm);

/// Makes the engine of a name in simulated_tops(algorithm). Returns ok, or why it could not be opened; `engine` is then
/// empty.
Status make_simulated(std::string_view top, Algorithm algorithm, const SimSettings& settings,
                      std::unique_ptr<Engine>& engine);

}  // namespace tandem::catalog
