// `tandem bench pdcp --engine sim.pdcp`: the PDUs of a cell through one simulated accelerator that has the cores of all
// functions, behind the driver and one ring.
//
// At full load, as many PDUs are in flight as the ring holds, and a new one follows each that ends. At a given load,
// PDUs come at random (with exponentially distributed gaps, as from many independent bearers), and wait outside while
// the ring is full. Every result is compared with the CPU's.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <memory>
#include <random>
#include <stdexcept>
#include <vector>

#include "bench/layer2.h"
#include "bench/modelled.h"
#include "bench/pdu_mix.h"
#include "bench/suites.h"
#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "bus/sim/top.h"
#include "catalog/catalog.h"
#include "console/console.h"
#include "driver/accelerator_engine.h"

namespace tandem::bench {
namespace {

/// Returns the position of a function's core among those of the accelerator, which orders the cores; nullptr if there
/// is none.
const std::uint8_t* first_code(const OperationFacts& facts) {
  const auto found = std::ranges::find(facts.within, Algorithm::pdcp, &ComposedCore::core);
  return found == facts.within.end() ? nullptr : &found->first;
}

/// The cores, in the order of their numbers.
std::vector<Algorithm> cores() {
  std::vector<std::pair<std::uint8_t, Algorithm>> found;
  for (const OperationFacts& facts : facts::kOperations) {
    if (first_code(facts) != nullptr) found.emplace_back(*first_code(facts), facts.primitive);
  }
  std::ranges::sort(found);
  found.erase(std::ranges::unique(found).begin(), found.end());
  std::vector<Algorithm> list;
  for (const auto& one : found) list.push_back(one.second);
  return list;
}

struct Pdu {
  Task task;
  std::vector<std::uint8_t> source, destination;
  std::array<std::uint8_t, 16> tag{};
  std::uint64_t came = 0;  ///< in clocks
};

/// The result of a run without the PDUs of its beginning.
struct Load {
  double clocks = 0;
  std::uint64_t pdus = 0;
  std::uint64_t bytes = 0;
  std::vector<float> latency;  ///< in clocks
  sim::BusyCycles busy{};
};

/// PDUs of these functions in turn by chance, through one accelerator.
class Cell {
 public:
  Cell(const sim::TopInfo& top, const PdcpOptions& options, const PduMix& mix, std::span<const Algorithm> functions)
      : mix_(mix), functions_(functions), bearers_(make_bearers(options.bearers, random_)) {
    sim::PlatformOptions platform;
    platform.tops = {top.model};
    platform.clock_hz = static_cast<std::uint32_t>(options.clock_mhz * 1e6);
    platform_ = sim::Platform::create(platform);
    if (platform_ == nullptr) throw std::runtime_error(fmt::format("{}: {}", top.name, sim::why_no_top(top.model)));
    driver::AcceleratorOptions accelerator{.name = top.name};
    accelerator.max_task_bytes = std::max<std::size_t>(mix.longest(), 64);
    accelerator.max_in_flight = driver::AcceleratorEngine::kMaxInFlight;
    accelerator.coalesce_count = 255;  // nothing waits for an interrupt
    engine_ = std::make_unique<driver::AcceleratorEngine>(platform_->bus(0), bus::all_operations(), accelerator);
    if (const Status status = engine_->open(); status != Status::ok) {
      throw std::runtime_error(fmt::format("cannot open {}: {}", top.name, status_text(status)));
    }
    for (const Algorithm function : functions) {
      if (catalog::find("cpu", function)->make({}, cpu_.emplace_back()) != Status::ok) {
        throw std::runtime_error("there is no CPU's engine");
      }
    }
    pdus_.resize(accelerator.max_in_flight);
    for (Pdu& pdu : pdus_) {
      for (auto* buffer : {&pdu.source, &pdu.destination}) buffer->resize(mix.longest());
      for (std::uint8_t& byte : pdu.source) byte = static_cast<std::uint8_t>(random_());
      free_.push_back(&pdu);
    }
  }

