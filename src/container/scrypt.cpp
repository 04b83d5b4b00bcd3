#include "container/scrypt.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

#include "container/base64.h"
#include "container/crypto.h"

namespace tandem::container {
namespace {

constexpr std::string_view kSaltLabel = "age-encryption.org/v1/scrypt";
constexpr std::size_t kSaltBytes = 16;
/// A number above any limit; it stands for all numbers that are too large to be one.
constexpr unsigned kHugeWorkFactor = 1000;

using Salt = std::array<std::uint8_t, kSaltBytes>;

struct Parameters {
  Salt salt{};
  unsigned work_factor = 0;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A decimal number without sign or leading zeros.
std::optional<unsigned> parse_work_factor(std::string_view text) {
  if (text.empty() || text.front() == '0' || !std::ranges::all_of(text, is_digit)) return std::nullopt;
  unsigned value = 0;
  for (const char digit : text) value = std::min(10 * value + static_cast<unsigned>(digit - '0'), kHugeWorkFactor);
  return value;
}

std::optional<Parameters> parse_parameters(const Stanza& stanza) {
  Parameters parameters;
  if (stanza.arguments.size() != 3 || !decode_base64_exactly(stanza.arguments[1], parameters.salt)) return std::nullopt;
  const std::optional<unsigned> work_factor = parse_work_factor(stanza.arguments[2]);
  if (!work_factor || stanza.body.size() != kSealedFileKeyBytes) return std::nullopt;
  parameters.work_factor = *work_factor;
  return parameters;
}

SecretBytes<32> derive_wrap_key(const SecretText& passphrase, const Parameters& parameters,
                                const Checkpoint& checkpoint) {
  std::array<std::uint8_t, kSaltLabel.size() + kSaltBytes> salt{};
  std::ranges::copy(kSaltLabel, salt.begin());
  std::ranges::copy(parameters.salt, salt.begin() + kSaltLabel.size());
  SecretBytes<32> key;
  scrypt(view(passphrase), salt, parameters.work_factor, key.bytes, checkpoint);
  return key;
}

}  // namespace

FileStatus seal(const ScryptRecipient& recipient, const FileKey& file_key, Stanza& stanza,
                const Checkpoint& checkpoint) {
  Parameters parameters{.salt = {}, .work_factor = recipient.work_factor};
  random_bytes(parameters.salt);
  const SecretBytes<32> wrap_key = derive_wrap_key(recipient.passphrase, parameters, checkpoint);
  std::string salt;
  append_base64(parameters.salt, Padding::none, salt);
  stanza.arguments = {std::string(kScryptType), salt, std::to_string(recipient.work_factor)};
  seal_body(wrap_key, file_key, stanza);
  return FileStatus::ok;
}

std::optional<unsigned> work_factor_of(const Stanza& stanza) {
  const auto parameters = parse_parameters(stanza);
  return parameters ? std::optional(parameters->work_factor) : std::nullopt;
}

FileStatus check_scrypt_stanza(const Stanza& stanza) {
  return parse_parameters(stanza) ? FileStatus::ok : FileStatus::bad_header;
}

FileStatus open(const ScryptIdentity& identity, const Stanza& stanza, FileKey& file_key, const Checkpoint& checkpoint) {
  const std::optional<Parameters> parameters = parse_parameters(stanza);
  if (!parameters) return FileStatus::bad_header;
  if (parameters->work_factor > identity.max_work_factor) return FileStatus::work_factor_too_high;
  const SecretBytes<32> wrap_key = derive_wrap_key(identity.passphrase, *parameters, checkpoint);
  return open_body(wrap_key, stanza, file_key) ? FileStatus::ok : FileStatus::no_match;
}

}  // namespace tandem::container
