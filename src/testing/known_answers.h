// Known answers: files of schema kat-1 in the directory that TANDEM_VECTORS names, for tests that skip themselves
// without it.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "testing/bytes.h"

namespace tandem::testing {

inline bool has_known_answers() { return std::getenv("TANDEM_VECTORS") != nullptr; }

/// Why a test skips itself.
inline constexpr const char* kNoKnownAnswers = "TANDEM_VECTORS names no directory";

/// All tests of a file; none, and a failure, if there is no such file.
inline nlohmann::json known_answers(const std::string& name) {
  const std::string path = std::string(std::getenv("TANDEM_VECTORS")) + "/" + name;
  std::ifstream file(path);
  EXPECT_TRUE(file) << "no " << path;
  if (!file) return nlohmann::json::array();
  nlohmann::json answers = nlohmann::json::parse(file);
  EXPECT_EQ(answers.at("schema"), "kat-1");
  EXPECT_FALSE(answers.at("tests").empty()) << path;
  return answers.at("tests");
}

/// A field in hex.
inline Bytes bytes_of(const nlohmann::json& test, const char* field) {
  return from_hex(test.at(field).get<std::string>());
}

}  // namespace tandem::testing
