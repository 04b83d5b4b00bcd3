// Rules for storing figures of this program, and the names of the files.
#pragma once

#include <string>
#include <string_view>

namespace tandem::bench {

/// Returns why figures of this program cannot go to `folder`, and what to do; empty if they can. They can only go to
/// results/ of a repository without changes from which the program was built.
std::string why_not_recorded(const std::string& folder);

/// Makes the same check for a program that was built from the commit `built`, if tools/commit.sh prints `now`.
std::string why_not_recorded(std::string_view built, std::string_view now);

/// Returns a machine's description in the form of file names: "x86-64-amd-epyc-25-17-1".
std::string slug(std::string_view machine);

/// Returns today's date in UTC: "2026-01-02".
std::string today();

/// Returns the name of a new file in `folder` for a suite, numbered after the other files of the day, of any machine.
/// Creates its folder. Throws std::filesystem::filesystem_error.
std::string new_file(const std::string& folder, const std::string& suite, const std::string& machine);

}  // namespace tandem::bench
