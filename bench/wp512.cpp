// `tandem bench wp512`: tables 1 to 9 of Xilinx WP512 v1.0 (wp512.h) beside this machine's engines and our
// accelerators.
//
// Published   the white paper's cells, from profiles/zynqmp-*.toml
// Measured    this CPU, one task at a time: the portable engine, and the fastest of the others at that size
// Modelled    our accelerators on the white paper's board, one task at a time (calibrate/measure.h, model_on_board),
//             and with a ring that is kept full (model_ring_on_board). What the driver does for a task is in them as it
//             is measured in the same run on this CPU, not scaled to the board's: the note of a figure says how much
#include "bench/wp512.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>

#if TANDEM_HAS_SIM
#include "bench/modelled.h"
#endif
#include "bench/suites.h"
#include "calibrate/measure.h"
#include "catalog/automatic.h"
#include "console/console.h"

namespace tandem::bench {
namespace {

using choose::Cell;
using choose::Curve;
using choose::Profile;

/// The text of a modelled column that has no figure.
#if TANDEM_HAS_SIM
constexpr const char* kNoModel = "-";
#else
constexpr const char* kNoModel = "no simulator in this build";
#endif
constexpr std::size_t kRing = 64;
constexpr std::uint64_t kSliceNs = 2'000'000;

/// Columns of all tables, in their order.
enum Column : std::size_t { kSoftware, kExtension, kCsu, kOurs, kOursRing, kPortable, kBest, kColumns };
constexpr std::array<const char*, kColumns> kTitles = {
    "A53 software", "A53 extension", "CSU", "our core", "our core, ring of 64", "here, portable", "here, best"};
constexpr std::array kKinds = {Kind::published, Kind::published, Kind::published, Kind::modelled,
                               Kind::modelled,  Kind::measured,  Kind::measured};

struct Figure {
  double ns = 0;  ///< 0: none
  Row of = {};    ///< what it is a figure of
};
using Line = std::array<Figure, kColumns>;

struct TableFacts {
  std::string_view algorithm;
  Direction direction;
  std::string_view title;
};
/// The tables of each board: 1 to 4 of the first, 5 to 8 of the second. The last one has two operations.
constexpr std::array kTables = {TableFacts{"aes_gcm", Direction::encrypt, "AES-GCM-256 encryption"},
                                TableFacts{"aes_gcm", Direction::decrypt, "AES-GCM-256 decryption"},
                                TableFacts{"sha3_384", Direction::encrypt, "SHA3-384"},
                                TableFacts{"rsa_public", Direction::encrypt, "RSA public"},
                                TableFacts{"rsa_private", Direction::decrypt, "RSA private"}};
constexpr int kTablesOfBoard = 4;

Profile board_named(std::string_view name) {
  const auto board = std::ranges::find(choose::boards(), name, &choose::Board::name);
  std::string error;
  auto profile = choose::parse_profile(board->toml, error);
  if (!profile) throw std::runtime_error(fmt::format("the profile {} cannot be read: {}", name, error));
  return *std::move(profile);
}

const Curve& curve_of(const Profile& board, const TableFacts& table, std::string_view engine) {
  return *std::ranges::find_if(board.curves, [&](const Curve& curve) {
    return curve.algorithm == table.algorithm && curve.direction == table.direction && curve.engine == engine;
  });
}

#if TANDEM_HAS_SIM
/// Returns a row with the fields that all figures of one of our accelerators on a board share.
Row modelled_row_of(const Profile& board, const Curve& curve) {
  const sim::MemoryParameters memory{.name = {}, .port_bytes = board.memory.port_bits / 8};
  const sim::TopInfo& top = *sim::find_top(curve.engine, catalog::algorithm_named(curve.algorithm));
  Row row = modelled_row("", top, memory, curve.clock_mhz);
  row.note = fmt::format("{}; the driver's work measured here", top.title);
  return row;
}
#else
Row modelled_row_of(const Profile& /*board*/, const Curve& /*curve*/) { return {}; }
#endif

/// Returns the column of `columns` with the least time; kColumns if all are empty.
std::size_t fastest(const Line& line, std::initializer_list<std::size_t> columns) {
  std::size_t best = kColumns;
  for (const std::size_t column : columns) {
    if (line[column].ns > 0 && (best == kColumns || line[column].ns < line[best].ns)) best = column;
  }
  return best;
}

/// This CPU and our accelerators, each asked once for a table and a size.
class Engines {
 public:
  Engines(const Profile& board, std::size_t rounds) : device_(board), rounds_(rounds) { device_.host_costs.clear(); }

