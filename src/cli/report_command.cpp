// `tandem report`: the profile of this machine, or of a board, as a page for a browser.
#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "calibrate/report.h"
#include "cli/board_profile.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/measured_profile.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/transfer.h"

namespace tandem::cli {
namespace {

struct ReportOptions {
  std::string profile;
  std::string output = "tandem-report.html";
  bool force = false;
};

void run_report(const ReportOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  const std::optional<choose::Profile> board = board_profile(options.profile);
  std::string page;
  if (board) {
    page = calibrate::board_page(*board, options.profile);
  } else {
    const std::string path = profile_path(options.profile);
    page = calibrate::report_page(read_measured(path), automatic_engines);
    refuse_to_destroy(options.output, path, "profile");
  }
  Output output(options.output, {.force = options.force, .on_terminal = OnTerminal::anything}, stop);
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(page.data()), page.size());
  if (const int error = output.sink().write(0, bytes); error != 0) output.fail(error);
  output.commit();
  if (options.output != "-") print_message("wrote {}; open it in a browser", output.name());
}

}  // namespace

void add_report_command(CLI::App& app) {
  CLI::App* const command = app.add_subcommand(
      "report", "Make an HTML page of what calibrate found: curves, crossings, and what `auto` takes where");
  const auto options = std::make_shared<ReportOptions>();
  command->add_option("--profile", options->profile, fmt::format("{}; or a board:{}", kProfileHelp, board_names()))
      ->type_name("BOARD");
  command->add_option("-o,--output", options->output, "File to write; - is standard output")
      ->type_name("FILE")
      ->capture_default_str();
  command->add_flag("--force", options->force, "Replace an existing output");
  command->footer(
      "Needs a profile of this machine, tandem calibrate --quick (some seconds) or --full, or the name of a board, "
      "whose\n"
      "published figures it shows.\n"
      "The page is self-contained and needs no network. For each algorithm: throughput, time, latency or the "
      "CPU's\n"
      "share against size, with marks where another engine becomes the best; the map of what `auto` takes by size and\n"
      "depth; all figures as tables, which need no JavaScript; machine, build and date.\n"
      "\nExamples:\n  tandem report -o report.html\n  tandem report --profile zynqmp-linux -o board.html");
  command->callback([options] { run_report(*options); });
}

}  // namespace tandem::cli
