// Names that output files have for a moment.
#pragma once

#include <string>

namespace tandem::pipeline {

/// The directory that a path is in.
std::string directory_of(const std::string& path);

/// A name like ".tandem-3f0a..." in the directory of `path`, which nothing has yet, in all likelihood.
std::string temporary_name_beside(const std::string& path);

/// Says that the open file is in use, for as long as it is open: its temporary name is not to be removed.
/// Returns false where another program is about to remove it.
bool hold_temporary(int fd);

/// Removes files with temporary names that nothing holds, from a directory: what killed programs have left.
/// Looks at no more than the first 65,536 names.
void remove_left_files(const std::string& directory);

}  // namespace tandem::pipeline
