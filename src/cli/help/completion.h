// Writes shell completions of commands, options, and what options take.
#pragma once

#include <string>
#include <vector>

#include "cli/help/page.h"

namespace tandem::cli {

enum class Shell { bash, zsh, fish };

/// Returns the script that makes a shell complete the arguments of `program`. pages: of its commands; their names begin
/// with the program's.
std::string completion(Shell shell, const Page& program, const std::vector<Page>& pages);

}  // namespace tandem::cli
