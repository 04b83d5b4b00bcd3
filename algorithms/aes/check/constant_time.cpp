// 128-EEA2 and 128-EIA2 in every variant.
#include "generated/algorithms/constant_time.h"

#include "algorithms/aes/sw/aes.h"
#include "testing/constant_time/pdus.h"

namespace tandem::aes {

using namespace constant_time;

void add_constant_time(std::vector<Case>& list) {
  for (const Variant& variant : kVariants) {
    const bool seen = kSeesLibraries || variant.name == "reference";
    for (const bool encrypts : {true, false}) {
      const auto run = [&variant, encrypts](unsigned effort) {
        const Variant& reference = *kVariants.find("reference");
        return run_batches(
            effort, encrypts,
            [&](Pdu& pdu) {
              Pdu* const one = &pdu;
              (encrypts ? reference.eea : reference.eia)({&one, 1});
            },
            encrypts ? variant.eea : variant.eia);
      };
      list.push_back({.name = (encrypts ? "eea2." : "eia2.") + std::string(variant.name),
                      .constant_time = variants::in_constant_time(variant),
                      .available = seen && variant.available(),
                      .run = run});
    }
  }
}

}  // namespace tandem::aes
