// The boards that come with the program, for the commands that show one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "choose/profile.h"

namespace tandem::cli {

/// The board of that name; nothing if there is none. Throws CommandError (kInput) if its profile cannot be read.
std::optional<choose::Profile> board_profile(std::string_view name);

/// The names of all boards, a space before each.
std::string board_names();

}  // namespace tandem::cli
