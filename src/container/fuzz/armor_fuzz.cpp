// Fuzz target: armor. Whatever is encoded decodes to itself; what is accepted encodes to the same text, but for line
// ends and white space around it; pieces do not matter.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "container/armor.h"
#include "container/fuzz/property.h"

namespace tandem::container {
namespace {

using Bytes = std::span<const std::uint8_t>;

struct Outcome {
  FileStatus status = FileStatus::ok;
  std::vector<std::uint8_t> bytes;
  bool operator==(const Outcome&) const = default;
};

template <class Feed>
void in_pieces(Bytes bytes, std::size_t piece, Feed feed) {
  for (; bytes.size() > piece; bytes = bytes.subspan(piece)) feed(bytes.first(piece));
  feed(bytes);
}

Outcome decode(std::string_view text, std::size_t piece) {
  ArmorDecoder decoder;
  Outcome outcome;
  in_pieces({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}, piece, [&](Bytes part) {
    const FileStatus status = decoder.feed(part, outcome.bytes);
    PROPERTY(outcome.status == FileStatus::ok || status == outcome.status);
    outcome.status = status;
  });
  const FileStatus end = decoder.finish();
  PROPERTY(outcome.status == FileStatus::ok || end == outcome.status);
  outcome.status = end;
  return outcome;
}

std::string encode(Bytes bytes, std::size_t piece) {
  ArmorEncoder encoder;
  std::string text;
  in_pieces(bytes, piece, [&](Bytes part) { encoder.feed(part, text); });
  encoder.finish(text);
  return text;
}

/// Returns accepted text without what may differ.
std::string normalised(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  text.remove_prefix(text.find_first_not_of(kSpace));
  text = text.substr(0, text.find_last_not_of(kSpace) + 1);
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!text.substr(i).starts_with("\r\n")) result += text[i];
  }
  return result + "\n";
}

}  // namespace
}  // namespace tandem::container

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tandem::container;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Outcome whole = decode(text, size + 1);
  PROPERTY(decode(text, 1) == whole);
  PROPERTY(decode(text, size % 67 + 2) == whole);
  if (whole.status == FileStatus::ok) PROPERTY(encode(whole.bytes, 100) == normalised(text));

  const std::string armor = encode({data, size}, size + 1);
  PROPERTY(encode({data, size}, size % 49 + 1) == armor);
  const Outcome again = decode(armor, size % 131 + 1);
  PROPERTY(again.status == FileStatus::ok);
  PROPERTY(std::ranges::equal(again.bytes, Bytes(data, size)));
  const auto armored = looks_armored({reinterpret_cast<const std::uint8_t*>(armor.data()), armor.size()});
  PROPERTY(armored == true);
  return 0;
}
