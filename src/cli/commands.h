// The commands of `tandem`. Each adds itself to the parser and runs as a callback, throwing CommandError.
#pragma once

#include <CLI/CLI.hpp>

namespace tandem::cli {

void add_bench_command(CLI::App& app);
void add_calibrate_command(CLI::App& app);
void add_completion_command(CLI::App& app);
void add_decrypt_command(CLI::App& app);
void add_encrypt_command(CLI::App& app);
void add_engines_command(CLI::App& app);
void add_explain_command(CLI::App& app);
void add_inspect_command(CLI::App& app);
void add_ip_command(CLI::App& app);
void add_keygen_command(CLI::App& app);
void add_manual_command(CLI::App& app);
void add_report_command(CLI::App& app);
void add_rsa_command(CLI::App& app);
void add_selftest_command(CLI::App& app);
void add_verify_command(CLI::App& app);
void add_whatif_command(CLI::App& app);
void add_xor_command(CLI::App& app);

}  // namespace tandem::cli
