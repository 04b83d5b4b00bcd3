// Turns an age file into what it contains: `tandem decrypt` writes that, `tandem verify` only looks whether it is
// authentic.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cli/age_input.h"
#include "cli/identities.h"
#include "cli/transfer.h"
#include "container/payload.h"
#include "pipeline/s2_cut/payload_framing.h"

namespace tandem::cli {

/// Bytes of the content, counted from 0, both included.
struct ByteRange {
  std::uint64_t first = 0;
  std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
};

/// One run, from the open file on. All that it is given outlives it.
class Decryption {
 public:
  /// Reads the header. Throws what AgeInput does.
  Decryption(const TransferOptions& options, Input& input, Output& output, pipeline::Event& stop)
      : options_(options), input_(input), output_(output), stop_(stop), file_(input) {}

  [[nodiscard]] const AgeInput& file() const { return file_; }

  /// The identities are wiped afterwards: the payload's key is all that the run takes. Throws what Identities::open
  /// does.
  void read_key(Identities identities) { key_ = identities.open(file_.start(), input_.name()); }

  /// Makes the engines that were chosen, or the fastest for such a file. Throws CommandError (kEngine).
  std::vector<std::unique_ptr<Engine>> make_engines(std::vector<catalog::EngineChoice>& choices,
                                                    const std::optional<ByteRange>& range = {});

  /// Decrypts all of it. Throws CommandError (kBadPayload, kBadArmor, kEngine, and what run_transfer throws).
  pipeline::Result run_whole(std::span<const std::unique_ptr<Engine>> engines) {
    return run({}, file_.payload(), output_.sink(), engines);
  }

  /// Decrypts a part, and the last chunk, which proves the length. Throws as run_whole does; kUsage for a range that is
  /// not there, or an input that cannot be read at any place.
  pipeline::Result run_range(const ByteRange& range, std::span<const std::unique_ptr<Engine>> engines);

 private:
  /// Returns the bytes that are to be decrypted at most, if that is known.
  std::optional<std::uint64_t> job_bytes(const std::optional<ByteRange>& range);
  void prove_end(std::uint64_t payload_bytes, std::uint64_t plain_bytes,
                 std::span<const std::unique_ptr<Engine>> engines);
  pipeline::Result run(const pipeline::PayloadWindow& window, pipeline::Source& source, pipeline::Sink& sink,
                       std::span<const std::unique_ptr<Engine>> engines);
  [[noreturn]] void report(const pipeline::Failure& failure, std::uint64_t first_message) const;

  const TransferOptions& options_;
  Input& input_;
  Output& output_;
  pipeline::Event& stop_;
  AgeInput file_;
  container::PayloadKey key_;
};

}  // namespace tandem::cli