  /// The portable engine, and the fastest of the others.
  std::pair<Figure, Figure> measured(const TableFacts& table, double size) {
    const auto [place, fresh] = measured_.try_emplace({std::string(table.algorithm), table.direction, size});
    if (fresh) place->second = measure(table, size);
    return place->second;
  }

  /// Returns our fastest accelerator at that size behind the board's host, one task at a time.
  Figure alone(const Profile& board, const TableFacts& table, double size) {
    std::vector<Curve> list = alone_curves(board, table);
    for (Curve& curve : list) calibrate::add_host_costs(board, curve);
    return fastest_of(board, list, size);
  }

  /// Returns the fastest accelerator behind a ring that is kept full. RSA has none: its core holds one task, whatever
  /// waits for it.
  Figure ring(const Profile& board, const TableFacts& table, double size) {
    return table.algorithm.starts_with("rsa_") ? Figure{} : fastest_of(board, ring_curves(board, table), size);
  }

 private:
  /// The keys of the requested figures: algorithm, direction, and the size or the board.
  using Key = std::tuple<std::string, Direction, double>;
  using BoardKey = std::tuple<std::string, Direction, std::string>;

  static Figure fastest_of(const Profile& board, const std::vector<Curve>& curves, double size) {
    Figure best;
    for (const Curve& curve : curves) {
      const auto cell = std::ranges::find(curve.cells, size, &Cell::size);
      if (best.ns > 0 && cell->ns >= best.ns) continue;
      best = {cell->ns, modelled_row_of(board, curve)};
      best.of.details = {{"driver_us", std::stod(fmt::format("{:.3g}", cell->driver_ns * 1e-3))}};
    }
    return best;
  }

  std::pair<Figure, Figure> measure(const TableFacts& table, double size) const {
    const Algorithm algorithm = catalog::algorithm_named(table.algorithm);
    std::vector<std::unique_ptr<Engine>> owners;
    std::vector<Engine*> engines;
    for (const catalog::Entry* const entry : catalog::automatic_entries(algorithm)) {
      if (entry->kind != catalog::EngineKind::software) continue;
      if (entry->make({}, owners.emplace_back()) != Status::ok) throw std::runtime_error("cannot open " + entry->name);
      engines.push_back(owners.back().get());
    }
    calibrate::Load load(algorithm, table.direction, static_cast<std::size_t>(size), 1);
    if (table.direction == Direction::decrypt && !load.prepare(*engines[0])) {
      throw std::runtime_error("there is nothing to decrypt");
    }
    const calibrate::Timed timed = calibrate::time_in_turn(load, engines, rounds_, kSliceNs);
    std::pair<Figure, Figure> figures;
    for (std::size_t i = 0; i < engines.size(); ++i) {
      const std::string name(engines[i]->capabilities().name);
      const double ns = calibrate::median(timed.ns[i]);
      Figure& figure = name == "cpu.portable" ? figures.first : figures.second;
      if (figure.ns == 0 || ns < figure.ns) figure = {ns, {.engine = name}};
    }
    return figures;
  }

  static std::vector<std::size_t> sizes_of(const Profile& board, const TableFacts& table) {
    std::vector<std::size_t> sizes;
    for (const Cell& cell : curve_of(board, table, "csu").cells) sizes.push_back(static_cast<std::size_t>(cell.size));
    return sizes;
  }

  /// Returns the curves without the host's share, which alone differs between the boards.
  const std::vector<Curve>& alone_curves(const Profile& board, const TableFacts& table) {
    const auto [place, fresh] = alone_.try_emplace({std::string(table.algorithm), table.direction, ""});
    constexpr std::size_t kOne = 1;
    if (fresh) {
      place->second = calibrate::model_on_board(device_, catalog::algorithm_named(table.algorithm), table.direction,
                                                sizes_of(board, table), {&kOne, 1});
    }
    return place->second;
  }

  const std::vector<Curve>& ring_curves(const Profile& board, const TableFacts& table) {
    const auto [place, fresh] = rings_.try_emplace({std::string(table.algorithm), table.direction, board.title});
    if (fresh) {
      place->second = calibrate::model_ring_on_board(board, catalog::algorithm_named(table.algorithm), table.direction,
                                                     sizes_of(board, table), kRing);
    }
    return place->second;
  }

