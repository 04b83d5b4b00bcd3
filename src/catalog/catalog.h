// Every engine that this binary knows, whether this machine has it, and how to make one.
#pragma once

#include <functional>
#include <memory>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/simulated.h"
#include "engine/engine.h"

namespace tandem::catalog {

enum class EngineKind : std::uint8_t {
  software,   ///< runs on the CPU; may be used in many instances
  simulated,  ///< an accelerator's RTL in a simulator
  board,      ///< an accelerator in programmable logic
  stub,       ///< not a cipher; for measurement only
};

std::string_view engine_kind_name(EngineKind kind);

/// Returns the name of an algorithm or function as in algorithm.toml; "any" for none.
std::string_view algorithm_name(Algorithm algorithm);

/// Returns the operation of that name or alias ("nea3"), by which tasks and engines are called; none if there is none.
/// A primitive such as ZUC is none.
Algorithm algorithm_named(std::string_view name);

/// Returns the names of all that tasks can ask for, without aliases, in lines for a help text.
std::string algorithm_names();

/// Returns the lengths of keys in a mask as Entry has it, in bits.
std::vector<unsigned> key_bits(std::uint64_t key_lengths);
/// Returns them for people: "128 or 256 bits".
std::string key_bits_text(std::uint64_t key_lengths);

struct Entry {
  /// The name that --engine takes and Completion::backend gives: "cpu.avx512", "sim.iterative", "uio0". It is unique
  /// within an algorithm.
  std::string name;
  Algorithm algorithm = Algorithm::none;  ///< none: whatever is asked (the stub)
  EngineKind kind = EngineKind::software;
  std::string needs;   ///< for people: "AVX2"
  std::string reason;  ///< why this machine or build does not have it; empty = available
  /// The CPU's extensions among `needs` that this CPU lacks, as the facts name them.
  std::vector<std::string> lacks{};
  /// True if "cpu" and "auto" may mean it; false if its time depends on secrets.
  bool automatic = true;
  std::string caution{};  ///< for people: why not
  /// Bit n: it takes keys of n bytes; bit 0: the algorithm has no key, or has it in the message.
  std::uint64_t key_lengths = 0;
  /// Makes an instance, a simulated one with `settings`; only if available. Returns ok, or why the device could not be
  /// opened; `engine` is then empty.
  std::function<Status(const SimSettings& settings, std::unique_ptr<Engine>& engine)> make;

  [[nodiscard]] bool available() const { return reason.empty(); }
};

/// Returns the entries of one kind that run `algorithm`, software best first; for none, the boards of which it is not
/// known what they run, and the stub. They are made when they are first asked for: a look at software loads its
/// libraries, a look at simulated accelerators all that are built.
std::span<const Entry> entries(Algorithm algorithm, EngineKind kind);

/// Returns all of these, algorithm by algorithm: software, then accelerators; those that run none or any come last.
std::span<const std::vector<Entry>> entry_lists();
inline auto entries() { return entry_lists() | std::views::join; }

/// Returns the entry of that name that runs `algorithm`, available or not, or nullptr. "cpu" is the best software
/// variant of this machine in constant time, "sim" the first simulated accelerator, "uio" the first on a board, of
/// these one that is available if there is any; "auto" and its like are what the profile says (automatic.h).
const Entry* find(std::string_view name, Algorithm algorithm);

/// Finds an entry as `find` does, but in a list, which has none of "auto".
const Entry* find_among(std::span<const Entry> list, std::string_view name, Algorithm algorithm);

}  // namespace tandem::catalog
