// The known-answer files of SHA-3 (schema kat-1) in the directory TANDEM_VECTORS, as the tests of software and of the
// core take them. Messages that are not whole bytes are skipped: tasks have none. Of an output that is not, whole bytes
// are made and the unused bits cleared.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "algorithms/sha3/sw/sha3.h"
#include "testing/known_answers.h"

namespace tandem::sha3::testing {

/// One message and its digest.
struct KnownHash {
  std::string id;
  std::vector<std::uint8_t> text;
  std::vector<std::uint8_t> digest;
  std::uint64_t digest_bits = 0;

  /// Whether an output of digest.size() bytes is the right one. The last bits of its last byte are the first: FIPS 202,
  /// B.1, counts from the least significant one.
  [[nodiscard]] bool is_digest(std::vector<std::uint8_t> output) const {
    if (digest_bits % 8 != 0) output.back() &= static_cast<std::uint8_t>((1U << digest_bits % 8) - 1);
    return output == digest;
  }
};

inline constexpr std::size_t kHashesPerOutput = 1'000;

/// Outputs of a Monte Carlo test: each is so many hashes after the one before.
struct MonteCarlo {
  const Function* function;
  std::vector<std::uint8_t> seed;
  std::vector<std::vector<std::uint8_t>> outputs;
  std::size_t shortest = 0;  ///< bytes of an output of SHAKE
  std::size_t longest = 0;
};

/// All of a function that are messages of whole bytes.
inline std::vector<KnownHash> known_hashes(const Function& function, const std::string& who) {
  std::string name(function.name);
  std::ranges::replace(name, '_', '-');
  std::vector<KnownHash> list;
  tandem::testing::check_all(name + ".json", who, [&](const tandem::testing::Answer& answer) -> std::string {
    if (!answer.is_whole_bytes("msg")) return "with a message that is not whole bytes";
    list.push_back({answer.id(), answer.bytes("msg"), answer.bytes("md"), answer.bits("md")});
    return tandem::testing::kChecked;
  });
  return list;
}

inline std::vector<MonteCarlo> monte_carlo_tests(const std::string& who) {
  std::vector<MonteCarlo> result;
  tandem::testing::check_all("sha3-mct.json", who, [&](const tandem::testing::Answer& answer) -> std::string {
    std::string name = answer.text("hash");
    std::ranges::transform(name, name.begin(), [](char c) { return c == '-' ? '_' : static_cast<char>(c | 0x20); });
    MonteCarlo each{&function_named(name), {}, {}};
    const bool shake = each.function->digest_bytes == 0;
    each.seed = answer.bytes(shake ? "msg" : "seed");
    for (const nlohmann::json& output : answer.list("mds")) {
      each.outputs.push_back(tandem::testing::from_hex((shake ? output.at(1) : output).get<std::string>()));
    }
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
