// The accelerator's registers as operations: who are you, reset, keys, direct tasks, ring, interrupts. Freestanding.
//
// Registers   hw/shell/regs/tandem.rdl
// Waits       every one is bounded by bus time
// Checked by  device_test.cpp over a scripted bus
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "driver/bus.h"
#include "driver/descriptor.h"
#include "engine/device_form.h"
#include "engine/status.h"

namespace tandem::driver {

inline constexpr std::size_t kKeyRegisterBytes = 32;

/// The content of the registers CAPS, BUILD, OPERATIONS and KEY_LENGTHS.
struct DeviceInfo {
  bool direct = false;
  bool ring = false;
  bool pads = false;
  bool aad = false;        ///< tasks may have additional data
  bool any_order = false;  ///< records of the ring come in another order than descriptors
  std::uint16_t memory_port_bytes = 0;
  std::uint16_t alignment = 1;  ///< of messages, results and additional data in memory, in bytes
  std::uint8_t key_slots = 0;
  std::uint8_t in_flight = 0;
  std::uint8_t algorithm = 0;
  std::uint8_t architecture = 0;
  std::uint8_t stages = 0;
  std::uint8_t pipeline_cut = 0;
  std::uint32_t operations = 0;   ///< bit n: this build has operation n
  std::uint64_t key_lengths = 0;  ///< bit n: it takes keys of n bytes

  [[nodiscard]] CoreBuild build() const { return {.stages = stages, .pipeline_cut = pipeline_cut}; }
};

/// The place of the ring, and the moments at which it interrupts.
struct RingSetup {
  std::uint64_t descriptors = 0;
  std::uint64_t completions = 0;
  std::uint8_t log2_entries = 1;
  std::uint8_t coalesce_count = 1;
  std::uint32_t coalesce_timeout_cycles = 0;  ///< rounded up to a multiple of 16; 0 waits only for the count
};

/// Bits of IRQ_STATUS and IRQ_ENABLE.
enum Cause : std::uint32_t { kDirectDone = 1, kRingDone = 2, kError = 4 };

/// The result of a wait for the interrupt. The causes have been cleared.
struct Wakeup {
  std::uint32_t causes = 0;
  bool lost = false;  ///< an enabled cause was up, and the interrupt line was not
};

/// The first failure that the device has recorded since it was last asked.
struct DeviceError {
  enum class Source : std::uint8_t { direct_task, ring_task, descriptor_fetch, completion_write, register_write };
  Status code = Status::ok;
  Source source = Source::direct_task;
};

class Device {
 public:
  explicit Device(Bus& bus) : bus_(bus) {}

  /// Checks that this is a Tandem accelerator of an interface version that this driver speaks.
  /// Returns ok, not_found (no such magic), unsupported (another major version, or one that does not say what it can
  /// do) or io_error.
  Status probe(DeviceInfo& info);

  /// Stops the ring, drops all work, clears key slots, counters, causes and errors. Returns ok once the device and
  /// memory are quiet; timeout if they are not within `timeout_ns`: then the device may still touch memory; io_error.
  Status reset(std::uint64_t timeout_ns);

  /// Copies a key into a slot that no task uses: a multiple of 4 bytes, at most kKeyRegisterBytes. Zeros
  /// follow a shorter one: loading leaves them in the key registers. `slot` < DeviceInfo::key_slots. The slot then
  /// serves only the operations of `operations` (bit n: operation n), if the device can bind slots.
  Status load_key(std::uint8_t slot, std::span<const std::uint8_t> key, std::uint32_t operations);
  Status wipe_key(std::uint8_t slot);

  /// Selects the causes that raise the interrupt line.
  Status enable_interrupts(std::uint32_t causes);

  /// Waits for the interrupt line, at most `timeout_ns`, then reads and clears the enabled causes. An event after the
  /// clearing raises the line again, so: look for finished work after this call, never only before it.
  Status wait(std::uint64_t timeout_ns, Wakeup& wakeup);

  /// Reads and clears the enabled causes without waiting.
  Status take_causes(std::uint32_t& causes);

  /// Reads and clears the first error.
  Status take_error(DeviceError& error);

  /// Starts a task whose end raises kDirectDone. The device must be without a direct task. Additional data only after
  /// a probe has found that it takes some.
  Status start_direct(const Command& command);
  /// Returns the outcome of the last direct task, once its kDirectDone was seen.
  Status direct_result(std::uint8_t& code, std::uint32_t& device_cycles);
  /// Returns the tag of that task.
  Status direct_tag(std::span<std::uint8_t, kTagBytes> tag);

  /// Starts an empty ring; its completion records must be zero. After a reset only.
  Status start_ring(const RingSetup& setup);
  /// Tells the device how many descriptors were ever posted. Their memory must have been synced before.
  Status ring_doorbell(std::uint16_t posted);

 private:
  struct Write {
    std::uint32_t offset;
    std::uint32_t value;
  };
  Status write_all(std::span<const Write> writes);

  Bus& bus_;
  std::uint32_t enabled_causes_ = 0;
  bool has_aad_registers_ = false;
  bool binds_slots_ = false;
  bool has_bound_ = false;
  std::uint32_t bound_operations_ = 0;  ///< what KEY_OPERATIONS says, if has_bound_
};

/// Returns the Status that a code read from the device stands for; io_error if the device cannot mean it.
Status device_status(std::uint8_t code);

}  // namespace tandem::driver
