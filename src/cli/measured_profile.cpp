#include "cli/measured_profile.h"

#include <utility>

#include "catalog/automatic.h"
#include "cli/message.h"

namespace tandem::cli {

std::string profile_path(const std::string& option) { return option.empty() ? choose::default_path() : option; }

void warn_of_others(const std::set<std::string>& engines) {
  for (const std::string& engine : engines) {
    print_message("warning: the profile's curves of {} are left out: another accelerator is there now; {}", engine,
                  "make a new profile with `tandem calibrate --quick`");
  }
}

choose::Profile read_measured(const std::string& path) {
  std::string error;
  auto profile = choose::load_measured(path, error);
  if (!profile) throw CommandError(kInput, "{}", error);
  warn_of_others(catalog::leave_out_others(*profile));
  return *std::move(profile);
}

std::vector<std::string> automatic_engines(std::string_view algorithm) {
  std::vector<std::string> names;
  for (const catalog::Entry* const entry : catalog::automatic_entries(catalog::algorithm_named(algorithm))) {
    names.push_back(entry->name);
  }
  return names;
}

}  // namespace tandem::cli
