#include "catalog/catalog.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <mutex>
#include <utility>
#include <vector>

#include "catalog/automatic.h"
#include "catalog/boards.h"
#include "catalog/simulated.h"
#include "engine/cpu.h"
#include "engine/software/heap.h"
#include "engine/software/stub_engine.h"
#include "generated/algorithms/adapters.h"
#include "generated/algorithms/algorithms.h"
#include "generated/algorithms/operations.h"

namespace tandem::catalog {
namespace {

/// An entry without the means to make it.
Entry entry_of(std::string name, Algorithm algorithm, EngineKind kind, std::string_view needs) {
  return {.name = std::move(name),
          .algorithm = algorithm,
          .kind = kind,
          .needs = std::string(needs),
          .reason = {},
          .automatic = true,
          .key_lengths = algorithm == Algorithm::none ? 0 : facts::operation(algorithm).key_lengths,
          .make = {}};
}

/// Returns why a variant is not in constant time: the reference never is, and a library is not if it has to do without
/// instructions.
std::string caution_of(std::string_view variant) {
  return variant == "reference" ? "its time depends on secrets" : "its time may depend on secrets on this CPU";
}

/// Returns the extensions in a list of the facts that this CPU lacks. Names of anything else are left out.
std::vector<std::string> lacking(std::string_view needs) {
  std::vector<std::string> names;
  while (!needs.empty()) {
    const std::string_view name = needs.substr(0, needs.find_first_of(",;"));
    needs.remove_prefix(std::min(needs.size(), name.size() + 2));
    const auto* const known = std::ranges::find(cpu::kExtensions, name);
    if (known == std::end(cpu::kExtensions)) continue;
    const bool has = (cpu::found() >> (known - std::begin(cpu::kExtensions)) & 1) != 0;
    if (!has) names.emplace_back(name);
  }
  return names;
}

/// Adds one entry per variant of the facts.
void add_software(Algorithm operation, std::vector<Entry>& list) {
  const software::Adapter& adapter = software::adapter(operation);
  std::vector<variants::Compiled> compiled;
  for (std::size_t i = 0; i < adapter.count(); ++i) compiled.push_back(adapter.compiled(i));
  for (const facts::Variant& fact : adapter.facts->variants) {
    Entry& entry =
        list.emplace_back(entry_of(fmt::format("cpu.{}", fact.name), operation, EngineKind::software, fact.needs));
    const auto variant = std::ranges::find(compiled, fact.name, &variants::Compiled::name);
    if (variant == compiled.end()) {
      entry.reason = fmt::format("for {}", fmt::join(fact.machines, ", "));
    } else if (!variant->available) {
      entry.lacks = lacking(fact.needs);
      entry.reason = entry.lacks.empty() ? fmt::format("this machine has no {}", fact.needs)
                                         : fmt::format("this CPU lacks {}", fmt::join(entry.lacks, ", "));
    } else {
      entry.automatic = variant->constant_time;
      if (!entry.automatic) entry.caution = caution_of(fact.name);
      entry.make = [&adapter, operation, index = static_cast<std::size_t>(variant - compiled.begin())](
                       const SimSettings&, std::unique_ptr<Engine>& engine) {
        engine = software::make(adapter, operation, index);
        return Status::ok;
      };
    }
  }
}

Entry stub_entry() {
  Entry entry = entry_of("stub", Algorithm::none, EngineKind::stub, "any CPU");
  entry.make = [](const SimSettings&, std::unique_ptr<Engine>& engine) {
    engine = std::make_unique<software::StubEngine>();
    return Status::ok;
  };
  return entry;
}

bool has_simulator() {
  return std::ranges::any_of(
      facts::kOperations, [](const OperationFacts& operation) { return !simulated_tops(operation.algorithm).empty(); });
}

void add_simulated(Algorithm algorithm, std::span<const facts::Architecture> architectures, std::vector<Entry>& list) {
  const auto add = [&](std::string name) -> Entry& {
    return list.emplace_back(entry_of(std::move(name), algorithm, EngineKind::simulated, "the simulator"));
  };
  const auto tops = simulated_tops(algorithm);
  for (const SimulatedTop& top : tops) {
    Entry& entry = add(std::string(top.name));
    if (top.key_bytes != 0) entry.key_lengths = std::uint64_t{1} << top.key_bytes;
    entry.reason = why_not_simulated(top.name, algorithm);
    entry.make = [name = top.name, algorithm](const SimSettings& settings, std::unique_ptr<Engine>& engine) {
      return make_simulated(name, algorithm, settings, engine);
    };
  }
  for (const facts::Architecture& fact : architectures) {
    std::string name = fmt::format("sim.{}", fact.name);
    if (std::ranges::find(tops, name, &SimulatedTop::name) != tops.end()) continue;
    add(std::move(name)).reason = has_simulator() ? "this core has no accelerator" : "built without the simulator";
  }
}

/// Adds the accelerators on this machine's board that run `algorithm`; for none, those of which it is not known.
void add_boards(Algorithm algorithm, std::vector<Entry>& list) {
  for (const BoardEngine& board : board_engines()) {
    if (board.algorithm != algorithm) continue;
    Entry& entry = list.emplace_back(entry_of(board.name, algorithm, EngineKind::board, board.title));
    entry.reason = board.reason;
    if (board.key_lengths != 0) entry.key_lengths = board.key_lengths;
    entry.make = [&board](const SimSettings&, std::unique_ptr<Engine>& engine) {
      return make_board_engine(board, engine);
    };
  }
}

/// Kinds of engines that run an operation, and those that run none or any, in the order of entries().
constexpr EngineKind kOfOperation[] = {EngineKind::software, EngineKind::simulated, EngineKind::board};
constexpr EngineKind kOfNone[] = {EngineKind::board, EngineKind::stub};
constexpr std::size_t kLists = std::size(facts::kOperations) * std::size(kOfOperation) + std::size(kOfNone);

std::vector<Entry> make_list(Algorithm algorithm, EngineKind kind) {
  std::vector<Entry> list;
  switch (kind) {
    case EngineKind::software:
      add_software(algorithm, list);
      break;
    case EngineKind::simulated:
      add_simulated(algorithm, software::adapter(algorithm).facts->architectures, list);
      break;
    case EngineKind::board:
      add_boards(algorithm, list);
      break;
    case EngineKind::stub:
      list.push_back(stub_entry());
      break;
  }
  return list;
}

/// The lists of entries(), each made when it is first asked for.
class Lists {
 public:
  static Lists& get() {
    static Lists lists;
    return lists;
  }

