// A stream from which too much has been read already.
#pragma once

#include <utility>
#include <vector>

#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// A source of bytes that are in memory, then of what is left of another source; a stream in any case.
class RestSource final : public Source {
 public:
  /// rest: outlives this; `offset` bytes of it have been read.
  RestSource(std::vector<std::uint8_t> beginning, Source& rest, std::uint64_t offset)
      : beginning_(std::move(beginning)), rest_(rest), offset_(offset) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return std::nullopt; }
  ReadResult read(std::uint64_t /*offset*/, Pieces into) override {
    const std::size_t first = into.fill_front(std::span<const std::uint8_t>(beginning_).subspan(given_));
    given_ += first;
    if (into.empty()) return {.bytes = first};
    const ReadResult result = rest_.read(offset_, into);
    offset_ += result.bytes;
    return {.bytes = first + result.bytes, .os_error = result.os_error};
  }

 private:
  std::vector<std::uint8_t> beginning_;
  std::size_t given_ = 0;
  Source& rest_;
  std::uint64_t offset_;
};

}  // namespace tandem::pipeline
