#include "catalog/boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "catalog/catalog.h"
#include "generated/algorithms/algorithms.h"
#if TANDEM_HAS_UIO
#include "bus/operations.h"
#include "bus/uio/dma_pool.h"
#include "bus/uio/uio_bus.h"
#endif

namespace tandem::catalog {

#if TANDEM_HAS_UIO

namespace {

/// Returns the algorithm's and the architecture's names in the facts.
std::string core_title(const driver::DeviceInfo& what) {
  for (const facts::Algorithm& fact : facts::kAlgorithms) {
    if (fact.id != what.algorithm) continue;
    const auto core = std::ranges::find(fact.architectures, what.architecture, &facts::Architecture::id);
    return fmt::format("{} {}", fact.name, core == fact.architectures.end() ? "of another version" : core->name);
  }
  return fmt::format("algorithm {}, which this program does not know", what.algorithm);
}

/// Returns all else that BUILD and CAPS say, which may differ between two bitstreams with the same core.
std::string parameters(const driver::DeviceInfo& what) {
  return fmt::format("stages {}, cut {}, memory port of {} bytes, {} key slots, {} in flight{}{}{}{}", what.stages,
                     what.pipeline_cut, what.memory_port_bytes, what.key_slots, what.in_flight,
                     what.ring ? ", ring" : "", what.direct ? ", direct" : "", what.pads ? ", pads" : "",
                     what.aad ? ", aad" : "");
}

BoardEngine board_of(const uio::DeviceInfo& device, const std::string& reason) {
  return {.name = fmt::format("uio{}", device.number),
          .algorithm = Algorithm::none,
          .key_lengths = 0,
          .title = device.name,
          .reason = reason,
          .device = device,
          .what = {}};
}

/// Returns why a core does not run an operation that is for it.
std::string lack_of(const driver::DeviceInfo& what, const OperationFacts& facts) {
  if (driver::key_lengths_of(what, facts, true) != 0) return "its core stops before the XOR, and gives only pads";
  // If there is but one length, a build for longer keys has it.
  const bool by_key = facts.key_bytes != 0 && facts.key_lengths == std::uint64_t{1} << facts.key_bytes;
  const std::string keys = by_key ? fmt::format(" with keys of {} bits", 8 * facts.key_bytes) : "";
  return fmt::format("its core is built without {}{}", facts.name, keys);
}

std::vector<BoardEngine> engines_of(const uio::Roots& roots, const uio::DeviceInfo& device) {
  std::string reason;
  const auto what = uio::identify(roots, device, reason);
  if (!what) return {board_of(device, reason)};
  if (uio::is_free(roots, device, reason)) (void)uio::DmaPool::is_free(roots, device, reason);
  return catalog::engines_of(device, *what, reason);
}

std::vector<BoardEngine> look() {
  const uio::Roots roots;
  std::vector<BoardEngine> list;
  for (const uio::DeviceInfo& device : uio::devices(roots, uio::kNamePrefix)) {
    std::ranges::move(engines_of(roots, device), std::back_inserter(list));
  }
  return list;
}

}  // namespace

std::vector<BoardEngine> engines_of(const uio::DeviceInfo& device, const driver::DeviceInfo& what,
                                    const std::string& reason) {
  std::vector<BoardEngine> list;
  const std::string title = fmt::format("{}: {} ({})", device.name, core_title(what), parameters(what));
  for (const driver::Operations& operations : bus::all_operations()) {
    const OperationFacts& facts = *operations.facts;
    if (!driver::is_for(what, facts)) continue;
    const std::uint64_t lengths = driver::key_lengths_of(what, facts, false);
    BoardEngine& added = list.emplace_back(board_of(device, lengths != 0 ? reason : lack_of(what, facts)));
    added.algorithm = facts.algorithm;
    added.key_lengths = lengths;
    added.title = title;
    added.what = what;
  }
  if (list.empty()) {
    list.push_back(board_of(device, "this program has no driver for its core"));
    list.back().title = title;
  }
  return list;
}

std::span<const BoardEngine> board_engines() {
  static const std::vector<BoardEngine> list = look();
  return list;
}

Status make_board_engine(const BoardEngine& board, std::unique_ptr<Engine>& engine) {
  uio::UioEngineOptions options;
  options.name = board.name;
  options.start = board.what.ring ? driver::Start::ring : driver::Start::direct;
  std::unique_ptr<uio::UioEngine> made;
  std::string error;
  const Status status = uio::make_engine(board.device, bus::operations(board.algorithm), options, made, error);
  engine = std::move(made);
  return status;
}

#else

std::span<const BoardEngine> board_engines() { return {}; }

Status make_board_engine(const BoardEngine& /*board*/, std::unique_ptr<Engine>& engine) {
  engine.reset();
  return Status::not_found;
}

#endif

}  // namespace tandem::catalog
