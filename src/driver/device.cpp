#include "driver/device.h"

#include <algorithm>

#include "driver/registers.h"

namespace tandem::driver {
namespace {

constexpr std::uint32_t low(std::uint64_t address) { return static_cast<std::uint32_t>(address); }
constexpr std::uint32_t high(std::uint64_t address) { return static_cast<std::uint32_t>(address >> 32); }

/// VERSION.MINOR of the first devices with the registers OPERATIONS and KEY_LENGTHS.
constexpr std::uint32_t kFirstWithOperations = 2;
/// VERSION.MINOR of the first devices with KEY_OPERATIONS.
constexpr std::uint32_t kFirstToBindSlots = 4;

static_assert(kDirectDone == TND_REGS__IRQ_STATUS__DIRECT_DONE_bm);
static_assert(kRingDone == TND_REGS__IRQ_STATUS__RING_DONE_bm);
static_assert(kError == TND_REGS__IRQ_STATUS__ERROR_bm);
static_assert(TND_REGS__KEY_count * 4 == kKeyRegisterBytes);
static_assert(TND_REGS__TAG_count * 4 == kTagBytes);

}  // namespace

Status device_status(std::uint8_t code) {
  return code <= static_cast<std::uint8_t>(Status::bad_ring) ? static_cast<Status>(code) : Status::io_error;
}

Status Device::write_all(std::span<const Write> writes) {
  for (const Write& write : writes) {
    const Status status = bus_.write_register(write.offset, write.value);
    if (status != Status::ok) return status;
  }
  return Status::ok;
}

Status Device::probe(DeviceInfo& info) {
  std::uint32_t id = 0;
  if (Status status = bus_.read_register(TND_REGS__ID_offset, id); status != Status::ok) return status;
  if (id != TND_REGS__ID__MAGIC_reset) return Status::not_found;

  std::uint32_t version = 0;
  if (Status status = bus_.read_register(TND_REGS__VERSION_offset, version); status != Status::ok) return status;
  const std::uint32_t minor = get_field(version, TND_REGS__VERSION__MINOR_bm);
  const bool same_major = get_field(version, TND_REGS__VERSION__MAJOR_bm) == TND_REGS__VERSION__MAJOR_reset;
  if (!same_major || minor < kFirstWithOperations) return Status::unsupported;
  binds_slots_ = minor >= kFirstToBindSlots;

  std::uint32_t caps = 0;
  std::uint32_t build = 0;
  if (Status status = bus_.read_register(TND_REGS__CAPS_offset, caps); status != Status::ok) return status;
  if (Status status = bus_.read_register(TND_REGS__BUILD_offset, build); status != Status::ok) return status;
  Status status = bus_.read_register(TND_REGS__OPERATIONS_offset, info.operations);
  if (status != Status::ok) return status;
  std::uint32_t lengths = 0;
  status = bus_.read_register(TND_REGS__KEY_LENGTHS_offset, lengths);
  if (status != Status::ok) return status;

  const auto field = [](std::uint32_t word, std::uint32_t mask) {
    return static_cast<std::uint8_t>(get_field(word, mask));
  };
  info.direct = field(caps, TND_REGS__CAPS__DIRECT_bm) != 0;
  info.ring = field(caps, TND_REGS__CAPS__RING_bm) != 0;
  info.pads = field(caps, TND_REGS__CAPS__PADS_bm) != 0;
  info.aad = field(caps, TND_REGS__CAPS__AAD_bm) != 0;
  has_aad_registers_ = info.aad;
  info.memory_port_bytes = static_cast<std::uint16_t>(1U << get_field(caps, TND_REGS__CAPS__LOG2_MEM_BYTES_bm));
  info.key_slots = field(caps, TND_REGS__CAPS__KEY_SLOTS_bm);
  info.in_flight = field(caps, TND_REGS__CAPS__IN_FLIGHT_bm);
  info.algorithm = field(build, TND_REGS__BUILD__ALGORITHM_bm);
  info.architecture = field(build, TND_REGS__BUILD__ARCHITECTURE_bm);
  info.stages = field(build, TND_REGS__BUILD__STAGES_bm);
  info.pipeline_cut = field(build, TND_REGS__BUILD__PIPELINE_CUT_bm);
  info.any_order = field(lengths, TND_REGS__KEY_LENGTHS__ANY_ORDER_bm) != 0;
  info.alignment = static_cast<std::uint16_t>(1U << get_field(lengths, TND_REGS__KEY_LENGTHS__LOG2_ALIGNMENT_bm));
  info.key_lengths = std::uint64_t{field(lengths, TND_REGS__KEY_LENGTHS__BITS_128_bm)} << 16 |
                     std::uint64_t{field(lengths, TND_REGS__KEY_LENGTHS__BITS_192_bm)} << 24 |
                     std::uint64_t{field(lengths, TND_REGS__KEY_LENGTHS__BITS_256_bm)} << 32;
  return Status::ok;
}

Status Device::reset(std::uint64_t timeout_ns) {
  const Status started = bus_.write_register(TND_REGS__CTRL_offset, TND_REGS__CTRL__SOFT_RESET_bm);
  if (started != Status::ok) return started;
  const std::uint64_t deadline = bus_.now_ns() + timeout_ns;
  for (;;) {
    std::uint32_t control = 0;
    const bool late = bus_.now_ns() >= deadline;
    if (Status status = bus_.read_register(TND_REGS__CTRL_offset, control); status != Status::ok) return status;
    if ((control & TND_REGS__CTRL__SOFT_RESET_bm) == 0) break;
    if (late) return Status::timeout;
  }
  enabled_causes_ = 0;
  has_bound_ = false;
  return bus_.write_register(TND_REGS__IRQ_ENABLE_offset, 0);
}

Status Device::load_key(std::uint8_t slot, std::span<const std::uint8_t> key, std::uint32_t operations) {
  if (binds_slots_ && !(has_bound_ && bound_operations_ == operations)) {
    const Status status = bus_.write_register(TND_REGS__KEY_OPERATIONS_offset, operations);
    if (status != Status::ok) return status;
    bound_operations_ = operations;
    has_bound_ = true;
  }
  for (std::uint32_t i = 0; i < key.size(); i += 4) {
    const Status status = bus_.write_register(TND_REGS__KEY_offset + i, wire::load32(key.subspan(i)));
    if (status != Status::ok) return status;
  }
  return bus_.write_register(TND_REGS__KEY_LOAD_offset,
                             put_field(slot, TND_REGS__KEY_LOAD__SLOT_bm) | TND_REGS__KEY_LOAD__LOAD_bm);
}

Status Device::wipe_key(std::uint8_t slot) {
  return bus_.write_register(TND_REGS__KEY_LOAD_offset,
                             put_field(slot, TND_REGS__KEY_LOAD__SLOT_bm) | TND_REGS__KEY_LOAD__WIPE_bm);
}

Status Device::enable_interrupts(std::uint32_t causes) {
  enabled_causes_ = causes;
  return bus_.write_register(TND_REGS__IRQ_ENABLE_offset, causes);
}

Status Device::wait(std::uint64_t timeout_ns, Wakeup& wakeup) {
  wakeup = {};
  const Status waited = bus_.wait_interrupt(timeout_ns);
  if (waited != Status::ok && waited != Status::timeout) return waited;
  std::uint32_t raised = 0;
  if (Status status = bus_.read_register(TND_REGS__IRQ_STATUS_offset, raised); status != Status::ok) return status;
  wakeup.causes = raised & enabled_causes_;
  if (wakeup.causes == 0) return Status::ok;
  // The line may have risen just now, after the timeout; it counts as lost only if it is still down.
  wakeup.lost = waited == Status::timeout && bus_.wait_interrupt(0) == Status::timeout;
  return bus_.write_register(TND_REGS__IRQ_STATUS_offset, wakeup.causes);
}

Status Device::take_causes(std::uint32_t& causes) {
  std::uint32_t raised = 0;
  causes = 0;
  if (Status status = bus_.read_register(TND_REGS__IRQ_STATUS_offset, raised); status != Status::ok) return status;
  causes = raised & enabled_causes_;
  return causes == 0 ? Status::ok : bus_.write_register(TND_REGS__IRQ_STATUS_offset, causes);
}

Status Device::take_error(DeviceError& error) {
  std::uint32_t word = 0;
  error = {};
  if (Status status = bus_.read_register(TND_REGS__ERROR_offset, word); status != Status::ok) return status;
  error.code = device_status(static_cast<std::uint8_t>(get_field(word, TND_REGS__ERROR__CODE_bm)));
  error.source = static_cast<DeviceError::Source>(get_field(word, TND_REGS__ERROR__SOURCE_bm));
  return error.code == Status::ok ? Status::ok : bus_.write_register(TND_REGS__ERROR_offset, 0);
}

Status Device::start_direct(const Command& command) {
  const Write writes[] = {
      {TND_REGS__SRC_LO_offset, low(command.source)},
      {TND_REGS__SRC_HI_offset, high(command.source)},
      {TND_REGS__DST_LO_offset, low(command.destination)},
      {TND_REGS__DST_HI_offset, high(command.destination)},
      {TND_REGS__LEN_offset, command.len_bits},
      {TND_REGS__OP_offset, put_field(command.op, TND_REGS__OP__OP_bm) |
                                put_field(command.flags, TND_REGS__OP__FLAGS_bm) |
                                put_field(command.key_slot, TND_REGS__OP__KEY_SLOT_bm)},
      {TND_REGS__IV_offset, wire::load32(std::span(command.iv).subspan(0))},
      {TND_REGS__IV_offset + 4, wire::load32(std::span(command.iv).subspan(4))},
      {TND_REGS__IV_offset + 8, wire::load32(std::span(command.iv).subspan(8))},
      {TND_REGS__IV_offset + 12, wire::load32(std::span(command.iv).subspan(12))},
  };
  if (Status status = write_all(writes); status != Status::ok) return status;
  if (has_aad_registers_) {
    const Write aad_writes[] = {
        {TND_REGS__AAD_LO_offset, low(command.aad)},
        {TND_REGS__AAD_HI_offset, high(command.aad)},
        {TND_REGS__AAD_LEN_offset, command.aad_bytes},
    };
    if (Status status = write_all(aad_writes); status != Status::ok) return status;
  }
  return bus_.write_register(TND_REGS__START_offset, TND_REGS__START__GO_bm);
}

Status Device::direct_result(std::uint8_t& code, std::uint32_t& device_cycles) {
  std::uint32_t word = 0;
  if (Status status = bus_.read_register(TND_REGS__DIRECT_STATUS_offset, word); status != Status::ok) return status;
  code = static_cast<std::uint8_t>(get_field(word, TND_REGS__DIRECT_STATUS__CODE_bm));
  return bus_.read_register(TND_REGS__CYCLES_offset, device_cycles);
}

Status Device::direct_tag(std::span<std::uint8_t, kTagBytes> tag) {
  for (std::uint32_t offset = 0; offset < kTagBytes; offset += 4) {
    std::uint32_t word = 0;
    const Status status = bus_.read_register(TND_REGS__TAG_offset + offset, word);
    if (status != Status::ok) return status;
    wire::store(tag.subspan(offset), word, 4);
  }
  return Status::ok;
}

Status Device::start_ring(const RingSetup& setup) {
  // The timeout is in units of 16 cycles, rounded up: 0 would wait only for COUNT.
  constexpr std::uint32_t kMaxTimeout = TND_REGS__COALESCE__TIMEOUT_bm >> TND_REGS__COALESCE__TIMEOUT_bp;
  const std::uint32_t timeout =
      std::min(setup.coalesce_timeout_cycles / 16 + (setup.coalesce_timeout_cycles % 16 != 0), kMaxTimeout);
  const Write writes[] = {
      {TND_REGS__RING_LO_offset, low(setup.descriptors)},
      {TND_REGS__RING_HI_offset, high(setup.descriptors)},
      {TND_REGS__COMP_LO_offset, low(setup.completions)},
      {TND_REGS__COMP_HI_offset, high(setup.completions)},
      {TND_REGS__RING_SIZE_offset, put_field(setup.log2_entries, TND_REGS__RING_SIZE__LOG2_bm)},
      {TND_REGS__COALESCE_offset, put_field(setup.coalesce_count, TND_REGS__COALESCE__COUNT_bm) |
                                      put_field(timeout, TND_REGS__COALESCE__TIMEOUT_bm)},
      {TND_REGS__CTRL_offset, TND_REGS__CTRL__RING_ENABLE_bm},
  };
  return write_all(writes);
}

Status Device::ring_doorbell(std::uint16_t posted) { return bus_.write_register(TND_REGS__RING_TAIL_offset, posted); }

}  // namespace tandem::driver
