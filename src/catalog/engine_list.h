// The engine expressions of the command line: "cpu", "sim.pipelined*2", "cpu,sim".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace tandem::catalog {

/// The most engines that one expression may ask for.
inline constexpr unsigned kMaxInstances = 128;

struct EngineChoice {
  const Entry* entry = nullptr;
  unsigned count = 1;
};

/// Reads `expression`: names (of entries that run `algorithm`, or the aliases of `find`) separated by commas, each with
/// an optional `*N` for N instances. Software engines without `*N` get `software_jobs` instances, others one.
/// Returns nothing if a name is unknown or not available here, or a number is wrong; `error` then says so for people.
std::optional<std::vector<EngineChoice>> parse_engine_list(std::string_view expression, Algorithm algorithm,
                                                           unsigned software_jobs, std::string& error);

/// Returns the number of instances of `kind` among `choices`.
unsigned count_instances(const std::vector<EngineChoice>& choices, EngineKind kind);

/// Makes every instance of `choices`, in order; the simulated ones with `settings`, whose waveform only one engine can
/// have. Returns nothing if a device cannot be opened; `error` then says which.
std::optional<std::vector<std::unique_ptr<Engine>>> make_engines(const std::vector<EngineChoice>& choices,
                                                                 const SimSettings& settings, std::string& error);

}  // namespace tandem::catalog
