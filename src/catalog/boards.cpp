#include "catalog/boards.h"

#include <fmt/format.h>

#include <algorithm>

#include "generated/algorithms/algorithms.h"
#if TANDEM_HAS_UIO
#include "bus/operations.h"
#include "bus/uio/dma_pool.h"
#include "bus/uio/uio_bus.h"
#endif

namespace tandem::catalog {

#if TANDEM_HAS_UIO

namespace {

/// "zuc, interleaved": the algorithm's and the architecture's names in the facts.
std::string core_title(const driver::DeviceInfo& what) {
  for (const facts::Algorithm& fact : facts::kAlgorithms) {
    if (fact.id != what.algorithm) continue;
    const auto core = std::ranges::find(fact.architectures, what.architecture, &facts::Architecture::id);
    return fmt::format("{} {}", fact.name, core == fact.architectures.end() ? "of another version" : core->name);
  }
  return fmt::format("algorithm {}, which this program does not know", what.algorithm);
}

/// All else that BUILD and CAPS say, which may differ between two bitstreams with the same core.
std::string parameters(const driver::DeviceInfo& what) {
  return fmt::format("stages {}, cut {}, memory port of {} bytes, {} key slots, {} in flight{}{}{}{}", what.stages,
                     what.pipeline_cut, what.memory_port_bytes, what.key_slots, what.in_flight,
                     what.ring ? ", ring" : "", what.direct ? ", direct" : "", what.pads ? ", pads" : "",
                     what.aad ? ", aad" : "");
}

void add_device(const uio::Roots& roots, const uio::DeviceInfo& device, std::vector<BoardEngine>& list) {
  const BoardEngine board{.name = fmt::format("uio{}", device.number),
                          .algorithm = Algorithm::none,
                          .title = device.name,
                          .reason = {},
                          .device = device,
                          .what = {}};
  std::string reason;
  const auto what = uio::identify(roots, device, reason);
  if (!what) {
    list.push_back(board);
    list.back().reason = reason;
    return;
  }
  (void)uio::DmaPool::is_free(roots, device, reason);
  for (const driver::Operations& operations : bus::all_operations()) {
    if (static_cast<std::uint8_t>(operations.device) != what->algorithm) continue;
    if (what->stages < operations.whole_stages) continue;
    BoardEngine& added = list.emplace_back(board);
    added.algorithm = operations.algorithm;
    added.title = fmt::format("{}: {} ({})", device.name, core_title(*what), parameters(*what));
    added.reason = reason;
    added.what = *what;
  }
}

std::vector<BoardEngine> look() {
  const uio::Roots roots;
  std::vector<BoardEngine> list;
  for (const uio::DeviceInfo& device : uio::devices(roots, uio::kNamePrefix)) add_device(roots, device, list);
  return list;
}

}  // namespace

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
