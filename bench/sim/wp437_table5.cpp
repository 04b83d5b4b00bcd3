// Table 5 of Ruan, Guo, Qin, WP437 v1.0, beside the same blocks through our builds of its two accelerators, from C and
// by hand, and through ours with a descriptor ring.
//
// Model   RTL at the paper's 150 MHz; memory: sim::kZc706Memory; a register access takes kRegisterCycles beside its
//         transaction. Every block has another key, as in the paper, which the driver loads; with `keys in slots`
//         64 keys take turns, as those of bearers do. Time from block to block once the first quarter is through.
// Left out  the host's software: its copies, cache maintenance, and whatever else it does between blocks
#include "bench/wp437_table5.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "bench/modelled.h"
#include "bench/sim/board.h"
#include "console/console.h"

namespace tandem::bench::wp437 {
namespace {

/// A line of the table, for one function.
struct Block {
  std::uint32_t len_bits;
  double data_mb;  ///< 10^6 bits
  double baseline_ms;
  double baseline_mb_s;
  double optimised_ms;
  double optimised_mb_s;
};

struct Function {
  const char* name;
  Algorithm algorithm;
  Block table[4];
};

constexpr Function kFunctions[] = {
    {"EEA3",
     Algorithm::eea3,
     {{256, 250.5, 10374, 24.2, 9290, 27.0},
      {4096, 509.0, 9363, 54.4, 3500, 145.5},
      {65536, 535.0, 9074, 59.0, 2650, 201.9},
      {16777216, 520.1, 9334, 55.7, 2511, 207.1}}},
    {"EIA3",
     Algorithm::eia3,
     {{256, 250.5, 19057, 13.1, 10828, 23.1},
      {4096, 509.0, 26365, 19.3, 5849, 87.0},
      {65536, 535.0, 26908, 19.9, 5056, 105.8},
      {16777216, 520.1, 26106, 19.9, 4844, 107.4}}},
};

/// The clock of both accelerators with the interconnect, in the paper.
constexpr double kClockMhz = sim::kZc706Mhz;
/// The time from a Cortex-A9 through its general-purpose port to a register and back, 133 ns. It is assumed: the paper
/// gives none.
constexpr std::uint32_t kRegisterCycles = 20;
constexpr char kSuite[] = "wp437-table5";
/// A bound is said to be the limit from this share of it on.
constexpr double kBusy = 0.85;

/// One of our accelerators, and the way in which it gets blocks.
struct Contender {
  std::string_view top;
  std::size_t depth;  ///< of the ring; 1 without
  std::size_t keys;   ///< that blocks take in turn; 0: every block has its own
  std::string label;
};

std::vector<Contender> contenders(const Block& block) {
  std::vector<Contender> list;
  for (const char* const direct : {"sim.c_baseline", "sim.baseline", "sim.c_optimised", "sim.optimised"}) {
    list.push_back({direct, 1, 0, direct});
  }
  list.push_back({"sim.c_zuc", 2, 0, "sim.c_zuc, ring of 2"});
  const std::string_view ring = "sim.interleaved_narrow";
  const auto add = [&](std::size_t depth) {
    list.push_back({ring, depth, 0, fmt::format("{}, ring of {}", ring, depth)});
  };
  if (block.len_bits == 256) {
    for (const std::size_t depth : {1, 8, 64}) add(depth);
    list.push_back({ring, 64, 64, fmt::format("{}, ring of 64, keys in slots", ring)});
  } else {
    add(block.len_bits > 1'000'000 ? 2 : 8);  // two long ones hide what is between them as well as eight
  }
  return list;
}

/// Blocks to simulate: enough for several rounds of the ring, and no more long ones than a rate needs.
std::size_t blocks_to_simulate(const Block& block, std::size_t depth) {
  if (block.len_bits > 1'000'000) return 2 * depth;
  return (block.len_bits > 10'000 ? 4 : 8) * (depth + 1);
}

BoardResult model(const Function& function, const Block& block, const Contender& contender) {
  const std::size_t bytes = block.len_bits / 8;
  return run_board({.top = contender.top,
                    .algorithm = function.algorithm,
                    .memory = sim::kZc706Memory,
                    .clock_mhz = kClockMhz,
                    .register_cycles = kRegisterCycles,
                    .keys = contender.keys,
                    .chunk_bytes = bytes,
                    .in_flight = contender.depth,
                    .look_cycles = contender.depth == 1 ? 1 : kRegisterCycles,
                    .sample_bytes = blocks_to_simulate(block, contender.depth) * bytes});
}

Row published_row(const Function& function, const char* engine) {
  Row row = row_of(kSuite, function.algorithm);
  row.engine = engine;
  row.kind = Kind::published;
  row.note = "WP437 table 5";
  return row;
}

Row contender_row(const Function& function, const Contender& contender) {
  Row row = modelled_row(kSuite, *sim::find_top(contender.top, function.algorithm), sim::kZc706Memory, kClockMhz);
  if (!sim::find_top(contender.top, function.algorithm)->direct_only) row.depth = contender.depth;
  row.parameters.emplace_back("register_clocks", static_cast<double>(kRegisterCycles));
  if (contender.keys != 0) row.parameters.emplace_back("keys", static_cast<double>(contender.keys));
  row.note = fmt::format("{}no cost of host software", contender.keys == 0 ? "a key per block, " : "");
  return row;
}

class Table {
 public:
  explicit Table(Report& report) : report_(report) {}

  void add(const Function& function, const Block& block) {
    add_line(function, block, published_row(function, "WP437 baseline"), "", block.baseline_ms, block.baseline_mb_s);
    add_line(function, block, published_row(function, "WP437 optimised"), "", block.optimised_ms, block.optimised_mb_s);
    for (const Contender& contender : contenders(block)) {
      const BoardResult result = model(function, block, contender);
      const double rate_mb_s = 8 * result.bytes_per_cycle * kClockMhz;
      const std::string limit = result.bottleneck_use >= kBusy ? result.bottleneck : "latency";
      Row of = contender_row(function, contender);
      of.note += "; limit: " + limit;
      add_line(function, block, of, contender.label, block.data_mb / rate_mb_s * 1e3, rate_mb_s);
      console::write_line(fmt::format("{} {} bits, {}: {} Mb/s", function.name, block.len_bits, contender.label,
                                      format_value(rate_mb_s)));
    }
  }

  void print() const {
    console::print("\nWP437, table 5, its data sizes\n");
    print_table(lines_);
    console::print(
        "\npublished: ZC706, 150 MHz, cores by high-level synthesis. sim.c_*: from C by tandem-hls; others by hand.\n"
        "modelled: RTL cycles at 150 MHz, memory {} clocks away with {:.1f} bytes per clock, a register access of {}\n"
        "clocks and its transaction; a key per block, unless in slots; no cost of the host's software.\n",
        sim::kZc706Memory.read_latency_cycles, sim::kZc706Memory.bytes_per_cycle, kRegisterCycles);
  }

 private:
  /// name: that of the line, if it is not the engine's.
  void add_line(const Function& function, const Block& block, Row of, const std::string& name, double elapsed_ms,
                double rate_mb_s) {
    of.bytes = block.len_bits / 8;
    report_.add(figure(of, "elapsed", "ms", elapsed_ms, of.note));
    report_.add(figure(of, "throughput", "Mb/s", rate_mb_s, of.note));
    lines_.push_back({fmt::format("{} {} bits", function.name, block.len_bits), name.empty() ? of.engine : name,
                      format_value(elapsed_ms), format_value(rate_mb_s), std::string(kind_name(of.kind)),
                      fmt::format("{}x", format_value(rate_mb_s / block.optimised_mb_s))});
  }

  Report& report_;
  std::vector<std::vector<std::string>> lines_{{"block", "accelerator", "ms", "Mb/s", "kind", "to WP437 optimised"}};
};

}  // namespace

void model_table5(Report& report) {
  Table table(report);
  for (const Function& function : kFunctions) {
    for (const Block& block : function.table) table.add(function, block);
  }
  report.skip_printing();
  table.print();
}

}  // namespace tandem::bench::wp437
