// Runs published vectors as tasks. For the `known_answers.cpp` of algorithms. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/engine.h"
#include "engine/operation_facts.h"
#include "engine/selftest/hex.h"
#include "engine/selftest/known_answers.h"
#include "engine/selftest/random_tasks.h"
#include "engine/selftest/run_one.h"

namespace tandem::selftest {

inline void put32(std::span<std::uint8_t> bytes, std::uint32_t value) {
  for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
}

/// Runs the vectors of one algorithm, in Workspace::trial; the expected result is in Workspace::answer.
class Runner {
 public:
  Runner(Engine& engine, Algorithm algorithm, Workspace& workspace)
      : engine_(engine), algorithm_(algorithm), trial_(workspace.trial), answer_(workspace.answer) {}

  [[nodiscard]] Answers answers() const { return answers_; }
  /// Returns whether the engine takes keys of that length.
  [[nodiscard]] bool takes_key(std::string_view key) const {
    return tandem::takes_key(engine_.capabilities().key_lengths, key.size() / 2);
  }

  /// Begins a task with that message.
  Task& begin(std::string_view key, std::string_view message, std::uint64_t len_bits) {
    for (Trial* const trial : {&trial_, &answer_}) {
      trial->task = {};
      trial->destination = {};
      trial->tag = {};
      trial->aad_bytes = 0;
    }
    trial_.task.algorithm = algorithm_;
    trial_.task.key_bytes = static_cast<std::uint8_t>(parse(key, trial_.task.key));
    parse(message, trial_.source);
    trial_.task.len_bits = len_bits;
    return trial_.task;
  }
  void set_aad(std::string_view aad) { trial_.aad_bytes = parse(aad, trial_.aad); }

  /// Runs the task and compares its results with those expected, which are in hex.
  void expect(std::string_view text, std::string_view tag) {
    parse(text, answer_.destination);
    const std::size_t tag_bytes = parse(tag, answer_.tag);
    Task& task = trial_.task;
    task.source = trial_.source.data();
    task.destination = trial_.destination.data();
    task.aad = std::span(trial_.aad).first(trial_.aad_bytes);
    task.tag = std::span(trial_.tag).first(tag_bytes);
    const bool right =
        run_one(engine_, task) == Status::ok && trial_.destination == answer_.destination && trial_.tag == answer_.tag;
    ++(right ? answers_.right : answers_.wrong);
  }

  template <typename Vector>
  void expect_eea(std::span<const Vector> vectors) {
    for (const Vector& vector : vectors) {
      Task& task = begin(vector.key, vector.plaintext, vector.len_bits);
      put32(task.iv, vector.count);
      task.iv[4] = static_cast<std::uint8_t>(vector.bearer << 3 | vector.direction << 2);
      expect(vector.ciphertext, {});
    }
  }

  /// bearer: returns the BEARER of a vector, or nothing if the vector is not one of TS 33.401.
  template <typename Vector, typename Bearer>
  void expect_eia(std::span<const Vector> vectors, Bearer bearer) {
    for (const Vector& vector : vectors) {
      if (vector.message.size() / 2 > kMaxBytes) continue;
      const int found = bearer(vector);
      if (found < 0) continue;
      Task& task = begin(vector.key, vector.message, vector.len_bits);
      put32(task.iv, vector.count);
      task.iv[4] = static_cast<std::uint8_t>(found << 3 | vector.direction << 2);
      char mac[8];
      for (std::size_t i = 0; i < 8; ++i) mac[i] = "0123456789abcdef"[vector.mac >> (28 - 4 * i) & 15];
      expect({}, {mac, sizeof mac});
    }
  }

 private:
  Engine& engine_;
  const Algorithm algorithm_;
  Trial& trial_;
  Trial& answer_;
  Answers answers_;
};

/// Runs a vector of authenticated encryption. A vector is left out if its nonce is not 96 bits long or the engine does
/// not take its key.
template <typename Vector>
void run_aead(Runner& runner, const Vector& vector, std::string_view nonce) {
  constexpr std::size_t kNonceDigits = 24;
  if (nonce.size() != kNonceDigits || !runner.takes_key(vector.key)) return;
  Task& task = runner.begin(vector.key, vector.plaintext, 4 * vector.plaintext.size());
  parse(nonce, std::span(task.iv).subspan(4));
  runner.set_aad(vector.aad);
  runner.expect(vector.ciphertext, vector.tag);
}

/// Runs the vectors of an algorithm with keys of 256 bits. Each has key, iv, aad, message, ciphertext and tag in hex;
/// fields that the algorithm does not have are empty.
template <typename Vector>
void run_256(Runner& runner, std::span<const Vector> vectors) {
  for (const Vector& one : vectors) {
    if (one.aad.size() / 2 > kMaxAadBytes || one.message.size() / 2 > kMaxBytes) continue;
    Task& task = runner.begin(one.key, one.message, 4 * one.message.size());
    parse(one.iv, task.iv);
    runner.set_aad(one.aad);
    runner.expect(one.ciphertext, one.tag);
  }
}

/// For `bearer` if the vectors have BEARER, as those of TS 33.401 do.
inline constexpr auto kOwnBearer = [](const auto& vector) { return int{vector.bearer}; };

}  // namespace tandem::selftest
