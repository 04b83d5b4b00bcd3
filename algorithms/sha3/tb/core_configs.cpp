#include "algorithms/sha3/tb/core_configs.h"

#include "Vtnd_sha3_core_sponge1_1.h"
#include "Vtnd_sha3_core_sponge1_2.h"
#include "Vtnd_sha3_core_sponge1_4.h"
#include "Vtnd_sha3_core_sponge2_1.h"
#include "Vtnd_sha3_core_sponge2_2.h"
#include "Vtnd_sha3_core_sponge4_1.h"
#include "Vtnd_sha3_core_sponge4_2.h"

namespace tandem::sha3::tb {
namespace {

template <class Verilated>
std::unique_ptr<core_bench::CoreModel> make() {
  return std::make_unique<core_bench::VerilatedCore<Verilated>>();
}

constexpr CoreConfig kConfigs[] = {
    {"sponge1_1", 1, 1, make<Vtnd_sha3_core_sponge1_1>}, {"sponge2_1", 2, 1, make<Vtnd_sha3_core_sponge2_1>},
    {"sponge4_1", 4, 1, make<Vtnd_sha3_core_sponge4_1>}, {"sponge1_2", 1, 2, make<Vtnd_sha3_core_sponge1_2>},
    {"sponge2_2", 2, 2, make<Vtnd_sha3_core_sponge2_2>}, {"sponge4_2", 4, 2, make<Vtnd_sha3_core_sponge4_2>},
    {"sponge1_4", 1, 4, make<Vtnd_sha3_core_sponge1_4>},
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::sha3::tb
