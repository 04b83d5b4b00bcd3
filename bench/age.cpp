// `tandem bench age`: encrypts a file in memory to an age file and decrypts it again. Whole programs compete with age
// and rage, and with the same pipeline without a cipher, in turn in one run.
#include <fmt/format.h>
#include <sched.h>

#include <algorithm>
#include <exception>
#include <fstream>
#include <functional>
#include <optional>
#include <stdexcept>
#include <vector>

#include "bench/bound.h"
#include "bench/clock.h"
#include "bench/payload_run.h"
#include "bench/pipe_reader.h"
#include "bench/process.h"
#include "bench/scratch.h"
#include "bench/suites.h"
#include "container/key_files.h"
#include "container/x25519.h"

namespace tandem::bench {
namespace {

constexpr std::size_t kStarts = 21;
constexpr std::size_t kShort = 1000;
constexpr char kInTurn[] = "median of ratios taken in turn";

/// While it lives, this thread and the processes that it starts run on the first `cpus` of the processors that it may
/// use.
class Processors {
 public:
  explicit Processors(unsigned cpus) {
    ::sched_getaffinity(0, sizeof before_, &before_);
    cpu_set_t some;
    CPU_ZERO(&some);
    for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&some) < static_cast<int>(cpus); ++cpu) {
      if (CPU_ISSET(cpu, &before_)) CPU_SET(cpu, &some);
    }
    ::sched_setaffinity(0, sizeof some, &some);
  }
  Processors(const Processors&) = delete;
  Processors& operator=(const Processors&) = delete;
  ~Processors() { ::sched_setaffinity(0, sizeof before_, &before_); }

 private:
  cpu_set_t before_{};
};

enum class To { file, pipe };

/// One line of the comparison.
struct Setting {
  std::string name;
  To to = To::file;
  unsigned cpus = 2;
};

struct Contender {
  std::string name;
  std::function<ProcessCost(Watch)> run;
  std::vector<ProcessCost> costs{};
  double peak_memory_mib = 0;  ///< of the round that warms up

  [[nodiscard]] std::vector<double> column(double ProcessCost::*member) const {
    std::vector<double> values;
    for (const ProcessCost& cost : costs) values.push_back(cost.*member);
    return values;
  }
};

double ratio_of(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < a.size(); ++i) ratios.push_back(a[i] / b[i]);
  return median(ratios);
}

/// The other programs on this machine. Another version of age is named with its number.
std::vector<std::pair<std::string, std::string>> other_programs(const AgeOptions& options) {
  std::vector<std::pair<std::string, std::string>> found;
  if (can_run("age")) found.emplace_back("age", "age");
  for (const std::string& program : options.also_age) {
    if (!can_run(program)) throw std::runtime_error(fmt::format("cannot run {}", program));
    found.emplace_back("age " + version_of(program), program);
  }
  if (can_run(options.rage)) found.emplace_back("rage", options.rage);
  return found;
}

class AgeBench {
 public:
  AgeBench(Report& report, const AgeOptions& options, const Scratch& scratch)
      : report_(report), options_(options), scratch_(scratch), others_(other_programs(options)) {
    const container::X25519Identity identity = container::generate_x25519_identity();
    recipient_ = container::encode_recipient(identity.recipient);
    const container::SecretText text = container::identity_file(identity, "for a benchmark");
    std::ofstream(scratch.key()) << container::view(text);
  }

  /// Both directions in every setting.
  void run(const std::vector<Setting>& settings) {
    scratch_.fill_input(options_.size_mib << 20);
    for (const Setting& setting : settings) measure(setting, Direction::encrypt);
    // The encrypted file takes the plain one's place.
    scratch_.remove_output();
    const auto encrypt = command(tandem_path(), Direction::encrypt, To::file, 2);
    if (!run_process(encrypt).ok) throw std::runtime_error("`tandem encrypt` failed");
    scratch_.output_to_input();
    for (const Setting& setting : settings) measure(setting, Direction::decrypt);
    scratch_.remove_output();
  }

