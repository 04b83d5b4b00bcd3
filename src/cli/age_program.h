// The command lines of age and age-keygen, for programs that call these: this program under their names.
#pragma once

#include <span>
#include <string_view>

namespace tandem::cli {

/// A program that this one stands in for. Returns its exit status: 0, 1, or 2 for a command line that cannot be read;
/// 128 and a signal's number after an interrupt.
using StandIn = int (*)(std::span<char* const> arguments);

/// Returns nullptr unless the last part of the name that this program was called by is age or age-keygen.
StandIn stand_in(std::string_view called);

}  // namespace tandem::cli
