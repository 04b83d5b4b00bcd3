// Tables 3 and 4 of Xilinx WP437: what its accelerators take of an FPGA, and what ours do.
// Written by `make generate` from results/explore and the paper's figures; do not edit.
#pragma once

#include <string_view>

namespace tandem::bench::wp437 {

struct Area {
  int table;
  std::string_view part;
  std::string_view design;
  std::string_view kind;
  int luts;
  int flip_flops;
  int block_rams;
  double mhz;  ///< median over seeds
  double low;  ///< of the seeds, 0 if it is published
  double high;
  int seeds;
  std::string_view origin;
};

inline constexpr Area kAreas[] = {
    {3, "core", "WP437, 7Z045T-2", "published", 2786, 2147, 5, 180, 0, 0, 0,
     ""},
    {3, "core", "from C: baseline", "modelled", 2355, 2129, 2, 122.145, 120.236, 128.766, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=5 --set Step=0 --target ecp5-um5g-85k --seeds 5` at f83590fed461, 2026-11-28, x86_64 AMD EPYC (family 26 model 2 stepping 1), 2 CPUs, Linux 6.18.44."},
    {3, "core", "by hand: baseline", "modelled", 3457, 1228, 0, 79.4281, 78.3515, 82.8363, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=0 --set MacBits=1 --target ecp5-um5g-85k --seeds 5` at f83590fed461, 2026-11-28, x86_64 AMD EPYC (family 26 model 2 stepping 1), 2 CPUs, Linux 6.18.44."},
    {3, "accelerator", "WP437, 7Z045T-2", "published", 4495, 3652, 5, 160, 0, 0, 0,
     ""},
    {3, "accelerator", "from C: baseline", "modelled", 3924, 5272, 15, 121.33, 116.659, 126.199, 5,
     "`tandem-explore run zuc --top --grid 'architecture=from_c step=baseline' --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=1 --set ReadDepth=1 --set WriteDepth=1 --set WriteBursts=1 --target ecp5-um5g-85k --seeds 5` at f83590fed461, 2026-11-28, x86_64 AMD EPYC (family 26 model 2 stepping 1), 2 CPUs, Linux 6.18.44."},
    {3, "accelerator", "by hand: baseline", "modelled", 5008, 4366, 13, 79.9361, 77.3455, 82.3588, 5,
     "`tandem-explore run zuc --top --grid architecture=plain --set MacBits=1 --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=1 --set ReadDepth=1 --set WriteDepth=1 --set WriteBursts=1 --target ecp5-um5g-85k --seeds 5` at cacf68cb07e7, 2026-11-28, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "core", "WP437, 7Z045T-2", "published", 2920, 2374, 2, 141, 0, 0, 0,
     ""},
    {4, "core", "from C: optimised", "modelled", 4722, 3334, 0, 135.667, 128.766, 137.287, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=5 --set Step=3 --target ecp5-um5g-85k --seeds 5` at f83590fed461, 2026-11-28, x86_64 AMD EPYC (family 26 model 2 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "core", "by hand: optimised", "modelled", 3539, 1226, 0, 81.1162, 80.032, 83.7311, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=0 --set MacBits=4 --target ecp5-um5g-85k --seeds 5` at f83590fed461, 2026-11-28, x86_64 AMD EPYC (family 26 model 2 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "accelerator", "WP437, 7Z045T-2", "published", 4513, 3856, 2, 154, 0, 0, 0,
     ""},
    {4, "accelerator", "from C: optimised", "modelled", 6509, 6559, 13, 133.12, 131.027, 138.37, 5,
     "`tandem-explore run zuc --top --grid 'architecture=from_c step=optimised' --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=16 --set ReadDepth=64 --set WriteDepth=32 --target ecp5-um5g-85k --seeds 5` at f83590fed461, 2026-11-28, x86_64 AMD EPYC (family 26 model 2 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "accelerator", "by hand: optimised", "modelled", 5246, 4446, 13, 81.5062, 77.694, 82.352, 5,
     "`tandem-explore run zuc --top --grid architecture=plain --set MacBits=4 --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=16 --set ReadDepth=64 --set WriteDepth=32 --target ecp5-um5g-85k --seeds 5` at cacf68cb07e7, 2026-11-28, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
};

}  // namespace tandem::bench::wp437
