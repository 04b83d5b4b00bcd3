// Known answers: files of schema kat-1 in the directory that TANDEM_VECTORS names, for tests that skip themselves
// without it. Every test of a file is either checked or skipped for a reason; both are counted, printed, and recorded
// in the report of the test program, from which the end of the test run says what no program has checked.
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

/// The bytes that digits in hex stand for. Anything else fails the test.
Bytes from_digits(const std::string& digits);

/// One test of a file. A field X has its value in X, in hex, or at X_ref in the file's buffers, and its length in
/// X_bits. What a check asks for and a test does not have is an exception, which fails that test (check_all).
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

  /// Bits of a field; 0 where it is absent. A reference must come with its length.
  [[nodiscard]] std::uint64_t bits(const std::string& field) const;
  [[nodiscard]] bool is_whole_bytes(const std::string& field) const { return bits(field) % 8 == 0; }
  /// Bytes of a field, unused bits 0; none where it is absent.
  [[nodiscard]] Bytes bytes(const std::string& field) const;

  [[nodiscard]] Expected expected() const;
  /// Compares what was made with a field, from which an invalid test's must differ.
  void expect(const std::string& field, const Bytes& made) const;
  [[nodiscard]] bool has_flag(const std::string& flag) const;
  /// A part of the key of RSA that the test names: "n", "e", "d", "p"...
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
  /// name: of the file. who: what is tested, for the account. may_take_none: it may be that no test of the file fits.
  KnownAnswers(std::string name, std::string who, bool may_take_none = false);
  KnownAnswers(const KnownAnswers&) = delete;
  KnownAnswers& operator=(const KnownAnswers&) = delete;
  /// Prints and records the account. A test that is neither checked nor skipped fails it, as does a file of which
  /// nothing could be checked.
  ~KnownAnswers();

  [[nodiscard]] std::span<const Answer> answers() const { return answers_; }

  void count_checked(const Answer& answer);
  /// reason: as in "3 with keys of 24 bytes".
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

/// Gives `check` every test of a file whose result is certain. It returns why it skips one; kChecked where it has
/// checked it.
void check_all(const std::string& name, const std::string& who,
               const std::function<std::string(const Answer& answer)>& check, bool may_take_none = false);

/// The result of a check that has checked its test.
inline constexpr const char* kChecked = "";

}  // namespace tandem::testing
