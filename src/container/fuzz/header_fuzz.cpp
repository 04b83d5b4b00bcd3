// Fuzz target: headers. What is accepted encodes to the same bytes, in whatever pieces it came; what is encoded is
// accepted; and identities may try whatever was accepted.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "container/age_file.h"
#include "container/fuzz/property.h"
#include "container/header.h"

namespace tandem::container {
namespace {

using Bytes = std::span<const std::uint8_t>;

struct Outcome {
  FileStatus status = FileStatus::ok;
  std::size_t taken = 0;
  FileStart start;
};

Outcome parse(Bytes bytes, std::size_t piece) {
  FileStartParser parser;
  Outcome outcome;
  while (!bytes.empty() && !parser.done()) {
    const Bytes next = bytes.first(std::min(piece, bytes.size()));
    const std::size_t taken = parser.feed(next);
    PROPERTY(taken == next.size() || parser.done());
    outcome.taken += taken;
    bytes = bytes.subspan(taken);
  }
  parser.finish();
  PROPERTY(parser.done());
  PROPERTY(parser.feed(bytes) == 0);
  outcome.status = parser.status();
  if (outcome.status == FileStatus::ok) outcome.start = parser.start();
  return outcome;
}

std::string encode(const FileStart& start) {
  std::string text = encode_stanzas(start.stanzas);
  PROPERTY(text == start.authenticated);
  append_mac(start.mac, text);
  text.append(start.nonce.begin(), start.nonce.end());
  return text;
}

void try_identities(const FileStart& start) {
  static const std::vector<Identity> identities = [] {
    SecretBytes<32> scalar;
    scalar.bytes.fill(0x42);
    // A passphrase's work is bounded, so that an input takes no longer than another.
    return std::vector<Identity>{x25519_identity(scalar),
                                 ScryptIdentity{.passphrase = secret_text("passphrase"), .max_work_factor = 4}};
  }();
  PayloadKey key;
  const FileStatus status = open_file(start, identities, key);
  PROPERTY((status == FileStatus::ok) == (key.bytes != PayloadKey().bytes));
  PROPERTY(status == FileStatus::ok || file_part(status) != FilePart::none);
}

void accept_or_refuse(Bytes bytes) {
  const Outcome whole = parse(bytes, bytes.size() + 1);
  for (const std::size_t piece : {std::size_t{1}, bytes.size() % 61 + 2}) {
    const Outcome pieces = parse(bytes, piece);
    PROPERTY(pieces.status == whole.status);
    PROPERTY(whole.status != FileStatus::ok || pieces.taken == whole.taken);
  }
  if (whole.status != FileStatus::ok) return;
  const std::string text = encode(whole.start);
  PROPERTY(text == std::string(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(whole.taken)));
  try_identities(whole.start);
}

/// Returns the stanzas that these bytes stand for: a length, so many characters of an argument; every third is a body.
std::vector<Stanza> make_stanzas(Bytes bytes) {
  std::vector<Stanza> stanzas;
  for (std::size_t number = 0; !bytes.empty(); ++number) {
    const std::size_t length = std::min<std::size_t>(bytes[0], bytes.size() - 1);
    const Bytes part = bytes.subspan(1, length);
    bytes = bytes.subspan(1 + length);
    if (number % 3 == 0) stanzas.push_back({.arguments = {"type"}, .body = {}});
    if (number % 3 == 2) {
      stanzas.back().body.assign(part.begin(), part.end());
    } else if (!part.empty()) {
      std::string& argument = stanzas.back().arguments.emplace_back();
      for (const std::uint8_t byte : part) argument += static_cast<char>(0x21 + byte % (0x7f - 0x21));
    }
  }
  return stanzas;
}

void encode_and_parse(Bytes bytes) {
  FileStart start;
  start.stanzas = make_stanzas(bytes);
  if (start.stanzas.empty()) return;
  std::copy_n(bytes.begin(), std::min(bytes.size(), start.mac.size()), start.mac.begin());
  start.authenticated = encode_stanzas(start.stanzas);
  const std::string text = encode(start);
  const Outcome outcome = parse({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}, 4096);
  PROPERTY(outcome.status == FileStatus::ok);
  PROPERTY(outcome.taken == text.size());
  PROPERTY(outcome.start.stanzas == start.stanzas);
  PROPERTY(outcome.start.mac == start.mac);
}

}  // namespace
}  // namespace tandem::container

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tandem::container::accept_or_refuse({data, size});
  tandem::container::encode_and_parse({data, size});
  return 0;
}
