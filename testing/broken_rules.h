// Every way for a task to break its operation's rules, one at a time, and the status that an engine must return.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/operation_facts.h"

namespace tandem::testing {

struct BrokenRule {
  std::string what;
  Status status;
  std::function<void(Task&)> apply;
};

/// Memory to which tasks may point; refused tasks must not write to it.
struct RuleBuffers {
  static constexpr std::uint8_t kUntouched = 0xee;

  RuleBuffers() {
    destination.fill(kUntouched);
    tag.fill(kUntouched);
  }
  [[nodiscard]] bool untouched() const {
    const auto same = [](std::uint8_t byte) { return byte == kUntouched; };
    return std::ranges::all_of(destination, same) && std::ranges::all_of(tag, same);
  }

  std::array<std::uint8_t, 2304> source{};
  std::array<std::uint8_t, 2304> destination;
  std::array<std::uint8_t, 80> tag;
  std::array<std::uint8_t, 8> aad{};
};

/// Returns a task that breaks no rule of the facts. If the key is in the message, the task has none.
inline Task lawful_task(const OperationFacts& facts, RuleBuffers& buffers) {
  Task task;
  task.algorithm = facts.algorithm;
  task.direction = facts.encrypts ? Direction::encrypt : Direction::decrypt;
  task.key_bytes = facts.key_bytes;
  task.source = buffers.source.data();
  task.destination = facts.writes_destination() ? buffers.destination.data() : nullptr;
  task.len_bits = 512;
  task.tag = std::span(buffers.tag).first(facts.tag_bytes);
  return task;
}

inline std::vector<BrokenRule> broken_rules(const OperationFacts& facts, RuleBuffers& buffers) {
  std::vector<BrokenRule> rules;
  const auto add = [&](std::string what, Status status, std::function<void(Task&)> apply) {
    rules.push_back({std::move(what), status, std::move(apply)});
  };
  add("no algorithm", Status::unsupported, [](Task& task) { task.algorithm = Algorithm::none; });
  add("another algorithm", Status::unsupported,
      [](Task& task) { task.algorithm = task.algorithm == Algorithm::eea1 ? Algorithm::eea2 : Algorithm::eea1; });
  if (!facts.encrypts) add("encryption", Status::unsupported, [](Task& task) { task.direction = Direction::encrypt; });
  if (!facts.decrypts) add("decryption", Status::unsupported, [](Task& task) { task.direction = Direction::decrypt; });
  if (!facts.aad) add("aad", Status::unsupported, [&](Task& task) { task.aad = buffers.aad; });
  for (unsigned bytes = 0; bytes < 256; ++bytes) {
    if (bytes < 64 && (facts.key_lengths >> bytes & 1) != 0) continue;
    add("key of " + std::to_string(bytes) + " bytes", Status::bad_key,
        [=](Task& task) { task.key_bytes = static_cast<std::uint8_t>(bytes); });
  }
  for (std::size_t bit = 0; bit < 128; ++bit) {
    const auto mask = static_cast<std::uint8_t>(1U << bit % 8);
    if ((facts.iv_mask[bit / 8] & mask) != 0) continue;
    add("iv bit " + std::to_string(bit), Status::bad_iv, [=](Task& task) { task.iv[bit / 8] |= mask; });
  }
  for (std::size_t bytes = 0; bytes <= buffers.tag.size(); ++bytes) {
    const bool one = bytes > 0 && bytes <= 64 && (facts.tag_lengths >> (bytes - 1) & 1) != 0;
    if (facts.any_tag ? bytes > 0 : bytes == 0 ? facts.tag_bytes == 0 : one) continue;
    add("tag of " + std::to_string(bytes) + " bytes", Status::bad_length,
        [=, &buffers](Task& task) { task.tag = std::span(buffers.tag).first(bytes); });
  }
  const auto add_length = [&](const char* what, std::uint64_t bits) {
    add(what, Status::bad_length, [=](Task& task) { task.len_bits = bits; });
  };
  if (facts.min_len_bits > 0) {
    add_length("empty", 0);
    add_length("too short", facts.min_len_bits - facts.unit_bits);
  }
  for (std::uint64_t bits = 1; bits < facts.unit_bits; ++bits) add_length("a part of a byte", 504 + bits);
  if (const std::uint64_t more = facts.max_len_bits + facts.unit_bits; more > facts.max_len_bits) {
    add_length("too long", more);
  }
  add_length("all that a task can say", UINT64_MAX);
  add("no source", Status::bad_length, [](Task& task) { task.source = nullptr; });
  if (facts.writes_destination()) {
    add("no destination", Status::bad_length, [](Task& task) { task.destination = nullptr; });
  }
  if (facts.tag_bytes != 0) {
    add("no memory for the tag", Status::bad_length, [=](Task& task) {
      task.tag = {static_cast<std::uint8_t*>(nullptr), facts.tag_bytes};
    });
  }
  if (facts.aad) {
    add("no memory for the aad", Status::bad_length, [](Task& task) {
      task.aad = {static_cast<const std::uint8_t*>(nullptr), 5};
    });
  }
  return rules;
}

/// Calls `status_with(rule)` for every rule, and for pairs of rules with different statuses: the first of unsupported,
/// bad_key, bad_iv and bad_length counts.
template <typename StatusWith>
void expect_refusals(const OperationFacts& facts, RuleBuffers& buffers, const StatusWith& status_with) {
  const std::vector<BrokenRule> rules = broken_rules(facts, buffers);
  for (const BrokenRule& rule : rules) EXPECT_EQ(status_with(rule), rule.status) << facts.name << ": " << rule.what;
  constexpr Status kOrder[] = {Status::unsupported, Status::bad_key, Status::bad_iv, Status::bad_length};
  std::vector<const BrokenRule*> firsts;
  for (const Status status : kOrder) {
    const auto first = std::ranges::find(rules, status, &BrokenRule::status);
    if (first != rules.end()) firsts.push_back(&*first);
  }
  for (std::size_t i = 0; i < firsts.size(); ++i) {
    for (std::size_t j = i + 1; j < firsts.size(); ++j) {
      const BrokenRule both{firsts[i]->what + " and " + firsts[j]->what, firsts[i]->status, [&](Task& task) {
                              firsts[j]->apply(task);
                              firsts[i]->apply(task);
                            }};
      EXPECT_EQ(status_with(both), both.status) << facts.name << ": " << both.what;
    }
  }
}

}  // namespace tandem::testing
