// Writes what was measured to the file that `choose` reads.
//
// Format      ../../docs/formats/profile.md
// Checked by  profile_file_test.cpp
#pragma once

#include <string>

#include "choose/profile.h"

namespace tandem::calibrate {

/// Returns the text of a measured profile.
std::string to_toml(const choose::Profile& profile);

/// The reason why a profile is not written.
struct Unsaved {
  std::string why;  ///< and what to do
  bool no_room = false;
};

/// Returns whether `save` may write to `path`: no file but a profile, also an old one, is there, and its folder, which
/// is made, takes new files.
bool can_save(const std::string& path, Unsaved& unsaved);

/// Replaces the file at `path` whole, or the file that a symbolic link there names; makes its folder. Returns whether
/// it did.
bool save(const choose::Profile& profile, const std::string& path, Unsaved& unsaved);

}  // namespace tandem::calibrate
