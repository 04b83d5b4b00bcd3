// A profile as one HTML page that needs nothing else: figures, style and script are in it.
//
// Checked by  ../cli/tests/test_report.py
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "choose/profile.h"

namespace tandem::calibrate {

/// Returns the page of this machine. Equal profiles give equal bytes. automatic: the engines of an algorithm between
/// which `auto` decides.
std::string report_page(const choose::Profile& profile,
                        const std::function<std::vector<std::string>(std::string_view algorithm)>& automatic);

/// The page of a board that is not here: the published figures of its engines, of which it marks the fastest. name: as
/// --profile takes it.
std::string board_page(const choose::Profile& board, std::string_view name);

}  // namespace tandem::calibrate
