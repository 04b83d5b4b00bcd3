// What the tests of AES-GCM share: messages with guarded buffers, and the answer that they must have.
#pragma once

#include <array>
#include <memory>
#include <ostream>
#include <vector>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "testing/bytes.h"
#include "testing/fenced_pages.h"
#include "testing/variants.h"

namespace tandem::aes_gcm {

/// How GoogleTest prints a parameter.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::aes_gcm

namespace tandem::aes_gcm::testing {

using tandem::testing::Bytes;
using tandem::testing::FencedPages;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using EachVariant = tandem::testing::EachVariant<Variant>;

inline Bytes random_bytes(Random& random, std::size_t bytes) {
  Bytes result(bytes);
  random.fill(result);
  return result;
}

/// A message with its plaintext, and the ciphertext and tag that `reference` makes of it.
struct Case {
  Case(Bytes key_bytes, Bytes iv_bytes, Bytes aad_bytes, Bytes text, std::size_t tag_bytes = kMaxTagBytes)
      : key(std::move(key_bytes)),
        iv(std::move(iv_bytes)),
        aad(std::move(aad_bytes)),
        plaintext(std::move(text)),
        ciphertext(plaintext.size()),
        tag(tag_bytes) {
    Message message = with(plaintext.data(), ciphertext.data(), tag.data());
    EXPECT_EQ(encrypt(*find("reference"), message), Status::ok);
  }
  /// Any key length; the iv and the tag have their usual ones.
  Case(Random& random, std::size_t bytes, std::size_t aad_bytes)
      : Case(random_bytes(random, 16 + 8 * random.below(3)), random_bytes(random, kIvBytes),
             random_bytes(random, aad_bytes), random_bytes(random, bytes)) {}

  /// The message, to be worked on in these buffers.
  Message with(const std::uint8_t* source, std::uint8_t* destination, std::uint8_t* tag_at) const {
    return {key, iv, aad, source, destination, plaintext.size(), {tag_at, tag.size()}, Status::would_block};
  }

  Bytes key;
  Bytes iv;
  Bytes aad;
  Bytes plaintext;
  Bytes ciphertext;
  Bytes tag;
};

/// A case on its way through a variant: in place or from one buffer to another, at any alignment.
class Exchange {
 public:
  enum class Way { encrypt, decrypt };

  Exchange(const Case& expected, Way way, std::size_t source_at, std::size_t destination_at, bool in_place)
      : expected_(expected),
        way_(way),
        in_place_(in_place),
        source_(expected.plaintext.size(), source_at),
        destination_(expected.plaintext.size(), destination_at),
        tag_(expected.tag.size(), source_at % 16) {
    source_.set(before());
    destination_.set(in_place ? before() : Bytes(before().size(), 0xee));
    if (way == Way::decrypt) tag_.set(expected.tag);
  }

  Message message() {
    return expected_.with(in_place_ ? destination_.data() : source_.data(), destination_.data(), tag_.data());
  }
  [[nodiscard]] Way way() const { return way_; }
  void forge_tag(std::size_t bit) {
    Bytes tag = tag_.content();
    tag[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    tag_.set(tag);
  }
  /// Whether the result is right and nothing else was written.
  [[nodiscard]] bool right() const {
    const Bytes& after = way_ == Way::encrypt ? expected_.ciphertext : expected_.plaintext;
    return destination_.content() == after && tag_.content() == expected_.tag && undisturbed();
  }
  /// Whether the destination is zero and nothing else was written.
  [[nodiscard]] bool wiped() const { return destination_.content() == Bytes(before().size()) && undisturbed(); }

 private:
  [[nodiscard]] const Bytes& before() const {
    return way_ == Way::encrypt ? expected_.plaintext : expected_.ciphertext;
  }
  [[nodiscard]] bool undisturbed() const {
    return destination_.intact() && source_.intact() && tag_.intact() && source_.content() == before();
  }

  const Case& expected_;
  Way way_;
  bool in_place_;
  Guarded source_;
  Guarded destination_;
  Guarded tag_;
};

}  // namespace tandem::aes_gcm::testing
