#include "container/header.h"

#include <algorithm>
#include <cstring>

#include "container/base64.h"
#include "container/crypto.h"

namespace tandem::container {
namespace {

constexpr std::string_view kVersionMark = "age-encryption.org/";
constexpr std::string_view kVersionLine = "age-encryption.org/v1";
constexpr std::string_view kMacMark = "---";

bool is_visible(char c) { return c >= 0x21 && c <= 0x7e; }

/// Returns whether one of them is the beginning of the other.
bool agree(std::string_view a, std::string_view b) {
  const std::size_t common = std::min(a.size(), b.size());
  return a.substr(0, common) == b.substr(0, common);
}

}  // namespace

std::string encode_stanzas(std::span<const Stanza> stanzas) {
  std::string text(kVersionLine);
  text += '\n';
  for (const Stanza& stanza : stanzas) append_stanza(stanza, text);
  text += kMacMark;
  return text;
}

void append_mac(std::span<const std::uint8_t, 32> mac, std::string& text) {
  text += ' ';
  append_base64(mac, Padding::none, text);
  text += '\n';
}

std::array<std::uint8_t, 32> header_mac(const FileKey& file_key, std::string_view authenticated) {
  SecretBytes<32> key;
  hkdf_sha256(file_key.bytes, {}, "header", key.bytes);
  return hmac_sha256(key.bytes, authenticated);
}

std::size_t FileStartParser::feed(std::span<const std::uint8_t> bytes) {
  std::size_t taken = 0;
  while (!done() && taken < bytes.size()) {
    const auto rest = bytes.subspan(taken);
    taken += next_ == Next::nonce ? feed_nonce(rest) : feed_line(rest);
  }
  return taken;
}

void FileStartParser::finish() {
  if (done()) return;
  // A text that is too short to tell is no age file, either.
  const bool is_age = next_ != Next::version || text_.size() >= kVersionMark.size();
  status_ = is_age ? FileStatus::truncated_header : FileStatus::not_age;
}

std::size_t FileStartParser::feed_line(std::span<const std::uint8_t> bytes) {
  const std::size_t room = kMaxHeaderBytes - text_.size();
  if (room == 0) {
    status_ = FileStatus::header_too_long;
    return 0;
  }
  const auto* text = reinterpret_cast<const char*>(bytes.data());
  const std::string_view window(text, std::min(bytes.size(), room));
  const std::size_t end = window.find('\n');
  const std::size_t taken = end == std::string_view::npos ? window.size() : end + 1;
  text_.append(window.substr(0, taken));
  if (end == std::string_view::npos) {
    check_unfinished_line();
    return taken;
  }
  status_ = parse_line(std::string_view(text_).substr(line_start_, text_.size() - line_start_ - 1));
  line_start_ = text_.size();
  return taken;
}

std::size_t FileStartParser::feed_nonce(std::span<const std::uint8_t> bytes) {
  const std::size_t taken = std::min(bytes.size(), kPayloadNonceBytes - nonce_bytes_);
  std::memcpy(start_.nonce.data() + nonce_bytes_, bytes.data(), taken);
  nonce_bytes_ += taken;
  if (nonce_bytes_ == kPayloadNonceBytes) next_ = Next::nothing;
  return taken;
}

/// Some other file may have no line feed for long: it is refused at its first bytes.
void FileStartParser::check_unfinished_line() {
  if (next_ == Next::version && !agree(text_, kVersionMark)) status_ = FileStatus::not_age;
  if (next_ == Next::body && text_.size() - line_start_ > kBodyColumns) status_ = FileStatus::bad_header;
}

FileStatus FileStartParser::parse_line(std::string_view line) {
  switch (next_) {
    case Next::version:
      return parse_version(line);
    case Next::first_stanza:
    case Next::stanza_or_mac:
      return parse_mark(line);
    case Next::body: {
      const BodyLine kind = parse_body_line(line, start_.stanzas.back());
      if (kind == BodyLine::malformed) return FileStatus::bad_header;
      if (kind == BodyLine::last) next_ = Next::stanza_or_mac;
      return FileStatus::ok;
    }
    case Next::nonce:
    case Next::nothing:
      break;
  }
  return FileStatus::bad_header;
}

FileStatus FileStartParser::parse_version(std::string_view line) {
  if (!line.starts_with(kVersionMark)) return FileStatus::not_age;
  const std::string_view version = line.substr(kVersionMark.size());
  if (version.empty() || !std::ranges::all_of(version, is_visible)) return FileStatus::bad_header;
  if (line != kVersionLine) return FileStatus::unsupported_version;
  next_ = Next::first_stanza;
  return FileStatus::ok;
}

/// The first line of a stanza, or the MAC's.
FileStatus FileStartParser::parse_mark(std::string_view line) {
  if (line.starts_with(kStanzaMark)) {
    next_ = Next::body;
    return parse_argument_line(line, start_.stanzas.emplace_back()) ? FileStatus::ok : FileStatus::bad_header;
  }
  const bool is_mac = next_ == Next::stanza_or_mac && line.starts_with(kMacMark) &&
                      line.substr(kMacMark.size()).starts_with(' ') &&
                      decode_base64_exactly(line.substr(kMacMark.size() + 1), start_.mac);
  if (!is_mac) return FileStatus::bad_header;
  start_.authenticated = text_.substr(0, line_start_ + kMacMark.size());
  next_ = Next::nonce;
  return FileStatus::ok;
}

}  // namespace tandem::container
