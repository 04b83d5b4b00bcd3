#include "selftest/known_answers.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "algorithms/aes/vectors/ts33401.h"
#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "algorithms/chacha20/vectors/rfc8439.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "algorithms/modexp/vectors/nist_acvp.h"
#include "algorithms/sha3/vectors/nist_examples.h"
#include "algorithms/snow3g/vectors/etsi_sage.h"
#include "algorithms/zuc/vectors/etsi_sage.h"
#include "algorithms/zuc/vectors/nia6.h"
#include "selftest/hex.h"
#include "selftest/rsa_tasks.h"
#include "selftest/run_one.h"

namespace tandem::selftest {
namespace {

void put32(std::span<std::uint8_t> bytes, std::uint32_t value) {
  for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
}

/// Runs the vectors of one algorithm, in Workspace::trial; the expected result is in Workspace::answer.
class Runner {
 public:
  Runner(Engine& engine, Algorithm algorithm, Workspace& workspace)
      : engine_(engine), algorithm_(algorithm), trial_(workspace.trial), answer_(workspace.answer) {}

  [[nodiscard]] Answers answers() const { return answers_; }
  /// Whether the engine takes keys of that length.
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

  /// Runs it: what must come out.
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

  /// bearer: of a vector, or nothing if it is none of TS 33.401's.
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

void run_chacha20(Runner& runner) {
  for (const auto& vector : chacha20::vectors::kRfc8439) {
    Task& task = runner.begin(vector.key, vector.plaintext, 4 * vector.plaintext.size());
    for (std::size_t i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(vector.counter >> (8 * i));
    parse(vector.nonce, std::span(task.iv).subspan(4));
    runner.expect(vector.ciphertext, {});
  }
}

/// Of authenticated encryption; a nonce of other than 96 bits makes no task, nor does a key that the engine does not
/// take.
template <typename Vector>
void run_aead(Runner& runner, const Vector& vector, std::string_view nonce) {
  constexpr std::size_t kNonceDigits = 24;
  if (nonce.size() != kNonceDigits || !runner.takes_key(vector.key)) return;
  Task& task = runner.begin(vector.key, vector.plaintext, 4 * vector.plaintext.size());
  parse(nonce, std::span(task.iv).subspan(4));
  runner.set_aad(vector.aad);
  runner.expect(vector.ciphertext, vector.tag);
}

/// NIST's examples: none or 200 bytes of 0xa3.
void run_sha3(Runner& runner, std::string_view function, Trial& trial) {
  for (const auto& vector : sha3::vectors::kNistExamples) {
    if (vector.function != function || vector.digest.size() / 2 > trial.tag.size()) continue;
    runner.begin({}, {}, 8 * vector.bytes);
    std::fill_n(trial.source.begin(), vector.bytes, std::uint8_t{0xa3});
    runner.expect({}, vector.digest);
  }
}

/// NIST's answers: both ways, private ones with primes.
void run_rsa(Runner& runner, Algorithm algorithm, Trial& trial) {
  const bool is_public = algorithm == Algorithm::rsa_public;
  for (const auto& vector : modexp::vectors::kNistAcvp) {
    Task& task = runner.begin({}, {}, 0);
    task.direction = is_public ? Direction::encrypt : Direction::decrypt;
    parse(is_public ? vector.result : vector.base, put_rsa_key(vector, task, trial.source));
    runner.expect(is_public ? vector.base : vector.result, {});
  }
}

void run_nia6(Runner& runner) {
  for (const auto& vector : zuc::vectors::kNia6) {
    Task& task = runner.begin(vector.key, vector.message, 4 * vector.message.size());
    parse(vector.iv, task.iv);
    runner.expect({}, vector.tag);
  }
}

void run_nca6(Runner& runner) {
  for (const auto& vector : zuc::vectors::kNca6) {
    if (vector.aad.size() / 2 > kMaxAadBytes) continue;
    Task& task = runner.begin(vector.key, vector.message, 4 * vector.message.size());
    parse(vector.iv, task.iv);
    runner.set_aad(vector.aad);
    runner.expect(vector.ciphertext, vector.tag);
  }
}

constexpr auto kOwnBearer = [](const auto& vector) { return int{vector.bearer}; };
/// TS 33.401 makes FRESH of BEARER: 27 zeros follow it.
constexpr auto kBearerOfFresh = [](const snow3g::vectors::Eia& vector) {
  constexpr unsigned kZeros = 27;
  return vector.fresh << (32 - kZeros) == 0 ? static_cast<int>(vector.fresh >> kZeros) : -1;
};

}  // namespace

Answers run_known_answers(Engine& engine, Algorithm algorithm, Workspace& workspace) {
  Runner runner(engine, algorithm, workspace);
  switch (algorithm) {
    case Algorithm::chacha20:
      run_chacha20(runner);
      break;
    case Algorithm::chacha20_poly1305:
      for (const auto& vector : chacha20_poly1305::vectors::kRfc8439) run_aead(runner, vector, vector.nonce);
      break;
    case Algorithm::aes_gcm:
      for (const auto& vector : aes_gcm::vectors::kMcGrewViega) run_aead(runner, vector, vector.iv);
      break;
    case Algorithm::eea1:
      runner.expect_eea(std::span<const snow3g::vectors::Eea>(snow3g::vectors::kEea));
      break;
    case Algorithm::eia1:
      runner.expect_eia(std::span<const snow3g::vectors::Eia>(snow3g::vectors::kEia), kBearerOfFresh);
      break;
    case Algorithm::eea2:
      runner.expect_eea(std::span<const aes::vectors::EeaVector>(aes::vectors::kEea2));
      break;
    case Algorithm::eia2:
      runner.expect_eia(std::span<const aes::vectors::EiaVector>(aes::vectors::kEia2), kOwnBearer);
      break;
    case Algorithm::eea3:
      runner.expect_eea(std::span<const zuc::vectors::Eea3>(zuc::vectors::kEea3));
      break;
    case Algorithm::eia3:
      runner.expect_eia(std::span<const zuc::vectors::Eia3>(zuc::vectors::kEia3), kOwnBearer);
      break;
    case Algorithm::nia6:
      run_nia6(runner);
      break;
    case Algorithm::nca6:
      run_nca6(runner);
      break;
    case Algorithm::sha3_224:
      run_sha3(runner, "sha3_224", workspace.trial);
      break;
    case Algorithm::sha3_256:
      run_sha3(runner, "sha3_256", workspace.trial);
      break;
    case Algorithm::sha3_384:
      run_sha3(runner, "sha3_384", workspace.trial);
      break;
    case Algorithm::sha3_512:
      run_sha3(runner, "sha3_512", workspace.trial);
      break;
    case Algorithm::rsa_public:
    case Algorithm::rsa_private:
      run_rsa(runner, algorithm, workspace.trial);
      break;
    case Algorithm::shake128:
      run_sha3(runner, "shake128", workspace.trial);
      break;
    case Algorithm::shake256:
      run_sha3(runner, "shake256", workspace.trial);
      break;
    // No standard publishes vectors.
    case Algorithm::nea6:
    // Primitives: their functions have engines.
    case Algorithm::none:
    case Algorithm::poly1305:
    case Algorithm::zuc:
    case Algorithm::snow3g:
    case Algorithm::aes:
    case Algorithm::sha3:
    case Algorithm::modexp:
      break;
  }
  return runner.answers();
}

}  // namespace tandem::selftest