  Profile device_;  ///< a board whose host costs nothing
  std::size_t rounds_;
  std::map<Key, std::pair<Figure, Figure>> measured_;
  std::map<BoardKey, std::vector<Curve>> alone_;
  std::map<BoardKey, std::vector<Curve>> rings_;
};

class Wp512Bench {
 public:
  Wp512Bench(Report& report, const Wp512Options& options)
      : report_(report),
        options_(options),
        boards_{board_named("zynqmp-freertos"), board_named("zynqmp-linux")},
        engines_(boards_[0], options.rounds) {}

  void run() {
    for (std::size_t board = 0; board < boards_.size(); ++board) {
      for (int i = 0; i < kTablesOfBoard; ++i) {
        const int number = static_cast<int>(board) * kTablesOfBoard + i + 1;
        if (options_.table != 0 && options_.table != number) continue;
        i + 1 < kTablesOfBoard ? rates(number, boards_[board], kTables[static_cast<std::size_t>(i)])
                               : times(number, boards_[board]);
      }
    }
    if (options_.table == 0 || options_.table == 9) improvements();
    report_.skip_printing();
    console::print(
        "\n*          the fastest of the published, and of the measured\n"
        "published  Zynq UltraScale+ MPSoC, wolfSSL 3.12.0: Cortex-A53, and the hardened core (CSU) at 375 MHz\n"
        "modelled   our RTL's clocks at {:g} MHz (ours, simulated; the fastest at that size), memory {:g} ns away\n"
        "           and of {:g} MB/s (assumed) through a port of {} bits, and what the white paper's host adds:\n"
        "           directly {:g} us per call; under Linux {:g} us for a secure-monitor call, and cache maintenance\n"
        "           per byte. In them is what our driver does for each task (copies, descriptors; of RSA the core's\n"
        "           key, and the check of a private result), measured here and not scaled to the A53, which is "
        "slower.\n"
        "           A ring of 64 is kept full, and the host works while the core does\n"
        "measured   one core of this machine, one task at a time; `best` is the fastest engine but the portable one\n",
        boards_[0].clock_mhz, boards_[0].memory.latency_ns, boards_[0].memory.rate_mb_s, boards_[0].memory.port_bits,
        boards_[0].host_costs[0].value, boards_[1].host_costs[0].value);
    for (const Profile& board : boards_) {
      console::print("By the tables of {}, the CSU is slower than software at: {}\n", board.title,
                     fmt::join(wp512::lost_to_software(board), ", "));
    }
  }

 private:
  Line line_of(const Profile& board, const TableFacts& table, double size) {
    Line line;
    const auto published = [&](std::string_view engine) -> Figure {
      const Cell* const cell = wp512::cell_of(board, engine, table.algorithm, table.direction, size);
      return {cell == nullptr ? 0 : cell->ns, {.note = board.title}};
    };
    line[kSoftware] = published("software");
    line[kExtension] = published("cpu_extension");
    line[kCsu] = published("csu");
    line[kOurs] = engines_.alone(board, table, size);
    line[kOursRing] = engines_.ring(board, table, size);
    std::tie(line[kPortable], line[kBest]) = engines_.measured(table, size);
    return line;
  }

  /// A table's row: `value` turns a time into the number that the column shows.
  template <class Value>
  std::vector<std::string> show(const Row& row, const std::string& label, const Line& line, const std::string& metric,
                                const std::string& unit, const Value& value) {
    const std::size_t published = fastest(line, {kSoftware, kExtension, kCsu});
    const std::size_t measured = fastest(line, {kPortable, kBest});
    std::vector<std::string> cells{label};
    for (std::size_t column = 0; column < kColumns; ++column) {
      const Figure& figure = line[column];
      if (figure.ns == 0) {
        cells.push_back(kKinds[column] == Kind::modelled ? kNoModel : "-");
        continue;
      }
      add(row, figure, column, metric, unit, value(figure.ns));
      const bool star = column == published || column == measured;
      const bool exact = kKinds[column] == Kind::published;
      cells.push_back((exact ? fmt::format("{:.6g}", value(figure.ns)) : format_value(value(figure.ns))) +
                      (star ? "*" : ""));
    }
    cells.push_back(kTitles[fastest(line, {kSoftware, kExtension, kCsu, kOurs})]);
    return cells;
  }

