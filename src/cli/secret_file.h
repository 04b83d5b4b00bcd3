// Reads small files whole, and wipes them: recipients and identities.
#pragma once

#include <cstddef>
#include <string>

#include "container/secret.h"
#include "pipeline/event.h"

namespace tandem::cli {

struct SecretFile {
  container::SecretText text;
  bool others_may_read = false;
};

/// Reads a file, pipe or ("-") standard input. what: "identity file", for messages.
/// Throws CommandError (kKey: cannot be read, or longer than `most_bytes`; or interrupted).
SecretFile read_secret_file(const std::string& path, const std::string& what, std::size_t most_bytes,
                            const pipeline::Event& stop);

/// Returns the name for messages: "identity file 'x'", or "identity file standard input".
std::string describe(const std::string& path, const std::string& what);

}  // namespace tandem::cli
