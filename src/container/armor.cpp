#include "container/armor.h"

#include <algorithm>
#include <cstring>

#include "container/base64.h"

namespace tandem::container {
namespace {

constexpr std::string_view kBegin = "-----BEGIN AGE ENCRYPTED FILE-----";
/// Messages of PGP, signed ones, and keys begin so.
constexpr std::string_view kBeginOfPgp = "-----BEGIN PGP ";
constexpr std::size_t kColumns = 64;

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool is_blank(std::string_view text) { return std::ranges::all_of(text, is_space); }

std::string_view as_text(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::optional<bool> looks_armored(std::span<const std::uint8_t> start) {
  const std::string_view text = as_text(start);
  const auto* const first = std::ranges::find_if_not(text, is_space);
  if (first == text.end()) return std::nullopt;
  return *first == kBegin.front();
}

void ArmorEncoder::begin(std::string& text) {
  if (begun_) return;
  begun_ = true;
  text += kBegin;
  text += '\n';
}

void ArmorEncoder::feed(std::span<const std::uint8_t> bytes, std::string& text) {
  begin(text);
  while (line_bytes_ + bytes.size() >= line_.size()) {
    const std::size_t taken = line_.size() - line_bytes_;
    std::memcpy(line_.data() + line_bytes_, bytes.data(), taken);
    bytes = bytes.subspan(taken);
    append_base64(line_, Padding::required, text);
    text += '\n';
    line_bytes_ = 0;
  }
  if (bytes.empty()) return;
  std::memcpy(line_.data() + line_bytes_, bytes.data(), bytes.size());
  line_bytes_ += bytes.size();
}

void ArmorEncoder::finish(std::string& text) {
  begin(text);
  if (line_bytes_ > 0) {
    append_base64(std::span(line_).first(line_bytes_), Padding::required, text);
    text += '\n';
  }
  text += kArmorEnd;
  text += '\n';
}

FileStatus ArmorDecoder::feed(std::span<const std::uint8_t> text, std::vector<std::uint8_t>& bytes) {
  std::string_view rest = as_text(text);
  while (status_ == FileStatus::ok && !rest.empty()) {
    if (expect_ == Expect::nothing) return status_ = take_margin(rest);
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return status_ = keep(rest);
    const std::string_view piece = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    if (line_.empty()) {
      status_ = take_line(piece, bytes);
    } else {
      status_ = keep(piece);
      if (status_ == FileStatus::ok) status_ = take_line(line_, bytes);
      line_.clear();
    }
  }
  return status_;
}

FileStatus ArmorDecoder::finish() {
  if (status_ != FileStatus::ok) return status_;
  std::string_view line = line_;
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (line != kArmorEnd && line.starts_with(kArmorEnd)) return status_ = FileStatus::bad_armor;
  const bool complete = expect_ == Expect::nothing || (expect_ != Expect::begin && line == kArmorEnd);
  return status_ = complete ? FileStatus::ok : FileStatus::truncated_armor;
}

/// Keeps the beginning of a line until its end comes. A line that is too long is refused and not kept.
FileStatus ArmorDecoder::keep(std::string_view piece) {
  const std::size_t longest = expect_ == Expect::begin ? kMaxArmorMargin : kColumns + 1;
  if (piece.size() > longest - line_.size()) return FileStatus::bad_armor;
  line_ += piece;
  return FileStatus::ok;
}

FileStatus ArmorDecoder::take_line(std::string_view line, std::vector<std::uint8_t>& bytes) {
  if (expect_ == Expect::begin && is_blank(line)) {
    ++margin_;  // its line feed
    return take_margin(line);
  }
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (expect_ == Expect::begin) {
    expect_ = Expect::base64;
    margin_ = 0;
    if (line.starts_with(kBeginOfPgp)) return FileStatus::pgp;
    return line == kBegin ? FileStatus::ok : FileStatus::bad_armor;
  }
  if (line == kArmorEnd) {
    expect_ = Expect::nothing;
    return FileStatus::ok;
  }
  return expect_ == Expect::base64 ? take_base64(line, bytes) : FileStatus::bad_armor;
}

FileStatus ArmorDecoder::take_base64(std::string_view line, std::vector<std::uint8_t>& bytes) {
  const bool valid = !line.empty() && line.size() <= kColumns && decode_base64(line, Padding::required, bytes);
  // Only the last line may be short, or padded.
  if (line.size() < kColumns || line.ends_with('=')) expect_ = Expect::end;
  return valid ? FileStatus::ok : FileStatus::bad_armor;
}

FileStatus ArmorDecoder::take_margin(std::string_view text) {
  margin_ += text.size();
  return margin_ <= kMaxArmorMargin && is_blank(text) ? FileStatus::ok : FileStatus::bad_armor;
}

}  // namespace tandem::container
