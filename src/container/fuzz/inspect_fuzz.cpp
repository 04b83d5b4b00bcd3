// Fuzz target: what `tandem inspect` says. Whatever a file that parses has in it, sizes add up, every stanza is counted
// once, and both forms of the report are printable text; the JSON parses, and says the same.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/inspection_text.h"
#include "container/armor.h"
#include "container/fuzz/property.h"
#include "container/whole_file.h"

namespace tandem::container {
namespace {

void check_sizes(const WholeFile& file, const Inspection& inspection) {
  std::size_t stanzas = 0;
  std::uint64_t bytes = kHeaderFrameBytes;
  for (const InspectedRecipients& recipients : inspection.recipients) {
    stanzas += recipients.count;
    bytes += recipients.bytes;
  }
  PROPERTY(stanzas == file.start.stanzas.size());
  PROPERTY(bytes == inspection.header_bytes);
  PROPERTY(inspection.payload_bytes == file.payload.size());
  if (inspection.content_bytes) {
    PROPERTY(encrypted_bytes(*inspection.content_bytes) == inspection.payload_bytes);
    PROPERTY(inspection.payload_bytes == *inspection.content_bytes + inspection.chunks * kTagBytes);
  } else {
    PROPERTY(inspection.status != FileStatus::ok);
  }
}

bool is_text(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= 0x20 && c <= 0x7e); });
}

void check_reports(const Inspection& inspection, bool armored) {
  const cli::Inspected inspected{.name = "file",
                                 .armor_bytes = armored ? std::optional<std::uint64_t>(7) : std::nullopt,
                                 .inspection = inspection};
  const std::string text = cli::inspection_text(inspected);
  PROPERTY(is_text(text));
  PROPERTY(std::ranges::count(text, '\n') < 50);
  const std::string json = cli::inspection_json(inspected);
  PROPERTY(is_text(json));
  const auto parsed = nlohmann::json::parse(json);
  PROPERTY(parsed["recipients"].size() == inspection.recipients.size());
  for (std::size_t i = 0; i < inspection.recipients.size(); ++i) {
    PROPERTY(parsed["recipients"][i]["type"] == inspection.recipients[i].type);
  }
  PROPERTY(parsed["content_bytes"].is_null() == !inspection.content_bytes.has_value());
  PROPERTY(parsed["file_bytes"] == inspection.file_bytes());
}

}  // namespace
}  // namespace tandem::container

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tandem::container;
  const std::span<const std::uint8_t> bytes(data, size);
  WholeFile file;
  if (split_file(bytes, file) != FileStatus::ok) return 0;
  const bool armored = looks_armored(bytes).value_or(false);
  const Inspection inspection = inspect(file.start, file.payload.size());
  if (!armored) PROPERTY(inspection.file_bytes() == size);
  check_sizes(file, inspection);
  check_reports(inspection, armored);
  // A length that no test file has room for: any that a file system knows.
  std::uint64_t many = 0;
  for (std::size_t i = 0; i < file.start.nonce.size() && i < 8; ++i) many = many << 8 | file.start.nonce[i];
  const Inspection large = inspect(file.start, many >> 1);
  if (large.content_bytes) PROPERTY(encrypted_bytes(*large.content_bytes) == large.payload_bytes);
  check_reports(large, armored);
  return 0;
}
