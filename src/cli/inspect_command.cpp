// `tandem inspect`: what an age file says of itself, without a key.
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>

#include "cli/age_input.h"
#include "cli/commands.h"
#include "cli/help/page.h"
#include "cli/identities.h"
#include "cli/inspection_text.h"
#include "cli/interrupt.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

constexpr char kInspectHelpEnd[] =
    "Examples:\n"
    "  tandem inspect photos.tar.age\n"
    "  tandem inspect --json - < letter.age\n\n"
    "It needs no key, and proves nothing: whoever can change a file can change what it says of itself. `tandem "
    "verify`\n"
    "proves it. Files with armor and streams are read to their end, others only as far as their header.\n\n";

struct InspectOptions {
  std::string input = "-";
  bool json = false;
};

/// Returns the bytes of payload: by the file's size, else by reading all of it.
std::uint64_t payload_bytes(AgeInput& file, const Input& input) {
  pipeline::Source& payload = file.payload();
  if (const auto size = payload.size()) return *size;
  std::array<std::uint8_t, std::size_t{64} * 1024> block;
  std::uint64_t bytes = 0;
  for (;;) {
    const pipeline::ReadResult read = payload.read(bytes, std::span<std::uint8_t>(block));
    if (read.os_error == ECANCELED) {
      throw CommandError(interrupted_code(), "interrupted while reading input {}", input.name());
    }
    if (read.os_error != 0) {
      file.check_armor();
      throw CommandError(kInput, "cannot read input {}: {}", input.name(), os_error_text(read.os_error));
    }
    bytes += read.bytes;
    if (read.bytes < block.size()) return bytes;
  }
}

void run_inspect(const InspectOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  Input input(options.input, stop, container::kArmorEnd);
  AgeInput file(input);
  const std::uint64_t bytes = payload_bytes(file, input);
  const Inspected inspected{.name = options.input == "-" ? input.name() : options.input,
                            .armor_bytes = file.armor_bytes(),
                            .inspection = container::inspect(file.start(), bytes)};
  options.json ? console::write_json(inspection_json(inspected)) : console::write_text(inspection_text(inspected));
  const container::FileStatus status = inspected.inspection.status;
  if (status != container::FileStatus::ok) {
    throw CommandError(exit_code_of(status), "input {} {}", input.name(), container::file_status_text(status));
  }
}

}  // namespace

void add_inspect_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand(
      "inspect", "Say what an age file is: for whom, how long, and whether its length is possible; without a key");
  const auto options = std::make_shared<InspectOptions>();
  command->add_option("INPUT", options->input, "File to read; - is standard input")->capture_default_str();
  command->add_flag("--json", options->json,
                    "Print an object for programs. status is that of docs/formats/age.md; sizes are in bytes, null\n"
                    "where there is none");
  command->footer(std::string(kInspectHelpEnd) + kManualOnly + exit_codes_help());
  command->callback([options] { run_inspect(*options); });
}

}  // namespace tandem::cli
