// Finds the words that a shell offers for a value, which the parser does not know: names of algorithms, engines,
// boards, commands.
#pragma once

#include <vector>

#include "cli/help/page.h"

namespace tandem::cli {

/// Fills `words` of the options and arguments that take such names. pages: of all commands. Commands that are programs
/// by themselves, which their pages say nothing of, get arguments and options.
void offer_words(std::vector<Page>& pages);

}  // namespace tandem::cli
