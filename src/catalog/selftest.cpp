#include "catalog/selftest.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace tandem::catalog {
namespace {

constexpr std::uint64_t kTimeoutNs = 10'000'000'000;
constexpr std::size_t kMaxBytes = 4096;
constexpr std::size_t kMaxAadBytes = 64;

/// What tasks of an algorithm look like; engine/task.h says so in words.
struct Shape {
  Algorithm algorithm;
  std::uint8_t key_bytes;
  std::uint8_t tag_bytes = 0;
  bool tag_alone = false;
  bool one_way = false;  ///< there is no decryption
  bool whole_bytes = false;
  bool has_aad = false;
  std::uint8_t zero_iv_bytes = 0;  ///< at the start
  std::uint8_t used_iv_bytes = 16;
  std::uint8_t last_iv_mask = 0xff;  ///< of the last used byte
};

constexpr Shape pdu_shape(Algorithm algorithm, bool integrity) {
  return {.algorithm = algorithm,
          .key_bytes = 16,
          .tag_bytes = static_cast<std::uint8_t>(integrity ? 4 : 0),
          .tag_alone = integrity,
          .used_iv_bytes = 5,
          .last_iv_mask = 0xfc};
}

constexpr Shape hash_shape(Algorithm algorithm, std::uint8_t digest_bytes) {
  return {.algorithm = algorithm,
          .key_bytes = 0,
          .tag_bytes = digest_bytes,
          .tag_alone = true,
          .one_way = true,
          .whole_bytes = true,
          .used_iv_bytes = 0};
}

constexpr Shape kShapes[] = {
    {.algorithm = Algorithm::chacha20, .key_bytes = 32},
    {.algorithm = Algorithm::chacha20_poly1305,
     .key_bytes = 32,
     .tag_bytes = 16,
     .whole_bytes = true,
     .has_aad = true,
     .zero_iv_bytes = 4},
    {.algorithm = Algorithm::aes_gcm,
     .key_bytes = 32,
     .tag_bytes = 16,
     .whole_bytes = true,
     .has_aad = true,
     .zero_iv_bytes = 4},
    pdu_shape(Algorithm::eea1, false),
    pdu_shape(Algorithm::eia1, true),
    pdu_shape(Algorithm::eea2, false),
    pdu_shape(Algorithm::eia2, true),
    pdu_shape(Algorithm::eea3, false),
    pdu_shape(Algorithm::eia3, true),
    {.algorithm = Algorithm::nea6, .key_bytes = 32},
    hash_shape(Algorithm::sha3_224, 28),
    hash_shape(Algorithm::sha3_256, 32),
    hash_shape(Algorithm::sha3_384, 48),
    hash_shape(Algorithm::sha3_512, 64),
    hash_shape(Algorithm::shake128, 64),
    hash_shape(Algorithm::shake256, 64),
};

/// A task with memory of its own.
struct Trial {
  Task task;
  std::vector<std::uint8_t> source;
  std::vector<std::uint8_t> destination;
  std::vector<std::uint8_t> aad;
  std::array<std::uint8_t, 64> tag{};

  void point_at_own_memory(const Shape& shape) {
    task.source = source.data();
    task.destination = shape.tag_alone ? nullptr : destination.data();
    task.aad = aad;
    task.tag = std::span(tag).first(shape.tag_bytes);
  }
};

class Maker {
 public:
  Maker(const Shape& shape, std::uint64_t seed) : shape_(shape), random_(seed) { fill(key_); }

