// Shared by the tests of SHA-3: messages with guarded buffers, and their expected digests.
#pragma once

#include <ostream>
#include <vector>

#include "algorithms/sha3/sw/sha3.h"
#include "testing/bytes.h"
#include "testing/variants.h"

namespace tandem::sha3 {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::sha3

namespace tandem::sha3::testing {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using tandem::testing::random_bytes;
using EachVariant = tandem::testing::EachVariant<Variant>;

/// The length of a digest: the function's, or of SHAKE anything up to `longest`.
inline std::size_t digest_bytes(const Function& function, Random& random, std::size_t longest = 500) {
  return function.digest_bytes != 0 ? function.digest_bytes : 1 + random.below(longest);
}

/// A message, at any alignment, with the digest that `reference` makes of it.
class Case {
 public:
  Case(const Function& function, const Bytes& text, std::size_t digest_size, std::size_t source_at = 0,
       std::size_t digest_at = 0)
      : text_(text), expected_(digest_size), source_(text.size(), source_at), digest_(digest_size, digest_at) {
    source_.set(text);
    Message answer{text.data(), text.size(), expected_, Status::would_block};
    kVariants.find("reference")->hash(function, {&answer, 1});
    EXPECT_EQ(answer.status, Status::ok);
  }
  /// A random message.
  Case(const Function& function, Random& random, std::size_t bytes)
      : Case(function, random_bytes(random, bytes), digest_bytes(function, random), random.below(64),
             random.below(64)) {}

  Message message() { return {source_.data(), text_.size(), {digest_.data(), expected_.size()}, Status::would_block}; }
  [[nodiscard]] const Bytes& expected() const { return expected_; }
  [[nodiscard]] Bytes digest() const { return digest_.content(); }
  /// Returns whether the digest is right and nothing else was written.
  [[nodiscard]] bool right() const { return digest_.content() == expected_ && around_intact(); }
  [[nodiscard]] bool around_intact() const {
    return digest_.intact() && source_.intact() && source_.content() == text_;
  }

 private:
  Bytes text_;
  Bytes expected_;
  Guarded source_;
  Guarded digest_;
};

}  // namespace tandem::sha3::testing
