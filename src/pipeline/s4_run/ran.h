// The backends that ran the tasks of an engine, and why they did: `auto` has several.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/reason.h"

namespace tandem::pipeline {

/// Tasks that ended well in one backend, which was chosen for one reason.
struct Ran {
  std::string_view backend;
  Reason reason = Reason::named;
  std::uint64_t tasks = 0;
};

/// Adds tasks to the entry of their backend and reason, which it makes where there is none.
inline void count(std::vector<Ran>& list, const Ran& more) {
  const auto is_same = [&](const Ran& one) { return one.reason == more.reason && one.backend == more.backend; };
  const auto same = std::ranges::find_if(list, is_same);
  if (same == list.end()) {
    list.push_back(more);
  } else {
    same->tasks += more.tasks;
  }
}

}  // namespace tandem::pipeline
