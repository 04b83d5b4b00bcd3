// What is checked for constant time: every variant, and toys that must be reported.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tandem::constant_time {

struct Case {
  std::string name;  ///< "eea3.avx512"
  /// Whether its time must be independent of secrets; if not, the tool must report it: it shows that it can.
  bool constant_time = true;
  /// On this machine, as far as the tool shows it, and not in a library that it does not see.
  bool available = true;
  /// Runs it over secret keys and messages, `effort` times as much as for a short test; returns whether the results
  /// were right.
  std::function<bool(unsigned effort)> run;
};

/// Those of the program; the toys come first.
std::vector<Case> cases();

void add_toys(std::vector<Case>& list);
void add_kernel_toys(std::vector<Case>& list);
/// What secrets pass through in src/container. For valgrind alone: MemorySanitizer does not see libcrypto.
void add_container(std::vector<Case>& list);

}  // namespace tandem::constant_time
