// Output as ASCII armor.
#pragma once

#include <string>

#include "container/armor.h"
#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

/// Encodes as it writes, in order.
class ArmorSink final : public Sink {
 public:
  /// text: outlives this.
  explicit ArmorSink(Sink& text) : text_(text) {}

  [[nodiscard]] bool random_access() const override { return false; }
  [[nodiscard]] int write(std::uint64_t offset, Pieces data) override;

  /// Writes the armor's end, once. Returns 0 or errno.
  [[nodiscard]] int finish();

 private:
  int flush();

  Sink& text_;
  std::uint64_t text_offset_ = 0;
  container::ArmorEncoder encoder_;
  std::string encoded_;
};

}  // namespace tandem::pipeline
