#include "cli/decryption.h"

#include <algorithm>

#include "cli/message.h"
#include "pipeline/s1_read/window_source.h"
#include "pipeline/s6_write/discard_sink.h"

namespace tandem::cli {

std::vector<std::unique_ptr<Engine>> Decryption::make_engines(std::vector<catalog::EngineChoice>& choices,
                                                              const std::optional<ByteRange>& range) {
  const std::size_t messages = pipeline::messages_for(output_.block_bytes());
  take_default_engine(options_, work_on_files(Algorithm::chacha20_poly1305, Direction::decrypt, messages),
                      job_bytes(range), choices);
  return cli::make_engines(choices);
}

std::optional<std::uint64_t> Decryption::job_bytes(const std::optional<ByteRange>& range) {
  const auto payload_bytes = file_.payload().size();
  if (!payload_bytes || !range) return payload_bytes;
  return std::min(*payload_bytes, range->last - range->first);
}

pipeline::Result Decryption::run_range(const ByteRange& range, std::span<const std::unique_ptr<Engine>> engines) {
  const auto payload_bytes = file_.payload().size();
  if (!payload_bytes) {
    throw CommandError(kUsage, "--range needs a file that can be read at any place; {} is {}; decrypt all of it",
                       input_.name(), file_.is_armored() ? "armored" : "a stream");
  }
  const auto plain_bytes = container::decrypted_bytes(*payload_bytes);
  if (!plain_bytes) {
    throw CommandError(kBadPayload, "input {} is truncated, or something was appended: no age file has its size",
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

void Decryption::prove_end(std::uint64_t payload_bytes, std::uint64_t plain_bytes,
                           std::span<const std::unique_ptr<Engine>> engines) {
  const std::uint64_t messages = plain_bytes == 0 ? 1 : (plain_bytes - 1) / pipeline::kMessageBytes + 1;
  const std::uint64_t begin = (messages - 1) * pipeline::kSealedBytes;
  pipeline::WindowSource last(file_.payload(), begin, payload_bytes - begin);
  pipeline::DiscardSink nowhere;
  run({.first_message = messages - 1}, last, nowhere, engines);
}

pipeline::Result Decryption::run(const pipeline::PayloadWindow& window, pipeline::Source& source, pipeline::Sink& sink,
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

void Decryption::report(const pipeline::Failure& failure, std::uint64_t first_message) const {
  const std::uint64_t message = first_message + failure.offset / pipeline::kSealedBytes;
  const std::uint64_t plain_byte = message * pipeline::kMessageBytes;
  if (failure.stage == pipeline::Stage::cut) {
    throw CommandError(kBadPayload,
                       "input {} is truncated, or something was appended: {} bytes of it are sound; get the file again",
                       input_.name(), plain_byte);
  }
  if (failure.status == Status::authentication) {
    throw CommandError(
        kBadPayload,
        "input {} was altered or truncated: from byte {} of its content on it is not authentic; get the file again",
        input_.name(), plain_byte);
  }
  fail_engine(failure);
}

}  // namespace tandem::cli
