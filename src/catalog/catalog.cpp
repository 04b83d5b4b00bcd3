#include "catalog/catalog.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "algorithms/chacha20/sw/chacha20.h"
#include "catalog/simulated.h"
#include "generated/algorithms/algorithms.h"
#include "soft/soft_engine.h"
#include "soft/stub_engine.h"

namespace tandem::catalog {
namespace {

const chacha20::Variant* compiled_variant(std::string_view name) {
  for (const chacha20::Variant& variant : chacha20::variants()) {
    if (variant.name == name) return &variant;
  }
  return nullptr;
}

Entry software_entry(const facts::Variant& fact) {
  Entry entry{.name = fmt::format("cpu.{}", fact.name),
              .algorithm = "chacha20",
              .kind = EngineKind::software,
              .needs = std::string(fact.needs),
              .reason = {},
              .make = {}};
  const chacha20::Variant* variant = compiled_variant(fact.name);
  if (variant == nullptr) {
    entry.reason = fmt::format("for {}", fmt::join(fact.machines, ", "));
  } else if (!variant->available()) {
    entry.reason = fmt::format("this CPU lacks {}", fact.needs);
  } else {
    entry.make = [variant](std::unique_ptr<Engine>& engine) {
      engine = std::make_unique<soft::SoftEngine>(*variant);
      return Status::ok;
    };
  }
  return entry;
}

Entry stub_entry() {
  Entry entry{
      .name = "stub", .algorithm = "none", .kind = EngineKind::stub, .needs = "any CPU", .reason = {}, .make = {}};
  entry.make = [](std::unique_ptr<Engine>& engine) {
    engine = std::make_unique<soft::StubEngine>();
    return Status::ok;
  };
  return entry;
}

Entry simulated_entry(std::string name) {
  return {.name = std::move(name),
          .algorithm = "chacha20",
          .kind = EngineKind::simulated,
          .needs = "the simulator",
          .reason = {},
          .make = {}};
}

void add_simulated(std::vector<Entry>& list) {
  const auto tops = simulated_tops();
  for (const std::string_view top : tops) {
    list.emplace_back(simulated_entry(std::string(top))).make = [top](std::unique_ptr<Engine>& engine) {
      return make_simulated(top, {}, engine);
    };
  }
  if (!tops.empty()) return;
  for (const facts::Architecture& fact : facts::chacha20::kArchitectures) {
    list.emplace_back(simulated_entry(fmt::format("sim.{}", fact.name))).reason = "built without the simulator";
  }
}

std::vector<Entry> make_entries() {
  std::vector<Entry> list;
  for (const facts::Variant& fact : facts::chacha20::kVariants) list.push_back(software_entry(fact));
  add_simulated(list);
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

std::span<const Entry> entries() {
  static const std::vector<Entry> list = make_entries();
  return list;
}

const Entry* find(std::string_view name) {
  const auto all = entries();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Entry& entry) {
    if (name == "cpu") return entry.name == soft::engine_name(chacha20::best());
    if (name == "sim") return entry.name == "sim.iterative";
    return entry.name == name;
  });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace tandem::catalog
