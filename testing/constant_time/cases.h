// The cases that are checked for constant time: every variant, and toys that must be reported.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tandem::constant_time {

struct Case {
  std::string name;  ///< "eea3.avx512"
  /// True if the time must be independent of secrets. If false, the tool must report the case, which shows that it can.
  bool constant_time = true;
  /// True if this machine, as the tool presents it, can run the case, and the code is not in a library that the tool
  /// does not see.
  bool available = true;
  /// Runs it over secret keys and messages, `effort` times as much as for a short test; returns whether the results
  /// were right.
  std::function<bool(unsigned effort)> run;
};

/// The cases of the program; the toys come first.
std::vector<Case> cases();

void add_toys(std::vector<Case>& list);
void add_kernel_toys(std::vector<Case>& list);
/// Adds the parts of src/container through which secrets pass. Only valgrind checks them: MemorySanitizer does not see
/// libcrypto.
void add_container(std::vector<Case>& list);

}  // namespace tandem::constant_time
