#include <fmt/format.h>

#include <array>
#include <memory>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "bench/held.h"
#include "bench/pdu_runner.h"
#include "engine/lanes/run_one.h"
#include "engine/lanes/scheduler.h"

namespace tandem::bench {
namespace {

/// A stream cipher: one PDU alone, several through the scheduler.
class Lanes : public PduRunner {
 public:
  Lanes(std::string_view name, const lanes::Cipher& cipher, PduSet& set)
      : PduRunner(fmt::format("cpu.{}", name), set),
        cipher_(cipher),
        scheduler_(std::make_unique<lanes::Scheduler>(cipher)) {}

  void run(std::size_t first, std::size_t count) override {
    if (count == 1) return lanes::run_one(cipher_, set_[first]);
    std::span<Pdu* const> left = set_.pdus().subspan(first, count);
    std::array<Pdu*, lanes::Scheduler::kCapacity> done;
    for (std::size_t ended = 0; ended < count;) {
      left = left.subspan(scheduler_->submit(left));
      ended += scheduler_->poll(done);
    }
  }

 private:
  const lanes::Cipher& cipher_;
  std::unique_ptr<lanes::Scheduler> scheduler_;
};

class Aes : public PduRunner {
 public:
  Aes(const aes::Variant& variant, bool integrity, PduSet& set)
      : PduRunner(fmt::format("cpu.{}", variant.name), set), run_(integrity ? variant.eia : variant.eea) {}

  void run(std::size_t first, std::size_t count) override { run_(set_.pdus().subspan(first, count)); }

 private:
  void (*run_)(std::span<Pdu* const>);
};

template <class Variant>
PduRunners lanes_runners(std::span<const Variant> variants, bool integrity, PduSet& set) {
  PduRunners runners;
  for (const Variant& variant : variants) {
    if (!takes_part(variant)) continue;
    runners.push_back(std::make_unique<Lanes>(variant.name, integrity ? variant.eia : variant.eea, set));
  }
  return runners;
}

}  // namespace

PduRunners our_runners(Algorithm function, PduSet& set) {
  const bool integrity = is_integrity(function);
  if (function == Algorithm::eea1 || function == Algorithm::eia1) {
    return lanes_runners(snow3g::variants(), integrity, set);
  }
  if (function == Algorithm::eea3 || function == Algorithm::eia3) {
    return lanes_runners(zuc::variants(), integrity, set);
  }
  PduRunners runners;
  for (const aes::Variant& variant : aes::variants()) {
    if (takes_part(variant)) runners.push_back(std::make_unique<Aes>(variant, integrity, set));
  }
  return runners;
}

}  // namespace tandem::bench
