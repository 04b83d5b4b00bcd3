// The known powers of rsa-modexp.json (schema kat-1), as the tests of software, engines and cores take them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "algorithms/modexp/sw/modexp.h"
#include "testing/known_answers.h"

namespace tandem::modexp::testing {

/// A number without zeros in front; 0 is one byte.
inline tandem::testing::Bytes without_zeros(const tandem::testing::Bytes& number) {
  const auto first = std::find_if(number.begin(), number.end(), [](std::uint8_t byte) { return byte != 0; });
  return first == number.end() ? tandem::testing::Bytes{0} : tandem::testing::Bytes(first, number.end());
}

/// The numbers of a test, each inline or from the key that it names, without zeros in front.
struct KnownPower {
  explicit KnownPower(const tandem::testing::Answer& answer)
      : n(without_zeros(answer.has("n") ? answer.bytes("n") : answer.key("n"))),
        base(without_zeros(answer.bytes("base"))),
        is_inline(answer.has("exp")),
        exponent(without_zeros(is_inline ? answer.bytes("exp") : answer.key(answer.text("exp_of_key")))),
        is_private(!is_inline && answer.text("exp_of_key") == "d") {}

  /// Returns why software and engines cannot take the test; empty if they can.
  [[nodiscard]] std::string other_lengths() const {
    const std::size_t bits = 8 * n.size();
    if (bits < kMinBits || bits > kMaxBits || bits % kStepBits != 0 || n[0] < 0x80) {
      return "with a modulus of another length";
    }
    if (n.back() % 2 == 0) return "with an even modulus";
    if (base.size() > n.size()) return "with a base that is longer than the modulus";
    if (exponent.size() > n.size()) return "with an exponent that is longer than the modulus";
    return exponent == Bytes{0} ? "with the exponent 0" : tandem::testing::kChecked;
  }

  using Bytes = tandem::testing::Bytes;
  Bytes n, base;
  bool is_inline;  ///< the exponent is neither e nor d of a key
  Bytes exponent;
  bool is_private;  ///< the exponent is d
};

/// Compares what was made of the base with the test's answer. An invalid test either says what must not come out, or it
/// is one that SP 800-56B leaves out and RFC 8017 does not: 0, 1 and n - 1 are what they are to any odd power.
inline void expect_power(const tandem::testing::Answer& answer, const tandem::testing::Bytes& base,
                         const tandem::testing::Bytes& made) {
  if (answer.expected() != tandem::testing::Expected::valid && !answer.has("out")) {
    EXPECT_EQ(made, base) << answer.id();
    return;
  }
  const bool is_valid = answer.expected() == tandem::testing::Expected::valid;
  EXPECT_EQ(without_zeros(made) == without_zeros(answer.bytes("out")), is_valid) << answer.id();
}

}  // namespace tandem::modexp::testing
