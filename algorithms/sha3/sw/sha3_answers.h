// The known-answer files of SHA-3 (schema kat-1) in the directory TANDEM_VECTORS, as the tests of software and of the
// core take them. Messages and outputs that are not whole bytes are left out: tasks have none.
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
struct Answer {
  std::vector<std::uint8_t> text;
  std::vector<std::uint8_t> digest;
};

/// Short and long messages of a function.
struct Answers {
  std::vector<Answer> tests;
  std::size_t skipped = 0;
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

inline std::vector<std::uint8_t> bytes_of(const nlohmann::json& value) {
  return tandem::testing::from_hex(value.get<std::string>());
}

inline Answers answers_of(const Function& function) {
  std::string name(function.name);
  std::ranges::replace(name, '_', '-');
  Answers answers;
  for (const nlohmann::json& test : tandem::testing::known_answers(name + ".json")) {
    if (test.at("msg_bits").get<std::uint64_t>() % 8 != 0 || test.at("md_bits").get<std::uint64_t>() % 8 != 0) {
      ++answers.skipped;
      continue;
    }
    answers.tests.push_back({bytes_of(test.at("msg")), bytes_of(test.at("md"))});
  }
  return answers;
}

inline std::vector<MonteCarlo> monte_carlo_tests() {
  std::vector<MonteCarlo> result;
  for (const nlohmann::json& test : tandem::testing::known_answers("sha3-mct.json")) {
    std::string name = test.at("hash").get<std::string>();
    std::ranges::transform(name, name.begin(), [](char c) { return c == '-' ? '_' : static_cast<char>(c | 0x20); });
    MonteCarlo each{&function_named(name), {}, {}};
    const bool shake = each.function->digest_bytes == 0;
    each.seed = bytes_of(test.at(shake ? "msg" : "seed"));
    for (const nlohmann::json& output : test.at("mds")) each.outputs.push_back(bytes_of(shake ? output.at(1) : output));
    if (shake) {
      each.shortest = test.at("min_out_bits").get<std::size_t>() / 8;
      each.longest = test.at("max_out_bits").get<std::size_t>() / 8;
    }
    result.push_back(std::move(each));
  }
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
