// The program `tandem`, which under the names age and age-keygen takes their command lines.
#include <span>

#include "cli/age_program.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/program.h"

int main(int argc, char** argv) {
  using namespace tandem::cli;
  begin_program();
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (const StandIn program = argc > 0 ? stand_in(argv[0]) : nullptr) return program(arguments);
  CLI::App app("Tandem runs ciphers wherever they run best: on the CPU or on an accelerator.", "tandem");
  app.set_version_flag("--version", "tandem " TANDEM_VERSION);
  app.footer(
      "Examples:\n"
      "  tandem keygen -o key.txt                         an identity; prints its recipient, age1...\n"
      "  tandem encrypt -r age1... -o big.tar.age big.tar\n"
      "  tandem decrypt -i key.txt -o big.tar big.tar.age\n\n"
      "Environment:\n"
      "  TANDEM_PROFILE   file of `tandem calibrate`, instead of tandem/profile.toml under XDG_STATE_HOME or "
      "~/.local/state\n"
      "  XDG_CACHE_HOME   where measurements of the first use are kept, instead of ~/.cache\n"
      "  TMPDIR           where an output waits that can only be overwritten in place, instead of /tmp\n\n" +
      exit_codes_help());
  add_keygen_command(app);
  add_encrypt_command(app);
  add_decrypt_command(app);
  add_verify_command(app);
  add_inspect_command(app);
  add_xor_command(app);
  add_rsa_command(app);
  add_engines_command(app);
  add_selftest_command(app);
  add_calibrate_command(app);
  add_explain_command(app);
  add_whatif_command(app);
  add_report_command(app);
  add_ip_command(app);
  add_bench_command(app);
  add_manual_command(app);
  add_completion_command(app);
  return run_program(app, argc, argv);
}
