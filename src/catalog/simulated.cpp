#include "catalog/simulated.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#if TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "bus/sim/top.h"
#endif

namespace tandem::catalog {
namespace {

using Kind = SimFault::Kind;

struct FaultName {
  std::string_view name;
  Kind kind;
  bool takes_number;
};

constexpr FaultName kFaultNames[] = {
    {"read-error", Kind::read_error, true},
    {"write-error", Kind::write_error, true},
    {"no-answer", Kind::no_answer, false},
    {"stuck-ready", Kind::stuck_ready, false},
    {"reset", Kind::reset, true},
    {"lost-interrupts", Kind::lost_interrupts, false},
    {"dead-registers", Kind::dead_registers, false},
};

std::string known_faults() {
  std::string list;
  for (const FaultName& known : kFaultNames) list += fmt::format(" {}{}", known.name, known.takes_number ? "[@N]" : "");
  return list;
}

}  // namespace

std::optional<SimFault> parse_sim_fault(std::string_view text, std::string& error) {
  const std::size_t at = text.find('@');
  const std::string_view name = text.substr(0, at);
  const auto known = std::ranges::find(kFaultNames, name, &FaultName::name);
  if (known == std::end(kFaultNames)) {
    error = fmt::format("no fault is called '{}'; known:{}", name, known_faults());
    return {};
  }
  SimFault fault{.kind = known->kind, .after = 0};
  if (at == std::string_view::npos) return fault;
  if (!known->takes_number) {
    error = fmt::format("'{}': {} takes no number", text, name);
    return {};
  }
  const char* const end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data() + at + 1, end, fault.after);
  if (problem == std::errc{} && stop == end) return fault;
  error = fmt::format("'{}': after @ comes a number from 0 to {}", text, std::numeric_limits<std::uint64_t>::max());
  return {};
}

#if TANDEM_HAS_SIM

namespace {

void inject(const SimFault& fault, sim::Platform& platform) {
  switch (fault.kind) {
    case Kind::read_error:
      platform.fail_access(0, sim::Access::data_read, fault.after);
      break;
    case Kind::write_error:
      platform.fail_access(0, sim::Access::data_write, fault.after);
      break;
    case Kind::no_answer:
      platform.block_channel(0, sim::Channel::r, sim::kForever);
      break;
    case Kind::stuck_ready:
      platform.block_channel(0, sim::Channel::w, sim::kForever);
      break;
    case Kind::lost_interrupts:
      platform.lose_interrupts(0, std::numeric_limits<std::uint32_t>::max());
      break;
    case Kind::dead_registers:
      platform.hang_registers(0, true);
      break;
    case Kind::reset:
      platform.reset_device(0, fault.after);
      break;
  }
}

}  // namespace

std::vector<SimulatedTop> simulated_tops(Algorithm algorithm) {
  std::vector<SimulatedTop> list;
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm == algorithm) list.push_back({top.name, top.key_bytes});
  }
  return list;
}

std::string why_not_simulated(std::string_view top, Algorithm algorithm) {
  return sim::why_no_top(sim::find_top(top, algorithm)->model);
}

Status make_simulated(std::string_view top, Algorithm algorithm, const SimSettings& settings,
                      std::unique_ptr<Engine>& engine) {
  sim::SimEngineOptions options;
  options.vcd_path = settings.waveform;
  std::unique_ptr<sim::SimEngine> made;
  const Status status = sim::make_engine(top, algorithm, options, made);
  if (status == Status::ok && settings.fault) inject(*settings.fault, made->platform());
  engine = std::move(made);
  return status;
}

#else

std::vector<SimulatedTop> simulated_tops(Algorithm /*algorithm*/) { return {}; }

std::string why_not_simulated(std::string_view /*top*/, Algorithm /*algorithm*/) { return {}; }

Status make_simulated(std::string_view /*top*/, Algorithm /*algorithm*/, const SimSettings& /*settings*/,
                      std::unique_ptr<Engine>& engine) {
  engine.reset();
  return Status::not_found;
}

#endif

}  // namespace tandem::catalog
