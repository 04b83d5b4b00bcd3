#include "algorithms/zuc/tb/core_configs.h"

#include "Vtnd_zuc_core_csa_logic.h"
#include "Vtnd_zuc_core_csa_table.h"
#include "Vtnd_zuc_core_csa_units2.h"
#include "Vtnd_zuc_core_csa_units3.h"
#include "Vtnd_zuc_core_hpaz_logic.h"
#include "Vtnd_zuc_core_hpaz_mac1.h"
#include "Vtnd_zuc_core_hpaz_mac4.h"
#include "Vtnd_zuc_core_hpaz_table.h"
#include "Vtnd_zuc_core_hpaz_units2.h"
#include "Vtnd_zuc_core_hpaz_units3.h"
#include "Vtnd_zuc_core_interleaved2.h"
#include "Vtnd_zuc_core_interleaved4.h"
#include "Vtnd_zuc_core_interleaved4_mac1.h"
#include "Vtnd_zuc_core_interleaved4_mac4.h"
#include "Vtnd_zuc_core_interleaved4_units2.h"
#include "Vtnd_zuc_core_interleaved4_units3.h"
#include "Vtnd_zuc_core_interleaved6.h"
#include "Vtnd_zuc_core_interleaved8.h"
#include "Vtnd_zuc_core_interleaved8_units2.h"
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

/// 33 turns and those in which a state is loaded. An addition takes more clocks the more streams there are; units that
/// are not alone hold a load for a clock.
constexpr CoreConfig interleaved(std::string_view name, std::uint64_t streams, std::uint64_t units,
                                 std::uint64_t mac_bits, decltype(CoreConfig::make) make) {
  const std::uint64_t slices = streams == 2 ? 1 : streams / 2 - 1;
  const std::uint64_t turns = 33 + load_turns(streams);
  return {name, streams, units, mac_bits, turns * streams + 8 + slices + (units > 1 ? 1 : 0), make};
}

constexpr CoreConfig kConfigs[] = {
    {"csa_logic", 1, 1, 32, 35, make<Vtnd_zuc_core_csa_logic>},
    {"csa_table", 1, 1, 32, 35, make<Vtnd_zuc_core_csa_table>},
    {"csa_units2", 1, 2, 32, 35, make<Vtnd_zuc_core_csa_units2>},
    {"csa_units3", 1, 3, 32, 35, make<Vtnd_zuc_core_csa_units3>},
    {"hpaz_logic", 1, 1, 32, 68, make<Vtnd_zuc_core_hpaz_logic>},
    {"hpaz_mac1", 1, 1, 1, 68, make<Vtnd_zuc_core_hpaz_mac1>},
    {"hpaz_mac4", 1, 1, 4, 68, make<Vtnd_zuc_core_hpaz_mac4>},
    {"hpaz_table", 1, 1, 32, 68, make<Vtnd_zuc_core_hpaz_table>},
    {"hpaz_units2", 1, 2, 32, 68, make<Vtnd_zuc_core_hpaz_units2>},
    {"hpaz_units3", 1, 3, 32, 68, make<Vtnd_zuc_core_hpaz_units3>},
    interleaved("interleaved2", 2, 1, 32, make<Vtnd_zuc_core_interleaved2>),
    interleaved("interleaved4_mac1", 4, 1, 1, make<Vtnd_zuc_core_interleaved4_mac1>),
    interleaved("interleaved4_mac4", 4, 1, 4, make<Vtnd_zuc_core_interleaved4_mac4>),
    interleaved("interleaved4", 4, 1, 32, make<Vtnd_zuc_core_interleaved4>),
    interleaved("interleaved4_units2", 4, 2, 32, make<Vtnd_zuc_core_interleaved4_units2>),
    interleaved("interleaved4_units3", 4, 3, 32, make<Vtnd_zuc_core_interleaved4_units3>),
    interleaved("interleaved6", 6, 1, 32, make<Vtnd_zuc_core_interleaved6>),
    interleaved("interleaved8", 8, 1, 32, make<Vtnd_zuc_core_interleaved8>),
    interleaved("interleaved8_units2", 8, 2, 32, make<Vtnd_zuc_core_interleaved8_units2>),
    {"plain_logic", 1, 1, 32, 35, make<Vtnd_zuc_core_plain_logic>},
    {"plain_table", 1, 1, 32, 35, make<Vtnd_zuc_core_plain_table>},
    {"three_stage_logic", 1, 1, 32, 37, make<Vtnd_zuc_core_three_stage_logic>},
    {"three_stage_table", 1, 1, 32, 37, make<Vtnd_zuc_core_three_stage_table>},
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::zuc::tb
