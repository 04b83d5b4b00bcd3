#include "bench/modelled.h"

#include <algorithm>
#include <stdexcept>

#include "generated/rtl/hashes.h"

namespace tandem::bench {

Row modelled_row(std::string suite, const sim::TopInfo& top, const sim::MemoryParameters& memory, double clock_mhz) {
  const auto* const known = std::ranges::find(facts::kRtlHashes, top.model, &facts::RtlHash::model);
  if (known == std::end(facts::kRtlHashes)) throw std::runtime_error(std::string(top.model) + " has no sources");
  Row row = row_of(std::move(suite), top.algorithm);
  row.algorithm = top.model.substr(0, top.model.find('.'));  // one of several algorithms has a folder too
  row.engine = top.name;
  row.kind = Kind::modelled;
  row.rtl = known->hash;
  if (!memory.name.empty()) row.parameters.emplace_back("memory", std::string(memory.name));
  row.parameters.emplace_back("clock_mhz", clock_mhz);
  row.parameters.emplace_back("port_bits", 8.0 * top.port_bytes);
  const std::uint32_t narrowest_bytes = sim::narrowest(memory, top.port_bytes);
  if (narrowest_bytes != top.port_bytes) row.parameters.emplace_back("board_port_bits", 8.0 * narrowest_bytes);
  if (top.pads_only) row.parameters.emplace_back("form", "pads");
  return row;
}

}  // namespace tandem::bench
