// JSON for standard output.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tandem::cli {

/// Returns the text of a value, in ASCII; bytes of names that are no UTF-8 become U+FFFD.
inline std::string json_text(const nlohmann::ordered_json& value) {
  return value.dump(2, ' ', true, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace tandem::cli
