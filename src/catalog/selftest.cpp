#include "catalog/selftest.h"

#include <fmt/format.h>

#include <memory>

#include "engine/selftest/random_tasks.h"
#include "generated/algorithms/adapters.h"

namespace tandem::catalog {

SelftestResult selftest(const Entry& entry, const SelftestOptions& options) {
  using selftest::Result;
  SelftestResult result;
  const OperationFacts* const facts = facts::find_operation(entry.algorithm);
  const Entry* const reference_entry = find("cpu.reference", entry.algorithm);
  std::unique_ptr<Engine> reference;
  std::unique_ptr<Engine> engine;
  if (facts == nullptr || reference_entry == nullptr || reference_entry->make({}, reference) != Status::ok) {
    result.failure = "there is no reference to compare with";
    return result;
  }
  if (const Status status = entry.make({}, engine); status != Status::ok) {
    result.failure = fmt::format("cannot be opened: {}", status_text(status));
    return result;
  }
  const auto workspace = std::make_unique<selftest::Workspace>();
  const Result found = selftest::run(
      *engine, *reference, *facts,
      {.seed = options.seed, .tasks = options.tasks, .finish = software::adapter(entry.algorithm).finish_random},
      *workspace);
  result.tasks = found.tasks;
  result.bytes = found.bytes;
  result.events = engine->device_events();
  if (found.verdict == Result::Verdict::other_status) {
    result.failure = fmt::format("task {} of seed {}, {} bits: {}; the reference: {}", found.tasks, options.seed,
                                 found.len_bits, status_name(found.status), status_name(found.expected));
  } else if (found.verdict == Result::Verdict::other_result) {
    result.failure = fmt::format("task {} of seed {}, {} bits: another result than the reference's", found.tasks,
                                 options.seed, found.len_bits);
  }
  return result;
}

}  // namespace tandem::catalog
