// Known answers: files of schema kat-1 in the directory that TANDEM_VECTORS names; without it the tests skip
// themselves. Every test of a file is either checked or skipped for a reason. Both are counted, printed, and recorded
// in the report of the test program, from which the test run says at its end which tests no program has checked.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "testing/bytes.h"

namespace tandem::testing {

bool has_known_answers();

/// The message of a test that skips itself.
inline constexpr const char* kNoKnownAnswers = "TANDEM_VECTORS names no directory";

/// The verdict that a test's input must get; an acceptable one may be refused or not.
enum class Expected { valid, invalid, acceptable };

/// Returns the bytes that hex digits stand for. Anything else fails the test.
Bytes from_digits(const std::string& digits);

/// One test of a file. A field X has its value in X, in hex, or at X_ref in the file's buffers, and its length in
/// X_bits. Asking for a field that the test does not have throws an exception, which fails the test (check_all).
class Answer {
 public:
  Answer(const nlohmann::json& test, const nlohmann::json& file) : test_(test), file_(file) {}

  [[nodiscard]] std::string id() const { return text("id"); }
  [[nodiscard]] bool has(const std::string& field) const;
  [[nodiscard]] std::string text(const std::string& field) const;
  [[nodiscard]] std::uint64_t number(const std::string& field) const;
  /// A number of 32 bits in hex.
  [[nodiscard]] std::uint32_t word(const std::string& field) const;
  /// The values of a list, each in hex or in hex behind its length.
  [[nodiscard]] std::vector<Bytes> list(const std::string& field) const;

  /// Returns the bits of a field; 0 if it is absent. A reference must come with its length.
  [[nodiscard]] std::uint64_t bits(const std::string& field) const;
  [[nodiscard]] bool is_whole_bytes(const std::string& field) const { return bits(field) % 8 == 0; }
  /// Returns the bytes of a field, unused bits 0; none if it is absent.
  [[nodiscard]] Bytes bytes(const std::string& field) const;

  [[nodiscard]] Expected expected() const;
  /// Compares a result with a field; that of an invalid test must differ from it.
  void expect(const std::string& field, const Bytes& made) const;
  [[nodiscard]] bool has_flag(const std::string& flag) const;
  /// Returns a part of the RSA key that the test names: "n", "e", "d", "p"...
  [[nodiscard]] Bytes key(const std::string& part) const;
  [[nodiscard]] bool key_has(const std::string& part) const;

 private:
  void clear_unused_bits(Bytes& value, std::uint64_t bits) const;
  [[nodiscard]] Bytes referenced(const nlohmann::json& reference, std::size_t size) const;
  [[nodiscard]] const nlohmann::json& whole_key() const;

  const nlohmann::json& test_;
  const nlohmann::json& file_;
};

/// The tests of a file, and the account of them.
class KnownAnswers {
 public:
  /// name: that of the file. who: the code under test, for the account. may_take_none: no test of the file need fit.
  KnownAnswers(std::string name, std::string who, bool may_take_none = false);
  KnownAnswers(const KnownAnswers&) = delete;
  KnownAnswers& operator=(const KnownAnswers&) = delete;
  /// Prints and records the account. It fails if a test is neither checked nor skipped, or if nothing of a file could
  /// be checked.
  ~KnownAnswers();

  [[nodiscard]] std::span<const Answer> answers() const { return answers_; }

  void count_checked(const Answer& answer);
  /// reason: for example "3 with keys of 24 bytes".
  void count_skipped(const std::string& reason);

 private:
  std::string name_;
  std::string who_;
  bool may_take_none_;
  std::unique_ptr<nlohmann::json> file_;
  std::vector<Answer> answers_;
  std::size_t valid_ = 0;
  std::size_t invalid_ = 0;
  std::map<std::string, std::size_t> skipped_;
};

/// Gives `check` every test of a file whose result is certain. `check` returns kChecked, or the reason why it skips the
/// test.
void check_all(const std::string& name, const std::string& who,
               const std::function<std::string(const Answer& answer)>& check, bool may_take_none = false);

/// The result of a check that has checked its test.
inline constexpr const char* kChecked = "";

}  // namespace tandem::testing
