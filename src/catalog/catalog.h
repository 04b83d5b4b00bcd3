// Every engine that this binary knows, whether this machine has it, and how to make one.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/engine.h"

namespace tandem::catalog {

enum class EngineKind : std::uint8_t {
  software,   ///< runs on the CPU; may be used in many instances
  simulated,  ///< an accelerator's RTL in a simulator
  stub,       ///< not a cipher; for measurement only
};

std::string_view engine_kind_name(EngineKind kind);

struct Entry {
  std::string name;       ///< what --engine takes and Completion::backend says: "cpu.avx512", "sim.iterative"
  std::string algorithm;  ///< "chacha20"; "none" for the stub
  EngineKind kind = EngineKind::software;
  std::string needs;   ///< for people: "AVX2"
  std::string reason;  ///< why this machine or build does not have it; empty = available
  /// Makes an instance; only if available. Returns ok, or why the device could not be opened; `engine` is then empty.
  std::function<Status(std::unique_ptr<Engine>& engine)> make;

  [[nodiscard]] bool available() const { return reason.empty(); }
};

/// All entries: software best first, then accelerators, then the stub. Built once.
std::span<const Entry> entries();

/// The entry of that name, available or not, or nullptr. "cpu" is the best software variant of this machine, "sim"
/// the iterative core.
const Entry* find(std::string_view name);

}  // namespace tandem::catalog
