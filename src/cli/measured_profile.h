// This machine's profile, for the commands that show it.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "choose/profile.h"

namespace tandem::cli {

/// The help text of --profile.
inline constexpr char kProfileHelp[] = "Profile to use; by default the one that calibrate keeps";

/// Returns the file that --profile names; empty: the one that calibrate keeps.
std::string profile_path(const std::string& option);

/// Names the engines whose curves are left out because another accelerator has their name now.
void warn_of_others(const std::set<std::string>& engines);

/// Throws CommandError (kInput), which names the command that makes a profile, if it is absent, stale or foreign.
/// Leaves out curves of other accelerators, and says so.
choose::Profile read_measured(const std::string& path);

/// Returns the engines between which `auto` decides.
std::vector<std::string> automatic_engines(std::string_view algorithm);

}  // namespace tandem::cli
