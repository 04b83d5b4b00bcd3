// `tandem keygen`, for callers that have parsed another command line.
#pragma once

#include <string>
#include <string_view>

#include "cli/passphrase.h"

namespace tandem::cli {

struct KeygenOptions {
  std::string input = "-";
  std::string output = "-";
  bool convert = false;
  bool post_quantum = false;
  bool force = false;
  std::string_view insist = "--force";  ///< as in OutputOptions
  PassphraseOptions passphrase;
};

/// Throws CommandError.
void run_keygen(const KeygenOptions& options);

}  // namespace tandem::cli
