// Writes what `tandem inspect` prints.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "container/inspection.h"

namespace tandem::cli {

struct Inspected {
  std::string name;  ///< of the file, as the user gave it
  /// The bytes of text that the armor has; none for files without armor.
  std::optional<std::uint64_t> armor_bytes;
  container::Inspection inspection;
};

/// Returns the text for people, with a line feed at the end. Types of stanzas are as the file says them, cut if they
/// are very long.
std::string inspection_text(const Inspected& inspected);

/// Returns the text for programs, in one JSON object: sizes in bytes, `null` if there is none.
std::string inspection_json(const Inspected& inspected);

}  // namespace tandem::cli
