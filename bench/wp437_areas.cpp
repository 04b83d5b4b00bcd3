#include "bench/wp437_areas.h"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "bench/row.h"
#include "console/console.h"
#include "generated/bench/wp437_areas.h"

namespace tandem::bench::wp437 {
namespace {

std::string clock_of(const Area& area) {
  if (area.seeds == 0) return fmt::format("{:.0f}", area.mhz);
  return fmt::format("{:.1f} ({:.1f}-{:.1f})", area.mhz, area.low, area.high);
}

}  // namespace

void print_areas(int table) {
  console::print("\nWP437, table {}\n", table);
  std::vector<std::vector<std::string>> lines{
      {"part", "design", "LUT", "FF", "block RAM", "MHz, median (range)", "kind"}};
  std::string origins;
  for (const Area& area : kAreas) {
    if (area.table != table) continue;
    lines.push_back({std::string(area.part), std::string(area.design), std::to_string(area.luts),
                     std::to_string(area.flip_flops), std::to_string(area.block_rams), clock_of(area),
                     std::string(area.kind)});
    if (!area.origin.empty()) origins += fmt::format("  {}, {}: {}\n", area.part, area.design, area.origin);
  }
  print_table(lines);
  console::print(
      "\npublished: 7Z045T-2, LUTs of 6 inputs, block RAMs of 18 kbit. Ours: stored by the explorer, ECP5\n"
      "LFE5UM5G-85F-8, LUTs of 4 inputs, block RAMs of 18 kbit, {}; no multipliers anywhere.\n{}",
      origins.empty() ? "none yet" : "placed and routed", origins);
}

}  // namespace tandem::bench::wp437