  /// `bits_per_clock`: at which PDUs come; 0: whenever there is room.
  Load run(std::size_t pdus, double bits_per_clock) {
    Load load;
    const std::size_t warm = pdus / 10;
    std::uint64_t from = platform_->cycles();
    sim::BusyCycles busy_before{};
    double next = static_cast<double>(from);
    std::deque<std::size_t> lengths;     // of PDUs that have come and found no room
    std::deque<std::uint64_t> arrivals;  // when they came
    std::size_t ended = 0;
    std::exponential_distribution<double> gap(1);
    while (ended < warm + pdus) {
      const std::uint64_t now = platform_->cycles();
      if (bits_per_clock == 0) {
        while (lengths.size() < free_.size()) {
          lengths.push_back(mix_.next(random_));
          arrivals.push_back(now);
        }
      }
      for (; bits_per_clock > 0 && next <= static_cast<double>(now);) {
        lengths.push_back(mix_.next(random_));
        arrivals.push_back(static_cast<std::uint64_t>(next));
        next += gap(random_) * 8 * mix_.mean() / bits_per_clock;
      }
      submit(lengths, arrivals);
      for (Pdu* pdu : collect()) {
        const std::uint64_t end = platform_->cycles();
        ++ended;
        if (ended == warm) {
          from = end;
          busy_before = platform_->busy_cycles(0);
        }
        if (ended > warm && ended <= warm + pdus) {
          load.latency.push_back(static_cast<float>(end - pdu->came));
          load.bytes += pdu->task.len_bits / 8;
          ++load.pdus;
          load.clocks = static_cast<double>(end - from);
        }
        free_.push_back(pdu);
      }
      if (!arrivals.empty() && arrivals.size() > kMaxWaiting) throw std::runtime_error("the load is above full load");
      platform_->run(kLookClocks);
    }
    load.busy = platform_->busy_cycles(0);
    for (std::size_t i = 0; i < load.busy.size(); ++i) load.busy[i] -= busy_before[i];
    while (engine_->in_flight() > 0) {
      for (Pdu* pdu : collect()) free_.push_back(pdu);
      platform_->run(kLookClocks);
    }
    if (const std::string wrong = platform_->violation(0); !wrong.empty()) throw std::runtime_error(wrong);
    return load;
  }

 private:
  static constexpr std::uint64_t kLookClocks = 8;
  static constexpr std::size_t kMaxWaiting = 5000;

  void submit(std::deque<std::size_t>& lengths, std::deque<std::uint64_t>& arrivals) {
    std::vector<Task*> tasks;
    while (tasks.size() < lengths.size() && tasks.size() < free_.size()) {
      Pdu& pdu = *free_[tasks.size()];
      // A task that was refused for want of a place for its key stays as it is.
      if (pdu.task.user == nullptr) {
        const std::size_t function = random_() % functions_.size();
        const OperationFacts& facts = facts::operation(functions_[function]);
        pdu.task = next_pdu(bearers_[random_() % bearers_.size()], facts, lengths[tasks.size()]);
        pdu.task.source = pdu.source.data();
        pdu.task.destination = facts.writes_destination() ? pdu.destination.data() : nullptr;
        pdu.task.tag = std::span(pdu.tag).first(facts.tag_bytes);
        pdu.task.user = &pdu;
        pdu.came = arrivals[tasks.size()];
      }
      tasks.push_back(&pdu.task);
    }
    if (tasks.empty()) return;
    const auto taken = static_cast<std::ptrdiff_t>(engine_->submit(tasks));
    free_.erase(free_.begin(), free_.begin() + taken);
    lengths.erase(lengths.begin(), lengths.begin() + taken);
    arrivals.erase(arrivals.begin(), arrivals.begin() + taken);
  }

