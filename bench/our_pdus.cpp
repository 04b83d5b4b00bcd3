#include <fmt/format.h>

#include <array>
#include <memory>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes256/sw/aes256.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "bench/held.h"
#include "bench/pdu_runner.h"
#include "engine/lanes/run_one.h"
#include "engine/lanes/scheduler.h"
#include "engine/software/batch_queue.h"

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

/// A variant that runs batches at once.
class Batch : public PduRunner {
 public:
  Batch(std::string_view name, software::RunBatch* run_batch, PduSet& set)
      : PduRunner(fmt::format("cpu.{}", name), set), run_(run_batch) {}

  void run(std::size_t first, std::size_t count) override { run_(set_.pdus().subspan(first, count)); }

 private:
  software::RunBatch* run_;
};

/// cipher: the member of a variant that the function is.
template <class Variant>
PduRunners lanes_runners(std::span<const Variant> variants, lanes::Cipher Variant::*cipher, PduSet& set) {
  PduRunners runners;
  for (const Variant& variant : variants) {
    if (takes_part(variant)) runners.push_back(std::make_unique<Lanes>(variant.name, variant.*cipher, set));
  }
  return runners;
}

template <class Variant>
PduRunners batch_runners(std::span<const Variant> variants, software::RunBatch* Variant::*run_batch, PduSet& set) {
  PduRunners runners;
  for (const Variant& variant : variants) {
    if (takes_part(variant)) runners.push_back(std::make_unique<Batch>(variant.name, variant.*run_batch, set));
  }
  return runners;
}

}  // namespace

PduRunners our_runners(Algorithm function, PduSet& set) {
  using Variant256 = gcm_sst::Variant;
  switch (function) {
    case Algorithm::eea1:
      return lanes_runners(snow3g::kVariants, &snow3g::Variant::eea, set);
    case Algorithm::eia1:
      return lanes_runners(snow3g::kVariants, &snow3g::Variant::eia, set);
    case Algorithm::eea2:
      return batch_runners(aes::kVariants, &aes::Variant::eea, set);
    case Algorithm::eia2:
      return batch_runners(aes::kVariants, &aes::Variant::eia, set);
    case Algorithm::eea3:
      return lanes_runners(zuc::kVariants, &zuc::Variant::eea, set);
    case Algorithm::eia3:
      return lanes_runners(zuc::kVariants, &zuc::Variant::eia, set);
    case Algorithm::nea4:
      return batch_runners(snow5g::kVariants, &Variant256::nea, set);
    case Algorithm::nia4:
      return batch_runners(snow5g::kVariants, &Variant256::nia, set);
    case Algorithm::nca4:
      return batch_runners(snow5g::kVariants, &Variant256::nca, set);
    case Algorithm::nea5:
      return batch_runners(aes256::kVariants, &Variant256::nea, set);
    case Algorithm::nia5:
      return batch_runners(aes256::kVariants, &Variant256::nia, set);
    case Algorithm::nca5:
      return batch_runners(aes256::kVariants, &Variant256::nca, set);
    case Algorithm::nea6:
      return lanes_runners(zuc::kVariants, &zuc::Variant::nea6, set);
    case Algorithm::nia6:
      return lanes_runners(zuc::kVariants, &zuc::Variant::nia6, set);
    default:
      return lanes_runners(zuc::kVariants, &zuc::Variant::nca6, set);
  }
}

}  // namespace tandem::bench
