// The part that commands which move data through engines share: options, the run, and what is said about it.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/engine_list.h"
#include "cli/default_engine.h"
#include "cli/input.h"
#include "cli/output.h"
#include "pipeline/pipeline.h"

namespace tandem::cli {

struct TransferOptions {
  TransferOptions();

  std::string input = "-";
  std::string output = "-";
  std::optional<std::string> engines{};  ///< none: what `take_default_engine` takes
  unsigned jobs;                         ///< at first as many as it may run on processors
  bool force = false;
  bool quiet = false;
  bool verbose = false;
  bool no_profile = false;
  std::string_view insist = "--force";  ///< as in OutputOptions
};

/// Adds INPUT, -o, --force and what add_engine_options adds.
void add_transfer_options(CLI::App& command, TransferOptions& options);

void add_input_option(CLI::App& command, TransferOptions& options);

/// Adds --engine, --no-profile, --jobs, --quiet and -v.
void add_engine_options(CLI::App& command, TransferOptions& options);

/// Paragraphs for the manual pages of commands with these options.
inline constexpr char kEnginesManual[] =
    "--engine takes names from `tandem engines` with commas between them; *N stands for N of one. auto chooses\n"
    "an engine for each task by the profile of `tandem calibrate`; auto.latency and auto.cpu choose for the\n"
    "shortest wait and for the least CPU time, each with .sw or .hw for software or hardware only. Without\n"
    "--engine, the CPU's fastest engine is used, by that profile or by a measurement at first use, which takes\n"
    "some 10 ms of CPU time and is kept. Inputs below 64 MiB use the first engine in `tandem engines`.\n"
    "--no-profile neither reads nor keeps a measurement.\n\n";

/// Throws CommandError (kUsage) if more than one of the input and all of `files` is "-", which can be read once.
void check_standard_input(const std::string& input, std::initializer_list<std::span<const std::string>> files);

/// Returns the engines for `algorithm` that --engine names; without it `cpu`. Throws CommandError (kUsage).
std::vector<catalog::EngineChoice> choose_engines(const TransferOptions& options, Algorithm algorithm);

/// Makes the one choice there is the engine of the CPU that is the fastest here for a job of `bytes`, if their number
/// is known. Says with -v which engine that is, and why. For runs without --engine.
void take_default_engine(const TransferOptions& options, const choose::Work& work, std::optional<std::uint64_t> bytes,
                         std::vector<catalog::EngineChoice>& choices);

/// Makes the engines. Throws CommandError (kEngine).
std::vector<std::unique_ptr<Engine>> make_engines(const std::vector<catalog::EngineChoice>& choices,
                                                  const catalog::SimSettings& settings = {});

/// Returns the options with which a command opens its output.
OutputOptions output_options(const TransferOptions& options, const Input& input, OnTerminal on_terminal);

/// Throws CommandError (kOutput) if writing `output` would destroy `file`, which the run needs. file: "-" is standard
/// input. what: "key file".
void refuse_to_destroy(const std::string& output, const std::string& file, const char* what);

struct Transfer {
  const TransferOptions& options;
  const Input& input;
  const Output& output;
  pipeline::Source& source;  ///< the input, or a part or view of it
  pipeline::Sink& sink;      ///< the output, or what leads there
  const pipeline::Framing& framing;
  std::span<const std::unique_ptr<Engine>> engines;
};

/// Runs the data through the engines, with progress on a terminal. Throws CommandError for what means the same to every
/// command: interruption, and a failure to read or write. A failure in the result is of Stage::cut or run.
pipeline::Result run_transfer(const Transfer& transfer, pipeline::Event& stop);

/// Throws CommandError (kEngine) for a failure of Stage::run.
[[noreturn]] void fail_engine(const pipeline::Failure& failure);

/// Prints one line per kind of engine and one for the whole, which began at `start`. For -v.
void print_shares(const pipeline::Result& result, std::chrono::steady_clock::time_point start);

}  // namespace tandem::cli
