#include "algorithms/chacha20/tb/core_configs.h"

#include "Vtnd_chacha20_core_iterative_rounds.h"
#include "Vtnd_chacha20_core_iterative_summation.h"
#include "Vtnd_chacha20_core_iterative_xor.h"
#include "Vtnd_chacha20_core_pipelined1_rounds.h"
#include "Vtnd_chacha20_core_pipelined1_summation.h"
#include "Vtnd_chacha20_core_pipelined1_xor.h"
#include "Vtnd_chacha20_core_pipelined2_rounds.h"
#include "Vtnd_chacha20_core_pipelined2_summation.h"
#include "Vtnd_chacha20_core_pipelined2_xor.h"
#include "Vtnd_chacha20_core_pipelined4_rounds.h"
#include "Vtnd_chacha20_core_pipelined4_summation.h"
#include "Vtnd_chacha20_core_pipelined4_xor.h"

namespace tandem::chacha20::tb {
namespace {

template <class Verilated>
std::unique_ptr<core_bench::CoreModel> make() {
  return std::make_unique<core_bench::VerilatedCore<Verilated>>();
}

constexpr CoreConfig kConfigs[] = {
    {"iterative_rounds", false, 0, 0, make<Vtnd_chacha20_core_iterative_rounds>},
    {"iterative_summation", false, 1, 0, make<Vtnd_chacha20_core_iterative_summation>},
    {"iterative_xor", false, 2, 0, make<Vtnd_chacha20_core_iterative_xor>},
    {"pipelined1_rounds", true, 0, 1, make<Vtnd_chacha20_core_pipelined1_rounds>},
    {"pipelined1_summation", true, 1, 1, make<Vtnd_chacha20_core_pipelined1_summation>},
    {"pipelined1_xor", true, 2, 1, make<Vtnd_chacha20_core_pipelined1_xor>},
    {"pipelined2_rounds", true, 0, 2, make<Vtnd_chacha20_core_pipelined2_rounds>},
    {"pipelined2_summation", true, 1, 2, make<Vtnd_chacha20_core_pipelined2_summation>},
    {"pipelined2_xor", true, 2, 2, make<Vtnd_chacha20_core_pipelined2_xor>},
    {"pipelined4_rounds", true, 0, 4, make<Vtnd_chacha20_core_pipelined4_rounds>},
    {"pipelined4_summation", true, 1, 4, make<Vtnd_chacha20_core_pipelined4_summation>},
    {"pipelined4_xor", true, 2, 4, make<Vtnd_chacha20_core_pipelined4_xor>},
};

}  // namespace

std::span<const CoreConfig> core_configs() { return kConfigs; }

}  // namespace tandem::chacha20::tb
