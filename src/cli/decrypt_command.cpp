// `tandem decrypt`: an age file, or a range of what it contains.
#include <charconv>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/age_input.h"
#include "cli/commands.h"
#include "cli/identities.h"
#include "cli/interrupt.h"
#include "cli/message.h"
#include "cli/private_process.h"
#include "cli/transfer.h"
#include "container/payload.h"
#include "pipeline/s2_cut/payload_framing.h"
#include "pipeline/s6_write/discard_sink.h"

namespace tandem::cli {
namespace {

constexpr char kHelpEnd[] =
    "Examples:\n"
    "  tandem decrypt -i key.txt -o big.tar big.tar.age\n"
    "  tandem decrypt -o notes notes.age                asks for the passphrase\n"
    "  tandem decrypt -i key.txt photos.tar.age | tar x\n"
    "  tandem decrypt -i key.txt --range 1000-1999 log.age\n"
    "Only authentic data is written. A file appears only when all of it is authentic. A pipe gets each part as soon "
    "as\n"
    "that part is authentic, before the end of the file has been seen. If the exit status is not 0, it got only the\n"
    "beginning: do not act on it before you know the status.\n\n";

struct DecryptOptions : TransferOptions {
  std::vector<std::string> identity_files;
  std::string range;
};

struct ByteRange {
  std::uint64_t first = 0;
  std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
};

/// "FIRST-LAST" or "FIRST-", both counted from 0 and included, as in HTTP.
ByteRange parse_range(std::string_view text) {
  ByteRange range;
  const auto parse = [&](std::string_view number, std::uint64_t& value) {
    const auto [end, problem] = std::from_chars(number.data(), number.data() + number.size(), value);
    return problem == std::errc{} && end == number.data() + number.size();
  };
  const std::size_t dash = std::min(text.find('-'), text.size());
  const std::string_view last = text.substr(std::min(dash + 1, text.size()));
  const bool ok = dash < text.size() && parse(text.substr(0, dash), range.first) &&
                  (last.empty() || parse(last, range.last)) && range.first <= range.last;
  if (!ok) {
    throw CommandError(kUsage, "--range: '{}' is not a range; FIRST-LAST are two bytes, counted from 0, both included",
                       text);
  }
  return range;
}

void check_files(const DecryptOptions& options) {
  std::size_t from_standard_input = options.input == "-" ? 1 : 0;
  for (const std::string& file : options.identity_files) {
    from_standard_input += file == "-" ? 1 : 0;
    refuse_to_destroy(options.output, file, "identity file");
  }
  if (from_standard_input > 1) {
    throw CommandError(kUsage, "standard input cannot be two things at once; name files instead of -");
  }
}

/// One `tandem decrypt` from the open file on.
class Decryption {
 public:
  Decryption(const DecryptOptions& options, Input& input, Output& output, pipeline::Event& stop)
      : options_(options), input_(input), output_(output), stop_(stop), file_(input) {}

  /// The identities are wiped afterwards: the payload's key is all that the run takes.
  void read_key(Identities identities) { key_ = identities.open(file_.start(), input_.name()); }

  /// Bytes that are to be decrypted at most, if that is known.
  std::optional<std::uint64_t> job_bytes(const std::optional<ByteRange>& range) {
    const auto payload_bytes = file_.payload().size();
    if (!payload_bytes || !range) return payload_bytes;
    return std::min(*payload_bytes, range->last - range->first);
  }

  pipeline::Result run_whole(std::span<const std::unique_ptr<Engine>> engines) {
    return run({}, file_.payload(), output_.sink(), engines);
  }

  pipeline::Result run_range(const ByteRange& range, std::span<const std::unique_ptr<Engine>> engines) {
    const auto payload_bytes = file_.payload().size();
    if (!payload_bytes) {
      throw CommandError(kUsage, "--range needs a file that can be read at any place; {} is {}", input_.name(),
                         file_.is_armored() ? "armored" : "a stream");
    }
    const auto plain_bytes = container::decrypted_bytes(*payload_bytes);
    if (!plain_bytes) {
      throw CommandError(kNotAuthentic, "input {} is truncated, or something was appended: no age file has its size",
                         input_.name());
    }
    // The size is what the file system says. The last chunk proves that nothing was cut off.
    prove_end(*payload_bytes, *plain_bytes, engines);
    if (range.first >= *plain_bytes) {
      throw CommandError(kUsage, "--range begins at byte {}, and {} contains {}", range.first, input_.name(),
                         *plain_bytes);
    }
    const std::uint64_t bytes = std::min(range.last, *plain_bytes - 1) - range.first + 1;
    const auto part = pipeline::range_of(*payload_bytes, range.first, bytes);
    pipeline::WindowSource window(file_.payload(), part.input_offset, part.input_bytes);
    return run(part.window, window, output_.sink(), engines);
  }

