// `tandem bench thesis`: experiments A to E of Semenov's thesis (table 6.4; figures in section 6.2).
//
// A, B, C are measured on this CPU. D and E are modelled: the RTL's cycles at the stated clock, over a memory model of
// the thesis' board that the host's loads and stores share (board.h). The host's copy rate is taken from the thesis'
// own experiment A: 212.6 MiB/s with one file byte read, one pad byte read and one byte written.
#include <fmt/format.h>

#include <cmath>
#include <exception>
#include <functional>
#include <optional>
#include <stdexcept>
#include <vector>

#include "bench/bound.h"
#include "bench/clock.h"
#include "bench/experiment.h"
#include "bench/modelled.h"
#include "bench/scratch.h"
#include "bench/sim/board.h"
#include "bench/suites.h"
#include "bus/sim/sim_engine.h"
#include "console/console.h"

namespace tandem::bench {
namespace {

constexpr double kMib = 1 << 20;

/// An experiment of table 6.4, and the rate in section 6.2.
struct Experiment {
  const char* label;
  const char* what;
  double thesis_mib_s;
};

constexpr Experiment kA = {"A", "stub producer, file", 212.6};
constexpr Experiment kB1 = {"B1", "1 CPU worker, no file", 12.9};
constexpr Experiment kB2 = {"B2", "2 CPU workers, no file", 25.3};
constexpr Experiment kC = {"C", "2 CPU workers, file", 23.8};

struct BoardExperiment : Experiment {
  unsigned accelerators;
  bool with_file;
};

constexpr BoardExperiment kBoardExperiments[] = {
    {{"D1", "1 accelerator, no file", 91.4}, 1, false},   {{"D2", "2 accelerators, no file", 178.3}, 2, false},
    {{"D3", "4 accelerators, no file", 229.2}, 4, false}, {{"E1", "1 accelerator, file", 86.0}, 1, true},
    {{"E2", "2 accelerators, file", 120.5}, 2, true},     {{"E3", "4 accelerators, file", 117.5}, 4, true},
};

constexpr char kSuite[] = "thesis";

/// A row of an engine, measured.
Row row_by(std::string engine) {
  Row row = row_of(kSuite, Algorithm::chacha20);
  row.engine = std::move(engine);
  return row;
}

/// Collects one suite's rows and the lines of its table.
class Table {
 public:
  explicit Table(Report& report) : report_(report) {}

  /// of: all fields but the figure itself; its note goes only to the stored figure. limit: the limit of the rate.
  void add(const Experiment& experiment, Row of, double mib_s, const std::string& limit) {
    if (lines_.back().front() != experiment.label) publish(experiment);
    of.what = experiment.label;
    const std::string note = of.note.empty() ? limit : limit + "; " + of.note;
    report_.add(figure(of, "rate", "MiB/s", mib_s, note));
    lines_.push_back({experiment.label, experiment.what, of.engine, format_value(mib_s),
                      std::string(kind_name(of.kind)),
                      fmt::format("{}x", format_value(mib_s / experiment.thesis_mib_s)), limit});
    console::write_line(fmt::format("{} {}: {} MiB/s", experiment.label, of.engine, format_value(mib_s)));
  }

  void print(const std::string& title) {
    report_.skip_printing();
    console::print("\n{}\n", title);
    print_table(lines_);
  }

 private:
  void publish(const Experiment& experiment) {
    Row of = row_by("thesis");
    of.what = experiment.label;
    of.kind = Kind::published;
    report_.add(figure(of, "rate", "MiB/s", experiment.thesis_mib_s, experiment.what));
    lines_.push_back({experiment.label, experiment.what, "thesis", format_value(experiment.thesis_mib_s), "published",
                      "", "Cyclone V: 2 Cortex-A9 at 800 MHz, cores at 50 MHz"});
  }

