// The bytes that an armored source stands for.
#pragma once

#include <vector>

#include "container/armor.h"
#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// Decodes ASCII armor as it is read. Where the armor is wrong the stream ends early; `status` then says so, and what
/// came before must not be taken for everything.
class ArmorSource final : public Source {
 public:
  /// text: outlives this; read from its beginning, in order.
  explicit ArmorSource(Source& text) : text_(text) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return std::nullopt; }
  ReadResult read(std::uint64_t offset, Pieces into) override;

  /// What is wrong with the armor that has been read so far. After the run.
  [[nodiscard]] container::FileStatus status() const { return status_; }

 private:
  /// Decodes the next block of text into `bytes_`. Returns 0 or errno.
  int decode_more();

  Source& text_;
  std::uint64_t text_offset_ = 0;
  container::ArmorDecoder decoder_;
  container::FileStatus status_ = container::FileStatus::ok;
  bool ended_ = false;
  std::vector<std::uint8_t> bytes_;
  std::size_t given_ = 0;  ///< of bytes_
};

}  // namespace tandem::pipeline
