// Names of algorithms on the command line.
#pragma once

#include <string>
#include <string_view>

namespace tandem::cli {

/// Returns an empty text if tasks of an algorithm are called `name`; otherwise what to say, with the names that were
/// probably meant.
std::string refuse_algorithm(const std::string& name);

/// Returns " did you mean eea3 or eia3?" for the functions that a cipher is used by, or names that begin so; empty for
/// none.
std::string algorithms_meant(std::string_view name);

}  // namespace tandem::cli
