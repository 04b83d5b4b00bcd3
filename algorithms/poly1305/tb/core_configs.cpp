#include "algorithms/poly1305/tb/core_configs.h"

#include "Vtnd_poly1305_core_powers1.h"
#include "Vtnd_poly1305_core_powers2.h"
#include "Vtnd_poly1305_core_powers4.h"

namespace tandem::poly1305::tb {
namespace {

template <class Verilated>
std::unique_ptr<core_bench::CoreModel> make() {
  return std::make_unique<core_bench::VerilatedCore<Verilated>>();
}

constexpr CoreConfig kConfigs[] = {
    {"powers1", 1, make<Vtnd_poly1305_core_powers1>},
    {"powers2", 2, make<Vtnd_poly1305_core_powers2>},
    {"powers4", 4, make<Vtnd_poly1305_core_powers4>},
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::poly1305::tb
