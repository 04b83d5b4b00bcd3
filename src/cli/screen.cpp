#include "cli/screen.h"

#include <algorithm>
#include <cerrno>

#include "engine/wipe.h"

namespace tandem::cli {

Screen::~Screen() { wipe(text_.data(), text_.size()); }

int Screen::write(std::uint64_t /*offset*/, pipeline::Pieces data) {
  if (data.bytes() > kMaxBytes - text_.size()) return EFBIG;
  text_.reserve(kMaxBytes);  // never moved, so that no copy is left behind
  for (int i = 0; i < data.count(); ++i) {
    const auto piece = data[static_cast<std::size_t>(i)];
    text_.insert(text_.end(), piece.begin(), piece.end());
  }
  return 0;
}

bool Screen::is_text() const {
  // U+0080 to U+009F are control characters, too, in UTF-8 C2 80 to C2 9F.
  std::uint8_t before = 0;
  return std::all_of(text_.begin(), text_.end(), [&before](std::uint8_t byte) {
    const bool allowed = byte == '\t' || byte == '\n' || byte == '\r';
    const bool control = (byte < 0x20 && !allowed) || byte == 0x7f || (before == 0xc2 && byte < 0xa0);
    before = byte;
    return !control;
  });
}

int Screen::show() { return text_.empty() ? 0 : terminal_.write(0, std::span<const std::uint8_t>(text_)); }

}  // namespace tandem::cli
