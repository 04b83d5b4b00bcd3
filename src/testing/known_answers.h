// Known answers: files of schema kat-1 in the directory that TANDEM_VECTORS names, for tests that skip themselves
// without it. Every test of a file is either checked or skipped for a reason; both are counted, printed, and recorded
// in the report of the test program, from which the end of the test run says what no program has checked.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "testing/bytes.h"

namespace tandem::testing {

inline bool has_known_answers() { return std::getenv("TANDEM_VECTORS") != nullptr; }

/// Why a test skips itself.
inline constexpr const char* kNoKnownAnswers = "TANDEM_VECTORS names no directory";

/// What must become of a test's input. The third kind may be refused or not.
enum class Expected { valid, invalid, acceptable };

/// The bytes that digits in hex stand for. Anything else fails the test.
inline Bytes from_digits(const std::string& digits) {
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
  const bool whole = digits.size() % 2 == 0 && std::all_of(digits.begin(), digits.end(), is_hex);
  EXPECT_TRUE(whole) << "no whole bytes in hex: " << digits.substr(0, 80);
  return whole ? from_hex(digits) : Bytes();
}

/// One test of a file. A field X has its value in X, in hex, or at X_ref in the file's buffers, and its length in
/// X_bits. What a check asks for and a test does not have is an exception, which fails that test (check_all).
class Answer {
 public:
  Answer(nlohmann::json test, const nlohmann::json& file) : test_(std::move(test)), file_(file) {}

  [[nodiscard]] std::string id() const { return text("id"); }
  [[nodiscard]] bool has(const std::string& field) const {
    return test_.contains(field) || test_.contains(field + "_ref");
  }
  [[nodiscard]] std::string text(const std::string& field) const { return test_.at(field).get<std::string>(); }
  [[nodiscard]] std::uint64_t number(const std::string& field) const { return test_.at(field).get<std::uint64_t>(); }
  /// A number of 32 bits in hex.
  [[nodiscard]] std::uint32_t word(const std::string& field) const {
    const Bytes value = bytes(field);
    EXPECT_EQ(value.size(), 4U) << id() << ", " << field;
    std::uint32_t word = 0;
    for (const std::uint8_t byte : value) word = word << 8 | byte;
    return word;
  }
  [[nodiscard]] const nlohmann::json& list(const std::string& field) const { return test_.at(field); }

  /// Bits of a field; 0 where it is absent. A reference must come with its length.
  [[nodiscard]] std::uint64_t bits(const std::string& field) const {
    if (test_.contains(field + "_ref") || test_.contains(field + "_bits")) return number(field + "_bits");
    return test_.contains(field) ? 4 * text(field).size() : 0;
  }
  [[nodiscard]] bool is_whole_bytes(const std::string& field) const { return bits(field) % 8 == 0; }
  /// Bytes of a field, unused bits 0; none where it is absent.
  [[nodiscard]] Bytes bytes(const std::string& field) const {
    const auto size = static_cast<std::size_t>((bits(field) + 7) / 8);
    Bytes value;
    if (test_.contains(field + "_ref")) {
      value = referenced(test_.at(field + "_ref"), size);
    } else if (test_.contains(field)) {
      value = from_digits(text(field));
    }
    EXPECT_EQ(value.size(), size) << id() << ", " << field;
    clear_unused_bits(value, bits(field));
    return value;
  }

  [[nodiscard]] Expected expected() const {
    const std::string result = test_.value("result", "valid");
    EXPECT_TRUE(result == "valid" || result == "invalid" || result == "acceptable") << id() << ": " << result;
    return result == "valid" ? Expected::valid : result == "invalid" ? Expected::invalid : Expected::acceptable;
  }
  /// Compares what was made with a field, from which an invalid test's must differ.
  void expect(const std::string& field, const Bytes& made) const {
    if (expected() == Expected::valid) {
      EXPECT_EQ(made, bytes(field)) << id() << ", " << field;
    } else {
      EXPECT_NE(made, bytes(field)) << id() << ", " << field;
    }
  }
  [[nodiscard]] bool has_flag(const std::string& flag) const {
    const auto flags = test_.value("flags", nlohmann::json::array());
    return std::find(flags.begin(), flags.end(), flag) != flags.end();
  }
  /// The key of RSA that the test names.
  [[nodiscard]] const nlohmann::json& key() const { return file_.at("keys").at(text("key_id")); }

 private:
  void clear_unused_bits(Bytes& value, std::uint64_t bits) const {
    if (bits % 8 == 0 || value.empty()) return;
    const bool least_first = file_.value("bit_order", "msb") == "lsb";
    value.back() &= static_cast<std::uint8_t>(least_first ? (1U << bits % 8) - 1 : 0xff00U >> bits % 8);
  }

