// The program `tandem-bench`: `tandem bench`.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bench/held.h"
#include "bench/suites.h"
#include "bench/verdict.h"
#include "catalog/catalog.h"
#include "cli/exit_code.h"
#include "cli/program.h"
#include "console/shown.h"
#include "generated/algorithms/peers.h"
#if TANDEM_HAS_SIM
#include "bus/sim/sim_engine.h"
#include "generated/algorithms/operations.h"
#endif

namespace tandem::bench {
namespace {

/// Tables of WP437 that this build has.
#if TANDEM_HAS_SIM
const std::vector<int> kTables = {2, 3, 4, 5};
constexpr const char* kTableHelp =
    "Only table 2, software (measured), 3 or 4, areas (placed before and stored), or 5, accelerators (modelled)";
#else
const std::vector<int> kTables = {2, 3, 4};
constexpr const char* kTableHelp = "Only table 2, software, or 3 or 4, areas; table 5 needs a build with the simulator";
#endif

/// Adds one suite: `run` gets the report and returns whether it succeeded.
CLI::App* add_suite(CLI::App& bench, const std::string& name, const std::string& help, const std::string& command_line,
                    std::function<bool(Report&)> run) {
  CLI::App* suite = bench.add_subcommand(name, help);
  auto destination = std::make_shared<Destination>();
  suite->add_option("--json", destination->json, "Also write every figure to this file, in place of what it has")
      ->type_name("FILE");
  suite
      ->add_flag("--record{results}", destination->folder,
                 "Also store every figure in a new file in this folder, results/ of the repository unless it is named: "
                 "--record=DIR. The tree must be without changes, and this program built from it")
      ->type_name("DIR");
  suite->callback([=] {
    Report report(command_line, *destination);
    if (!report.can_store() || !run(report) || !report.store()) throw CLI::RuntimeError(1);
  });
  return suite;
}

#if TANDEM_HAS_SIM
/// The operations of simulated accelerators whose messages may have any number of bytes.
std::vector<std::string> simulated_operations() {
  std::vector<std::string> names;
  for (const sim::TopInfo& top : sim::tops()) {
    const OperationFacts& operation = facts::operation(top.algorithm);
    const std::string name(operation.name);
    if (operation.result == OperationFacts::Result::modulus) continue;
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}
#endif

/// The operations of TS 33.401, annex B.
std::vector<std::string> pdu_functions() {
  std::vector<std::string> names;
  for (const Algorithm function : kPdcpFunctions) names.emplace_back(catalog::algorithm_name(function));
  return names;
}

/// Returns the command line as one would type it, for the results. Absolute paths lose their folders.
std::string command_line_of(std::span<char* const> arguments) {
  std::string line = "tandem bench";
  for (const std::filesystem::path argument : arguments.subspan(1)) {
    line += " " + (argument.is_absolute() ? argument.filename() : argument).string();
  }
  return console::shown(line);
}

/// Adds --hold-to, which compares as on a machine with no more than these instructions.
void add_hold_to(CLI::App* suite, bool* held) {
  suite
      ->add_option_function<std::string>(
          "--hold-to", [=](const std::string&) { *held = true; },
          "Leave out what needs more than these instructions, in our variants and in what they are compared with")
      ->type_name("SET")
      ->check(CLI::IsMember({"avx2"}));
}

/// Runs a comparison and prints its verdict.
bool compare(Report& report, const PeersSuite& suite, const PeersOptions& options) {
  if (options.hold_to_avx2) hold_to_avx2();
  if (!suite.run(report, options)) return false;
  for (const std::string& line : verdicts(report.rows())) fmt::print("{}\n", line);
  if (held_to_avx2()) report.extend_suites("-avx2");
  return true;
}

/// A suite that fails says why on stderr and ends the program through CLI::RuntimeError.
void add_suites(CLI::App* bench, const std::string& command_line) {
  CLI::App* peers = bench->add_subcommand("peers", "Our kernels against other libraries, in turn in one run");
  peers->require_subcommand(1);
  auto peers_options = std::make_shared<PeersOptions>();
  for (const PeersSuite& one : kPeers) {
    CLI::App* suite = add_suite(*peers, one.name, one.help, command_line,
                                [=, &one](Report& report) { return compare(report, one, *peers_options); });
    if (one.ipsec_mb) {
      suite->add_option("--library", peers_options->library, "intel-ipsec-mb to load instead of the installed one")
          ->type_name("FILE")
          ->check(CLI::ExistingFile);
    }
    suite->add_option("--bytes", peers_options->message_bytes, "Message sizes")
        ->type_name("N")
        ->check(CLI::Range(1, 1 << 28));
    add_hold_to(suite, &peers_options->hold_to_avx2);
    suite->add_option("--rounds", peers_options->rounds, "Rounds; the median counts")
        ->capture_default_str()
        ->check(CLI::Range(1, 1001));
  }

  auto file_options = std::make_shared<FileOptions>();
  CLI::App* file = add_suite(*bench, "file", "XOR of a file in memory: tandem, its bound without a cipher, openssl",
                             command_line, [=](Report& report) { return bench_file(report, *file_options); });
  file->add_option("--dir", file_options->directory, "Where to put the files; a tmpfs measures no disk")
      ->type_name("DIR")
      ->capture_default_str()
      ->check(CLI::ExistingDirectory);
  file->add_option("--size-mib", file_options->size_mib, "Size of the file in MiB")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  file->add_option("--rounds", file_options->rounds, "Rounds; the median counts")
      ->capture_default_str()
      ->check(CLI::Range(1, 101));
  file->add_option("--jobs", file_options->jobs, "CPU workers")->capture_default_str()->check(CLI::Range(1, 256));

  auto age_options = std::make_shared<AgeOptions>();
  CLI::App* age = add_suite(*bench, "age", "Files in memory to and from age files: tandem, its bound, age, rage",
                            command_line, [=](Report& report) {
                              if (!bench_age(report, *age_options)) return false;
                              if (age_options->hold_to_avx2) report.extend_suites("-avx2");
                              return true;
                            });
  age->add_option("--dir", age_options->directory, "Where to put the files; a tmpfs measures no disk")
      ->type_name("DIR")
      ->capture_default_str()
      ->check(CLI::ExistingDirectory);
  age->add_option("--huge-dir", age_options->huge_directory,
                  "Also a tmpfs with huge pages: mount -t tmpfs -o huge=always,size=4g tmpfs DIR")
      ->type_name("DIR")
      ->check(CLI::ExistingDirectory);
  add_hold_to(age, &age_options->hold_to_avx2);
  age->add_option("--also-age", age_options->also_age, "Another version of age; may be given several times")
      ->type_name("PATH");
  age->add_option("--rage", age_options->rage, "The program rage")->type_name("PATH")->capture_default_str();
  age->add_option("--size-mib", age_options->size_mib, "Size of the file in MiB")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  age->add_option("--rounds", age_options->rounds, "Rounds; the median counts")
      ->capture_default_str()
      ->check(CLI::Range(1, 101));

  auto pdcp_options = std::make_shared<PdcpOptions>();
  CLI::App* pdcp = add_suite(*bench, "pdcp",
                             "PDUs of many bearers through the functions of 3GPP on one core: rate, latency, CPU share",
                             command_line, [=](Report& report) { return bench_pdcp(report, *pdcp_options); });
  pdcp->add_option("--mix", pdcp_options->mix, "Lengths in bytes: imix (40, 576, 1500 as 7:4:1), 40..9000, or 1420")
      ->type_name("MIX")
      ->capture_default_str();
  pdcp->add_option("--bearers", pdcp_options->bearers, "Bearers, each with a different key")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000));
  pdcp->add_option("--function", pdcp_options->functions,
                   fmt::format("Only these of {}", fmt::join(pdu_functions(), ", ")))
      ->type_name("NAME")
      ->check(CLI::IsMember(pdu_functions()));
  pdcp->add_option("--engine", pdcp_options->engine,
                   "Engine: cpu for the best variant, or as `tandem engines` names them")
      ->type_name("NAME")
      ->capture_default_str();
  pdcp->add_option("--rate", pdcp_options->rate_mb_s,
                   "The given load in Mb/s, else 1000; of an accelerator shares of its full load")
      ->check(CLI::Range(1.0, 100000.0));
  pdcp->add_option("--slot-us", pdcp_options->slot_us, "Microseconds between arrivals at the given load")
      ->capture_default_str()
      ->check(CLI::Range(10, 100000));
  pdcp->add_option("--burst", pdcp_options->burst, "PDUs submitted together at full load")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  pdcp->add_flag("--curve", pdcp_options->curve,
                 "Latency by rate instead, PDUs one by one: at once, and waiting for others that fill the lanes");
  pdcp->add_option("--wait-us", pdcp_options->wait_us, "On the curve: how long a PDU may wait, in microseconds")
      ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1'000'000}))
      ->capture_default_str();
  pdcp->add_option("--seconds", pdcp_options->seconds, "Time per row")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 600.0));
