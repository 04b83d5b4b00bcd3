#include "bus/sim/sim_engine.h"

#include <algorithm>
#include <array>

#include "bus/operations.h"
#include "bus/sim/platform.h"

namespace tandem::sim {
namespace {

constexpr TopInfo kTops[] = {
    {.name = "sim.iterative",
     .model = "chacha20.iterative",
     .title = "iterative core, one round per clock",
     .algorithm = Algorithm::chacha20},
    {.name = "sim.pipelined",
     .model = "chacha20.pipelined",
     .title = "pipelined core, one block per clock",
     .algorithm = Algorithm::chacha20},
    {.name = "sim.iterative_rounds",
     .model = "chacha20.iterative_rounds",
     .title = "iterative core without summation and XOR",
     .algorithm = Algorithm::chacha20,
     .pads_only = true},
    {.name = "sim.iterative_summation",
     .model = "chacha20.iterative_summation",
     .title = "iterative core without XOR",
     .algorithm = Algorithm::chacha20,
     .pads_only = true},
    {.name = "sim.iterative",
     .model = "chacha20_poly1305.iterative",
     .title = "iterative ChaCha20, one round per clock, and one lane of Poly1305",
     .algorithm = Algorithm::chacha20_poly1305},
    {.name = "sim.pipelined",
     .model = "chacha20_poly1305.pipelined",
     .title = "pipelined ChaCha20, one block per clock, and four lanes of Poly1305",
     .algorithm = Algorithm::chacha20_poly1305},
    {.name = "sim.pipelined_wide",
     .model = "chacha20_poly1305.pipelined_wide",
     .title = "the same behind a memory port of 512 bits",
     .algorithm = Algorithm::chacha20_poly1305,
     .port_bytes = 64},
    {.name = "sim.lane",
     .model = "aes_gcm.lane",
     .title = "AES and GHASH of a block per clock; keys of 256 bits",
     .algorithm = Algorithm::aes_gcm},
    {.name = "sim.lane2",
     .model = "aes_gcm.lane2",
     .title = "two blocks per clock, behind a memory port of 512 bits",
     .algorithm = Algorithm::aes_gcm,
     .port_bytes = 64},
    {.name = "sim.rounds", .model = "aes.rounds", .title = "one round per clock", .algorithm = Algorithm::eea2},
    {.name = "sim.rounds10",
     .model = "aes.rounds10",
     .title = "ten rounds side by side, one block per clock",
     .algorithm = Algorithm::eea2},
    {.name = "sim.rounds",
     .model = "aes.rounds",
     .title = "one round per clock; messages take turns",
     .algorithm = Algorithm::eia2},
    {.name = "sim.rounds10",
     .model = "aes.rounds10",
     .title = "ten rounds side by side; messages take turns, one block per clock in all",
     .algorithm = Algorithm::eia2},
    {.name = "sim.systolic",
     .model = "modexp.systolic",
     .title = "61 rows of multipliers of 18 bits",
     .algorithm = Algorithm::rsa_public,
     .port_bytes = 8},
    {.name = "sim.systolic",
     .model = "modexp.systolic",
     .title = "61 rows of multipliers of 18 bits; windows of five bits",
     .algorithm = Algorithm::rsa_private,
     .port_bytes = 8},
    {.name = "sim.hpaz",
     .model = "zuc.hpaz",
     .title = "mixed two-stage pipeline, one word per clock",
     .algorithm = Algorithm::eea3},
    {.name = "sim.interleaved",
     .model = "zuc.interleaved",
     .title = "four streams in one datapath, one word per clock in all",
     .algorithm = Algorithm::eea3},
    {.name = "sim.hpaz_units3",
     .model = "zuc.hpaz_units3",
     .title = "three units of the mixed two-stage pipeline",
     .algorithm = Algorithm::eea3,
     .units = 3},
    {.name = "sim.interleaved_units2",
     .model = "zuc.interleaved_units2",
     .title = "two units of four streams each",
     .algorithm = Algorithm::eea3,
     .units = 2},
    {.name = "sim.interleaved_narrow",
     .model = "zuc.interleaved_narrow",
     .title = "four streams in one datapath, behind a memory port of 64 bits",
     .algorithm = Algorithm::eea3,
     .port_bytes = 8},
    {.name = "sim.baseline",
     .model = "zuc.baseline",
     .title = "WP437's baseline: registers, single accesses of 32 bits",
     .algorithm = Algorithm::eea3,
     .port_bytes = 4,
     .direct_only = true},
    {.name = "sim.optimised",
     .model = "zuc.optimised",
     .title = "WP437's optimised version: registers, bursts, buffers of 2 Kbit and 1 Kbit",
     .algorithm = Algorithm::eea3,
     .port_bytes = 4,
     .direct_only = true},
    {.name = "sim.hpaz",
     .model = "zuc.hpaz",
     .title = "the same, and 32 message bits per clock",
     .algorithm = Algorithm::eia3},
    {.name = "sim.interleaved",
     .model = "zuc.interleaved",
     .title = "the same, and 32 message bits per clock",
     .algorithm = Algorithm::eia3},
    {.name = "sim.hpaz_units3",
     .model = "zuc.hpaz_units3",
     .title = "three units of the mixed two-stage pipeline",
     .algorithm = Algorithm::eia3,
     .units = 3},
    {.name = "sim.interleaved_units2",
     .model = "zuc.interleaved_units2",
     .title = "two units of four streams each",
     .algorithm = Algorithm::eia3,
     .units = 2},
    {.name = "sim.interleaved_narrow",
     .model = "zuc.interleaved_narrow",
     .title = "four streams in one datapath, behind a memory port of 64 bits",
     .algorithm = Algorithm::eia3,
     .port_bytes = 8},
    {.name = "sim.baseline",
     .model = "zuc.baseline",
     .title = "the same, and one message bit per clock",
     .algorithm = Algorithm::eia3,
     .port_bytes = 4,
     .direct_only = true},
    {.name = "sim.optimised",
     .model = "zuc.optimised",
     .title = "the same, and four message bits per clock",
     .algorithm = Algorithm::eia3,
     .port_bytes = 4,
     .direct_only = true},
};

// Each for every function of ZUC with keys of 256 bits.
constexpr TopInfo kLongKeyTops[] = {
    {.name = "sim.hpaz",
     .model = "zuc.hpaz",
     .title = "mixed two-stage pipeline, one word per clock; keys of 256 bits"},
    {.name = "sim.interleaved",
     .model = "zuc.interleaved",
     .title = "four streams in one datapath, one word per clock in all; keys of 256 bits"},
    {.name = "sim.hpaz_units3",
     .model = "zuc.hpaz_units3",
     .title = "three units of the mixed two-stage pipeline; keys of 256 bits",
     .units = 3},
    {.name = "sim.interleaved_units2",
     .model = "zuc.interleaved_units2",
     .title = "two units of four streams each; keys of 256 bits",
     .units = 2},
};
constexpr Algorithm kLongKeyFunctions[] = {Algorithm::nea6, Algorithm::nia6, Algorithm::nca6};

// Each for every function of SHA-3.
constexpr TopInfo kHashTops[] = {
    {.name = "sim.sponge", .model = "sha3.sponge", .title = "one round per clock"},
    {.name = "sim.sponge2", .model = "sha3.sponge2", .title = "two rounds per clock"},
    {.name = "sim.interleaved", .model = "sha3.interleaved", .title = "one round per clock; two messages take turns"},
};
constexpr Algorithm kHashes[] = {Algorithm::sha3_224, Algorithm::sha3_256, Algorithm::sha3_384,
                                 Algorithm::sha3_512, Algorithm::shake128, Algorithm::shake256};

/// `tops` for each of `functions`; returns the end of what it has written.
constexpr TopInfo* for_each_function(std::span<const Algorithm> functions, std::span<const TopInfo> tops, TopInfo* to) {
  for (const Algorithm function : functions) {
    for (TopInfo top : tops) {
      top.algorithm = function;
      *to++ = top;
    }
  }
  return to;
}

constexpr auto kAllTops = [] {
  std::array<TopInfo, std::size(kTops) + std::size(kLongKeyFunctions) * std::size(kLongKeyTops) +
                          std::size(kHashes) * std::size(kHashTops)>
      all;
  TopInfo* to = std::ranges::copy(kTops, all.data()).out;
  to = for_each_function(kLongKeyFunctions, kLongKeyTops, to);
  for_each_function(kHashes, kHashTops, to);
  return all;
}();

class OwningEngine final : public SimEngine {
 public:
  OwningEngine(std::unique_ptr<Platform> platform, const driver::Operations& operations,
               const driver::AcceleratorOptions& options)
      : platform_(std::move(platform)), accelerator_(platform_->bus(0), operations, options) {}