  /// Measures the time from the start of a program to its first byte of output, for a short file.
  void measure_starts() {
    scratch_.fill_input(kShort);
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      std::vector<Contender> contenders = programs(direction, To::pipe, 2);
      std::vector<std::vector<double>> times(contenders.size());
      for (std::size_t round = 0; round <= kStarts; ++round) {
        for (std::size_t i = 0; i < contenders.size(); ++i) {
          PipeReader reader;
          const std::uint64_t start = now_ns();
          run_process(arguments_[i], reader.write_end());
          reader.finish();
          if (round > 0) times[i].push_back(static_cast<double>(reader.first_byte_ns() - start) * 1e-6);
        }
      }
      for (std::size_t i = 0; i < contenders.size(); ++i) {
        Row of = row_by(contenders[i].name, direction);
        of.what = "start";
        of.bytes = kShort;
        report_.add(figure(of, "start to first byte", "ms", median(times[i]), "X25519"));
      }
      if (direction == Direction::decrypt) break;
      scratch_.remove_output();
      if (!run_process(command(tandem_path(), direction, To::file, 2)).ok) throw std::runtime_error("encrypt failed");
      scratch_.output_to_input();
    }
    report_.print("Start-up");
  }

 private:
  static std::string verb(Direction direction) { return direction == Direction::encrypt ? "encrypt" : "decrypt"; }

  /// The command line of one of the three programs; they differ little.
  [[nodiscard]] std::vector<std::string> command(const std::string& program, Direction direction, To to,
                                                 unsigned jobs) const {
    const bool ours = program == tandem_path();
    std::vector<std::string> line = {program};
    if (ours) line.insert(line.end(), {verb(direction), "--quiet", "--jobs", std::to_string(jobs)});
    if (ours && options_.hold_to_avx2) line.insert(line.end(), {"--engine", "cpu.avx2"});
    if (!ours && direction == Direction::decrypt) line.push_back("-d");
    if (direction == Direction::encrypt) {
      line.insert(line.end(), {"-r", recipient_});
    } else {
      line.insert(line.end(), {"-i", scratch_.key()});
    }
    if (to == To::file) line.insert(line.end(), {"-o", scratch_.output()});
    line.push_back(scratch_.input());
    return line;
  }

  /// The programs on this machine, ours first; their command lines go to `arguments_`.
  std::vector<Contender> programs(Direction direction, To to, unsigned jobs) {
    std::vector<Contender> contenders;
    arguments_.clear();
    const auto add_program = [&](const std::string& name, const std::string& program) {
      const auto line = command(program, direction, to, jobs);
      arguments_.push_back(line);
      contenders.push_back({.name = name, .run = [=](Watch watch) {
                              if (to == To::file) return run_process(line, -1, watch);
                              PipeReader reader;
                              return run_process(line, reader.write_end(), watch);
                            }});
    };
    add_program("tandem", tandem_path());
    for (const auto& [name, program] : others_) add_program(name, program);
    return contenders;
  }

  [[nodiscard]] Contender stub(Direction direction, const Setting& setting) const {
    PayloadRun run{.engine = "stub",
                   .workers = setting.cpus,
                   .direction = direction,
                   .input = scratch_.input(),
                   .output = setting.to == To::file ? scratch_.output() : ""};
    return {.name = "stub", .run = [run](Watch) mutable {
              if (!run.output.empty()) return run_payload(run);
              PipeReader reader;
              run.output_fd = reader.write_end();
              return run_payload(run);
            }};
  }

  void measure(const Setting& setting, Direction direction) {
    std::vector<Contender> contenders = programs(direction, setting.to, setting.cpus);
    contenders.push_back(stub(direction, setting));
    {
      const Processors processors(setting.cpus);
      const auto round = [&](bool counts) {
        for (Contender& contender : contenders) {
          scratch_.remove_output();
          const ProcessCost cost = contender.run(counts ? Watch::nothing : Watch::memory);
          if (!cost.ok) throw std::runtime_error(fmt::format("{} failed to {}", contender.name, verb(direction)));
          if (counts) contender.costs.push_back(cost);
          if (!counts) contender.peak_memory_mib = cost.peak_memory_mib;
        }
      };
      run_rounds(options_.rounds, round, [&] { return has_bound(contenders); });
    }
    scratch_.remove_output();
    print(setting, direction, contenders);
  }

  /// Returns whether the last contender, the stub, bounds the first, this program.
  static bool has_bound(const std::vector<Contender>& contenders) {
    return bounds(contenders.back().column(&ProcessCost::wall_s), contenders.front().column(&ProcessCost::wall_s));
  }

  void print(const Setting& setting, Direction direction, const std::vector<Contender>& contenders) {
    const auto row = [&](const std::string& engine) {
      Row of = row_by(engine, direction);
      of.what = setting.name;
      of.bytes = options_.size_mib << 20;
      of.parameters = {{"cpus", static_cast<double>(setting.cpus)}};
      return of;
    };
    for (const Contender& contender : contenders) {
      const bool bound = contender.name == "stub";
      const auto wall = contender.column(&ProcessCost::wall_s);
      const Row of = row(contender.name);
      report_.add(figure(of, "wall time", "ms", (bound ? fastest(wall) : median(wall)) * 1e3,
                         bound ? fmt::format("no cipher: {}", bound_note(has_bound(contenders))) : "whole program"));
      report_.add(figure(of, "CPU time", "ms", median(contender.column(&ProcessCost::cpu_s)) * 1e3));
      if (bound) continue;
      report_.add(figure(of, "peak memory", "MiB", contender.peak_memory_mib, "of one round"));
    }
    const Row of = row("tandem");
    const auto ours = contenders.front().column(&ProcessCost::wall_s);
    const auto our_cpu = contenders.front().column(&ProcessCost::cpu_s);
    if (has_bound(contenders)) {
      report_.add(ratio(of, "rate", "stub", fastest(contenders.back().column(&ProcessCost::wall_s)) / fastest(ours),
                        "fastest rounds"));
    }
    for (std::size_t i = 1; i + 1 < contenders.size(); ++i) {
      const Contender& other = contenders[i];
      report_.add(ratio(of, "speed-up", other.name, ratio_of(other.column(&ProcessCost::wall_s), ours), kInTurn));
      report_.add(ratio(of, "CPU time", other.name, ratio_of(our_cpu, other.column(&ProcessCost::cpu_s)), kInTurn));
    }
    report_.print(fmt::format("{} of a {} MiB file, {}, {} CPU{}, medians of {} rounds in turn", verb(direction),
                              options_.size_mib, setting.name, setting.cpus, setting.cpus == 1 ? "" : "s",
                              options_.rounds));
  }

  static Row row_by(const std::string& engine, Direction direction) {
    return {.suite = "age", .direction = verb(direction), .engine = engine};
  }

  Report& report_;
  const AgeOptions& options_;
  const Scratch& scratch_;
  std::vector<std::pair<std::string, std::string>> others_;  ///< names in the table, and the programs
  std::string recipient_;
  std::vector<std::vector<std::string>> arguments_;
};

}  // namespace

bool bench_age(Report& report, const AgeOptions& options) {
  // Input and output, each with its tags.
  const std::size_t needed_bytes = 2 * (options.size_mib << 20) / 65536 * 65600 + (std::size_t{8} << 20);
  {
    const Scratch scratch(options.directory, needed_bytes);
    AgeBench bench(report, options, scratch);
    bench.run({{"new file", To::file, 2}, {"new file", To::file, 1}, {"pipe", To::pipe, 2}, {"pipe", To::pipe, 1}});
    bench.measure_starts();
  }
  if (options.huge_directory.empty()) return true;
  const Scratch scratch(options.huge_directory, needed_bytes);
  AgeBench(report, options, scratch)
      .run({{"new file in huge pages", To::file, 2}, {"new file in huge pages", To::file, 1}});
  return true;
}

}  // namespace tandem::bench