#if TANDEM_HAS_SIM
  pdcp->add_option("--clock-mhz", pdcp_options->clock_mhz,
                   "Clock of a simulated accelerator with all functions, --engine sim.pdcp")
      ->capture_default_str()
      ->check(CLI::Range(1.0, 1000.0));
  pdcp->add_option("--pdus", pdcp_options->pdus, "PDUs per row of such an accelerator")
      ->capture_default_str()
      ->check(CLI::Range(1000, 10000000));
#endif

  auto auto_options = std::make_shared<AutoOptions>();
  CLI::App* automatic =
      add_suite(*bench, "auto", "The engine auto beside every engine that it may choose, and what a decision costs",
                command_line, [=](Report& report) { return bench_auto(report, *auto_options); });
  automatic
      ->add_option_function<std::string>(
          "--algorithm", [=](const std::string& name) { auto_options->algorithm = catalog::algorithm_named(name); },
          "Only this, as `tandem engines` names it")
      ->type_name("NAME")
      ->check([](const std::string& name) {
        return catalog::algorithm_named(name) == Algorithm::none ? "no algorithm is called '" + name + "'" : "";
      });
  automatic
      ->add_option("--rounds", auto_options->rounds,
                   "Rounds: half name the best engine, the median of the others counts")
      ->capture_default_str()
      ->check(CLI::Range(2, 1001));

  auto wp437_options = std::make_shared<Wp437Options>();
  CLI::App* wp437 =
      add_suite(*bench, "wp437", "EEA3 and EIA3 as in Xilinx white paper 437, in software and by accelerators",
                command_line, [=](Report& report) { return bench_wp437(report, *wp437_options); });
  wp437->add_option("--table", wp437_options->table, kTableHelp)->type_name("N")->check(CLI::IsMember(kTables));
  wp437->add_option("--share", wp437_options->share, "Table 2: share of the paper's data sizes, 251 to 535 Mb per line")
      ->capture_default_str()
      ->check(CLI::Range(0.001, 10.0));
  wp437
      ->add_option_function<std::string>(
          "--byte-order", [=](const std::string& order) { wp437_options->little_endian = order == "little"; },
          "Table 2: byte order of the words in memory: big, or little as in a Zynq")
      ->type_name("ORDER")
      ->default_str("big")
      ->check(CLI::IsMember({"big", "little"}));

  auto wp512_options = std::make_shared<Wp512Options>();
  CLI::App* wp512 = add_suite(*bench, "wp512",
                              "AES-GCM, SHA3-384 and RSA as in Xilinx white paper 512: its tables, this CPU, our cores",
                              command_line, [=](Report& report) { return bench_wp512(report, *wp512_options); });
  wp512
      ->add_option("--table", wp512_options->table,
                   "Only this: 1 to 4 without an operating system, 5 to 8 Linux, 9 all")
      ->type_name("N")
      ->check(CLI::Range(1, 9));
  wp512->add_option("--rounds", wp512_options->rounds, "Rounds of the measured columns; the median counts")
      ->capture_default_str()
      ->check(CLI::Range(1, 1001));

