#include "capi/fastest.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <span>

#include "capi/tandem.h"
#include "engine/thread_clock.h"
#include "engine/variants.h"

namespace tandem::capi {
namespace {

/// The number of PDUs for each function; a burst has those of confidentiality and of integrity.
constexpr std::size_t kPdus = 64;
constexpr std::size_t kLongest = 1500;
/// The simple Internet mix: of twelve PDUs seven, four and one.
constexpr std::size_t kLengths[] = {40, 576, 40, 40, 576, 40, 576, 40, 1500, 40, 576, 40};
constexpr std::size_t kKeys = 8;

constexpr std::size_t kMaxVariants = 8;
/// The limits of a cipher's series of turns.
constexpr contest::Limits kLimits{.cpu_ns = 2'000'000, .wall_ns = 40'000'000};
constexpr std::uint64_t kForEver = ~std::uint64_t{0};

/// Returns the number of the cipher's first function of a kind.
int number_of(const Cipher& cipher, Use use) {
  const auto* const function =
      std::ranges::find_if(kFunctions, [&](const Function& one) { return one.cipher == &cipher && one.use == use; });
  return function->algorithm;
}

/// PDUs that are no secret, and their results.
struct Burst {
  explicit Burst(const Cipher& cipher) {
    const int confidentiality = number_of(cipher, Use::cipher);
    const int integrity = number_of(cipher, Use::integrity);
    for (std::size_t i = 0; i < pdus.size(); ++i) {
      const std::size_t bytes = kLengths[i % std::size(kLengths)];
      keys[i % kKeys].fill(static_cast<std::uint8_t>(i % kKeys + 1));
      tandem_pdu& pdu = pdus[i];
      pdu.size = sizeof pdu;
      pdu.algorithm = i < kPdus ? confidentiality : integrity;
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

BatchPointer make_batch(const Cipher& cipher, const char* variant) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.*cipher.option = variant;
  tandem_batch* batch = nullptr;
  (void)tandem_batch_create(&batch, &options);
  return BatchPointer(batch);
}

/// The result of a measurement for a cipher.
struct Found {
  const char* name;
  bool disturbed = false;
};

/// Returns the variant of a cipher to take among those in constant time that do what the reference does: the first,
/// unless another is clearly faster. Names of variants are string literals, which end in a zero.
Found fastest_of(const Cipher& cipher, contest::Clock& clock) {
  const software::PduCipher& all = *cipher.variants;
  const Found first{all.compiled(all.best()).name.data()};
  std::array<const char*, kMaxVariants> names{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < all.count() && count < names.size(); ++i) {
    const variants::Compiled variant = all.compiled(i);
    if (!variant.available || !variant.constant_time) continue;
    // Portable code is slower by construction.
    if (count > 0 && variant.needs == variants::kAnyCpu) continue;
    names[count++] = variant.name.data();
  }
  // Fewer than two leave nothing to measure.
  if (count < 2) return first;
  const std::unique_ptr<Burst> expected(new (std::nothrow) Burst(cipher));
  const std::unique_ptr<Burst> burst(new (std::nothrow) Burst(cipher));
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
  for (std::size_t i = 0; i < kCipherCount; ++i) {
    const Found found = fastest_of(kCiphers[i], clock);
    disturbed = disturbed || found.disturbed;
    found_[i] = found.name;
  }
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
