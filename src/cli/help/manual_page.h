// Manual pages: roff, as `man` shows it.
//
// Source  man(7) of groff and of mandoc; man-pages(7) for the order of sections
#pragma once

#include <string>
#include <vector>

#include "cli/help/page.h"

namespace tandem::cli {

struct Edition {
  std::string version;  ///< "0.1.0"
  std::string date;     ///< "2026-01-31"
};

/// Returns the page's name in section 1: "tandem-encrypt" for "tandem encrypt".
std::string manual_name(const Page& page);

/// Returns the page as roff source. see_also: names of other pages in section 1.
std::string manual_page(const Page& page, const Edition& edition, const std::vector<std::string>& see_also);

}  // namespace tandem::cli
