#include "catalog/catalog.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "catalog/simulated.h"
#include "generated/algorithms/algorithms.h"
#include "soft/chacha20_poly1305_engine.h"
#include "soft/soft_engine.h"
#include "soft/stub_engine.h"

namespace tandem::catalog {
namespace {

/// An entry without the means to make it.
Entry entry_of(std::string name, Algorithm algorithm, EngineKind kind, std::string_view needs) {
  return {.name = std::move(name),
          .algorithm = algorithm,
          .kind = kind,
          .needs = std::string(needs),
          .reason = {},
          .make = {}};
}

/// One entry per variant of the facts. compiled: those of this binary, each an argument for an `EngineType`.
template <typename EngineType, typename Variant>
void add_software(Algorithm algorithm, std::span<const facts::Variant> variants, std::span<const Variant> compiled,
                  std::vector<Entry>& list) {
  for (const facts::Variant& fact : variants) {
    Entry& entry =
        list.emplace_back(entry_of(fmt::format("cpu.{}", fact.name), algorithm, EngineKind::software, fact.needs));
    const auto variant = std::ranges::find(compiled, fact.name, &Variant::name);
    if (variant == compiled.end()) {
      entry.reason = fmt::format("for {}", fmt::join(fact.machines, ", "));
    } else if (!variant->available()) {
      entry.reason = fmt::format("this CPU lacks {}", fact.needs);
    } else {
      entry.make = [&made_of = *variant](const SimSettings&, std::unique_ptr<Engine>& engine) {
        engine = std::make_unique<EngineType>(made_of);
        return Status::ok;
      };
    }
  }
}

Entry stub_entry() {
  Entry entry = entry_of("stub", Algorithm::none, EngineKind::stub, "any CPU");
  entry.make = [](const SimSettings&, std::unique_ptr<Engine>& engine) {
    engine = std::make_unique<soft::StubEngine>();
    return Status::ok;
  };
  return entry;
}

void add_simulated(Algorithm algorithm, std::span<const facts::Architecture> architectures, std::vector<Entry>& list) {
  const auto add = [&](std::string name) -> Entry& {
    return list.emplace_back(entry_of(std::move(name), algorithm, EngineKind::simulated, "the simulator"));
  };
  const auto tops = simulated_tops(algorithm);
  for (const std::string_view top : tops) {
    add(std::string(top)).make = [top, algorithm](const SimSettings& settings, std::unique_ptr<Engine>& engine) {
      return make_simulated(top, algorithm, settings, engine);
    };
  }
  if (!tops.empty()) return;
  for (const facts::Architecture& fact : architectures) {
    add(fmt::format("sim.{}", fact.name)).reason = "built without the simulator";
  }
}

std::vector<Entry> make_entries() {
  std::vector<Entry> list;
  const facts::Algorithm& cipher = facts::chacha20::kFacts;
  add_software<soft::SoftEngine>(Algorithm::chacha20, cipher.variants, chacha20::variants(), list);
  add_simulated(Algorithm::chacha20, cipher.architectures, list);
  const facts::Algorithm& aead = facts::chacha20_poly1305::kFacts;
  add_software<soft::ChaCha20Poly1305Engine>(Algorithm::chacha20_poly1305, aead.variants, chacha20_poly1305::variants(),
                                             list);
  add_simulated(Algorithm::chacha20_poly1305, aead.architectures, list);
  list.push_back(stub_entry());
  return list;
}

}  // namespace

std::string_view engine_kind_name(EngineKind kind) {
  switch (kind) {
    case EngineKind::software:
      return "software";
    case EngineKind::simulated:
      return "simulated";
    case EngineKind::stub:
      return "stub";
  }
  return "";
}

std::string_view algorithm_name(Algorithm algorithm) {
  const auto all = std::span(facts::kAlgorithms);
  const auto found = std::ranges::find(all, static_cast<std::uint32_t>(algorithm), &facts::Algorithm::id);
  return found == all.end() ? "any" : found->name;
}

std::span<const Entry> entries() {
  static const std::vector<Entry> list = make_entries();
  return list;
}

const Entry* find(std::string_view name, Algorithm algorithm) {
  const auto all = entries();
  const auto found = std::ranges::find_if(all, [&](const Entry& entry) {
    if (entry.algorithm != algorithm && entry.algorithm != Algorithm::none) return false;
    if (name == "cpu") return entry.kind == EngineKind::software && entry.available();
    return entry.name == (name == "sim" ? "sim.iterative" : name);
  });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace tandem::catalog
