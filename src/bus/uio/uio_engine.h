// Accelerators behind UIO as engines.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "bus/uio/device_file.h"
#include "bus/uio/sysfs.h"
#include "driver/accelerator_engine.h"
#include "engine/engine.h"

namespace tandem::uio {

struct UioEngineOptions {
  /// Capabilities::name; the characters outlive the engine and every completion.
  std::string_view name;
  driver::Start start = driver::Start::ring;
  bool pads = false;
  std::size_t max_task_bytes = std::size_t{256} * 1024;
  std::size_t max_in_flight = 4;
  /// The timeouts, in real time. A device that does nothing for so long has failed; so has memory that does not answer
  /// within a reset's.
  std::uint64_t stall_timeout_ns = 5'000'000'000;
  std::uint64_t reset_timeout_ns = 1'000'000'000;
  Roots roots = {};
};

/// An engine that owns its device. As any engine it belongs to one thread at a time.
class UioEngine : public Engine {
 public:
  [[nodiscard]] virtual const driver::AcceleratorEngine& accelerator() const = 0;
};

/// Takes the device and opens it for `operations`. Returns ok; io_error, or what AcceleratorEngine::open returns: then
/// `engine` is empty, and `error` says what to do.
Status make_engine(const DeviceInfo& device, const driver::Operations& operations, const UioEngineOptions& options,
                   std::unique_ptr<UioEngine>& engine, std::string& error);

}  // namespace tandem::uio
