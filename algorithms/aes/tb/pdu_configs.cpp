#include "algorithms/aes/tb/pdu_configs.h"

#include "Vtnd_aes_pdu_constant.h"
#include "Vtnd_aes_pdu_precomputed.h"
#include "Vtnd_aes_pdu_rounds.h"
#include "Vtnd_aes_pdu_rounds10.h"

namespace tandem::aes::tb {
namespace {

template <class Verilated>
std::unique_ptr<core_bench::CoreModel> make() {
  return std::make_unique<core_bench::VerilatedCore<Verilated>>();
}

constexpr PduConfig kConfigs[] = {
    {"rounds", 10, 16, 128, false, make<Vtnd_aes_pdu_rounds>},
    {"rounds10", 1, 16, 128, false, make<Vtnd_aes_pdu_rounds10>},
    {"precomputed", 5, 4, 4, false, make<Vtnd_aes_pdu_precomputed>},
    {"constant", 10, 8, 8, true, make<Vtnd_aes_pdu_constant>},
};

}  // namespace

std::span<const PduConfig> pdu_configs() { return kConfigs; }

}  // namespace tandem::aes::tb
