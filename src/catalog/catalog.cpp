#include "catalog/catalog.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "catalog/automatic.h"
#include "catalog/boards.h"
#include "catalog/simulated.h"
#include "engine/variants.h"
#include "generated/algorithms/algorithms.h"
#include "soft/aes_gcm_engine.h"
#include "soft/chacha20_poly1305_engine.h"
#include "soft/hash_engine.h"
#include "soft/nea6_engine.h"
#include "soft/nia6_engine.h"
#include "soft/pdu_engine.h"
#include "soft/rsa_engine.h"
#include "soft/soft_engine.h"
#include "soft/stub_engine.h"
#if TANDEM_HAS_SIM || TANDEM_HAS_UIO
#include "bus/operations.h"
#endif

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
          .make = {}};
}

/// Why a variant is not in constant time: the reference nowhere is, a library where it has to do without instructions.
std::string caution_of(std::string_view variant) {
  return variant == "reference" ? "its time depends on secrets" : "its time may depend on secrets on this CPU";
}

/// One entry per variant of the facts. compiled: those of this binary; make: the engine of a variant.
template <typename Variant, typename Make>
void add_software(Algorithm algorithm, std::span<const facts::Variant> known, std::span<const Variant> compiled,
                  const Make& make, std::vector<Entry>& list) {
  for (const facts::Variant& fact : known) {
    Entry& entry =
        list.emplace_back(entry_of(fmt::format("cpu.{}", fact.name), algorithm, EngineKind::software, fact.needs));
    const auto variant = std::ranges::find(compiled, fact.name, &Variant::name);
    if (variant == compiled.end()) {
      entry.reason = fmt::format("for {}", fmt::join(fact.machines, ", "));
    } else if (!variant->available()) {
      entry.reason = fmt::format("this CPU lacks {}", fact.needs);
    } else {
      entry.automatic = variants::in_constant_time(*variant);
      if (!entry.automatic) entry.caution = caution_of(fact.name);
      entry.make = [&made_of = *variant, make](const SimSettings&, std::unique_ptr<Engine>& engine) {
        engine = make(made_of);
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

/// Of an accelerator for `algorithm`: Entry::key_bits.
unsigned key_bits_of([[maybe_unused]] Algorithm algorithm) {
#if TANDEM_HAS_SIM || TANDEM_HAS_UIO
  for (const driver::Operations& operations : bus::all_operations()) {
    if (operations.algorithm == algorithm && operations.other_keys) return 8U * operations.key_bytes;
  }
#endif
  return 0;
}

bool has_simulator() { return !simulated_tops(Algorithm::chacha20).empty(); }

void add_simulated(Algorithm algorithm, std::span<const facts::Architecture> architectures, std::vector<Entry>& list) {
  const auto add = [&](std::string name) -> Entry& {
    Entry& entry = list.emplace_back(entry_of(std::move(name), algorithm, EngineKind::simulated, "the simulator"));
    entry.key_bits = key_bits_of(algorithm);
    return entry;
  };
  const auto tops = simulated_tops(algorithm);
  for (const std::string_view top : tops) {
    Entry& entry = add(std::string(top));
    entry.reason = why_not_simulated(top, algorithm);
    entry.make = [top, algorithm](const SimSettings& settings, std::unique_ptr<Engine>& engine) {
      return make_simulated(top, algorithm, settings, engine);
    };
  }
  for (const facts::Architecture& fact : architectures) {
    std::string name = fmt::format("sim.{}", fact.name);
    if (std::ranges::find(tops, name) != tops.end()) continue;
    add(std::move(name)).reason =
        has_simulator() ? "no accelerator of its own has this core" : "built without the simulator";
  }
}

/// The accelerators on this machine's board that run `algorithm`; for none, those of which it is not known.
void add_boards(Algorithm algorithm, std::vector<Entry>& list) {
  for (const BoardEngine& board : board_engines()) {
    if (board.algorithm != algorithm) continue;
    Entry& entry = list.emplace_back(entry_of(board.name, algorithm, EngineKind::board, board.title));
    entry.reason = board.reason;
    entry.key_bits = key_bits_of(algorithm);
    entry.make = [&board](const SimSettings&, std::unique_ptr<Engine>& engine) {
      return make_board_engine(board, engine);
    };
  }
}

/// The functions of a primitive. make: the engine of a function and a variant.
template <typename Variant, typename Make>
void add_functions(const facts::Algorithm& primitive, std::span<const Variant> compiled, const Make& make,
                   std::vector<Entry>& list) {
  for (const facts::Function& function : primitive.functions) {
    const auto id = static_cast<Algorithm>(function.id);
    add_software(
        id, primitive.variants, compiled, [id, make](const Variant& variant) { return make(id, variant); }, list);
    add_simulated(id, primitive.architectures, list);
    add_boards(id, list);
  }
}

std::unique_ptr<Engine> make_snow3g(Algorithm function, const snow3g::Variant& variant) {
  return std::make_unique<soft::StreamPduEngine>(function, variant);
}

std::unique_ptr<Engine> make_aes(Algorithm function, const aes::Variant& variant) {
  return std::make_unique<soft::BatchPduEngine>(function, variant);
}

std::unique_ptr<Engine> make_sha3(Algorithm function, const sha3::Variant& variant) {
  return std::make_unique<soft::HashEngine>(function, variant);
}

std::unique_ptr<Engine> make_rsa(Algorithm function, const modexp::Variant& variant) {
  return std::make_unique<soft::RsaEngine>(function, variant);
}

std::unique_ptr<Engine> make_zuc(Algorithm function, const zuc::Variant& variant) {
  if (function == Algorithm::nea6) return std::make_unique<soft::Nea6Engine>(variant);
  if (function == Algorithm::nia6 || function == Algorithm::nca6) {
    return std::make_unique<soft::Nia6Engine>(function, variant);
  }
  return std::make_unique<soft::StreamPduEngine>(function, variant);
}

std::vector<Entry> make_entries() {
  std::vector<Entry> list;
  const facts::Algorithm& cipher = facts::chacha20::kFacts;
  add_software(
      Algorithm::chacha20, cipher.variants, chacha20::variants(),
      [](const chacha20::Variant& variant) { return std::make_unique<soft::SoftEngine>(variant); }, list);
  add_simulated(Algorithm::chacha20, cipher.architectures, list);
  add_boards(Algorithm::chacha20, list);
  const facts::Algorithm& aead = facts::chacha20_poly1305::kFacts;
  add_software(
      Algorithm::chacha20_poly1305, aead.variants, chacha20_poly1305::variants(),
      [](const auto& variant) { return std::make_unique<soft::ChaCha20Poly1305Engine>(variant); }, list);
  add_simulated(Algorithm::chacha20_poly1305, aead.architectures, list);
  add_boards(Algorithm::chacha20_poly1305, list);
  const facts::Algorithm& gcm = facts::aes_gcm::kFacts;
  add_software(
      Algorithm::aes_gcm, gcm.variants, aes_gcm::variants(),
      [](const aes_gcm::Variant& variant) { return std::make_unique<soft::AesGcmEngine>(variant); }, list);
  add_simulated(Algorithm::aes_gcm, gcm.architectures, list);
  add_boards(Algorithm::aes_gcm, list);
  add_functions(facts::snow3g::kFacts, snow3g::variants(), make_snow3g, list);
  add_functions(facts::aes::kFacts, aes::variants(), make_aes, list);
  add_functions(facts::zuc::kFacts, zuc::variants(), make_zuc, list);
  add_functions(facts::sha3::kFacts, sha3::variants(), make_sha3, list);
  add_functions(facts::modexp::kFacts, modexp::variants(), make_rsa, list);
  add_boards(Algorithm::none, list);
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
    case EngineKind::board:
      return "board";
    case EngineKind::stub:
      return "stub";
  }
  return "";
}

std::string_view algorithm_name(Algorithm algorithm) {
  const auto id = static_cast<std::uint32_t>(algorithm);
  for (const facts::Algorithm& fact : facts::kAlgorithms) {
    if (fact.id == id) return fact.name;
    const auto function = std::ranges::find(fact.functions, id, &facts::Function::id);
    if (function != fact.functions.end()) return function->name;
  }
  return "any";
}

Algorithm algorithm_named(std::string_view name) {
  for (const facts::Algorithm& fact : facts::kAlgorithms) {
    if (fact.name == name) return static_cast<Algorithm>(fact.id);
    for (const facts::Function& function : fact.functions) {
      const bool alias = std::ranges::find(function.aliases, name) != function.aliases.end();
      if (function.name == name || alias) return static_cast<Algorithm>(function.id);
    }
  }
  return Algorithm::none;
}

std::span<const Entry> entries() {
  static const std::vector<Entry> list = make_entries();
  return list;
}

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
  const Entry* const found = find_among(entries(), name, algorithm);
  return found == nullptr ? find_automatic(name, algorithm) : found;
}

}  // namespace tandem::catalog
