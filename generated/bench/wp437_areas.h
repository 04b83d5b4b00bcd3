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
    {3, "core", "from C: baseline", "modelled", 2530, 2340, 2, 148.588, 134.463, 150.534, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=5 --set Step=0 --target ecp5-um5g-85k --seeds 5` at 669be4791ebe, 2026-11-27, x86_64 AMD EPYC (family 25 model 1 stepping 1), 2 CPUs, Linux 6.18.44."},
    {3, "core", "by hand: baseline", "modelled", 3425, 1219, 0, 81.1557, 80.1603, 83.724, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=0 --set MacBits=1 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {3, "accelerator", "WP437, 7Z045T-2", "published", 4495, 3652, 5, 160, 0, 0, 0,
     ""},
    {3, "accelerator", "from C: baseline", "modelled", 4055, 5152, 15, 146.22, 141.563, 150.58, 5,
     "`tandem-explore run zuc --top --grid 'architecture=from_c step=baseline' --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=1 --set ReadDepth=1 --set WriteDepth=1 --set WriteBursts=1 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {3, "accelerator", "by hand: baseline", "modelled", 4982, 4023, 13, 79.694, 78.5546, 80.6712, 5,
     "`tandem-explore run zuc --top --grid architecture=plain --set MacBits=1 --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=1 --set ReadDepth=1 --set WriteDepth=1 --set WriteBursts=1 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "core", "WP437, 7Z045T-2", "published", 2920, 2374, 2, 141, 0, 0, 0,
     ""},
    {4, "core", "from C: optimised", "modelled", 4959, 3678, 0, 147.536, 127.6, 156.006, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=5 --set Step=3 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "core", "by hand: optimised", "modelled", 3520, 1217, 0, 82.5764, 80.3794, 82.9807, 5,
     "`tandem-explore run zuc --module tnd_zuc_core --bits 32 --set Architecture=0 --set MacBits=4 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "accelerator", "WP437, 7Z045T-2", "published", 4513, 3856, 2, 154, 0, 0, 0,
     ""},
    {4, "accelerator", "from C: optimised", "modelled", 6655, 6575, 13, 141.483, 123.274, 151.93, 5,
     "`tandem-explore run zuc --top --grid 'architecture=from_c step=optimised' --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=16 --set ReadDepth=64 --set WriteDepth=32 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
    {4, "accelerator", "by hand: optimised", "modelled", 5265, 4106, 13, 80.9848, 80.3148, 81.9135, 5,
     "`tandem-explore run zuc --top --grid architecture=plain --set MacBits=4 --set HasRing=0 --set MemDataWidth=32 --set MaxBurst=16 --set ReadDepth=64 --set WriteDepth=32 --target ecp5-um5g-85k --seeds 5` at 2473eb939bd3, 2026-11-27, x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44."},
};

}  // namespace tandem::bench::wp437
