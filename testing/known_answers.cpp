#include "testing/known_answers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace tandem::testing {

bool has_known_answers() { return std::getenv("TANDEM_VECTORS") != nullptr; }

Bytes from_digits(const std::string& digits) {
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
  const bool whole = digits.size() % 2 == 0 && std::all_of(digits.begin(), digits.end(), is_hex);
  EXPECT_TRUE(whole) << "no whole bytes in hex: " << digits.substr(0, 80);
  return whole ? from_hex(digits) : Bytes();
}

bool Answer::has(const std::string& field) const { return test_.contains(field) || test_.contains(field + "_ref"); }

std::string Answer::text(const std::string& field) const { return test_.at(field).get<std::string>(); }

std::uint64_t Answer::number(const std::string& field) const { return test_.at(field).get<std::uint64_t>(); }

std::uint32_t Answer::word(const std::string& field) const {
  const Bytes value = bytes(field);
  EXPECT_EQ(value.size(), 4U) << id() << ", " << field;
  std::uint32_t word = 0;
  for (const std::uint8_t byte : value) word = word << 8 | byte;
  return word;
}

std::vector<Bytes> Answer::list(const std::string& field) const {
  std::vector<Bytes> values;
  for (const nlohmann::json& item : test_.at(field)) {
    values.push_back(from_digits((item.is_array() ? item.at(1) : item).get<std::string>()));
  }
  return values;
}

std::uint64_t Answer::bits(const std::string& field) const {
  if (test_.contains(field + "_ref") || test_.contains(field + "_bits")) return number(field + "_bits");
  return test_.contains(field) ? 4 * text(field).size() : 0;
}

Bytes Answer::bytes(const std::string& field) const {
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

Expected Answer::expected() const {
  const std::string result = test_.value("result", "valid");
  EXPECT_TRUE(result == "valid" || result == "invalid" || result == "acceptable") << id() << ": " << result;
  return result == "valid" ? Expected::valid : result == "invalid" ? Expected::invalid : Expected::acceptable;
}

void Answer::expect(const std::string& field, const Bytes& made) const {
  if (expected() == Expected::valid) {
    EXPECT_EQ(made, bytes(field)) << id() << ", " << field;
  } else {
    EXPECT_NE(made, bytes(field)) << id() << ", " << field;
  }
}

bool Answer::has_flag(const std::string& flag) const {
  const auto flags = test_.value("flags", nlohmann::json::array());
  return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

Bytes Answer::key(const std::string& part) const { return from_digits(whole_key().at(part).get<std::string>()); }

bool Answer::key_has(const std::string& part) const { return whole_key().contains(part); }

const nlohmann::json& Answer::whole_key() const { return file_.at("keys").at(text("key_id")); }

void Answer::clear_unused_bits(Bytes& value, std::uint64_t bits) const {
  if (bits % 8 == 0 || value.empty()) return;
  const bool least_first = file_.value("bit_order", "msb") == "lsb";
  value.back() &= static_cast<std::uint8_t>(least_first ? (1U << bits % 8) - 1 : 0xff00U >> bits % 8);
}

/// `size` bytes of a buffer from [buffer, byte offset] on. Buffers have names or numbers.
Bytes Answer::referenced(const nlohmann::json& reference, std::size_t size) const {
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

KnownAnswers::KnownAnswers(std::string name, std::string who, bool may_take_none)
    : name_(std::move(name)),
      who_(std::move(who)),
      may_take_none_(may_take_none),
      file_(std::make_unique<nlohmann::json>()) {
  const std::string path = std::string(std::getenv("TANDEM_VECTORS")) + "/" + name_;
  std::ifstream file(path);
  EXPECT_TRUE(file) << "no " << path;
  if (!file) return;
  *file_ = nlohmann::json::parse(file);
  EXPECT_EQ(file_->at("schema"), "kat-1");
  for (const nlohmann::json& test : file_->at("tests")) answers_.emplace_back(test, *file_);
  EXPECT_FALSE(answers_.empty()) << path;
}

KnownAnswers::~KnownAnswers() {
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

void KnownAnswers::count_checked(const Answer& answer) {
  ++(answer.expected() == Expected::invalid ? invalid_ : valid_);
}

void KnownAnswers::count_skipped(const std::string& reason) { ++skipped_[reason]; }

void check_all(const std::string& name, const std::string& who,
               const std::function<std::string(const Answer& answer)>& check, bool may_take_none) {
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

}  // namespace tandem::testing
