// An accelerator without an operating system: finds it, gives it messages through the descriptor ring, sleeps until its
// interrupt comes, and compares what comes out with the standard and with this core's own software.
//
// What another board needs of this: a Port (src/bus/bare/port.h) in place of BoardPort, its addresses, and a routine
// for the interrupt that calls BareBus::interrupt. docs/how-to/bare-metal.md walks through it.
//
// Memory      all static: how many tasks are in flight, and how long they may be, is known when the program is linked
// Returns     0 if everything is as it should be
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/chacha20/engine/software_engine.h"
#include "algorithms/chacha20/sw/chacha20.h"
#include "bus/bare/bare_bus.h"
#include "bus/bare/board/board.h"
#include "bus/operations.h"
#include "driver/accelerator_engine.h"
#include "driver/device.h"
#include "engine/wipe.h"

namespace tandem::bare::board {
namespace {

constexpr std::size_t kAccelerator = 0;
constexpr std::size_t kMessages = 8;
constexpr std::size_t kMessageBytes = 8000;
constexpr std::size_t kInFlight = 4;
constexpr std::uint64_t kSecondNs = 1'000'000'000;

/// The accelerator's: two rings and, for each task in flight, room for a message, in whole cache lines. Nothing but the
/// driver touches it.
alignas(BareBus::kAlignment) std::array<std::uint8_t, std::size_t{40} * 1024> dma_memory;

using Message = std::array<std::uint8_t, kMessageBytes>;
std::array<Message, kMessages> plaintexts;
std::array<Message, kMessages> by_device;
std::array<Message, kMessages> by_software;
std::array<Task, kMessages> tasks;

template <typename... Parts>
void line(Parts... parts) {
  (print(parts), ...);
  print("\n");
}

/// Says why the program ends.
int fail(std::string_view what, Status status) {
  line("error: ", what, ": ", status_text(status));
  return 1;
}

/// Key, counter and nonce of RFC 8439, section 2.3.2, whose first keystream bytes are known.
void set_secret(Task& task) {
  for (std::size_t i = 0; i < chacha20::kKeyBytes; ++i) task.key[i] = static_cast<std::uint8_t>(i);
  task.key_bytes = chacha20::kKeyBytes;
  // The counter, little endian, then the nonce.
  task.iv = {1, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0};
}
constexpr std::array<std::uint8_t, 4> kFirstBytes = {0x10, 0xf1, 0xe7, 0xe4};

/// Message `i`: the first is zeros, so that the keystream itself comes out; each other one has a different nonce.
void make_task(std::size_t i, std::span<Message> outputs) {
  for (std::size_t at = 0; at < kMessageBytes; ++at) {
    plaintexts[i][at] = i == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(at * 7 + i);
  }
  Task& task = tasks[i];
  task = {};
  task.algorithm = Algorithm::chacha20;
  set_secret(task);
  task.iv[4] = static_cast<std::uint8_t>(i);
  task.source = plaintexts[i].data();
  task.destination = outputs[i].data();
  task.len_bits = std::uint64_t{8} * kMessageBytes;
}

/// Runs all messages, as many at a time as the engine takes: submit what fits, sleep until something has ended, take
/// it. This loop is the same for every engine, hardware or software.
Status run(Engine& engine, std::span<Message> outputs) {
  std::array<Task*, kMessages> waiting{};
  for (std::size_t i = 0; i < kMessages; ++i) {
    make_task(i, outputs);
    waiting[i] = &tasks[i];
  }
  std::span<Task* const> left = waiting;
  while (!left.empty() || engine.in_flight() > 0) {
    left = left.subspan(engine.submit(left));
    if (const Status status = engine.wait(60 * kSecondNs); status != Status::ok) return status;
    std::array<Task*, kInFlight> ended{};
    for (Task* const task : std::span(ended).first(engine.poll(ended))) {
      if (task->completion.status != Status::ok) return task->completion.status;
    }
  }
  // The code that fills tasks wipes their keys.
  wipe(tasks.data(), sizeof tasks);
  return Status::ok;
}

/// Reads what the registers say of the device. Returns ok if it is there.
Status identify(BareBus& bus) {
  driver::DeviceInfo info;
  const Status status = driver::Device(bus).probe(info);
  if (status != Status::ok) return status;
  line("algorithm ", std::uint64_t{info.algorithm}, ", architecture ", std::uint64_t{info.architecture}, ", ",
       std::uint64_t{info.key_slots}, " key slots, memory port of ", std::uint64_t{info.memory_port_bytes}, " bytes");
  return info.algorithm == static_cast<std::uint8_t>(Algorithm::chacha20) ? Status::ok : Status::unsupported;
}

/// Everything that is made of the accelerator lives as long as this function.
int use_accelerator() {
  // 1. The porting layer, the bus over it, and the interrupt.
  BoardPort port(kAccelerator);
  BareBus bus(port, {.registers = accelerator_address(kAccelerator), .memory = dma_memory, .device_offset = 0});
  port.attach(bus);
  if (const Status status = identify(bus); status != Status::ok) return fail("no ChaCha20 accelerator", status);

  // 2. The driver. It resets the device, starts the ring and enables the interrupt.
  static_assert(sizeof(driver::AcceleratorEngine) < 20 * 1024, "it is on the stack");
  driver::AcceleratorEngine engine(bus, bus::operations(Algorithm::chacha20),
                                   {.name = "device",
                                    .max_task_bytes = kMessageBytes,
                                    .max_in_flight = kInFlight,
                                    // More than any task takes; here the device is simulated, and slow.
                                    .stall_timeout_ns = 30 * kSecondNs,
                                    .reset_timeout_ns = 10 * kSecondNs,
                                    .look_period_ns = kSecondNs / 5,
                                    // One interrupt for two completions, or for one that stays alone.
                                    .coalesce_count = 2,
                                    .coalesce_timeout_cycles = 4096});
  if (const Status status = engine.open(); status != Status::ok) return fail("the driver does not start", status);

  // 3. Work.
  const std::uint64_t begin = port.now_ns();
  if (const Status status = run(engine, by_device); status != Status::ok) return fail("the accelerator", status);
  const std::uint64_t passed = port.now_ns() - begin;

  // 4. What happened: device cycles are the hardware's own count.
  const driver::Statistics& statistics = engine.statistics();
  line(statistics.tasks, " messages, ", statistics.bytes, " bytes, ", statistics.device_cycles, " device cycles, ",
       statistics.interrupts, " interrupts, ", statistics.lost_interrupts, " lost, in ", passed / 1000, " us");
  return 0;
}

}  // namespace

int program() {
  line("Tandem without an operating system");
  if (const int status = use_accelerator(); status != 0) return status;

  // The same messages on this core, with its best variant.
  const chacha20::Variant& variant = chacha20::kVariants.best();
  chacha20::SoftwareEngine software(Algorithm::chacha20, variant);
  if (const Status status = run(software, by_software); status != Status::ok) return fail("software", status);

  const bool known = std::equal(kFirstBytes.begin(), kFirstBytes.end(), by_device[0].begin());
  const bool same = by_device == by_software;
  line(known ? "keystream of RFC 8439" : "error: this is not the keystream of RFC 8439");
  line(same ? "device and " : "error: the device does not do what software does: ", variant.name,
       same ? " agree on every byte" : "");
  return known && same ? 0 : 1;
}

}  // namespace tandem::bare::board
