#include "bus/sim/sim_engine.h"

#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/zuc/sw/zuc256.h"
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
    {.name = "sim.hpaz",
     .model = "zuc.hpaz",
     .title = "mixed two-stage pipeline, one word per clock; keys of 256 bits",
     .algorithm = Algorithm::nea6},
    {.name = "sim.interleaved",
     .model = "zuc.interleaved",
     .title = "four streams in one datapath, one word per clock in all; keys of 256 bits",
     .algorithm = Algorithm::nea6},
    {.name = "sim.hpaz_units3",
     .model = "zuc.hpaz_units3",
     .title = "three units of the mixed two-stage pipeline; keys of 256 bits",
     .algorithm = Algorithm::nea6,
     .units = 3},
    {.name = "sim.interleaved_units2",
     .model = "zuc.interleaved_units2",
     .title = "two units of four streams each; keys of 256 bits",
     .algorithm = Algorithm::nea6,
     .units = 2},
};

/// BUILD.STAGES of a core without summation: algorithm.toml, parameter Stages.
constexpr std::uint8_t kRoundsOnly = 0;

Status finish_pads(std::uint8_t stages, const Task& task, const std::uint8_t* pads) {
  const std::uint8_t* const iv = task.iv.data();
  const std::uint32_t counter =
      iv[0] | std::uint32_t{iv[1]} << 8 | std::uint32_t{iv[2]} << 16 | std::uint32_t{iv[3]} << 24;
  const chacha20::State state(task.key, counter, std::span<const std::uint8_t, chacha20::kNonceBytes>(iv + 4, 12));
  const chacha20::Pads kind = stages == kRoundsOnly ? chacha20::Pads::rounds : chacha20::Pads::summation;
  return chacha20::apply_pads(kind, state, pads, task.source, task.destination, task.len_bits);
}

constexpr driver::Operations kChacha20Operations{.algorithm = Algorithm::chacha20,
                                                 .device = Algorithm::chacha20,
                                                 .key_bytes = chacha20::kKeyBytes,
                                                 .encrypt = 0,
                                                 .decrypt = 0,
                                                 .pads = 1,
                                                 .whole_stages = 2,
                                                 .finish_pads = finish_pads};

constexpr driver::Operations kChacha20Poly1305Operations{.algorithm = Algorithm::chacha20_poly1305,
                                                         .device = Algorithm::chacha20_poly1305,
                                                         .key_bytes = chacha20_poly1305::kKeyBytes,
                                                         .encrypt = 0,
                                                         .decrypt = 1,
                                                         .tag_bytes = chacha20_poly1305::kTagBytes,
                                                         .zero_iv_bytes = 4};

constexpr driver::Operations kEea3Operations{
    .algorithm = Algorithm::eea3, .device = Algorithm::zuc, .key_bytes = zuc::kKeyBytes, .encrypt = 0, .decrypt = 0};

constexpr driver::Operations kEia3Operations{.algorithm = Algorithm::eia3,
                                             .device = Algorithm::zuc,
                                             .key_bytes = zuc::kKeyBytes,
                                             .encrypt = 1,
                                             .decrypt = 1,
                                             .tag_bytes = 4,
                                             .tag_alone = true};

constexpr driver::Operations kNea6Operations{
    .algorithm = Algorithm::nea6, .device = Algorithm::zuc, .key_bytes = zuc::kKey256Bytes, .encrypt = 2, .decrypt = 2};

class OwningEngine final : public SimEngine {
 public:
  OwningEngine(std::unique_ptr<Platform> platform, const driver::Operations& operations,
               const driver::AcceleratorOptions& options)
      : platform_(std::move(platform)), accelerator_(platform_->bus(0), operations, options) {}

  Status open() { return accelerator_.open(); }
  [[nodiscard]] const Capabilities& capabilities() const override { return accelerator_.capabilities(); }
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

std::span<const TopInfo> tops() { return kTops; }

const driver::Operations& operations(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::chacha20_poly1305:
      return kChacha20Poly1305Operations;
    case Algorithm::eea3:
      return kEea3Operations;
    case Algorithm::eia3:
      return kEia3Operations;
    case Algorithm::nea6:
      return kNea6Operations;
    default:
      return kChacha20Operations;
  }
}

const TopInfo* find_top(std::string_view name, Algorithm algorithm) {
  for (const TopInfo& top : kTops) {
    if (top.name == name && top.algorithm == algorithm) return &top;
  }
  return nullptr;
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

  driver::AcceleratorOptions accelerator_options;
  accelerator_options.name = info->name;
  accelerator_options.start = info->direct_only ? driver::Start::direct : options.start;
  accelerator_options.pads = options.pads || info->pads_only;
  accelerator_options.max_task_bytes = options.max_task_bytes;
  accelerator_options.max_in_flight = options.max_in_flight;
  accelerator_options.stall_timeout_ns = options.stall_timeout_ns;

  auto made =
      std::make_unique<OwningEngine>(Platform::create(platform_options), operations(algorithm), accelerator_options);
  const Status status = made->open();
  if (status == Status::ok) engine = std::move(made);
  return status;
}

}  // namespace tandem::sim
