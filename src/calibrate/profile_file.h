// Writing what was measured to the file that `choose` reads.
//
// Format      ../../docs/formats/profile.md
// Checked by  profile_file_test.cpp
#pragma once

#include <string>

#include "choose/profile.h"

namespace tandem::calibrate {

/// Of a measured profile.
std::string to_toml(const choose::Profile& profile);

/// Replaces the file at `path` whole; makes its folder. Returns whether, with a sentence in `error` if not.
bool save(const choose::Profile& profile, const std::string& path, std::string& error);

}  // namespace tandem::calibrate
