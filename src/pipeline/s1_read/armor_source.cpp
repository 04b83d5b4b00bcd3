#include "pipeline/s1_read/armor_source.h"

#include <array>
#include <cerrno>

namespace tandem::pipeline {

using container::FileStatus;

constexpr std::size_t kBlockBytes = 64 * 1024;

ReadResult ArmorSource::read(std::uint64_t /*offset*/, Pieces into) {
  if (status_ != FileStatus::ok) return {.os_error = EBADMSG};
  std::size_t done = 0;
  for (;;) {
    const std::size_t part = into.fill_front(std::span<const std::uint8_t>(bytes_).subspan(given_));
    given_ += part;
    done += part;
    if (into.empty() || ended_) return {.bytes = done};
    if (const int error = decode_more(); error != 0) return {.os_error = error};
  }
}

int ArmorSource::decode_more() {
  std::array<std::uint8_t, kBlockBytes> block;
  const ReadResult result = text_.read(text_offset_, std::span<std::uint8_t>(block));
  if (result.os_error != 0) return result.os_error;
  text_offset_ += result.bytes;
  bytes_.clear();
  given_ = 0;
  status_ = decoder_.feed(std::span(block).first(result.bytes), bytes_);
  const bool text_ended = result.bytes < block.size();
  if (status_ == FileStatus::ok && text_ended) status_ = decoder_.finish();
  ended_ = text_ended;
  return status_ == FileStatus::ok ? 0 : EBADMSG;
}

}  // namespace tandem::pipeline
