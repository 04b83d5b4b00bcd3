// AES-GCM in every variant: a batch there, back, and back from a forgery; a message in pieces, there and back.
#include "generated/algorithms/constant_time.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "algorithms/aes_gcm/check/expanded_key.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/stream.h"
#include "engine/variants.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::aes_gcm {
namespace {

using namespace constant_time;

constexpr std::size_t kLengths[] = {0, 1, 15, 16, 17, 48, 49, 100, 192, 256, 479, 480, 481, 1420, 4112};
constexpr std::size_t kBatch = 3;

/// Messages under one secret key, with what becomes of them.
class SecretBatch {
 public:
  SecretBatch(Random& random, std::size_t bytes, std::size_t key_bytes, std::size_t iv_bytes)
      : key_(random_bytes(random, key_bytes)), iv_(random_bytes(random, iv_bytes)), aad_(random_bytes(random, 13)) {
    for (std::size_t i = 0; i < kBatch; ++i) texts_[i] = random_bytes(random, bytes);
  }

  /// Runs a variant there and back; hides key and texts before, if `secret`. Returns whether statuses and texts were
  /// right.
  bool run(const Variant& variant, bool secret) {
    const auto plaintexts = texts_;
    tags_.fill(Bytes(aes_gcm::kMaxTagBytes));
    if (secret) {
      hide(key_);
      for (Bytes& text : texts_) hide(text);
    }
    variant.encrypt(messages());
    bool right = all_have({Status::ok, Status::ok, Status::ok});
    ciphertexts_ = texts_;
    written_tags_ = tags_;
    if (variant.name ==
        "openssl") {  // it compares tags by itself and branches on the result, which the check would take for a leak
      aes_gcm::forget_keys();
      show(key_);
      for (Each* all : {&texts_, &ciphertexts_, &tags_}) {
        for (Bytes& bytes : *all) show(bytes);
      }
    }
    variant.decrypt(messages());
    right &= all_have({Status::ok, Status::ok, Status::ok});
    for (Bytes& text : texts_) show(text);
    right &= texts_ == plaintexts;
    tags_[1][3] ^= 1;
    for (std::size_t i = 0; i < kBatch; ++i) texts_[i] = ciphertexts_[i];
    variant.decrypt(messages());
    right &= all_have({Status::ok, Status::authentication, Status::ok});
    for (std::size_t i = 0; i < kBatch; ++i) {
      show(texts_[i]);
      show(ciphertexts_[i]);
      show(written_tags_[i]);
      right &= texts_[i] == (i == 1 ? Bytes(texts_[i].size()) : plaintexts[i]);
      texts_[i] = plaintexts[i];
    }
    show(key_);
    return right;
  }

  [[nodiscard]] const auto& ciphertexts() const { return ciphertexts_; }
  [[nodiscard]] const auto& tags() const { return written_tags_; }

 private:
  using Each = std::array<Bytes, kBatch>;

  std::span<Message> messages() {
    messages_.clear();
    for (std::size_t i = 0; i < kBatch; ++i) {
      messages_.push_back(
          {key_, iv_, aad_, texts_[i].data(), texts_[i].data(), texts_[i].size(), tags_[i], Status::would_block});
    }
    return messages_;
  }
  [[nodiscard]] bool all_have(const std::array<Status, kBatch>& statuses) const {
    return std::ranges::equal(messages_, statuses, {}, &Message::status);
  }

  Bytes key_;
  Bytes iv_;
  Bytes aad_;
  Each texts_;
  Each tags_;
  Each ciphertexts_;
  Each written_tags_;
  std::vector<Message> messages_;
};

/// Sends a message in pieces of 37 bytes through a stream and back, under a key that is expanded while it is secret.
bool send_pieces(const Blocks& blocks, Random& random, std::size_t bytes) {
  constexpr std::size_t kPiece = 37;
  Bytes key = random_bytes(random, 32);
  const Bytes iv = random_bytes(random, aes_gcm::kIvBytes);
  const Bytes aad = random_bytes(random, 29);
  const Bytes plaintext = random_bytes(random, bytes);
  Bytes text = plaintext;
  Bytes tag(aes_gcm::kMaxTagBytes);
  hide(key);
  hide(text);
  const testing::ExpandedKey expanded(blocks, key);
  Stream stream(blocks, expanded.get());
  bool right = true;
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    right &= stream.begin(direction, iv) == Status::ok && stream.aad(aad) == Status::ok;
    for (std::size_t at = 0; at < bytes; at += kPiece) {
      right &= stream.text(text.data() + at, text.data() + at, std::min(kPiece, bytes - at)) == Status::ok;
    }
    right &= stream.finish(tag) == Status::ok;
  }
  show(key);
  show(text);
  show(tag);
  return right && text == plaintext;
}

bool compare(const Variant& variant, unsigned effort) {
  Random random(380);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t bytes : kLengths) {
      SecretBatch batch(random, bytes, 16 + 8 * random.below(3), bytes == 17 ? 60 : aes_gcm::kIvBytes);
      right &= batch.run(*aes_gcm::kVariants.find("reference"), false);
      const auto ciphertexts = batch.ciphertexts();
      const auto tags = batch.tags();
      right &= batch.run(variant, true);
      right &= ciphertexts == batch.ciphertexts() && tags == batch.tags();
      if (variant.blocks != nullptr) right &= send_pieces(*variant.blocks, random, bytes);
    }
  }
  aes_gcm::forget_keys();
  return right;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  for (const Variant& variant : aes_gcm::kVariants) {
    const bool seen = kSeesLibraries || (variant.name != "ipsec_mb" && variant.name != "openssl");
    list.push_back({.name = "aes_gcm." + std::string(variant.name),
                    .constant_time = variants::in_constant_time(variant),
                    .available = seen && variant.available(),
                    .run = [&variant](unsigned effort) { return compare(variant, effort); }});
  }
}

}  // namespace tandem::aes_gcm
