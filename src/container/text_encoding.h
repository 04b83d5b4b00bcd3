// Recognises text that is not in plain UTF-8.
#pragma once

#include <algorithm>
#include <string_view>

namespace tandem::container {

/// Returns whether a text begins with a byte order mark of UTF-8 or UTF-16, or with two characters of ASCII in UTF-16.
/// No key and no age file does.
inline bool is_marked_or_utf16(std::string_view text) {
  constexpr std::string_view kMarks[] = {"\xef\xbb\xbf", "\xff\xfe", "\xfe\xff"};
  if (std::ranges::any_of(kMarks, [&](std::string_view mark) { return text.starts_with(mark); })) return true;
  const auto is_visible = [](char c) { return c >= 0x20 && c <= 0x7e; };
  if (text.size() < 4) return false;
  const bool low_first = is_visible(text[0]) && text[1] == 0 && is_visible(text[2]) && text[3] == 0;
  const bool high_first = text[0] == 0 && is_visible(text[1]) && text[2] == 0 && is_visible(text[3]);
  return low_first || high_first;
}

}  // namespace tandem::container
