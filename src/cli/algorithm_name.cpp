#include "cli/algorithm_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "catalog/catalog.h"
#include "cli/help/page.h"
#include "generated/algorithms/operations.h"

namespace tandem::cli {

std::string algorithms_meant(std::string_view name) {
  constexpr std::size_t kFewest = 2;
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
  std::vector<std::string> meant;
  for (const OperationFacts& operation : facts::kOperations) {
    const bool begins = lower.size() >= kFewest && operation.name.starts_with(lower);
    if (begins || catalog::algorithm_name(operation.primitive) == lower) meant.emplace_back(operation.name);
  }
  return meant.empty() ? "" : fmt::format(" did you mean {}?", alternatives(meant));
}

std::string refuse_algorithm(const std::string& name) {
  if (catalog::algorithm_named(name) != Algorithm::none) return "";
  const std::string meant = algorithms_meant(name);
  return fmt::format("no algorithm is called '{}'{}{}", name, meant.empty() ? "" : ";", meant);
}

}  // namespace tandem::cli
