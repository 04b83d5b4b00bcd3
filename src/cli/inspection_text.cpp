#include "cli/inspection_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/json_text.h"
#include "container/scrypt.h"

namespace tandem::cli {
namespace {

using container::Inspection;
using PostQuantum = container::StanzaKind::PostQuantum;

constexpr std::size_t kMaxKinds = 20;
constexpr std::size_t kMaxCharacters = 40;
/// A work factor far above what is ever used; the numbers of bytes that follow from it are still numbers.
constexpr unsigned kMaxWorkFactor = 50;

const char* word(PostQuantum post_quantum) {
  switch (post_quantum) {
    case PostQuantum::no:
      return "no";
    case PostQuantum::yes:
      return "yes";
    case PostQuantum::unknown:
      break;
  }
  return "unknown";
}

std::string shortened(const std::string& type) {
  return type.size() <= kMaxCharacters ? type : type.substr(0, kMaxCharacters - 3) + "...";
}

/// Returns the memory that scrypt takes as text: "256 MiB".
std::string memory_text(unsigned work_factor) {
  constexpr const char* kUnits[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  return fmt::format("{} {}", 1U << work_factor % 10, kUnits[work_factor / 10]);
}

std::string passphrase_text(unsigned work_factor) {
  if (work_factor > kMaxWorkFactor) return "        a work factor that no machine can do";
  const char* const limit = work_factor > container::kMaxWorkFactor ? "; more than Tandem agrees to" : "";
  return fmt::format("        work factor 2^{}: {} of memory{}", work_factor, memory_text(work_factor), limit);
}

std::string recipients_text(const Inspection& inspection) {
  std::size_t width = 0;
  const std::size_t shown = std::min(inspection.recipients.size(), kMaxKinds);
  for (std::size_t i = 0; i < shown; ++i) width = std::max(width, shortened(inspection.recipients[i].type).size());
  std::string text = "Recipients\n";
  for (std::size_t i = 0; i < shown; ++i) {
    const auto& [type, kind, count, bytes] = inspection.recipients[i];
    text += fmt::format("  {:>4}  {:<{}}  {}\n", count, shortened(type), width, kind.title);
    if (type == container::kScryptType && inspection.work_factor) {
      text += passphrase_text(*inspection.work_factor) + "\n";
    }
  }
  if (inspection.recipients.size() > shown) {
    text += fmt::format("        and {} more kinds\n", inspection.recipients.size() - shown);
  }
  return text + fmt::format("  Safe from quantum computers: {}\n", word(inspection.post_quantum));
}

std::string sizes_text(const Inspected& inspected) {
  const Inspection& inspection = inspected.inspection;
  std::string text = "Bytes\n";
  const auto line = [&](const char* what, std::uint64_t bytes, const std::string& remark) {
    text += fmt::format("  {:<8} {:>16}{}{}\n", what, bytes, remark.empty() ? "" : "  ", remark);
  };
  line("header", inspection.header_bytes, "");
  line("nonce", container::kPayloadNonceBytes, "");
  if (inspection.content_bytes) {
    const char* const s = inspection.chunks == 1 ? "" : "s";
    line("content", *inspection.content_bytes, fmt::format("in {} chunk{} of up to 64 KiB", inspection.chunks, s));
    line("tags", inspection.payload_bytes - *inspection.content_bytes, "");
  } else {
    line("payload", inspection.payload_bytes, "no payload has this length: truncated, or something was appended");
  }
  line("in all", inspection.file_bytes(), "");
  if (inspected.armor_bytes) line("as text", *inspected.armor_bytes, "");
  return text;
}

}  // namespace

std::string inspection_text(const Inspected& inspected) {
  const Inspection& inspection = inspected.inspection;
  std::string text = fmt::format("{}: age file, version v1, {}\n\n{}\n{}", inspected.name,
                                 inspected.armor_bytes ? "armored" : "not armored", recipients_text(inspection),
                                 sizes_text(inspected));
  if (inspection.status == container::FileStatus::ok) {
    text += "\nNothing of this is proven before a key opens the file: `tandem verify`.\n";
  }
  return text;
}

std::string inspection_json(const Inspected& inspected) {
  using Json = nlohmann::ordered_json;
  const Inspection& inspection = inspected.inspection;
  const auto optional = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
  Json recipients = Json::array();
  for (const auto& [type, kind, count, bytes] : inspection.recipients) {
    recipients.push_back({{"type", type},
                          {"count", count},
                          {"title", kind.title},
                          {"post_quantum", word(kind.post_quantum)},
                          {"header_bytes", bytes}});
  }
  const Json json = {{"name", inspected.name},
                     {"version", "age-encryption.org/v1"},
                     {"status", container::file_status_name(inspection.status)},
                     {"armored", inspected.armor_bytes.has_value()},
                     {"recipients", recipients},
                     {"work_factor", optional(inspection.work_factor)},
                     {"post_quantum", word(inspection.post_quantum)},
                     {"header_bytes", inspection.header_bytes},
                     {"nonce_bytes", container::kPayloadNonceBytes},
                     {"payload_bytes", inspection.payload_bytes},
                     {"payload_length_possible", inspection.content_bytes.has_value()},
                     {"content_bytes", optional(inspection.content_bytes)},
                     {"chunks", inspection.chunks},
                     {"file_bytes", inspection.file_bytes()},
                     {"armor_bytes", optional(inspected.armor_bytes)}};
  return json_text(json);
}

}  // namespace tandem::cli
