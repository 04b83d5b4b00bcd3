#include "bench/modelled.h"

#include <stdexcept>
#include <utility>

#include "bus/sim/top.h"

namespace tandem::bench {

Row modelled_row(std::string suite, const sim::TopInfo& top, const sim::MemoryParameters& memory, double clock_mhz) {
  std::string hash = sim::rtl_hash(top.model);
  if (hash.empty()) {
    throw std::runtime_error(std::string(top.model) + " does not say of which RTL it is; run `make models`");
  }
  Row row = row_of(std::move(suite), top.algorithm);
  row.algorithm = top.model.substr(0, top.model.find('.'));  // one of several algorithms has a folder too
  row.engine = top.name;
  row.kind = Kind::modelled;
  row.rtl = std::move(hash);
  if (!memory.name.empty()) row.parameters.emplace_back("memory", std::string(memory.name));
  row.parameters.emplace_back("clock_mhz", clock_mhz);
  row.parameters.emplace_back("port_bits", 8.0 * top.port_bytes);
  const std::uint32_t narrowest_bytes = sim::narrowest(memory, top.port_bytes);
  if (narrowest_bytes != top.port_bytes) row.parameters.emplace_back("board_port_bits", 8.0 * narrowest_bytes);
  if (top.pads_only) row.parameters.emplace_back("form", "pads");
  return row;
}

}  // namespace tandem::bench