  std::vector<Pdu*> collect() {
    std::array<Task*, driver::AcceleratorEngine::kMaxInFlight> done{};
    std::vector<Pdu*> list;
    const std::size_t count = engine_->poll(done);
    for (std::size_t i = 0; i < count; ++i) {
      auto& pdu = *static_cast<Pdu*>(done[i]->user);
      if (pdu.task.completion.status != Status::ok) {
        throw std::runtime_error(fmt::format("a task failed: {}", status_text(pdu.task.completion.status)));
      }
      compare(pdu);
      pdu.task.user = nullptr;
      list.push_back(&pdu);
    }
    return list;
  }

  /// Compares the result with the CPU's. Throws std::runtime_error if they differ.
  void compare(const Pdu& pdu) {
    std::vector<std::uint8_t> destination(pdu.task.len_bytes());
    std::array<std::uint8_t, 16> tag{};
    Task again = pdu.task;
    if (again.destination != nullptr) again.destination = destination.data();
    again.tag = std::span(tag).first(pdu.task.tag.size());
    Task* one = &again;
    const auto function = std::ranges::find(functions_, again.algorithm) - functions_.begin();
    Engine& cpu = *cpu_[static_cast<std::size_t>(function)];
    if (cpu.submit({&one, 1}) != 1) throw std::runtime_error("the CPU's engine is full");
    while (cpu.poll({&one, 1}) == 0) {
    }
    const bool same_text =
        again.destination == nullptr || std::equal(destination.begin(), destination.end(), pdu.destination.begin());
    if (!same_text || !std::ranges::equal(again.tag, pdu.task.tag)) {
      throw std::runtime_error("the accelerator computes something else than the CPU");
    }
  }

  std::mt19937_64 random_{35201};
  const PduMix& mix_;
  const std::span<const Algorithm> functions_;
  std::vector<Bearer> bearers_;
  std::unique_ptr<sim::Platform> platform_;
  std::unique_ptr<driver::AcceleratorEngine> engine_;
  std::vector<std::unique_ptr<Engine>> cpu_;
  std::vector<Pdu> pdus_;
  std::deque<Pdu*> free_;
};

class PdcpAccelerator {
 public:
  PdcpAccelerator(Report& report, const PdcpOptions& options, const PduMix& mix)
      : report_(report), options_(options), mix_(mix), cores_(cores()) {
    for (const Algorithm core : cores_) lines_.front().push_back(fmt::format("{} %", catalog::algorithm_name(core)));
  }

  void run() {
    if (!options_.functions.empty()) {
      std::vector<Algorithm> wanted;
      for (const std::string& name : options_.functions) wanted.push_back(catalog::algorithm_named(name));
      loads(fmt::format("{}", fmt::join(options_.functions, "+")), wanted);
    } else {
      std::vector<Algorithm> sets[2];
      for (const Algorithm function : kPdcpFunctions) {
        sets[facts::operation(function).key_bytes == 32].push_back(function);
      }
      loads("128-bit set", sets[0]);
      loads("256-bit set", sets[1]);
      loads("both sets", kPdcpFunctions);
    }
    report_.skip_printing();
    console::print(
        "\nPDUs of {} ({:.0f} bytes on average), {} bearers, one accelerator at {:g} MHz, {} PDUs in flight\n",
        options_.mix, mix_.mean(), options_.bearers, options_.clock_mhz, driver::AcceleratorEngine::kMaxInFlight);
    print_table(lines_);
    console::print(
        "\nmodelled: clocks of the RTL in simulation, memory that is no limit, 20 clocks away; latency from a PDU's "
        "arrival\n"
        "until the driver hands it back; of each core the share of clocks in which it had a task. Every result was\n"
        "compared with the CPU's.\n");
  }

 private:
  /// Shares of full load that serve as given loads.
  static constexpr double kShares[] = {0.25, 0.5, 0.75, 0.9};

