// `tandem encrypt`, for callers that have parsed another command line.
#pragma once

#include "cli/recipients.h"
#include "cli/transfer.h"

namespace tandem::cli {

struct EncryptOptions : TransferOptions {
  RecipientOptions recipients;
  bool armor = false;
};

/// Throws CommandError.
void run_encrypt(const EncryptOptions& options);

}  // namespace tandem::cli