 private:
  void prove_end(std::uint64_t payload_bytes, std::uint64_t plain_bytes,
                 std::span<const std::unique_ptr<Engine>> engines) {
    const std::uint64_t messages = plain_bytes == 0 ? 1 : (plain_bytes - 1) / pipeline::kMessageBytes + 1;
    const std::uint64_t begin = (messages - 1) * pipeline::kSealedBytes;
    pipeline::WindowSource last(file_.payload(), begin, payload_bytes - begin);
    pipeline::DiscardSink nowhere;
    run({.first_message = messages - 1}, last, nowhere, engines);
  }

  pipeline::Result run(const pipeline::PayloadWindow& window, pipeline::Source& source, pipeline::Sink& sink,
                       std::span<const std::unique_ptr<Engine>> engines) {
    const pipeline::PayloadFraming framing(key_, Direction::decrypt, 0, window,
                                           pipeline::messages_for(output_.block_bytes()));
    const Transfer transfer{.options = options_,
                            .input = input_,
                            .output = output_,
                            .source = source,
                            .sink = sink,
                            .framing = framing,
                            .engines = engines};
    pipeline::Result result;
    try {
      result = run_transfer(transfer, stop_);
    } catch (const CommandError&) {
      file_.check_armor();  // which explains a failed read better
      throw;
    }
    if (result.failure) report(*result.failure, window.first_message);
    return result;
  }

  [[noreturn]] void report(const pipeline::Failure& failure, std::uint64_t first_message) const {
    const std::uint64_t message = first_message + failure.offset / pipeline::kSealedBytes;
    const std::uint64_t plain_byte = message * pipeline::kMessageBytes;
    if (failure.stage == pipeline::Stage::cut) {
      throw CommandError(kNotAuthentic, "input {} is truncated, or something was appended: {} bytes of it are sound",
                         input_.name(), plain_byte);
    }
    if (failure.status == Status::authentication) {
      throw CommandError(kNotAuthentic,
                         "input {} was altered or truncated: from byte {} of its content on it is not authentic",
                         input_.name(), plain_byte);
    }
    fail_engine(failure);
  }

  const DecryptOptions& options_;
  Input& input_;
  Output& output_;
  pipeline::Event& stop_;
  AgeInput file_;
  container::PayloadKey key_;
};

void run_decrypt(const DecryptOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  auto choices = choose_engines(options, Algorithm::chacha20_poly1305);
  std::optional<ByteRange> range;
  if (!options.range.empty()) range = parse_range(options.range);
  check_files(options);
  Identities identities(options.identity_files, stop, options.quiet);
  Input input(options.input, stop);
  Output output(options.output, output_options(options, input, OnTerminal::text), stop);
  Decryption decryption(options, input, output, stop);
  decryption.read_key(std::move(identities));
  take_default_engine(
      options,
      work_on_files(Algorithm::chacha20_poly1305, Direction::decrypt, pipeline::messages_for(output.block_bytes())),
      decryption.job_bytes(range), choices);
  const auto engines = make_engines(choices);

  const auto start = std::chrono::steady_clock::now();
  const pipeline::Result result = range ? decryption.run_range(*range, engines) : decryption.run_whole(engines);
  output.commit();
  if (options.verbose) print_shares(result, start);
}

}  // namespace

void add_decrypt_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("decrypt", "Decrypt an age file, or a range of it; only what is authentic");
  const auto options = std::make_shared<DecryptOptions>();
  add_transfer_options(*command, *options);
  command
      ->add_option("-i,--identity", options->identity_files,
                   "File with identities, AGE-SECRET-KEY-1...; may be repeated; without it a passphrase is asked for")
      ->allow_extra_args(false);
  command->add_option(
      "--range", options->range,
      "Only the bytes FIRST-LAST of the content, counted from 0, both included; FIRST- goes to the end. "
      "Reads and decrypts only the 64 KiB chunks that they are in and the last chunk, which proves the "
      "length. The input must be a file without armor");
  command->footer(std::string(kHelpEnd) + kExitCodesHelp);
  command->callback([options] { run_decrypt(*options); });
}

}  // namespace tandem::cli