  const std::vector<Entry>& of(Algorithm algorithm, EngineKind kind) {
    const auto* const operation = std::ranges::find(facts::kOperations, algorithm, &OperationFacts::algorithm);
    const bool of_one = operation != std::end(facts::kOperations);
    const std::span<const EngineKind> kinds = of_one ? std::span<const EngineKind>(kOfOperation) : kOfNone;
    const auto place = std::ranges::find(kinds, kind);
    if (place == kinds.end()) return none_;
    const auto before = static_cast<std::size_t>(operation - std::begin(facts::kOperations)) * std::size(kOfOperation);
    const std::size_t index = before + static_cast<std::size_t>(place - kinds.begin());
    std::call_once(made_[index], [&] { lists_[index] = make_list(of_one ? algorithm : Algorithm::none, kind); });
    return lists_[index];
  }

  std::span<const std::vector<Entry>> all() {
    for (const OperationFacts& operation : facts::kOperations) {
      for (const EngineKind kind : kOfOperation) (void)of(operation.algorithm, kind);
    }
    for (const EngineKind kind : kOfNone) (void)of(Algorithm::none, kind);
    return lists_;
  }

 private:
  const std::vector<Entry> none_;
  std::array<std::vector<Entry>, kLists> lists_;
  std::array<std::once_flag, kLists> made_;
};

}  // namespace

std::string_view engine_kind_name(EngineKind kind) {
  switch (kind) {
    case EngineKind::software:
      return "software";
    case EngineKind::simulated:
      return "simulated";
    case EngineKind::board:
      return "board";
    case EngineKind::stub:
      return "stub";
  }
  return "";
}

std::string_view algorithm_name(Algorithm algorithm) {
  if (const OperationFacts* const operation = facts::find_operation(algorithm)) return operation->name;
  const auto fact = std::ranges::find(facts::kAlgorithms, static_cast<std::uint32_t>(algorithm), &facts::Algorithm::id);
  return fact == std::end(facts::kAlgorithms) ? "any" : fact->name;
}

Algorithm algorithm_named(std::string_view name) {
  for (const OperationFacts& operation : facts::kOperations) {
    const bool alias = std::ranges::find(operation.aliases, name) != operation.aliases.end();
    if (operation.name == name || alias) return operation.algorithm;
  }
  return Algorithm::none;
}

std::string algorithm_names() {
  constexpr std::size_t kWidth = 90;
  std::string names;
  std::size_t line = 0;
  for (const OperationFacts& operation : facts::kOperations) {
    const bool full = line + operation.name.size() > kWidth;
    if (!names.empty()) names += full ? ",\n" : ", ";
    if (full) line = 0;
    names += operation.name;
    line += operation.name.size() + 2;
  }
  return names;
}

std::string key_bits_text(std::uint64_t key_lengths) {
  return fmt::format("{} bits", fmt::join(key_bits(key_lengths), " or "));
}

std::vector<unsigned> key_bits(std::uint64_t key_lengths) {
  std::vector<unsigned> bits;
  for (unsigned bytes = 1; bytes < 64; ++bytes) {
    if ((key_lengths >> bytes & 1) != 0) bits.push_back(8 * bytes);
  }
  return bits;
}

std::span<const Entry> entries(Algorithm algorithm, EngineKind kind) { return Lists::get().of(algorithm, kind); }

std::span<const std::vector<Entry>> entry_lists() { return Lists::get().all(); }

const Entry* find_among(std::span<const Entry> list, std::string_view name, Algorithm algorithm) {
  const Entry* unavailable = nullptr;
  for (const Entry& entry : list) {
    if (entry.algorithm != algorithm && entry.algorithm != Algorithm::none) continue;
    if (name == "cpu" && entry.kind == EngineKind::software && entry.available() && entry.automatic) return &entry;
    if (entry.name == name) return &entry;
    const bool meant =
        (name == "sim" && entry.kind == EngineKind::simulated) || (name == "uio" && entry.kind == EngineKind::board);
    if (meant && entry.available()) return &entry;
    // It says why there is none.
    if (meant && unavailable == nullptr) unavailable = &entry;
  }
  return unavailable;
}

const Entry* find(std::string_view name, Algorithm algorithm) {
  const Entry* unavailable = nullptr;
  const auto look = [&](Algorithm of, std::span<const EngineKind> kinds) -> const Entry* {
    for (const EngineKind kind : kinds) {
      const Entry* const found = find_among(entries(of, kind), name, algorithm);
      if (found != nullptr && (found->available() || found->name == name)) return found;
      if (unavailable == nullptr) unavailable = found;
    }
    return nullptr;
  };
  if (const Entry* const found = look(algorithm, kOfOperation)) return found;
  if (const Entry* const found = look(Algorithm::none, kOfNone)) return found;
  return unavailable == nullptr ? find_automatic(name, algorithm) : unavailable;
}

}  // namespace tandem::catalog
