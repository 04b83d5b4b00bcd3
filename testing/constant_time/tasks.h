// Tasks with secret keys and messages, for algorithms whose folder has no cases of its own.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/software/heap.h"
#include "generated/algorithms/adapters.h"
#include "testing/constant_time/compare.h"

namespace tandem::constant_time {

/// Runs one task with an engine. `key`, `text` and `tag` may be secret; `text` and `tag` then hold the result.
inline bool run_task(Engine& engine, Algorithm operation, const Bytes& key, Bytes& text, Bytes& tag) {
  const OperationFacts& facts = facts::operation(operation);
  Task task;
  task.algorithm = operation;
  task.direction = facts.encrypts ? Direction::encrypt : Direction::decrypt;
  task.key_bytes = facts.key_bytes;
  std::copy_n(key.begin(), facts.key_bytes, task.key.begin());
  task.source = text.data();
  task.destination = facts.writes_destination() ? text.data() : nullptr;
  task.len_bits = 8 * text.size();
  tag.resize(facts.tag_bytes);
  task.tag = tag;
  Task* pointer = &task;
  return engine.submit({&pointer, 1}) == 1 && engine.wait(1'000'000'000) == Status::ok &&
         engine.poll({&pointer, 1}) == 1 && task.completion.status == Status::ok;
}

/// Adds a case per variant, called <operation>.<variant>, which compares its engine with the reference's.
inline void add_tasks(Algorithm operation, std::vector<Case>& list) {
  const software::Adapter& adapter = software::adapter(operation);
  const auto run = [&adapter, operation](std::size_t variant, Bytes& key, Bytes& text, Bytes& tag) {
    return run_task(*software::make(adapter, operation, variant), operation, key, text, tag);
  };
  const std::size_t reference = adapter.count() - 1;
  for (std::size_t i = 0; i < adapter.count(); ++i) {
    const variants::Compiled variant = adapter.compiled(i);
    list.push_back({.name = std::string(facts::operation(operation).name) + "." + std::string(variant.name),
                    .constant_time = variant.constant_time,
                    .available = (kSeesLibraries || !is_library(variant.name)) && variant.available,
                    .run = [=](unsigned effort) { return compare(i, reference, effort, run); }});
  }
}

}  // namespace tandem::constant_time
