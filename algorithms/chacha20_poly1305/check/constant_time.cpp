// ChaCha20-Poly1305 in every variant. For valgrind alone: its kernels use
// operations that MemorySanitizer does not follow, and take it minutes to compile.
#include "generated/algorithms/constant_time.h"

#include <algorithm>
#include <functional>
#include <span>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "testing/constant_time/compare.h"

namespace tandem::chacha20_poly1305 {

#if TANDEM_MEMORY_SANITIZER
void add_constant_time(std::vector<constant_time::Case>& /*list*/) {}
#else
namespace {

using namespace constant_time;

/// Returns the key with which a variant decrypts. OpenSSL compares tags by itself and branches on the result, which the
/// check would report as a leak; nothing that its tags depend on is secret then.
Bytes key_to_decrypt(const Variant& variant, const Bytes& key, std::span<Bytes> texts, std::span<Bytes> tags) {
  Bytes same = key;
  if (variant.name != "openssl") return same;
  forget_keys();
  show(same);
  for (const auto all : {texts, tags}) {
    for (Bytes& bytes : all) show(bytes);
  }
  return same;
}

/// Encrypts and decrypts like messages in one batch, one of them forged. Texts and tags are added up.
bool run_batch(const Variant& variant, Bytes& key, Bytes& text, Bytes& tag) {
  constexpr std::size_t kBatch = 16;
  const Bytes aad(13, 7);
  std::array<std::array<std::uint8_t, kNonceBytes>, kBatch> nonces{};
  std::vector<Bytes> texts(kBatch, text);
  std::vector<Bytes> tags(kBatch, tag);
  std::vector<Message> messages;
  for (std::size_t i = 0; i < kBatch; ++i) {
    nonces[i][0] = static_cast<std::uint8_t>(i);
    messages.push_back(
        {key.data(), nonces[i].data(), aad, texts[i].data(), texts[i].data(), text.size(), tags[i].data(), Status::ok});
  }
  variant.encrypt(messages);
  bool right = true;
  for (std::size_t i = 0; i < kBatch; ++i) {
    right &= messages[i].status == Status::ok;
    std::transform(text.begin(), text.end(), texts[i].begin(), text.begin(), std::bit_xor());
    std::transform(tag.begin(), tag.end(), tags[i].begin(), tag.begin(), std::bit_xor());
  }
  const Bytes other_key = key_to_decrypt(variant, key, texts, tags);
  for (Message& message : messages) message.key = other_key.data();
  tags[3][0] ^= 1;
  variant.decrypt(messages);
  for (std::size_t i = 0; i < kBatch; ++i) {
    right &= messages[i].status == (i == 3 ? Status::authentication : Status::ok);
  }
  return right;
}

/// Encrypts a message, decrypts it, and decrypts a forgery; then runs a batch, whose result is put behind the text.
bool run_both(const Variant& variant, Bytes& key, Bytes& text, Bytes& tag) {
  const std::array<std::uint8_t, kNonceBytes> nonce{4, 5, 6};
  const Bytes aad(13, 7);
  Bytes copy(text.size());
  Bytes batch_text = text;
  Bytes batch_tag = tag;
  Message message{key.data(), nonce.data(), aad, text.data(), text.data(), text.size(), tag.data(), Status::ok};
  bool right = encrypt(variant, message) == Status::ok;
  const Bytes other_key = key_to_decrypt(variant, key, {&text, 1}, {&tag, 1});
  message.key = other_key.data();
  message.destination = copy.data();
  right &= decrypt(variant, message) == Status::ok;
  tag[3] ^= 1;
  right &= decrypt(variant, message) == Status::authentication;
  right &= run_batch(variant, key, batch_text, batch_tag);
  forget_keys();
  text.insert(text.end(), batch_text.begin(), batch_text.end());
  text.insert(text.end(), batch_tag.begin(), batch_tag.end());
  return right;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  add_compared("chacha20_poly1305", kVariants, *kVariants.find("reference"), run_both, list);
}
#endif

}  // namespace tandem::chacha20_poly1305
