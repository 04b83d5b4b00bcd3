#include "pipeline/s6_write/armor_sink.h"

namespace tandem::pipeline {

int ArmorSink::write(std::uint64_t /*offset*/, Pieces data) {
  for (int i = 0; i < data.count(); ++i) encoder_.feed(data[static_cast<std::size_t>(i)], encoded_);
  return flush();
}

int ArmorSink::finish() {
  encoder_.finish(encoded_);
  return flush();
}

int ArmorSink::flush() {
  const auto* text = reinterpret_cast<const std::uint8_t*>(encoded_.data());
  const int error = text_.write(text_offset_, std::span(text, encoded_.size()));
  text_offset_ += encoded_.size();
  encoded_.clear();
  return error;
}

}  // namespace tandem::pipeline