#if TANDEM_HAS_SIM
  auto sim_options = std::make_shared<SimOptions>();
  CLI::App* sim = add_suite(
      *bench, "sim",
      "Each simulated accelerator alone: rates by message, depth of the ring and memory; simulated clocks per second",
      command_line, [=](Report& report) { return bench_sim(report, *sim_options); });
  sim->add_option_function<std::string>(
         "--algorithm", [=](const std::string& name) { sim_options->algorithm = catalog::algorithm_named(name); },
         "What the accelerators compute")
      ->type_name("NAME")
      ->default_str("chacha20")
      ->check(CLI::IsMember(simulated_operations()));
  sim->add_option("--clock-mhz", sim_options->clock_mhz,
                  "Clock for the rates in MB/s; what place and route gives is in results/explore")
      ->capture_default_str()
      ->check(CLI::Range(1.0, 1000.0));
  sim->add_option("--sample-kib", sim_options->sample_kib, "Data per accelerator in KiB")
      ->capture_default_str()
      ->check(CLI::Range(64, 1 << 20));
  sim->add_option("--chunk-kib", sim_options->chunk_kib, "Data per task in KiB")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));

  auto thesis = std::make_shared<ThesisOptions>();
  CLI::App* thesis_suite = add_suite(*bench, "thesis", "Experiments A to E of the FpgaCha thesis beside its figures",
                                     command_line, [=](Report& report) { return bench_thesis(report, *thesis); });
  thesis_suite->add_option("--dir", thesis->directory, "Where to put the files; a tmpfs measures no disk")
      ->type_name("DIR")
      ->capture_default_str()
      ->check(CLI::ExistingDirectory);
  thesis_suite->add_option("--size-mib", thesis->size_mib, "Size of the file in MiB")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  thesis_suite->add_option("--rounds", thesis->rounds, "Rounds of the measured rows; the median counts")
      ->capture_default_str()
      ->check(CLI::Range(1, 101));
  thesis_suite
      ->add_option(
          "--sample-mib", thesis->sample_mib,
          "Modelled rows: data to simulate per accelerator in MiB; the rest of the file goes at the steady rate")
      ->capture_default_str()
      ->check(CLI::Range(1, 1 << 20));
  thesis_suite->add_option("--clock-mhz", thesis->clock_mhz, "Modelled rows: clock of the accelerators")
      ->capture_default_str()
      ->check(CLI::Range(1.0, 1000.0));
  thesis_suite
      ->add_option("--dram-mb-s", thesis->dram_mb_s, "Modelled rows: peak of the board's memory in 10^6 bytes/s")
      ->capture_default_str()
      ->check(CLI::Range(10.0, 1e6));
  thesis_suite->add_option("--dram-efficiency", thesis->dram_efficiency, "Modelled rows: share of that peak in reach")
      ->capture_default_str()
      ->check(CLI::Range(0.05, 1.0));
#endif
}

}  // namespace
}  // namespace tandem::bench

int main(int argc, char** argv) {
  using namespace tandem;
  cli::begin_program();
  CLI::App app(
      "Measure this machine and model the accelerators.\n"
      "Every figure says whether it is measured here, modelled (RTL cycles at a stated clock) or published.",
      "tandem bench");
  app.footer(cli::exit_codes_help());
  bench::add_suites(&app, bench::command_line_of(std::span(argv, static_cast<std::size_t>(argc))));
  return cli::run_program(app, argc, argv);
}
