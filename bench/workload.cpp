#include "bench/workload.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "catalog/catalog.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {
namespace {

constexpr std::size_t kBlockBytes = 64;
constexpr std::uint64_t kLongest = 60'000'000'000;  // ns; software is never so slow

void store(std::uint64_t value, std::span<std::uint8_t> at) {
  for (std::size_t i = 0; i < at.size(); ++i) at[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

}  // namespace

Workload::Workload(Algorithm algorithm, Direction direction, std::size_t bytes, std::size_t keys)
    : algorithm_(algorithm), direction_(direction), keys_(keys), message_(bytes, 0x11), expected_(bytes) {
  const catalog::Entry* const entry = catalog::find("cpu", algorithm);
  if (entry == nullptr || entry->make({}, software_) != Status::ok) {
    throw std::runtime_error(fmt::format("no software runs {}", catalog::algorithm_name(algorithm)));
  }
}

void Workload::prepare(std::uint64_t index, Load& load) {
  load.destination.resize(message_.size());
  load.source = message_;
  Task& task = load.task;
  task = {};
  task.algorithm = algorithm_;
  task.source = load.source.data();
  task.destination = load.destination.data();
  task.len_bits = 8 * message_.size();
  const OperationFacts& facts = facts::operation(algorithm_);
  task.tag = std::span(load.tag).first(facts.tag_bytes);
  if (facts.key_bytes == 0) {  // a hash: its messages differ
    store(index, std::span(load.source).first(std::min<std::size_t>(8, load.source.size())));
    return;
  }
  task.key_bytes = facts.key_bytes;
  task.key.fill(0x42);
  store(keys_ == 0 ? index : index % keys_, std::span(task.key).first(8));
  if (algorithm_ == Algorithm::chacha20) {
    store(index * (message_.size() / kBlockBytes), std::span(task.iv).first(4));
    return;
  }
  // The task's number goes into the whole bytes of the iv that the caller may set.
  const auto own = static_cast<std::size_t>(std::ranges::find(facts.iv_mask, 0xff) - facts.iv_mask.begin());
  const auto bytes = static_cast<std::size_t>(std::ranges::count(facts.iv_mask, 0xff));
  store(index, std::span(task.iv).subspan(own, std::min<std::size_t>(bytes, 8)));
  if (direction_ == Direction::encrypt) return;
  task.destination = load.source.data();
  run_in_software(task);
  task.destination = load.destination.data();
  task.direction = Direction::decrypt;
}

bool Workload::right(const Load& load) {
  Task task = load.task;
  task.destination = expected_.data();
  std::array<std::uint8_t, 64> tag = load.tag;
  if (!task.tag.empty()) task.tag = std::span(tag).first(task.tag.size());
  run_in_software(task);
  return expected_ == load.destination && tag == load.tag;
}

/// Throws std::runtime_error if it fails.
void Workload::run_in_software(Task task) {
  Task* pointer = &task;
  if (software_->submit({&pointer, 1}) != 1 || software_->wait(kLongest) != Status::ok ||
      software_->poll({&pointer, 1}) != 1 || task.completion.status != Status::ok) {
    throw std::runtime_error(fmt::format("{} failed", software_->capabilities().name));
  }
}

}  // namespace tandem::bench
