// The reason for which an engine ran a task. Freestanding.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem {

/// Written by the code that chose the engine, before the engine gets the task; engines leave it.
enum class Reason : std::uint8_t {
  named,       ///< the caller chose the engine
  first,       ///< no profile: the best variant by the order of `tandem engines`
  only,        ///< no other engine may run it
  fastest,     ///< the most tasks per second, by the profile
  earliest,    ///< the least time from submit to completion, by the profile
  least_cpu,   ///< the least CPU time, by the profile
  kept,        ///< the best is so little better than the engine before that a change does not pay
  no_figures,  ///< the profile has none for the algorithm: the best variant by the order of `tandem engines`
  replayed,    ///< another engine did not do it; the whole task was run again from its input
};

/// Stable name of a reason: "least_cpu".
std::string_view reason_name(Reason reason);

/// One clause that ends "because ...".
std::string_view reason_text(Reason reason);

}  // namespace tandem