  Status open() { return accelerator_.open(); }
  [[nodiscard]] const Capabilities& capabilities() const override { return accelerator_.capabilities(); }
  [[nodiscard]] Status admits(const Task& task) const override { return accelerator_.admits(task); }
  std::size_t submit(std::span<Task* const> tasks) override { return accelerator_.submit(tasks); }
  std::size_t poll(std::span<Task*> done) override { return accelerator_.poll(done); }
  Status wait(std::uint64_t timeout_ns) override { return accelerator_.wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return accelerator_.in_flight(); }
  [[nodiscard]] DeviceEvents device_events() const override { return accelerator_.device_events(); }
  [[nodiscard]] Platform& platform() override { return *platform_; }
  [[nodiscard]] const driver::AcceleratorEngine& accelerator() const override { return accelerator_; }

 private:
  std::unique_ptr<Platform> platform_;
  driver::AcceleratorEngine accelerator_;
};

}  // namespace

std::span<const TopInfo> tops() { return kAllTops; }

const TopInfo* find_top(std::string_view name, Algorithm algorithm) {
  for (const TopInfo& top : kAllTops) {
    if (top.name == name && top.algorithm == algorithm) return &top;
  }
  return nullptr;
}

std::string port_text(const TopInfo& top, const MemoryParameters& memory) {
  const std::string own = "port of " + std::to_string(8 * top.port_bytes) + " bits";
  const std::uint32_t narrowest_bytes = narrowest(memory, top.port_bytes);
  return narrowest_bytes == top.port_bytes ? own
                                           : own + " behind the board's of " + std::to_string(8 * narrowest_bytes);
}

driver::AcceleratorOptions accelerator_options(const TopInfo& top, const SimEngineOptions& options) {
  return {.name = top.name,
          .start = top.direct_only ? driver::Start::direct : options.start,
          .pads = options.pads || top.pads_only,
          .max_task_bytes = options.max_task_bytes,
          .max_in_flight = options.max_in_flight,
          .stall_timeout_ns = options.stall_timeout_ns};
}

Status make_engine(std::string_view name, Algorithm algorithm, const SimEngineOptions& options,
                   std::unique_ptr<SimEngine>& engine) {
  engine.reset();
  const TopInfo* const info = find_top(name, algorithm);
  if (info == nullptr) return Status::not_found;
  PlatformOptions platform_options;
  platform_options.tops = {info->model};
  platform_options.memory = options.memory;
  platform_options.clock_hz = options.clock_hz;
  platform_options.vcd_path = options.vcd_path;

  auto made = std::make_unique<OwningEngine>(Platform::create(platform_options), bus::operations(algorithm),
                                             accelerator_options(*info, options));
  const Status status = made->open();
  if (status == Status::ok) engine = std::move(made);
  return status;
}

}  // namespace tandem::sim
