// The known-answer files of SHA-3 (schema kat-1) in the directory TANDEM_VECTORS, as the tests of software and of the
// core take them. Of an output that is not whole bytes, whole bytes are made and the unused bits cleared. Messages that
// are not are for those who take any bits behind the last byte: tasks have whole bytes, and so have the core and
// libraries.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/sha3/sw/sha3.h"
#include "testing/known_answers.h"

namespace tandem::sha3::testing {

/// One message and its digest.
struct KnownHash {
  std::string id;
  Function function;  ///< with what stands behind the last byte of `text`
  std::vector<std::uint8_t> text;
  std::vector<std::uint8_t> digest;
  std::uint64_t digest_bits = 0;
  bool valid = true;

  /// Returns whether an output of digest.size() bytes agrees with the test. The unused bits of its last byte are the
  /// high ones: FIPS 202, B.1, counts from the least significant bit.
  [[nodiscard]] bool agrees(std::vector<std::uint8_t> output) const {
    if (digest_bits % 8 != 0) output.back() &= static_cast<std::uint8_t>((1U << digest_bits % 8) - 1);
    return (output == digest) == valid;
  }
};

/// Makes whole bytes of a message whose last byte has `bits` bits, 1 to 7. The suffix and the first bit of the padding
/// follow them. If they end in that byte before its last bit, the byte becomes the suffix, because it may be a block's
/// last byte, where the padding ends. Otherwise the byte stays, and what goes on in the next one becomes the suffix.
inline void fill_last_byte(KnownHash& known, std::uint64_t bits) {
  const unsigned joined = known.text.back() | unsigned{known.function.suffix} << bits;
  if (joined < 0x80) {
    known.text.pop_back();
    known.function.suffix = static_cast<std::uint8_t>(joined);
    return;
  }
  known.text.back() = static_cast<std::uint8_t>(joined);
  known.function.suffix = static_cast<std::uint8_t>(joined >> 8);
}

inline constexpr std::size_t kHashesPerOutput = 1'000;

/// Outputs of a Monte Carlo test: each is so many hashes after the one before.
struct MonteCarlo {
  const Function* function;
  std::vector<std::uint8_t> seed;
  std::vector<std::vector<std::uint8_t>> outputs;
  std::size_t shortest = 0;  ///< bytes of an output of SHAKE
  std::size_t longest = 0;
};

enum class Messages { of_bytes, of_bits };

/// All of a function whose messages are such ones.
inline std::vector<KnownHash> known_hashes(const Function& function, const std::string& who, Messages taken) {
  std::string name(function.name);
  std::ranges::replace(name, '_', '-');
  std::vector<KnownHash> list;
  tandem::testing::check_all(name + ".json", who, [&](const tandem::testing::Answer& answer) -> std::string {
    const std::uint64_t last_bits = answer.bits("msg") % 8;
    if (last_bits != 0 && taken == Messages::of_bytes) return "with a message that is not whole bytes";
    KnownHash known{.id = answer.id(),
                    .function = function,
                    .text = answer.bytes("msg"),
                    .digest = answer.bytes("md"),
                    .digest_bits = answer.bits("md"),
                    .valid = answer.expected() == tandem::testing::Expected::valid};
    if (check(function, known.digest.size()) != Status::ok) return "with a digest of another length";
    if (last_bits != 0) fill_last_byte(known, last_bits);
    list.push_back(std::move(known));
    return tandem::testing::kChecked;
  });
  return list;
}

inline std::vector<MonteCarlo> monte_carlo_tests(const std::string& who) {
  std::vector<MonteCarlo> result;
  tandem::testing::check_all("sha3-mct.json", who, [&](const tandem::testing::Answer& answer) -> std::string {
    std::string name = answer.text("hash");
    std::ranges::transform(name, name.begin(), [](char c) { return c == '-' ? '_' : static_cast<char>(c | 0x20); });
    const auto* const function = std::ranges::find(kFunctions, name, &Function::name);
    if (function == std::end(kFunctions)) return "of " + answer.text("hash");
    MonteCarlo each{function, {}, {}};
    const bool shake = each.function->digest_bytes == 0;
    each.seed = answer.bytes(shake ? "msg" : "seed");
    each.outputs = answer.list("mds");
    if (!answer.is_whole_bytes(shake ? "msg" : "seed")) return "not whole bytes";
    if (answer.expected() != tandem::testing::Expected::valid) return "that are not valid";
    if (shake) {
      if (answer.number("min_out_bits") % 8 != 0 || answer.number("max_out_bits") % 8 != 0) return "not whole bytes";
      each.shortest = answer.number("min_out_bits") / 8;
      each.longest = answer.number("max_out_bits") / 8;
    }
    result.push_back(std::move(each));
    return tandem::testing::kChecked;
  });
  return result;
}

/// Makes a digest of so many bytes.
using HashOne =
    std::function<std::vector<std::uint8_t>(const Function&, const std::vector<std::uint8_t>&, std::size_t)>;

/// Runs a Monte Carlo test up to its output `limit`; returns how many were right. The output of SHAKE says how long the
/// next one is.
inline std::size_t run_monte_carlo(const MonteCarlo& test, std::size_t limit, const HashOne& hash) {
  const bool shake = test.function->digest_bytes == 0;
  std::vector<std::uint8_t> output = test.seed;
  std::size_t bytes = shake ? test.longest : test.function->digest_bytes;
  std::size_t right = 0;
  for (const std::vector<std::uint8_t>& expected : test.outputs) {
    if (right == limit) break;
    for (std::size_t i = 0; i < kHashesPerOutput; ++i) {
      if (shake) output.resize(16);
      output = hash(*test.function, output, bytes);
      const std::size_t last = std::size_t{output[output.size() - 2]} << 8 | output.back();
      if (shake) bytes = test.shortest + last % (test.longest - test.shortest + 1);
    }
    if (output != expected) break;
    ++right;
  }
  return right;
}

}  // namespace tandem::sha3::testing
