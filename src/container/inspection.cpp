#include "container/inspection.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <span>

#include "container/age_file.h"

namespace tandem::container {
namespace {

using enum StanzaKind::PostQuantum;

// Source  C2SP age.md, age-plugin.md, age-tag.md, age-piv-p256.md; age(1) for SSH
constexpr StanzaKind kKinds[] = {
    {kX25519Type, "age keys (age1...)", no},
    {kScryptType, "a passphrase", yes},
    {"mlkem768x25519", "post-quantum age keys (age1pq1...)", yes},
    {"ssh-ed25519", "SSH keys (ssh-ed25519)", no},
    {"ssh-rsa", "SSH keys (ssh-rsa)", no},
    {"p256tag", "keys in hardware (age1tag1...), opened by a plugin", no},
    {"mlkem768p256tag", "post-quantum keys in hardware (age1tagpq1...), opened by a plugin", yes},
    {"piv-p256", "keys in hardware, opened by age-plugin-yubikey or its like", no},
};
constexpr StanzaKind kUnknown = {"", "unknown, maybe of a plugin", unknown};
constexpr StanzaKind kGrease = {"", "for no one: it only keeps readers from refusing what they do not know", yes};

StanzaKind::PostQuantum weaker(StanzaKind::PostQuantum a, StanzaKind::PostQuantum b) {
  if (a == no || b == no) return no;
  return a == unknown || b == unknown ? unknown : yes;
}

std::size_t text_bytes(const Stanza& stanza) {
  std::string text;
  append_stanza(stanza, text);
  return text.size();
}

std::vector<InspectedRecipients> count(std::span<const Stanza> stanzas) {
  std::vector<InspectedRecipients> list;
  // A foreign file may have very many types. Not hashed: it could be made so that all of them collide.
  std::map<std::string_view, std::size_t> places;
  for (const Stanza& stanza : stanzas) {
    const std::string_view type = stanza.type();
    const auto [place, is_new] = places.try_emplace(type, list.size());
    if (is_new) list.push_back({.type = std::string(type), .kind = stanza_kind(type)});
    InspectedRecipients& recipients = list[place->second];
    ++recipients.count;
    recipients.bytes += text_bytes(stanza);
  }
  return list;
}

}  // namespace

const StanzaKind& stanza_kind(std::string_view type) {
  if (type.ends_with("-grease")) return kGrease;
  const auto* const found = std::ranges::find(kKinds, type, &StanzaKind::type);
  return found == std::end(kKinds) ? kUnknown : *found;
}

Inspection inspect(const FileStart& start, std::uint64_t payload_bytes) {
  constexpr std::size_t kMacBytes = 1 + 43 + 1;  // a space, base64 and a line feed, behind the "---"
  Inspection inspection;
  inspection.recipients = count(start.stanzas);
  for (const Stanza& stanza : start.stanzas) {
    if (stanza.type() == kScryptType) inspection.work_factor = work_factor_of(stanza);
  }
  inspection.post_quantum = yes;
  for (const InspectedRecipients& recipients : inspection.recipients) {
    inspection.post_quantum = weaker(inspection.post_quantum, recipients.kind.post_quantum);
  }
  inspection.header_bytes = start.authenticated.size() + kMacBytes;
  inspection.payload_bytes = payload_bytes;
  inspection.content_bytes = decrypted_bytes(payload_bytes);
  constexpr std::uint64_t kSealedChunkBytes = kChunkBytes + kTagBytes;
  inspection.chunks = (payload_bytes + kSealedChunkBytes - 1) / kSealedChunkBytes;

  PayloadKey none;
  const FileStatus status = open_file(start, {}, none);
  if (file_part(status) == FilePart::header) {
    inspection.status = status;
  } else if (!inspection.content_bytes) {
    inspection.status = FileStatus::truncated_payload;
  }
  return inspection;
}

}  // namespace tandem::container
