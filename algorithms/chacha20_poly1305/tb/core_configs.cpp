#include "algorithms/chacha20_poly1305/tb/core_configs.h"

#include "Vtnd_chacha20_poly1305_core_iterative.h"
#include "Vtnd_chacha20_poly1305_core_pipelined1.h"
#include "Vtnd_chacha20_poly1305_core_pipelined2.h"
#include "Vtnd_chacha20_poly1305_core_pipelined4.h"

namespace tandem::chacha20_poly1305::tb {
namespace {

template <class Verilated>
std::unique_ptr<core_bench::CoreModel> make() {
  return std::make_unique<core_bench::VerilatedCore<Verilated>>();
}

constexpr CoreConfig kConfigs[] = {
    {"iterative", 1, 20, make<Vtnd_chacha20_poly1305_core_iterative>},
    {"pipelined1", 1, 1, make<Vtnd_chacha20_poly1305_core_pipelined1>},
    {"pipelined2", 2, 1, make<Vtnd_chacha20_poly1305_core_pipelined2>},
    {"pipelined4", 4, 1, make<Vtnd_chacha20_poly1305_core_pipelined4>},
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::chacha20_poly1305::tb