  /// `size` bytes of a buffer from [buffer, byte offset] on. Buffers have names or numbers.
  [[nodiscard]] Bytes referenced(const nlohmann::json& reference, std::size_t size) const {
    const nlohmann::json& buffers = file_.at("buffers");
    const nlohmann::json& name = reference.at(0);
    const nlohmann::json& buffer = buffers.is_array() ? buffers.at(name.get<std::size_t>())
                                   : name.is_string() ? buffers.at(name.get<std::string>())
                                                      : buffers.at(std::to_string(name.get<std::size_t>()));
    const auto offset = reference.at(1).get<std::size_t>();
    const std::string digits = (buffer.is_string() ? buffer : buffer.at("hex")).get<std::string>();
    EXPECT_LE(2 * (offset + size), digits.size()) << id();
    if (2 * (offset + size) > digits.size()) return Bytes(size);
    return from_digits(digits.substr(2 * offset, 2 * size));
  }

  nlohmann::json test_;
  const nlohmann::json& file_;
};

/// The tests of a file, and the account of them.
class KnownAnswers {
 public:
  /// name: of the file. who: what is tested, for the account. may_take_none: it may be that no test of the file fits.
  KnownAnswers(std::string name, std::string who, bool may_take_none = false)
      : name_(std::move(name)), who_(std::move(who)), may_take_none_(may_take_none) {
    const std::string path = std::string(std::getenv("TANDEM_VECTORS")) + "/" + name_;
    std::ifstream file(path);
    EXPECT_TRUE(file) << "no " << path;
    if (!file) return;
    file_ = nlohmann::json::parse(file);
    EXPECT_EQ(file_.at("schema"), "kat-1");
    for (const nlohmann::json& test : file_.at("tests")) answers_.emplace_back(test, file_);
    EXPECT_FALSE(answers_.empty()) << path;
  }
  KnownAnswers(const KnownAnswers&) = delete;
  KnownAnswers& operator=(const KnownAnswers&) = delete;

  /// Prints and records the account. A test that is neither checked nor skipped fails it, as does a file of which
  /// nothing could be checked.
  ~KnownAnswers() {
    std::size_t skipped = 0;
    std::string reasons;
    for (const auto& [reason, count] : skipped_) {
      skipped += count;
      reasons.append(reasons.empty() ? ": " : ", ").append(std::to_string(count)).append(" ").append(reason);
    }
    std::cout << who_ << ": " << name_ << ", " << valid_ << " valid and " << invalid_ << " invalid checked, " << skipped
              << " skipped" << reasons << "\n";
    ::testing::Test::RecordProperty("kat " + name_, std::to_string(valid_ + invalid_)
                                                        .append(" of ")
                                                        .append(std::to_string(answers_.size()))
                                                        .append(" checked")
                                                        .append(reasons));
    if (::testing::Test::HasFatalFailure()) return;
    EXPECT_EQ(valid_ + invalid_ + skipped, answers_.size()) << name_ << ": a test is not accounted for";
    EXPECT_TRUE(valid_ + invalid_ > 0 || may_take_none_) << name_ << ": nothing could be checked";
  }

  [[nodiscard]] std::span<const Answer> answers() const { return answers_; }

  void count_checked(const Answer& answer) { ++(answer.expected() == Expected::invalid ? invalid_ : valid_); }
  /// reason: as in "3 with keys of 24 bytes".
  void count_skipped(const std::string& reason) { ++skipped_[reason]; }

 private:
  std::string name_;
  std::string who_;
  bool may_take_none_;
  nlohmann::json file_;
  std::vector<Answer> answers_;
  std::size_t valid_ = 0;
  std::size_t invalid_ = 0;
  std::map<std::string, std::size_t> skipped_;
};

/// Gives `check` every test of a file whose result is certain. It returns why it skips one; an empty text where it has
/// checked it.
template <class Check>
void check_all(const std::string& name, const std::string& who, const Check& check, bool may_take_none = false) {
  KnownAnswers known(name, who, may_take_none);
  for (const Answer& answer : known.answers()) {
    SCOPED_TRACE(answer.id());
    std::string reason = "that may be refused or not";
    if (answer.expected() != Expected::acceptable) {
      try {
        reason = check(answer);
      } catch (const std::exception& error) {
        ADD_FAILURE() << error.what();
        reason = "that could not be read";
      }
    }
    if (reason.empty()) {
      known.count_checked(answer);
    } else {
      known.count_skipped(reason);
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
}

/// What a check returns that has checked its test.
inline constexpr const char* kChecked = "";

}  // namespace tandem::testing
