// A profile of a platform: how long its engines take, and where every number comes from. It is a TOML file.
//
// Two kinds   of this machine, written by `tandem calibrate`; of a board (profiles/*.toml), typed from a source
// Format      ../../docs/formats/profile.md
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "choose/curve.h"

namespace tandem::choose {

/// A share of what a call costs on its way to an engine.
struct HostCost {
  /// The part of an accelerator's work that a cost is added to, once for each; nothing: it is only shown.
  enum class Per : std::uint8_t { nothing, batch, byte_read, byte_read_and_written };

  std::string name;
  double value = 0;
  std::string unit;
  std::string source;
  Per per = Per::nothing;

  /// Returns the value in ns, or ns per byte.
  [[nodiscard]] double ns() const { return unit == "us" ? 1e3 * value : value; }
};

/// The path between an accelerator and the memory of a board.
struct BoardMemory {
  double latency_ns = 0;
  double rate_mb_s = 0;  ///< of all accesses together; 0: no limit
  std::string source;
  std::uint32_t port_bits = 0;  ///< of the port that an accelerator's goes through; 0: as wide as that
};

struct Profile {
  static constexpr int kFormat = 1;

  std::string title;
  std::string machine;  ///< of a measured one: `machine_id`
  std::string build;    ///< of a measured one: `build_id`
  std::string date;
  std::string effort;       ///< quick or full
  double clock_mhz = 0;     ///< of a board: of the accelerators that are modelled on it
  BoardMemory memory = {};  ///< of a board
  std::vector<HostCost> host_costs;
  std::vector<Curve> curves;
};

/// These name this machine and this build, as a profile does.
std::string machine_id();
std::string build_id();

/// Returns the name of a build: its commit, and digits of the program's own id if that does not say what was built.
std::string name_of_build(std::string_view commit, std::string_view program);

/// Returns where `tandem calibrate` puts the profile: $TANDEM_PROFILE, else tandem/profile.toml under $XDG_STATE_HOME,
/// else under ~/.local/state. XDG_STATE_HOME and HOME count if they are absolute. Empty if none is left.
std::string default_path();

/// Says why there is no profile if default_path() is empty, and what to do.
inline constexpr char kNoPlace[] =
    "there is no place for a profile, since HOME is not set to an absolute path; set it, or name the file with "
    "TANDEM_PROFILE";

/// Returns where measurements at first use are kept: tandem/first-use.toml under $XDG_CACHE_HOME, else under ~/.cache.
/// Empty if neither this nor HOME is an absolute path.
std::string kept_path();

/// Returns whether the path is $TANDEM_PROFILE: a file that is named must be there.
bool path_is_named();

/// Reads a profile. Returns nothing with a sentence in `error`.
std::optional<Profile> parse_profile(std::string_view toml, std::string& error);

/// Reads a profile from a regular file. Returns nothing with a sentence in `error`.
std::optional<Profile> read_profile(const std::string& path, std::string& error);

/// Reads a measured profile and checks that it is of this machine and build. Returns nothing with a sentence in `error`
/// that names the command which makes a new one. algorithm: the one whose curves are wanted; empty for all. The curves
/// of others are then not read, as far as they stand as `save` writes them, which saves most of the time.
std::optional<Profile> load_measured(const std::string& path, std::string& error, std::string_view algorithm = {});

/// Returns when a curve expires that is measured now while other load disturbs the measurement (Curve::expires_s).
std::int64_t expiry_s();

/// Takes those curves out of a profile that have expired, or expire later than any that is measured now: a clock was
/// wrong. Returns whether there were any.
bool drop_expired(Profile& profile);

/// Returns a clause for people: why a curve expires, and when.
std::string disturbance_text(std::int64_t expires_s);

/// A board that comes with the program, such as "zynqmp-linux".
struct Board {
  std::string_view name;
  std::string_view toml;
};
std::span<const Board> boards();

}  // namespace tandem::choose
