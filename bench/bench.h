// The command `tandem bench`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tandem::bench {

/// Adds `bench` and its suites to `app`. command_line: how this program was called, for the results. A suite that
/// fails says why on stderr and ends the program through CLI::RuntimeError.
void add_bench_commands(CLI::App& app, const std::string& command_line);

}  // namespace tandem::bench