  Report& report_;
  std::vector<std::vector<std::string>> lines_{
      {"row", "experiment", "engine", "MiB/s", "kind", "to thesis", "what limits it"}};
};

double median_rate(std::size_t rounds, std::size_t bytes, const std::function<double()>& run) {
  std::vector<double> seconds;
  for (std::size_t i = 0; i < rounds; ++i) seconds.push_back(run());
  return static_cast<double>(bytes) / kMib / median(seconds);
}

void measure_cpu(Table& table, const ThesisOptions& options) {
  const std::size_t bytes = options.size_mib << 20;
  const Scratch scratch(options.directory, 2 * bytes + (std::size_t{1} << 20));
  scratch.fill_input(bytes);
  const auto rate = [&](unsigned workers) {
    return median_rate(options.rounds, bytes,
                       [&] { return run_experiment("cpu", workers, Consumer::stub, scratch, bytes); });
  };
  // The two alternate, because A bounds C.
  std::vector<double> stub_s;
  std::vector<double> cpu_s;
  const auto round = [&](bool counts) {
    const double stub = run_experiment("stub", 2, Consumer::file, scratch, bytes);
    const double cpu = run_experiment("cpu", 2, Consumer::file, scratch, bytes);
    if (!counts) return;
    stub_s.push_back(stub);
    cpu_s.push_back(cpu);
  };
  const bool sound = run_rounds(options.rounds, round, [&] { return bounds(stub_s, cpu_s); });
  const double mib = static_cast<double>(options.size_mib);
  table.add(kA, row_by("stub"), mib / fastest(stub_s), fmt::format("file pages; 2 threads; {}", bound_note(sound)));
  table.add(kB1, row_by("cpu"), rate(1), "one core");
  table.add(kB2, row_by("cpu"), rate(2), "two cores");
  table.add(kC, row_by("cpu"), mib / median(cpu_s), "file pages; 2 threads");
}

void model_boards(Table& table, const ThesisOptions& options) {
  sim::MemoryParameters memory = sim::at_clock(sim::kDe10NanoMemory, sim::kDe10NanoMhz, options.clock_mhz);
  memory.bytes_per_cycle = options.dram_efficiency * options.dram_mb_s / options.clock_mhz;
  // Experiment A on one Cortex-A9: two bytes read and one written per byte of the file, in fabric clocks.
  const double host_file_bytes_per_cycle = kA.thesis_mib_s * kMib / (options.clock_mhz * 1e6);
  const HostProfile host = {.cores = options.host_cores,
                            .read_bytes_per_cycle = 2 * host_file_bytes_per_cycle,
                            .write_bytes_per_cycle = host_file_bytes_per_cycle};
  const std::string assumptions = fmt::format(
      "memory {:g} MB/s x {:g}, {} clocks away, host {} cores x {:g} MiB/s, no cost of the operating system",
      options.dram_mb_s, options.dram_efficiency, memory.read_latency_cycles, options.host_cores, kA.thesis_mib_s);
  for (const BoardExperiment& experiment : kBoardExperiments) {
    for (const char* const top : {"sim.iterative_rounds", "sim.iterative", "sim.pipelined"}) {
      const bool pads = std::string_view(top) == "sim.iterative_rounds";
      const BoardResult result = run_board({.top = top,
                                            .accelerators = experiment.accelerators,
                                            .with_file = experiment.with_file,
                                            .pads = pads,
                                            .memory = memory,
                                            .host = host,
                                            .clock_mhz = options.clock_mhz,
                                            .sample_bytes = options.sample_mib << 20});
      Row of = modelled_row(kSuite, *sim::find_top(top, Algorithm::chacha20), memory, options.clock_mhz);
      of.parameters.emplace_back("accelerators", static_cast<double>(experiment.accelerators));
      of.note = assumptions;
      table.add(experiment, std::move(of),
                result.mib_s(static_cast<double>(options.size_mib) * kMib, options.clock_mhz), result.bottleneck);
    }
  }
}

}  // namespace

bool bench_thesis(Report& report, const ThesisOptions& options) {
  Table table(report);
  measure_cpu(table, options);
  model_boards(table, options);
  table.print(fmt::format("FpgaCha experiments, {} MiB file", options.size_mib));
  console::print(
      "\nmeasured: this machine. modelled: RTL cycles at {:g} MHz; memory {:g} MB/s x {:g}; host {} cores, each\n"
      "copying at most {:g} MiB/s (the thesis' experiment A); no cost of the operating system. The thesis saw its\n"
      "rates level off at 229 (D3) and 120 MiB/s (E2) and names DRAM; this memory is not fitted to that, so the\n"
      "factors hold for the RTL and are optimistic about the board. sim.iterative_rounds is the thesis' own division\n"
      "of labour (pads by the device, summation and XOR by the CPU); sim.iterative and sim.pipelined do the whole\n"
      "cipher by descriptor ring. Modelled rows simulate {} MiB per accelerator and take the rest of the file at the\n"
      "steady rate.\n",
      options.clock_mhz, options.dram_mb_s, options.dram_efficiency, options.host_cores, kA.thesis_mib_s,
      options.sample_mib);
  return true;
}

}  // namespace tandem::bench
