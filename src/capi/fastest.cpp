#include "capi/fastest.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <span>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes256/sw/aes256.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "capi/tandem.h"
#include "engine/thread_clock.h"
#include "engine/variants.h"

namespace tandem::capi {
namespace {

/// Of each function; a burst has those of confidentiality and of integrity.
constexpr std::size_t kPdus = 64;
constexpr std::size_t kLongest = 1500;
/// The simple Internet mix: of twelve PDUs seven, four and one.
constexpr std::size_t kLengths[] = {40, 576, 40, 40, 576, 40, 576, 40, 1500, 40, 576, 40};
constexpr std::size_t kKeys = 8;

constexpr std::size_t kMaxVariants = 8;
/// Of a cipher, for a series of turns.
constexpr contest::Limits kLimits{.cpu_ns = 2'000'000, .wall_ns = 40'000'000};
constexpr std::uint64_t kForEver = ~std::uint64_t{0};

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

  /// Returns whether every PDU came back well.
  bool run(tandem_batch* batch) {
    if (tandem_batch_submit(batch, offered.data(), offered.size()) != offered.size()) return false;
    tandem_batch_flush(batch);
    const std::size_t done = tandem_batch_poll(batch, finished.data(), finished.size());
    return done == offered.size() && std::ranges::all_of(
                                         pdus, [](int status) { return status == TANDEM_OK; }, &tandem_pdu::status);
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

/// What a measurement has found for a cipher.
struct Found {
  const char* name;
  bool disturbed = false;
};

/// The variant of a cipher to take among those in constant time that do what the reference does: the first, unless
/// another is clearly faster. confidentiality: its function of that kind. Names of variants are string literals, which
/// end in a zero.
template <class Variant>
Found fastest_of(const variants::List<Variant>& list, int confidentiality, Member cipher, contest::Clock& clock) {
  const Found first{list.best().name.data()};
  std::array<const char*, kMaxVariants> names{};
  std::size_t count = 0;
  for (const Variant& variant : list) {
    if (!variant.available() || !variants::in_constant_time(variant) || count == names.size()) continue;
    // Portable code is slower by construction.
    if (count > 0 && variant.needs == variants::kAnyCpu) continue;
    names[count++] = variant.name.data();
  }
  // Then there is nothing to measure.
  if (count < 2) return first;
  const std::unique_ptr<Burst> expected(new (std::nothrow) Burst(confidentiality));
  const std::unique_ptr<Burst> burst(new (std::nothrow) Burst(confidentiality));
  const BatchPointer reference = make_batch(cipher, "reference");
  if (expected == nullptr || burst == nullptr || reference == nullptr || !expected->run(reference.get())) return first;
  std::array<BatchPointer, kMaxVariants> batches;
  std::size_t right = 0;
  for (const char* const name : std::span(names).first(count)) {
    batches[right] = make_batch(cipher, name);
    burst->forget_result();
    if (burst->run(batches[right].get()) && burst->same_result(*expected)) names[right++] = name;
  }
  if (right == 0) return first;
  bool good = true;
  std::array<contest::Turns, kMaxVariants> turns;
  const contest::Result result = contest::compare(std::span(turns).first(right), clock, kLimits, [&](std::size_t way) {
    good = burst->run(batches[way].get()) && good;
  });
  return good ? Found{names[result.winner], result.disturbed} : first;
}

}  // namespace

Fastest Measurement::fastest(contest::Clock& clock) {
  const std::lock_guard lock(mutex_);
  if (clock.wall_ns() < until_ns_) return found_;
  bool disturbed = false;
  const auto name = [&](const Found& found) {
    disturbed = disturbed || found.disturbed;
    return found.name;
  };
  found_ = {name(fastest_of(snow3g::kVariants, TANDEM_EEA1, &tandem_batch_options::snow3g, clock)),
            name(fastest_of(aes::kVariants, TANDEM_EEA2, &tandem_batch_options::aes, clock)),
            name(fastest_of(zuc::kVariants, TANDEM_EEA3, &tandem_batch_options::zuc, clock)),
            name(fastest_of(snow5g::kVariants, TANDEM_NEA4, &tandem_batch_options::snow5g, clock)),
            name(fastest_of(aes256::kVariants, TANDEM_NEA5, &tandem_batch_options::aes256, clock))};
  constexpr std::uint64_t kNsPerSecond = 1'000'000'000;
  until_ns_ = disturbed ? clock.wall_ns() + kNsPerSecond * contest::kDisturbedSeconds : kForEver;
  return found_;
}

Fastest fastest() {
  static Measurement measurement;
  contest::ThreadClock clock;
  return measurement.fastest(clock);
}

}  // namespace tandem::capi