  void loads(const std::string& what, std::span<const Algorithm> functions) {
    const sim::TopInfo* const top = sim::find_top(options_.engine, functions.front());
    if (top == nullptr) throw std::runtime_error(fmt::format("there is no accelerator {}", options_.engine));
    Row of = modelled_row("pdcp-accelerator", *top, sim::kUnloadedMemory, options_.clock_mhz);
    of.algorithm = catalog::algorithm_name(Algorithm::pdcp);
    of.function.clear();
    of.parameters.emplace_back("mix", options_.mix);
    of.parameters.emplace_back("bearers", static_cast<double>(options_.bearers));
    of.parameters.emplace_back("functions", what);
    of.depth = driver::AcceleratorEngine::kMaxInFlight;
    Cell cell(*top, options_, mix_, functions);
    of.what = "full load";
    const double most = add(what + ", full load", of, cell.run(options_.pdus, 0));
    std::vector<double> rates;
    if (options_.rate_mb_s > 0) {
      rates.push_back(options_.rate_mb_s);
    } else {
      for (const double share : kShares) rates.push_back(share * most);
    }
    of.what = "given load";
    for (const double rate_mb_s : rates) {
      if (rate_mb_s > most) {
        console::print("{}: {:g} Mb/s is above full load\n", what, rate_mb_s);
        continue;
      }
      Row row = of;
      row.parameters.emplace_back("rate_mb_s", std::round(rate_mb_s));
      add(fmt::format("{}, {:.0f} Mb/s", what, rate_mb_s), row,
          cell.run(options_.pdus, rate_mb_s / options_.clock_mhz));
    }
  }

  /// Returns the rate in Mb/s.
  double add(const std::string& line, const Row& of, Load load) {
    const double mb_s = 8 * static_cast<double>(load.bytes) / load.clocks * options_.clock_mhz;
    const double p50 = percentile(load.latency, 0.5);
    const double p99 = percentile(load.latency, 0.99);
    const auto put = [&](const std::string& metric, const char* unit, double value) {
      report_.add(figure(of, metric, unit, value));
    };
    put("PDUs", "1/s", static_cast<double>(load.pdus) / load.clocks * options_.clock_mhz * 1e6);
    put("throughput", "Mb/s", mb_s);
    put("latency p50", "clocks", p50);
    put("latency p99", "clocks", p99);
    put("latency p99", "us", p99 / options_.clock_mhz);
    std::vector<std::string> cells{line, format_value(mb_s), fmt::format("{:.0f}", p50), fmt::format("{:.0f}", p99),
                                   fmt::format("{:.1f}", p99 / options_.clock_mhz)};
    for (std::size_t i = 0; i < cores_.size(); ++i) {
      const double busy = 100 * static_cast<double>(load.busy[i]) / load.clocks;
      put(fmt::format("busy {}", catalog::algorithm_name(cores_[i])), "%", busy);
      cells.push_back(fmt::format("{:.0f}", busy));
    }
    lines_.push_back(std::move(cells));
    console::write_line(fmt::format("{}: {} Mb/s, p99 {:.1f} us", line, format_value(mb_s), p99 / options_.clock_mhz));
    return mb_s;
  }

  Report& report_;
  const PdcpOptions& options_;
  const PduMix& mix_;
  const std::vector<Algorithm> cores_;
  std::vector<std::vector<std::string>> lines_{{"load", "Mb/s", "p50 clocks", "p99 clocks", "p99 us"}};
};

}  // namespace

bool is_pdcp_accelerator(std::string_view engine) {
  return std::ranges::any_of(sim::tops(), [&](const sim::TopInfo& top) {
    return top.name == engine && top.model.starts_with(catalog::algorithm_name(Algorithm::pdcp));
  });
}

bool bench_pdcp_accelerator(Report& report, const PdcpOptions& options) {
  std::string error;
  const auto mix = PduMix::parse(options.mix, error);
  if (!mix) throw std::runtime_error(error);
  PdcpAccelerator(report, options, *mix).run();
  return true;
}

}  // namespace tandem::bench
