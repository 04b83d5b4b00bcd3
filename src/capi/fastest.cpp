#include "capi/fastest.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <memory>
#include <new>
#include <span>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes256/sw/aes256.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "capi/tandem.h"
#include "engine/variants.h"

namespace tandem::capi {
namespace {

/// Of each function; a burst has those of confidentiality and of integrity.
constexpr std::size_t kPdus = 64;
constexpr std::size_t kLongest = 1500;
/// The simple Internet mix: of twelve PDUs seven, four and one.
constexpr std::size_t kLengths[] = {40, 576, 40, 40, 576, 40, 576, 40, 1500, 40, 576, 40};
constexpr std::size_t kKeys = 8;

constexpr std::size_t kMostVariants = 8;
constexpr std::size_t kRounds = 8;
/// Of one cipher; no round begins later.
constexpr std::uint64_t kLongestNs = 3'000'000;
constexpr std::uint64_t kNever = ~std::uint64_t{0};

std::uint64_t now_ns() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(time.tv_nsec);
}

/// PDUs that are no secret, and what has come of them.
struct Burst {
  explicit Burst(int confidentiality) {
    for (std::size_t i = 0; i < pdus.size(); ++i) {
      const std::size_t bytes = kLengths[i % std::size(kLengths)];
      keys[i % kKeys].fill(static_cast<std::uint8_t>(i % kKeys + 1));
      tandem_pdu& pdu = pdus[i];
      pdu.size = sizeof pdu;
      pdu.algorithm = confidentiality + (i < kPdus ? 0 : 1);
      pdu.count = static_cast<std::uint32_t>(i);
      pdu.length_bits = static_cast<std::uint32_t>(8 * bytes);
      pdu.key = keys[i % kKeys].data();
      pdu.source = source.data();
      pdu.destination = result[i % kPdus].data();
      pdu.tag = pdu.mac;
      pdu.tag_bytes = sizeof pdu.mac;
      offered[i] = &pdu;
    }
  }

  /// Returns the time in ns; kNever if not every PDU came back well.
  std::uint64_t run(tandem_batch* batch) {
    const std::uint64_t start = now_ns();
    std::size_t done = 0;
    if (tandem_batch_submit(batch, offered.data(), offered.size()) == offered.size()) {
      tandem_batch_flush(batch);
      done = tandem_batch_poll(batch, finished.data(), finished.size());
    }
    const std::uint64_t end = now_ns();
    for (const tandem_pdu& pdu : pdus) {
      if (pdu.status != TANDEM_OK) done = 0;
    }
    return done == offered.size() ? end - start : kNever;
  }

  void forget_result() {
    for (auto& bytes : result) bytes.fill(0);
    for (tandem_pdu& pdu : pdus) std::memset(pdu.mac, 0, sizeof pdu.mac);
  }

  [[nodiscard]] bool same_result(const Burst& other) const {
    for (std::size_t i = 0; i < pdus.size(); ++i) {
      if (std::memcmp(pdus[i].mac, other.pdus[i].mac, sizeof pdus[i].mac) != 0) return false;
    }
    return result == other.result;
  }

  std::array<std::array<std::uint8_t, 32>, kKeys> keys{};
  std::array<std::uint8_t, kLongest> source{};
  std::array<std::array<std::uint8_t, kLongest>, kPdus> result{};
  std::array<tandem_pdu, 2 * kPdus> pdus{};
  std::array<tandem_pdu*, 2 * kPdus> offered{};
  std::array<tandem_pdu*, 2 * kPdus> finished{};
};

struct Destroy {
  void operator()(tandem_batch* batch) const { tandem_batch_destroy(batch); }
};
using BatchPointer = std::unique_ptr<tandem_batch, Destroy>;
using Member = const char* tandem_batch_options::*;

BatchPointer make_batch(Member cipher, const char* variant) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.*cipher = variant;
  tandem_batch* batch = nullptr;
  (void)tandem_batch_create(&batch, &options);
  return BatchPointer(batch);
}

/// A variant that computes rightly, and its shortest time.
struct Runner {
  const char* name = nullptr;
  BatchPointer batch;
  std::uint64_t least = kNever;
};

/// The fastest variant of a cipher among those in constant time that do what the reference does. confidentiality: its
/// function of that kind. Names of variants are string literals, which end in a zero.
template <class Variant>
const char* fastest_of(std::span<const Variant> variants, const Variant& best, int confidentiality, Member cipher) {
  const std::uint64_t start = now_ns();
  const std::unique_ptr<Burst> expected(new (std::nothrow) Burst(confidentiality));
  const std::unique_ptr<Burst> burst(new (std::nothrow) Burst(confidentiality));
  const BatchPointer reference = make_batch(cipher, "reference");
  if (expected == nullptr || burst == nullptr || reference == nullptr) return best.name.data();
  std::array<Runner, kMostVariants> runners;
  std::size_t count = 0;
  for (const Variant& variant : variants) {
    if (!variant.available() || !tandem::variants::in_constant_time(variant) || count == runners.size()) continue;
    runners[count++].name = variant.name.data();
  }
  // Then there is nothing to measure.
  if (count < 2 || expected->run(reference.get()) == kNever) return best.name.data();
  for (Runner& runner : std::span(runners).first(count)) {
    runner.batch = make_batch(cipher, runner.name);
    burst->forget_result();
    const bool right = burst->run(runner.batch.get()) != kNever && burst->same_result(*expected);
    if (!right) runner.batch.reset();
  }
  const Runner* fastest = nullptr;
  for (std::size_t round = 0; round < kRounds && (round == 0 || now_ns() - start < kLongestNs); ++round) {
    for (Runner& runner : std::span(runners).first(count)) {
      if (runner.batch == nullptr) continue;
      runner.least = std::min(runner.least, burst->run(runner.batch.get()));
    }
  }
  for (const Runner& runner : std::span(runners).first(count)) {
    if (runner.least != kNever && (fastest == nullptr || runner.least < fastest->least)) fastest = &runner;
  }
  return fastest == nullptr ? best.name.data() : fastest->name;
}

}  // namespace

const Fastest& fastest() {
  static const Fastest found{
      fastest_of(snow3g::variants(), snow3g::best(), TANDEM_EEA1, &tandem_batch_options::snow3g),
      fastest_of(aes::variants(), aes::best(), TANDEM_EEA2, &tandem_batch_options::aes),
      fastest_of(zuc::variants(), zuc::best(), TANDEM_EEA3, &tandem_batch_options::zuc),
      fastest_of(snow5g::variants(), snow5g::best(), TANDEM_NEA4, &tandem_batch_options::snow5g),
      fastest_of(aes256::variants(), aes256::best(), TANDEM_NEA5, &tandem_batch_options::aes256)};
  return found;
}

}  // namespace tandem::capi
