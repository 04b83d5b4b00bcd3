#include "engine/selftest/random_tasks.h"

#include <algorithm>
#include <cassert>
#include <span>

#include "engine/selftest/run_one.h"

namespace tandem::selftest {
namespace {

constexpr std::uint8_t kUntouched = 0xee;

class Maker {
 public:
  Maker(const OperationFacts& facts, std::uint8_t key_bytes, const Options& options)
      : facts_(facts), key_bytes_(key_bytes), options_(options), random_(options.seed) {
    fill(key_);
  }

  void make(Trial& trial) {
    trial.destination.fill(kUntouched);
    trial.tag = {};
    trial.aad_bytes = 0;
    if (facts_.key_in_message) {
      assert(options_.finish != nullptr);
      return options_.finish(trial, facts_, random_);
    }
    trial.task = {};
    trial.task.algorithm = facts_.algorithm;
    trial.task.direction = !facts_.decrypts || below(2) == 0 ? Direction::encrypt : Direction::decrypt;
    trial.task.key_bytes = key_bytes_;
    // Some tasks share a key: devices keep keys.
    if (below(4) == 0) fill(key_);
    std::copy_n(key_.begin(), key_bytes_, trial.task.key.begin());
    fill(trial.task.iv);
    for (std::size_t i = 0; i < trial.task.iv.size(); ++i) trial.task.iv[i] &= facts_.iv_mask[i];
    trial.task.len_bits = (below(8 * options_.max_bytes / facts_.unit_bits) + 1) * facts_.unit_bits;
    fill(std::span(trial.source).first(static_cast<std::size_t>(trial.task.len_bytes())));
    trial.aad_bytes = facts_.aad ? static_cast<std::size_t>(below(kMaxAadBytes)) : 0;
    fill(std::span(trial.aad).first(trial.aad_bytes));
    if (options_.finish != nullptr) options_.finish(trial, facts_, random_);
  }

  std::uint64_t below(std::uint64_t limit) { return random_.below(limit); }

 private:
  void fill(std::span<std::uint8_t> bytes) { random_.fill(bytes); }

  const OperationFacts& facts_;
  const std::uint8_t key_bytes_;
  const Options& options_;
  Random random_;
  std::array<std::uint8_t, 32> key_{};
};

/// Gives a decryption the tag that belongs to its message; `wrong` gives it another.
void set_tag(const OperationFacts& facts, Engine& reference, Workspace& workspace, bool wrong) {
  Trial& trial = workspace.trial;
  if (facts.tag_bytes == 0 || trial.task.direction == Direction::encrypt) return;
  // The tag of a decryption is that of the encryption that yields its ciphertext.
  Trial& encryption = workspace.encryption;
  encryption = trial;
  encryption.task.direction = Direction::encrypt;
  encryption.point_at_own_memory(facts);
  (void)run_one(reference, encryption.task);
  trial.tag = encryption.tag;
  if (facts.writes_destination())
    std::copy_n(encryption.destination.begin(), trial.task.len_bytes(), trial.source.begin());
  if (wrong) trial.tag[0] ^= 1;
}

}  // namespace

void Trial::point_at_own_memory(const OperationFacts& facts) {
  task.source = source.data();
  task.destination = facts.writes_destination() ? destination.data() : nullptr;
  task.aad = std::span(aad).first(aad_bytes);
  task.tag = std::span(tag).first(facts.tag_bytes);
}

Result run(Engine& engine, Engine& reference, const OperationFacts& facts, const Options& options,
           Workspace& workspace) {
  Result result;
  Maker maker(facts, key_bytes_for(facts, engine.capabilities().key_lengths), options);
  Trial& trial = workspace.trial;
  Trial& answer = workspace.answer;
  while (result.tasks < options.tasks) {
    maker.make(trial);
    set_tag(facts, reference, workspace, maker.below(5) == 0);
    answer = trial;
    answer.point_at_own_memory(facts);
    result.expected = run_one(reference, answer.task);
    trial.point_at_own_memory(facts);
    result.status = run_one(engine, trial.task);
    result.len_bits = trial.task.len_bits;
    if (result.status != result.expected) {
      result.verdict = Result::Verdict::other_status;
      return result;
    }
    if (trial.destination != answer.destination || trial.tag != answer.tag) {
      result.verdict = Result::Verdict::other_result;
      return result;
    }
    ++result.tasks;
    result.bytes += trial.task.len_bytes();
  }
  return result;
}

}  // namespace tandem::selftest
