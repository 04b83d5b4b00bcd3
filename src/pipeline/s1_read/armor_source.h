// The bytes that an armored source stands for.
#pragma once

#include <vector>

#include "container/armor.h"
#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// Decodes ASCII armor as it is read. A read that reaches wrong armor fails with EBADMSG, so that nothing before it is
/// taken for the end; `status` then says what is wrong.
class ArmorSource final : public Source {
 public:
  /// text: outlives this; read from its beginning, in order.
  explicit ArmorSource(Source& text) : text_(text) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return std::nullopt; }
  ReadResult read(std::uint64_t offset, Pieces into) override;

  /// Returns what is wrong with the armor that has been read so far. Not while another thread reads.
  [[nodiscard]] container::FileStatus status() const { return status_; }
  /// Bytes of text that have been read so far. Not while another thread reads.
  [[nodiscard]] std::uint64_t text_bytes() const { return text_offset_; }

 private:
  /// Decodes the next block of text into `bytes_`. Returns 0, EBADMSG, or the text's errno.
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
