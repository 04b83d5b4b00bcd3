#include "container/stanza_forms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "container/base64.h"
#include "container/crypto.h"
#include "container/hybrid.h"
#include "container/scrypt.h"
#include "container/ssh.h"
#include "container/tag.h"
#include "container/x25519.h"

namespace tandem::container {
namespace {

constexpr std::size_t kHintBytes = 4;

/// Returns the bytes that an argument stands for; empty if there are not so many.
std::vector<std::uint8_t> argument(const Stanza& stanza, std::size_t index, std::size_t bytes) {
  std::vector<std::uint8_t> found;
  const bool valid = index < stanza.arguments.size() && decode_base64(stanza.arguments[index], Padding::none, found) &&
                     found.size() == bytes;
  return valid ? found : std::vector<std::uint8_t>();
}

/// Returns whether a stanza has its type, 4 bytes that say which key it is for, a share, and the sealed file key.
bool has_hint_and_share(const Stanza& stanza, std::size_t share_bytes) {
  return stanza.arguments.size() == 3 && !argument(stanza, 1, kHintBytes).empty() &&
         !argument(stanza, 2, share_bytes).empty() && stanza.body.size() == kSealedFileKeyBytes;
}

bool is_well_formed(const Stanza& stanza) {
  const std::string_view type = stanza.type();
  if (type == kSshEd25519Type) return has_hint_and_share(stanza, 32);
  if (type == kTagType) return has_hint_and_share(stanza, sizeof(P256Point));
  if (type == kHybridTagType) return has_hint_and_share(stanza, kMlKemCiphertextBytes + sizeof(P256Point));
  if (type == kSshRsaType) return stanza.arguments.size() == 2 && !argument(stanza, 1, kHintBytes).empty();
  return check_stanza(stanza) == FileStatus::ok;
}

/// Returns the share of X25519 in a well-formed stanza; empty if its type has none.
std::vector<std::uint8_t> x25519_share(const Stanza& stanza) {
  const std::string_view type = stanza.type();
  if (type == kX25519Type) return argument(stanza, 1, 32);
  if (type == kSshEd25519Type) return argument(stanza, 2, 32);
  if (type != kHybridType) return {};
  const std::vector<std::uint8_t> both = argument(stanza, 1, kMlKemCiphertextBytes + 32);
  return {both.end() - 32, both.end()};
}

/// All secret keys are multiples of 8, so that any of them tells.
bool is_of_low_order(std::span<const std::uint8_t, 32> share) {
  constexpr std::array<std::uint8_t, 32> kAnyScalar{8};
  std::array<std::uint8_t, 32> product{};
  return !x25519(kAnyScalar, share, product);
}

}  // namespace

FileStatus check_stanza(const Stanza& stanza) {
  if (stanza.type() == kX25519Type) return check_x25519_stanza(stanza);
  if (stanza.type() == kHybridType) return check_hybrid_stanza(stanza);
  if (stanza.type() == kScryptType) return check_scrypt_stanza(stanza);
  return FileStatus::ok;
}

FileStatus check_new_stanza(const Stanza& stanza) {
  if (!is_well_formed(stanza)) return FileStatus::bad_header;
  const std::vector<std::uint8_t> share = x25519_share(stanza);
  const bool weak = !share.empty() && is_of_low_order(std::span(share).first<32>());
  return weak ? FileStatus::low_order_share : FileStatus::ok;
}

}  // namespace tandem::container