  Trial make() {
    Trial trial;
    const std::uint64_t unit = shape_.whole_bytes ? 8 : 1;
    trial.task.algorithm = shape_.algorithm;
    trial.task.direction = shape_.one_way || below(2) == 0 ? Direction::encrypt : Direction::decrypt;
    trial.task.key_bytes = shape_.key_bytes;
    // Some tasks share a key: devices keep keys.
    if (below(4) == 0) fill(key_);
    std::copy_n(key_.begin(), shape_.key_bytes, trial.task.key.begin());
    const auto iv = std::span(trial.task.iv).subspan(shape_.zero_iv_bytes);
    fill(iv.first(shape_.used_iv_bytes - shape_.zero_iv_bytes));
    if (shape_.used_iv_bytes > 0) trial.task.iv[shape_.used_iv_bytes - 1] &= shape_.last_iv_mask;
    // ChaCha20's counter must not wrap within a task.
    if (shape_.algorithm == Algorithm::chacha20) trial.task.iv[3] &= 0x7f;
    trial.task.len_bits = (below(8 * kMaxBytes / unit) + 1) * unit;
    trial.source.resize(trial.task.len_bytes());
    fill(trial.source);
    trial.destination.resize(trial.source.size(), 0xee);
    if (shape_.has_aad) trial.aad.resize(below(kMaxAadBytes));
    fill(trial.aad);
    return trial;
  }

  std::uint64_t below(std::uint64_t limit) { return random_() % limit; }

 private:
  void fill(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_());
  }

  const Shape& shape_;
  std::mt19937_64 random_;
  std::array<std::uint8_t, 32> key_{};
};

/// Runs one task. Returns its status, or timeout.
Status run(Engine& engine, Task& task) {
  Task* one = &task;
  Task* done = nullptr;
  if (engine.submit({&one, 1}) != 1) return Status::would_block;
  if (const Status status = engine.wait(kTimeoutNs); status != Status::ok) return status;
  return engine.poll({&done, 1}) == 1 ? task.completion.status : Status::timeout;
}

/// What the reference makes of a trial.
Trial expected(const Shape& shape, Engine& reference, const Trial& trial) {
  Trial answer = trial;
  answer.point_at_own_memory(shape);
  answer.task.completion.status = run(reference, answer.task);
  return answer;
}

/// Gives a decryption the tag that belongs to its message; `wrong` gives it another.
void set_tag(const Shape& shape, Engine& reference, Trial& trial, bool wrong) {
  if (shape.tag_bytes == 0 || trial.task.direction == Direction::encrypt) return;
  // What decrypts to something else still has a tag: that of the encryption that yields it.
  Trial encryption = trial;
  encryption.task.direction = Direction::encrypt;
  encryption.point_at_own_memory(shape);
  (void)run(reference, encryption.task);
  trial.tag = encryption.tag;
  if (!shape.tag_alone) trial.source = encryption.destination;
  if (wrong) trial.tag[0] ^= 1;
}

}  // namespace

SelftestResult selftest(const Entry& entry, const SelftestOptions& options) {
  SelftestResult result;
  const auto shape = std::ranges::find(kShapes, entry.algorithm, &Shape::algorithm);
  const Entry* const reference_entry = find("cpu.reference", entry.algorithm);
  std::unique_ptr<Engine> reference;
  std::unique_ptr<Engine> engine;
  if (shape == std::end(kShapes) || reference_entry == nullptr || reference_entry->make({}, reference) != Status::ok) {
    result.failure = "there is no reference to compare with";
    return result;
  }
  if (const Status status = entry.make({}, engine); status != Status::ok) {
    result.failure = fmt::format("cannot be opened: {}", status_text(status));
    return result;
  }
  Maker maker(*shape, options.seed);
  for (std::size_t i = 0; i < options.tasks && result.failure.empty(); ++i) {
    Trial trial = maker.make();
    set_tag(*shape, *reference, trial, maker.below(5) == 0);
    const Trial answer = expected(*shape, *reference, trial);
    trial.point_at_own_memory(*shape);
    const Status status = run(*engine, trial.task);
    const bool same = trial.destination == answer.destination && trial.tag == answer.tag;
    if (status != answer.task.completion.status) {
      result.failure =
          fmt::format("task {} of seed {}, {} bits: {}; the reference: {}", i, options.seed, trial.task.len_bits,
                      status_name(status), status_name(answer.task.completion.status));
    } else if (!same) {
      result.failure = fmt::format("task {} of seed {}, {} bits: another result than the reference's", i, options.seed,
                                   trial.task.len_bits);
    } else {
      ++result.tasks;
      result.bytes += trial.task.len_bytes();
    }
  }
  result.events = engine->device_events();
  return result;
}

}  // namespace tandem::catalog
