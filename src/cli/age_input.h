// An age file as input: its header, and its payload as a source.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cli/input.h"
#include "container/header.h"
#include "pipeline/s1_read/armor_source.h"
#include "pipeline/s1_read/rest_source.h"
#include "pipeline/s1_read/window_source.h"

namespace tandem::cli {

/// Reads the beginning of an age file, armored or not, from a file or a stream.
class AgeInput {
 public:
  /// Throws CommandError: kBadHeader or kBadArmor where this is no age file, kInput where it cannot be read, or
  /// interrupted.
  explicit AgeInput(Input& input);

  [[nodiscard]] const container::FileStart& start() const { return parser_.start(); }

  /// Returns what follows header and nonce. It knows its size if the input does and is not armored; otherwise it is a
  /// stream.
  [[nodiscard]] pipeline::Source& payload() { return *payload_; }

  [[nodiscard]] bool is_armored() const { return armor_ != nullptr; }
  /// Returns the bytes of armor that have been read; none for a file without.
  [[nodiscard]] std::optional<std::uint64_t> armor_bytes() const {
    return is_armored() ? std::optional(armor_->text_bytes()) : std::nullopt;
  }
  /// Throws CommandError (kBadArmor) if what has been read of the payload was armored wrongly.
  void check_armor() const;

 private:
  void detect_armor();
  void read_start();
  /// Reads the next block of `source` into `block_`. Returns false at its end.
  bool read_block(pipeline::Source& source);
  void check(container::FileStatus status) const;

  Input& input_;
  std::unique_ptr<pipeline::RestSource> text_;  ///< of armor: what was read to detect it, and the rest
  std::unique_ptr<pipeline::ArmorSource> armor_;
  container::FileStartParser parser_;
  std::vector<std::uint8_t> block_;
  std::uint64_t offset_ = 0;  ///< of the next block
  std::unique_ptr<pipeline::Source> payload_;
};

}  // namespace tandem::cli
