// `tandem decrypt`, for callers that have parsed another command line.
#pragma once

#include <string>

#include "cli/identities.h"
#include "cli/transfer.h"

namespace tandem::cli {

struct DecryptOptions : TransferOptions {
  IdentityOptions identities;
  std::string range;
  bool sparse = false;
};

/// Throws CommandError.
void run_decrypt(const DecryptOptions& options);

}  // namespace tandem::cli
