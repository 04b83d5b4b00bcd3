// Simulated accelerators as engines: a Verilated top, its memory and the driver, in one object.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bus/sim/memory_parameters.h"
#include "driver/accelerator_engine.h"
#include "engine/engine.h"

namespace tandem::sim {

class Platform;

/// An accelerator of generated/builds, for one algorithm.
struct TopInfo {
  std::string_view name;   ///< engine name: "sim.iterative"; once per algorithm
  std::string_view model;  ///< what PlatformOptions takes: <algorithm>.<build>
  std::string_view title;  ///< for people
  Algorithm algorithm = Algorithm::none;
  std::uint32_t port_bytes = kBeatBytes;  ///< width of its memory port
  std::uint32_t units = 1;                ///< that make keystream side by side
  std::uint8_t key_bytes = 0;             ///< of the keys that it takes, where these are not all that the algorithm has
  bool pads_only = false;    ///< the device makes pads, the CPU finishes the task; other modes are not possible
  bool direct_only = false;  ///< the device has no ring: one task at a time, started by registers
};

/// Every simulated accelerator, the default of each algorithm before its others. The strings are static.
std::span<const TopInfo> tops();

/// Returns the one of that engine name for `algorithm`, or nullptr.
const TopInfo* find_top(std::string_view name, Algorithm algorithm);

struct SimEngineOptions {
  /// The way in which tasks are started; a top that is direct_only always has direct ones.
  driver::Start start = driver::Start::ring;
  /// True for pads mode; always on for a top that is pads_only.
  bool pads = false;
  std::size_t max_task_bytes = std::size_t{256} * 1024;
  std::size_t max_in_flight = 8;
  std::uint64_t stall_timeout_ns = 20'000'000;  ///< simulated time
  MemoryParameters memory = kUnloadedMemory;
  std::uint32_t clock_hz = 50'000'000;
  /// The waveform file; empty for none.
  std::string vcd_path;
};

/// An engine that owns its simulated hardware. As any engine it belongs to one thread at a time; engines are
/// independent of one another. Simulated time passes inside submit, poll and wait only.
class SimEngine : public Engine {
 public:
  [[nodiscard]] virtual Platform& platform() = 0;
  [[nodiscard]] virtual const driver::AcceleratorEngine& accelerator() const = 0;
};

/// Returns text such as "port of 512 bits", and behind a narrower one of the board "port of 512 bits behind the board's
/// of 128".
std::string port_text(const TopInfo& top, const MemoryParameters& memory);

/// Returns the options with which the driver uses `top`.
driver::AcceleratorOptions accelerator_options(const TopInfo& top, const SimEngineOptions& options);

/// Builds the accelerator called `name` for `algorithm`, one of tops(), and opens it.
/// Returns ok; not_found (no such top, or its model cannot be loaded: top.h), or what AcceleratorEngine::open returns:
/// then `engine` is empty.
Status make_engine(std::string_view name, Algorithm algorithm, const SimEngineOptions& options,
                   std::unique_ptr<SimEngine>& engine);

}  // namespace tandem::sim
