// ChaCha20, Poly1305 and both together, in every variant. The last two are for valgrind alone: their kernels use
// operations that MemorySanitizer does not follow, and take it minutes to compile.
#include "algorithms/chacha20/sw/chacha20.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/poly1305/sw/poly1305.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {
namespace {

constexpr std::size_t kLengths[] = {1, 15, 16, 17, 63, 64, 65, 255, 256, 700, 1420, 4112};

/// Runs `run(way, key, text, tag)` with the reference and then, everything secret, with a variant: the same must come
/// out.
template <typename Variant, typename Run>
bool compare(const Variant& variant, const Variant& reference, unsigned effort, Run run) {
  Random random(8439);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t bytes : kLengths) {
      std::array<Bytes, 2> keys;
      std::array<Bytes, 2> texts;
      std::array<Bytes, 2> tags;
      keys[0] = keys[1] = random_bytes(random, 32);
      texts[0] = texts[1] = random_bytes(random, bytes);
      tags[0] = tags[1] = random_bytes(random, 16);
      right &= run(reference, keys[0], texts[0], tags[0]);
      for (Bytes* secret : {&keys[1], &texts[1], &tags[1]}) hide(*secret);
      right &= run(variant, keys[1], texts[1], tags[1]);
      for (Bytes* result : {&texts[1], &tags[1]}) show(*result);
      right &= texts[0] == texts[1] && tags[0] == tags[1];
    }
  }
  return right;
}

bool run_cipher(const chacha20::Variant& variant, Bytes& key, Bytes& text, Bytes& /*tag*/) {
  const std::array<std::uint8_t, chacha20::kNonceBytes> nonce{1, 2, 3};
  const chacha20::State state(std::span<const std::uint8_t, chacha20::kKeyBytes>(key), 1, nonce);
  return chacha20::crypt(variant, state, text.data(), text.data(), 8 * text.size()) == Status::ok;
}

#if !TANDEM_MEMORY_SANITIZER
bool run_mac(const poly1305::Variant& variant, Bytes& key, Bytes& text, Bytes& tag) {
  const poly1305::Message message{key.data(), text.data(), text.size(), tag.data()};
  variant.authenticate({&message, 1});
  return true;
}

/// Like messages in one batch, there and back, one of them forged. Texts and tags are added up.
bool run_batch(const chacha20_poly1305::Variant& variant, Bytes& key, Bytes& text, Bytes& tag) {
  constexpr std::size_t kBatch = 16;
  const Bytes aad(13, 7);
  std::array<std::array<std::uint8_t, chacha20_poly1305::kNonceBytes>, kBatch> nonces{};
  std::vector<Bytes> texts(kBatch, text);
  std::vector<Bytes> tags(kBatch, tag);
  std::vector<chacha20_poly1305::Message> messages;
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
  tags[3][0] ^= 1;
  variant.decrypt(messages);
  for (std::size_t i = 0; i < kBatch; ++i) {
    right &= messages[i].status == (i == 3 ? Status::authentication : Status::ok);
  }
  return right;
}

/// There, back, and back from a forgery; then a batch, whose result is put behind the text.
bool run_both(const chacha20_poly1305::Variant& variant, Bytes& key, Bytes& text, Bytes& tag) {
  const std::array<std::uint8_t, chacha20_poly1305::kNonceBytes> nonce{4, 5, 6};
  const Bytes aad(13, 7);
  Bytes copy(text.size());
  Bytes batch_text = text;
  Bytes batch_tag = tag;
  chacha20_poly1305::Message message{key.data(),  nonce.data(), aad,        text.data(),
                                     text.data(), text.size(),  tag.data(), Status::ok};
  bool right = encrypt(variant, message) == Status::ok;
  message.destination = copy.data();
  right &= decrypt(variant, message) == Status::ok;
  tag[3] ^= 1;
  right &= decrypt(variant, message) == Status::authentication;
  right &= run_batch(variant, key, batch_text, batch_tag);
  text.insert(text.end(), batch_text.begin(), batch_text.end());
  text.insert(text.end(), batch_tag.begin(), batch_tag.end());
  return right;
}
#endif

template <typename Variant, typename Run>
void add(const std::string& algorithm, std::span<const Variant> variants, const Variant& reference, Run run,
         std::vector<Case>& list) {
  for (const Variant& variant : variants) {
    list.push_back({.name = algorithm + "." + std::string(variant.name),
                    .constant_time = true,
                    .available = variant.available(),
                    .run = [&, run](unsigned effort) { return compare(variant, reference, effort, run); }});
  }
}

}  // namespace

void add_chacha20(std::vector<Case>& list) {
  add("chacha20", chacha20::variants(), *chacha20::find("reference"), run_cipher, list);
#if !TANDEM_MEMORY_SANITIZER
  add("poly1305", poly1305::variants(), *poly1305::find("reference"), run_mac, list);
  add("chacha20_poly1305", chacha20_poly1305::variants(), *chacha20_poly1305::find("reference"), run_both, list);
#endif
}

}  // namespace tandem::constant_time
