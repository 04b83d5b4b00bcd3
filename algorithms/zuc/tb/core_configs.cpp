#include "algorithms/zuc/tb/core_configs.h"

#include "Vtnd_zuc_core_csa_logic.h"
#include "Vtnd_zuc_core_csa_table.h"
#include "Vtnd_zuc_core_hpaz_logic.h"
#include "Vtnd_zuc_core_hpaz_mac1.h"
#include "Vtnd_zuc_core_hpaz_mac4.h"
#include "Vtnd_zuc_core_hpaz_table.h"
#include "Vtnd_zuc_core_interleaved2_logic.h"
#include "Vtnd_zuc_core_interleaved2_table.h"
#include "Vtnd_zuc_core_interleaved4_logic.h"
#include "Vtnd_zuc_core_interleaved4_mac1.h"
#include "Vtnd_zuc_core_interleaved4_mac4.h"
#include "Vtnd_zuc_core_interleaved4_table.h"
#include "Vtnd_zuc_core_interleaved6_logic.h"
#include "Vtnd_zuc_core_interleaved6_table.h"
#include "Vtnd_zuc_core_interleaved8_logic.h"
#include "Vtnd_zuc_core_interleaved8_table.h"
#include "Vtnd_zuc_core_plain_logic.h"
#include "Vtnd_zuc_core_plain_table.h"
#include "Vtnd_zuc_core_three_stage_logic.h"
#include "Vtnd_zuc_core_three_stage_table.h"

namespace tandem::zuc::tb {
namespace {

template <class Verilated>
std::unique_ptr<core_bench::CoreModel> make() {
  return std::make_unique<core_bench::VerilatedCore<Verilated>>();
}

constexpr CoreConfig kConfigs[] = {
    {"csa_logic", 1, 32, make<Vtnd_zuc_core_csa_logic>},
    {"csa_table", 1, 32, make<Vtnd_zuc_core_csa_table>},
    {"hpaz_logic", 1, 32, make<Vtnd_zuc_core_hpaz_logic>},
    {"hpaz_mac1", 1, 1, make<Vtnd_zuc_core_hpaz_mac1>},
    {"hpaz_mac4", 1, 4, make<Vtnd_zuc_core_hpaz_mac4>},
    {"hpaz_table", 1, 32, make<Vtnd_zuc_core_hpaz_table>},
    {"interleaved2_logic", 2, 32, make<Vtnd_zuc_core_interleaved2_logic>},
    {"interleaved2_table", 2, 32, make<Vtnd_zuc_core_interleaved2_table>},
    {"interleaved4_logic", 4, 32, make<Vtnd_zuc_core_interleaved4_logic>},
    {"interleaved4_mac1", 4, 1, make<Vtnd_zuc_core_interleaved4_mac1>},
    {"interleaved4_mac4", 4, 4, make<Vtnd_zuc_core_interleaved4_mac4>},
    {"interleaved4_table", 4, 32, make<Vtnd_zuc_core_interleaved4_table>},
    {"interleaved6_logic", 6, 32, make<Vtnd_zuc_core_interleaved6_logic>},
    {"interleaved6_table", 6, 32, make<Vtnd_zuc_core_interleaved6_table>},
    {"interleaved8_logic", 8, 32, make<Vtnd_zuc_core_interleaved8_logic>},
    {"interleaved8_table", 8, 32, make<Vtnd_zuc_core_interleaved8_table>},
    {"plain_logic", 1, 32, make<Vtnd_zuc_core_plain_logic>},
    {"plain_table", 1, 32, make<Vtnd_zuc_core_plain_table>},
    {"three_stage_logic", 1, 32, make<Vtnd_zuc_core_three_stage_logic>},
    {"three_stage_table", 1, 32, make<Vtnd_zuc_core_three_stage_table>},
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::zuc::tb
