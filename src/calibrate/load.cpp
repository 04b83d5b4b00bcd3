#include "calibrate/load.h"

#include <algorithm>
#include <cassert>

#include "generated/algorithms/adapters.h"

namespace tandem::calibrate {

const software::KeyedTasks* keyed_tasks(Algorithm algorithm) {
  return facts::operation(algorithm).key_in_message ? software::adapter(algorithm).keyed : nullptr;
}

Load::Load(Algorithm algorithm, Direction direction, std::size_t size, std::size_t depth, std::uint64_t key_lengths)
    : size_(size),
      keyed_(keyed_tasks(algorithm)),
      source_(message_bytes() * depth, 0x5a),
      destination_(message_bytes() * depth, 0),
      tags_(depth),
      tasks_(depth),
      done_(depth) {
  const OperationFacts& facts = facts::operation(algorithm);
  assert(size > 0 && depth > 0);
  const std::size_t bytes = message_bytes();
  for (std::size_t i = 0; i < depth; ++i) {
    Task& task = tasks_[i];
    task.algorithm = algorithm;
    task.direction = direction;
    task.key_bytes = key_bytes_for(facts, key_lengths);
    for (std::size_t k = 0; k < task.key_bytes; ++k) task.key[k] = static_cast<std::uint8_t>(k + 1);
    // The tasks get nonces or COUNTs that differ.
    const auto own = static_cast<std::size_t>(std::ranges::find(facts.iv_mask, 0xff) - facts.iv_mask.begin());
    if (own < task.iv.size()) task.iv[own] = static_cast<std::uint8_t>(i);
    task.source = source_.data() + i * bytes;
    task.destination = facts.writes_destination() ? destination_.data() + i * bytes : nullptr;
    task.len_bits = 8 * bytes;
    if (keyed_ != nullptr) keyed_->make(size, task, std::span(source_).subspan(i * bytes, bytes))[0] = 0;
    task.tag = std::span(tags_[i]).first(facts.tag_bytes);
    offered_.push_back(&task);
  }
}

std::size_t Load::message_bytes() const { return keyed_ == nullptr ? size_ : keyed_->max_message_bytes; }

bool Load::prepare(Engine& engine) {
  if (keyed_ != nullptr) return true;
  for (Task& task : tasks_) task.direction = Direction::encrypt;
  const bool done = run(engine);
  for (Task& task : tasks_) task.direction = Direction::decrypt;
  source_ = destination_;
  return done;
}

std::vector<std::uint8_t> Load::result() const {
  std::vector<std::uint8_t> bytes = destination_;
  for (const Tag& tag : tags_) bytes.insert(bytes.end(), tag.begin(), tag.end());
  return bytes;
}

void Load::forget_result() {
  std::ranges::fill(destination_, std::uint8_t{0});
  if (tasks_[0].direction == Direction::encrypt) std::ranges::fill(tags_, Tag{});
}

bool Load::run(Engine& engine) {
  bool good = true;
  for (std::size_t submitted = 0, finished = 0; finished < tasks_.size();) {
    submitted += engine.submit(std::span<Task* const>(offered_).subspan(submitted));
    if (engine.wait(kTimeoutNs) != Status::ok) return false;
    const std::size_t count = engine.poll(done_);
    for (std::size_t i = 0; i < count; ++i) good = good && done_[i]->completion.status == Status::ok;
    finished += count;
  }
  return good;
}

}  // namespace tandem::calibrate
