// The text of `--help`.
#pragma once

#include <cstddef>
#include <string>

#include "cli/help/page.h"

namespace tandem::cli {

/// Returns a page as text, with a line feed at the end.
std::string help_text(const Page& page, std::size_t width);

/// Makes `app` and all its commands answer --help with their pages, as wide as the terminal allows.
void set_help(CLI::App& app);

}  // namespace tandem::cli
