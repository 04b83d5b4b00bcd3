// The variants of ZUC as tests of the algorithms with keys of 256 bits take them: calls that run a batch.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/gcm_sst/sw/functions.h"
#include "algorithms/zuc/sw/zuc.h"
#include "engine/lanes/run_one.h"
#include "engine/lanes/scheduler.h"

namespace tandem::zuc::testing {

inline constexpr std::size_t kMaxVariants = 4;

/// One PDU alone, several through a scheduler.
inline void run_batch(const lanes::Cipher& cipher, std::span<Pdu* const> pdus) {
  if (pdus.size() == 1) return lanes::run_one(cipher, *pdus[0]);
  const auto scheduler = std::make_unique<lanes::Scheduler>(cipher);
  std::vector<Pdu*> done(pdus.size());
  for (std::size_t submitted = 0, finished = 0; finished < pdus.size();) {
    submitted += scheduler->submit(pdus.subspan(submitted));
    finished += scheduler->poll(std::span(done).subspan(finished));
  }
}

template <std::size_t kIndex>
gcm_sst::Variant variant_256() {
  const Variant& variant = kVariants[kIndex];
  return {.name = variant.name,
          .needs = variant.needs,
          .available = variant.available,
          .constant_time = variant.constant_time,
          .nea =
              [](std::span<Pdu* const> pdus) {
                for (Pdu* pdu : pdus) pdu->status = Status::ok;
                run_batch(kVariants[kIndex].nea6, pdus);
              },
          .nia = [](std::span<Pdu* const> pdus) { run_batch(kVariants[kIndex].nia6, pdus); },
          .nca = [](std::span<Pdu* const> pdus) { run_batch(kVariants[kIndex].nca6, pdus); }};
}

inline std::span<const gcm_sst::Variant> variants_256() {
  static const std::vector<gcm_sst::Variant> list = [] {
    std::vector<gcm_sst::Variant> all;
    [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
      ((kIndex < kVariants.size() ? all.push_back(variant_256<kIndex>()) : void()), ...);
    }(std::make_index_sequence<kMaxVariants>());
    return all;
  }();
  return list;
}

}  // namespace tandem::zuc::testing
