// `tandem explain`: which engine is best for a task, and why. `tandem whatif`: the same on a board that is not here.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "calibrate/first_use.h"
#include "calibrate/measure.h"
#include "catalog/catalog.h"
#include "choose/explain.h"
#include "cli/algorithm_name.h"
#include "cli/board_profile.h"
#include "cli/commands.h"
#include "cli/default_engine.h"
#include "cli/json_text.h"
#include "cli/measured_profile.h"
#include "cli/message.h"
#include "generated/algorithms/operations.h"

namespace tandem::cli {
namespace {

using choose::Objective;
using choose::Profile;

constexpr std::uint64_t kLongest = 1'000'000'000'000;

struct ExplainOptions {
  choose::Question question;
  std::string profile;
  double clock_mhz = 0;
  unsigned key_bits = 0;  ///< 0: as they come
  bool board_only = false;
  bool json = false;
};

/// Reads the profile of a board. name: of the board, or of a file.
Profile read_board(const std::string& name) {
  if (auto board = board_profile(name)) return *std::move(board);
  std::error_code problem;
  if (!std::filesystem::exists(name, problem)) {
    throw CommandError(kUsage, "--profile: '{}' is no file, and no board; known:{}", name, board_names());
  }
  std::string error;
  auto profile = choose::read_profile(name, error);
  if (!profile) throw CommandError(kInput, "the profile {} cannot be read: {}", name, error);
  return *std::move(profile);
}

void print_json(const choose::Question& question, const choose::Answer& answer, const std::string& of_files) {
  nlohmann::ordered_json json{{"algorithm", question.algorithm},
                              {"direction", question.direction == Direction::encrypt ? "encrypt" : "decrypt"},
                              {"size", question.size},
                              {"depth", question.depth},
                              {"objective", choose::objective_name(question.objective)},
                              {"engines", nlohmann::ordered_json::array()},
                              {"best_from", nlohmann::ordered_json::array()},
                              {"reason", answer.reason},
                              {"large_files", of_files}};
  for (const choose::Contender& contender : answer.contenders) {
    const choose::Line line = contender.curve->line();
    const auto refusal = question.refused.find(contender.curve->engine);
    const bool published = contender.curve->source == choose::Source::published;
    json["engines"].push_back({{"engine", contender.curve->engine},
                               {"ns", contender.ns},
                               {"eligible", contender.eligible},
                               {"refusal", refusal == question.refused.end() ? "" : refusal->second},
                               {"kind", published ? "modelled" : choose::source_name(contender.curve->source)},
                               {"driver_ns", contender.curve->at(question.size, &choose::Cell::driver_ns)},
                               {"note", contender.curve->note},
                               {"t0_ns", line.t0_ns},
                               {"mb_s", line.mega_per_s()},
                               {"worst_error", line.worst_error}});
  }
  for (const choose::Stretch& stretch : answer.stretches) {
    json["best_from"].push_back(
        {{"size", stretch.from}, {"engine", answer.contenders[stretch.contender].curve->engine}});
  }
  console::write_json(json_text(json));
}

void print_answer(const Profile& profile, const ExplainOptions& options, const std::vector<std::string>& automatic) {
  const auto found = choose::answer(profile, options.question, automatic);
  if (found.contenders.empty()) {
    std::string known;
    for (const choose::Curve& curve : profile.curves) {
      if (known.find(" " + curve.algorithm) == std::string::npos) known += " " + curve.algorithm;
    }
    const bool unknown = catalog::algorithm_named(options.question.algorithm) == Algorithm::none;
    const std::string meant = unknown ? algorithms_meant(options.question.algorithm) : "";
    throw CommandError(kUsage, "the profile has no {}; it has{}{}{}", options.question.algorithm, known,
                       meant.empty() ? "" : ";", meant);
  }
  if (found.stretches.empty()) {
    const bool board = automatic.empty();
    throw CommandError(kEngine, "no engine that --require allows is in the profile{}",
                       board ? "" : "; simulated ones are never chosen");
  }
  const bool here = !automatic.empty();
  const std::string of_files = here ? engine_for_files(catalog::algorithm_named(options.question.algorithm)) : "";
  if (options.json) return print_json(options.question, found, of_files);
  print("{}", choose::text_of(profile, options.question, found));
  if (!of_files.empty()) print("Without --engine, large files: {}.\n", of_files);
}

/// Throws CommandError (kUsage) for a size that no task of the operation has.
void check_size(const OperationFacts& facts, double size) {
  const auto whole = static_cast<std::uint64_t>(size);
  if (const software::KeyedTasks* const keyed = calibrate::keyed_tasks(facts.algorithm)) {
    if (whole >= keyed->min_bits && whole <= keyed->max_bits && whole % keyed->step_bits == 0) return;
    throw CommandError(kUsage, "size {}: a key of {} has a multiple of {} bits, from {} to {}", whole, facts.name,
                       keyed->step_bits, keyed->min_bits, keyed->max_bits);
  }
  if (facts.takes_length(8 * whole)) return;
  throw CommandError(kUsage, "size {}: a message of {} has {} to {} bytes", whole, facts.name,
                     (facts.min_len_bits + 7) / 8, facts.longest_here() / 8);
}

/// Sets the direction if the algorithm has but one.
void choose_direction(Algorithm algorithm, choose::Question& question) {
  const std::vector<Direction> directions = calibrate::directions(algorithm);
  if (directions.size() == 1) question.direction = directions[0];
}

/// Leaves out the engines that do not take keys of so many bits.
void ask_for_keys(const OperationFacts& facts, unsigned key_bits, choose::Question& question) {
  if (facts.key_bytes == 0)
    throw CommandError(kUsage, "--key-bits: tasks of {} have no key beside their message", question.algorithm);
  if (key_bits % 8 != 0 || !facts.takes_key(key_bits / 8)) {
    throw CommandError(kUsage, "--key-bits {}: a key of {} has {}", key_bits, question.algorithm,
                       catalog::key_bits_text(facts.key_lengths));
  }
  for (const catalog::Entry& entry : catalog::entries()) {
    if (entry.algorithm != facts.algorithm || takes_key(entry.key_lengths, key_bits / 8)) continue;
    question.refused[entry.name] =
        fmt::format("its core takes only keys of {}", catalog::key_bits_text(entry.key_lengths));
  }
}

/// Reads this machine's profile; if there is none, what was measured at first use, if that knows such tasks.
Profile profile_for(const ExplainOptions& options) {
  const std::string path = profile_path(options.profile);
  std::error_code problem;
  if (options.profile.empty() && !choose::path_is_named() && !std::filesystem::exists(path, problem)) {
    auto kept = calibrate::kept_profile();
    const auto is_asked = [&](const choose::Curve& curve) {
      return curve.algorithm == options.question.algorithm && curve.direction == options.question.direction;
    };
    if (kept && std::ranges::any_of(kept->curves, is_asked)) return *std::move(kept);
  }
  return read_measured(path);
}

void run_explain(ExplainOptions& options) {
  const Algorithm algorithm = catalog::algorithm_named(options.question.algorithm);
  if (const std::string refusal = refuse_algorithm(options.question.algorithm); !refusal.empty()) {
    throw CommandError(kUsage, "{}; see `tandem engines`", refusal);
  }
  const OperationFacts& facts = facts::operation(algorithm);
  options.question.algorithm = facts.name;
  check_size(facts, options.question.size);
  choose_direction(algorithm, options.question);
  const unsigned key_bits = options.key_bits != 0 ? options.key_bits : 8U * facts.key_bytes;
  if (key_bits != 0) ask_for_keys(facts, key_bits, options.question);
  print_answer(profile_for(options), options, automatic_engines(options.question.algorithm));
}

/// Prints the answer as JSON.
void print_board_json(const Profile& profile) {
  nlohmann::ordered_json json{{"title", profile.title},
                              {"curves", nlohmann::ordered_json::array()},
                              {"host_costs", nlohmann::ordered_json::array()}};
  for (const choose::Curve& curve : profile.curves) {
    const choose::Line line = curve.line();
    json["curves"].push_back({{"algorithm", curve.algorithm},
                              {"direction", curve.direction == Direction::encrypt ? "encrypt" : "decrypt"},
                              {"engine", curve.engine},
                              {"cells", curve.cells.size()},
                              {"t0_ns", line.t0_ns},
                              {"mb_s", line.mega_per_s()},
                              {"worst_error", line.worst_error}});
    if (curve.power != 1) json["curves"].back()["mb_s"] = nullptr;
  }
  for (const choose::HostCost& cost : profile.host_costs) {
    json["host_costs"].push_back(
        {{"name", cost.name}, {"value", cost.value}, {"unit", cost.unit}, {"source", cost.source}});
  }
  console::write_json(json_text(json));
}

/// Prints every curve of a board with its line.
void print_board(const Profile& profile) {
  print("{}\n\n{:<12} {:<8} {:<14} {:>10} {:>12}  worst error\n", profile.title, "algorithm", "direction", "engine",
        "t0", "B");
  double worst = 0;
  for (const choose::Curve& curve : profile.curves) {
    const choose::Line line = curve.line();
    worst = std::max(worst, line.worst_error);
    const std::string rate = curve.power == 1 ? fmt::format("{:.1f} MB/s", line.mega_per_s()) : "-";
    print("{:<12} {:<9} {:<14} {:>9} {:>12}  {:.2f} %{}\n", curve.algorithm,
          curve.direction == Direction::encrypt ? "encrypt" : "decrypt", curve.engine, choose::time_text(line.t0_ns),
          rate, 100 * line.worst_error, curve.cells.size() < 3 ? " (two cells: exact by nature)" : "");
  }
  print("\nmodelled: t(n) = t0 + n/B through published cells; worst error of {} columns {:.2f} %\n",
        profile.curves.size(), 100 * worst);
  for (const choose::HostCost& cost : profile.host_costs) {
    print("{}: {:g} {}, {}\n", cost.name, cost.value, cost.unit, cost.source);
  }
}

/// The sizes at which our accelerators are simulated, beside the one that is asked for.
constexpr std::size_t kModelSizes[] = {16, 64, 256, 1024, 4096, 16384};
constexpr std::size_t kLongestBatch = std::size_t{256} << 10;  // so that an answer takes seconds
constexpr std::size_t kDeepestModel = 64;

std::vector<std::size_t> model_sizes(const choose::Question& question, std::size_t depth) {
  std::set<std::size_t> sizes;
  for (const std::size_t size : kModelSizes) {
    if (size * depth <= kLongestBatch) sizes.insert(size);
  }
  if (question.size <= kModelSizes[std::size(kModelSizes) - 1]) sizes.insert(static_cast<std::size_t>(question.size));
  return {sizes.begin(), sizes.end()};
}

void add_our_accelerators(Profile& board, Algorithm algorithm, const choose::Question& question) {
  if (board.clock_mhz == 0)
    throw CommandError(kUsage, "the profile states no clock_mhz; say --clock-mhz or --board-only");
  // There are keys of some lengths, and the core has one task inside, whatever waits for it.
  const bool of_keys = calibrate::keyed_tasks(algorithm) != nullptr;
  const std::size_t depth = of_keys ? 1 : std::min(question.depth, kDeepestModel);
  const std::vector<std::size_t> sizes =
      of_keys ? calibrate::effort_for(calibrate::quick(), algorithm).sizes : model_sizes(question, depth);
  std::vector<choose::Curve> curves;
  try {
    curves = calibrate::model_on_board(board, algorithm, question.direction, sizes, {&depth, 1});
  } catch (const std::runtime_error& error) {
    throw CommandError(kUnexpected, "{}; --board-only leaves our accelerators out", error.what());
  }
  std::ranges::move(curves, std::back_inserter(board.curves));
}

void run_whatif(ExplainOptions& options) {
  Profile board = read_board(options.profile);
  if (options.clock_mhz > 0) board.clock_mhz = options.clock_mhz;
  if (options.question.algorithm.empty()) return options.json ? print_board_json(board) : print_board(board);
  const Algorithm algorithm = catalog::algorithm_named(options.question.algorithm);
  if (algorithm != Algorithm::none) {
    options.question.algorithm = catalog::algorithm_name(algorithm);
    check_size(facts::operation(algorithm), options.question.size);
    choose_direction(algorithm, options.question);
    if (!options.board_only) add_our_accelerators(board, algorithm, options.question);
  }
  print_answer(board, options, {});
}

/// Adds an option that takes one of some words; the first is what it says without. `set` gets what the word stands for.
template <class Value>
void add_choice(CLI::App& command, const char* name, std::function<void(Value)> set, const char* help,
                const std::vector<std::pair<std::string, Value>>& values) {
  std::vector<std::string> words;
  for (const auto& [word, value] : values) words.push_back(word);
  command
      .add_option_function<std::string>(
          name,
          [values, set = std::move(set)](const std::string& word) {
            set(std::ranges::find(values, word, &std::pair<std::string, Value>::first)->second);
          },
          help)
      ->type_name("WORD")
      ->default_str(words.front())
      ->check(CLI::IsMember(words));
}

void add_question(CLI::App& command, const std::shared_ptr<ExplainOptions>& options) {
  choose::Question& question = options->question;
  command.add_option("--depth", question.depth, "Tasks that are submitted together")
      ->capture_default_str()
      ->check(CLI::Range(1, 65536));
  command.add_flag_callback(
      "--decrypt", [options] { options->question.direction = Direction::decrypt; }, "Decryption, if it differs");
  add_choice<Objective>(
      command, "--objective", [options](Objective value) { options->question.objective = value; },
      "What to minimise: time per task, time until a batch is done, or CPU time",
      {{"throughput", Objective::throughput}, {"latency", Objective::latency}, {"cpu", Objective::cpu}});
  add_choice<Require>(command, "--require", [options](Require value) { options->question.require = value; },
                      "Which engines may be chosen",
                      {{"any", Require::any}, {"sw", Require::software}, {"hw", Require::hardware}});
  command.add_flag("--json", options->json, "Print JSON");
}

}  // namespace

void add_explain_command(CLI::App& app) {
  CLI::App* const command =
      app.add_subcommand("explain", "Say which engine `auto` takes for a task, from which size on, and why");
  const auto options = std::make_shared<ExplainOptions>();
  command->add_option("algorithm", options->question.algorithm, "As `tandem engines` names it")->required();
  command->add_option("size", options->question.size, "Bytes of a task, or bits of an RSA key")
      ->required()
      ->check(CLI::Range(std::uint64_t{1}, kLongest));
  add_question(*command, options);
  command->add_option(
      "--key-bits", options->key_bits,
      "Length of the key, by default the usual one; engines that do not take it are left out of the table");
  command->add_option("--profile", options->profile, kProfileHelp)->type_name("FILE");
  command->footer(
      "Needs a profile of this machine: tandem calibrate --quick. Without one it knows what was measured when a "
      "command\n"
      "first ran without --engine.\n\nExamples:\n  tandem explain aes_gcm 1024 --depth 8");
  command->callback([options] { run_explain(*options); });
}

void add_whatif_command(CLI::App& app) {
  CLI::App* const command =
      app.add_subcommand("whatif", "Say what explain does for a board that is not here: modelled");
  const auto options = std::make_shared<ExplainOptions>();
  command
      ->add_option(
          "algorithm", options->question.algorithm,
          "Algorithm of the board or of an accelerator, as `tandem engines` names it; without one: all lines of "
          "the board with their errors")
      ->needs(command->add_option("size", options->question.size, "Bytes of a task, or bits of an RSA key")
                  ->check(CLI::Range(std::uint64_t{1}, kLongest)));
  command->add_option("--profile", options->profile, fmt::format("A board:{}; or a file in their form", board_names()))
      ->type_name("BOARD")
      ->required();
  command->add_option("--clock-mhz", options->clock_mhz, "Clock of our accelerators; by default what the board says")
      ->check(CLI::Range(1.0, 1000.0));
  command->add_flag("--board-only", options->board_only, "Leave out our accelerators; then nothing is simulated");
  add_question(*command, options);
  command->footer(
      "Engines of the board follow lines through published cells. The time of our accelerators is modelled: clocks of\n"
      "simulated RTL, the board's memory and its port, what its host adds to each batch and byte, and the driver's "
      "work\n"
      "for each task, which is measured on this CPU and not scaled to the board's.\n"
      "\nExamples:\n  tandem whatif aes_gcm 1024 --profile zynqmp-linux\n"
      "  tandem whatif eea3 1500 --profile zynqmp-freertos --depth 8 --clock-mhz 150");
  command->callback([options] { run_whatif(*options); });
}

}  // namespace tandem::cli
