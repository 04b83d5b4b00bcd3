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

/// Of one stream; `lead` is the clocks before its first round.
constexpr CoreConfig one_stream(std::string_view name, std::uint64_t units, std::uint64_t mac_bits,
                                std::uint64_t key_bits, std::uint64_t lead, std::uint64_t round,
                                decltype(CoreConfig::make) make) {
  return {name, 1, units, mac_bits, key_bits, lead + 32 * round + 3, round, make};
}

/// 33 turns and those in which a state is loaded. An addition takes more clocks the more streams there are; units that
/// are not alone hold a load for a clock.
constexpr CoreConfig interleaved(std::string_view name, std::uint64_t streams, std::uint64_t units,
                                 std::uint64_t mac_bits, std::uint64_t key_bits, decltype(CoreConfig::make) make) {
  const std::uint64_t slices = streams == 2 ? 1 : streams / 2 - 1;
  const std::uint64_t first_word = (33 + load_turns(streams)) * streams + 8 + slices + (units > 1 ? 1 : 0);
  return {name, streams, units, mac_bits, key_bits, first_word, streams, make};
}

constexpr CoreConfig kConfigs[] = {
    one_stream("csa_logic", 1, 32, 128, 0, 1, make<Vtnd_zuc_core_csa_logic>),
    one_stream("csa_table", 1, 32, 256, 0, 1, make<Vtnd_zuc_core_csa_table>),
    one_stream("csa_units2", 2, 32, 128, 0, 1, make<Vtnd_zuc_core_csa_units2>),
    one_stream("csa_units3", 3, 32, 128, 0, 1, make<Vtnd_zuc_core_csa_units3>),
    one_stream("hpaz_logic", 1, 32, 128, 1, 2, make<Vtnd_zuc_core_hpaz_logic>),
    one_stream("hpaz_mac1", 1, 1, 256, 1, 2, make<Vtnd_zuc_core_hpaz_mac1>),
    one_stream("hpaz_mac4", 1, 4, 256, 1, 2, make<Vtnd_zuc_core_hpaz_mac4>),
    one_stream("hpaz_table", 1, 32, 256, 1, 2, make<Vtnd_zuc_core_hpaz_table>),
    one_stream("hpaz_units2", 2, 32, 256, 1, 2, make<Vtnd_zuc_core_hpaz_units2>),
    one_stream("hpaz_units3", 3, 32, 256, 1, 2, make<Vtnd_zuc_core_hpaz_units3>),
    interleaved("interleaved2", 2, 1, 32, 256, make<Vtnd_zuc_core_interleaved2>),
    interleaved("interleaved4_mac1", 4, 1, 1, 128, make<Vtnd_zuc_core_interleaved4_mac1>),
    interleaved("interleaved4_mac4", 4, 1, 4, 128, make<Vtnd_zuc_core_interleaved4_mac4>),
    interleaved("interleaved4", 4, 1, 32, 256, make<Vtnd_zuc_core_interleaved4>),
    interleaved("interleaved4_units2", 4, 2, 32, 256, make<Vtnd_zuc_core_interleaved4_units2>),
    interleaved("interleaved4_units3", 4, 3, 32, 256, make<Vtnd_zuc_core_interleaved4_units3>),
    interleaved("interleaved6", 6, 1, 32, 256, make<Vtnd_zuc_core_interleaved6>),
    interleaved("interleaved8", 8, 1, 32, 256, make<Vtnd_zuc_core_interleaved8>),
    interleaved("interleaved8_units2", 8, 2, 32, 128, make<Vtnd_zuc_core_interleaved8_units2>),
    one_stream("plain_logic", 1, 32, 128, 0, 1, make<Vtnd_zuc_core_plain_logic>),
    one_stream("plain_table", 1, 32, 256, 0, 1, make<Vtnd_zuc_core_plain_table>),
    one_stream("three_stage_logic", 1, 32, 128, 2, 1, make<Vtnd_zuc_core_three_stage_logic>),
    one_stream("three_stage_table", 1, 32, 256, 2, 1, make<Vtnd_zuc_core_three_stage_table>),
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::zuc::tb