  /// Adds a figure of a column to the report. row: the measurement of the table's row.
  void add(const Row& row, const Figure& shown, std::size_t column, const std::string& metric, const std::string& unit,
           double value) {
    Row of = shown.of;
    of.suite = row.suite;
    of.algorithm = row.algorithm;
    of.function = row.function;
    of.direction = row.direction;
    of.what = row.what;
    of.bytes = row.bytes;
    of.kind = kKinds[column];
    of.parameters.insert(of.parameters.begin(), row.parameters.begin(), row.parameters.end());
    if (of.kind == Kind::published) of.engine = kTitles[column];
    if (of.kind != Kind::published) of.parameters.emplace_back("column", kTitles[column]);
    if (of.kind == Kind::modelled) of.depth = column == kOursRing ? kRing : 1;
    report_.add(figure(of, metric, unit, value, of.note));
  }

  /// Returns the measurement that a table row shows.
  static Row row_of_line(int number, const TableFacts& table, double size) {
    Row row = row_of("wp512", catalog::algorithm_named(table.algorithm));
    row.what = fmt::format("table {}", number);
    if (table.algorithm.starts_with("rsa_")) {
      row.parameters = {{"modulus_bits", size}};
    } else {
      row.bytes = static_cast<std::size_t>(size);
    }
    if (table.algorithm == "aes_gcm") row.direction = table.direction == Direction::encrypt ? "encrypt" : "decrypt";
    return row;
  }

  static std::vector<std::string> header(std::string first) {
    std::vector<std::string> cells{std::move(first)};
    cells.insert(cells.end(), kTitles.begin(), kTitles.end());
    cells.emplace_back("fastest there");
    return cells;
  }

  void rates(int number, const Profile& board, const TableFacts& table) {
    std::vector<std::vector<std::string>> cells{header("bytes")};
    for (const Cell& cell : curve_of(board, table, "csu").cells) {
      console::write_line(fmt::format("table {}: {:.0f} bytes", number, cell.size));
      const Line line = line_of(board, table, cell.size);
      cells.push_back(show(row_of_line(number, table, cell.size), fmt::format("{:.0f}", cell.size), line, "throughput",
                           "MB/s", [&](double ns) { return cell.size / ns * 1e3; }));
    }
    console::print("\nTable {}: {}, MB/s; {}\n", number, table.title, board.title);
    print_table(cells);
  }

  void times(int number, const Profile& board) {
    std::vector<std::vector<std::string>> cells{header("operation")};
    for (const double bits : {2048.0, 4096.0}) {
      for (const TableFacts& table : {kTables[3], kTables[4]}) {
        const std::string label = fmt::format("{} {:.0f}", table.title, bits);
        console::write_line(fmt::format("table {}: {}", number, label));
        cells.push_back(show(row_of_line(number, table, bits), label, line_of(board, table, bits), "time", "ms",
                             [](double ns) { return ns * 1e-6; }));
      }
    }
    console::print("\nTable {}: RSA, ms; {}\n", number, board.title);
    print_table(cells);
  }

  /// Table 9, whose percentages are those of tables 1 to 4.
  void improvements() {
    std::vector<std::vector<std::string>> cells{
        {"algorithm", "printed", "CSU, by the tables", "our core, there", "here, best over portable"}};
    for (const wp512::Improvement& one : wp512::table9()) {
      const Line line = line_of(boards_[0], {one.algorithm, one.direction, one.name}, one.size);
      std::vector<std::string> row{std::string(one.name), fmt::format("{:.2f}%", one.printed_percent)};
      const auto compare = [&](std::size_t base, std::size_t other) {
        const bool known = line[base].ns > 0 && line[other].ns > 0;
        const double percent = known ? wp512::faster_percent(line[base].ns, line[other].ns) : 0;
        row.push_back(known ? fmt::format("{:.2f}%", percent) : (kKinds[other] == Kind::modelled ? kNoModel : "-"));
        if (!known) return;
        const Row of = row_of_line(9, {one.algorithm, one.direction, one.name}, one.size);
        add(of, line[other], other, "improvement over software", "%", percent);
      };
      compare(kSoftware, kCsu);
      compare(kSoftware, kOurs);
      compare(kPortable, kBest);
      cells.push_back(std::move(row));
    }
    console::print("\nTable 9: how much faster than software alone, without an operating system, largest size\n");
    print_table(cells);
  }

  Report& report_;
  const Wp512Options& options_;
  std::array<Profile, 2> boards_;
  Engines engines_;
};

}  // namespace

bool bench_wp512(Report& report, const Wp512Options& options) {
  Wp512Bench(report, options).run();
  return true;
}

}  // namespace tandem::bench
