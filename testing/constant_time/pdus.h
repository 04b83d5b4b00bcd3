// The functions of TS 33.401, annex B, over PDUs whose key and text are secret.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/lanes/run_one.h"
#include "engine/lanes/scheduler.h"
#include "engine/variants.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {

/// A PDU whose key and text are secret, and its result.
class SecretPdu {
 public:
  using RunReference = std::function<void(Pdu& pdu)>;

  /// reference: computes the answer, before there is a secret.
  SecretPdu(Random& random, std::uint64_t len_bits, bool encrypts, const RunReference& reference)
      : key_(random_bytes(random, 16)), text_(random_bytes(random, (len_bits + 7) / 8)), expected_(text_.size()) {
    pdu.key = key_.data();
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    pdu.source = text_.data();
    pdu.destination = expected_.data();
    pdu.len_bits = len_bits;
    reference(pdu);
    mac_ = pdu.mac;
    pdu.mac = 0;
    pdu.destination = text_.data();
    if (!encrypts) expected_ = text_;
    hide(key_);
    hide(text_);
  }
  SecretPdu(const SecretPdu&) = delete;
  SecretPdu& operator=(const SecretPdu&) = delete;

  [[nodiscard]] bool right() {
    show(text_);
    show(&pdu.mac, sizeof pdu.mac);
    return text_ == expected_ && pdu.mac == mac_ && pdu.status == Status::ok;
  }

  Pdu pdu;

 private:
  Bytes key_;
  Bytes text_;
  Bytes expected_;
  std::uint32_t mac_ = 0;
};

using SecretPdus = std::vector<std::unique_ptr<SecretPdu>>;

/// Lengths that together take every path: full groups of short PDUs, refills, few PDUs, a long one alone.
inline std::vector<std::vector<std::uint64_t>> batches(Random& random, unsigned effort) {
  std::vector<std::vector<std::uint64_t>> list = {
      std::vector<std::uint64_t>(40, 512), {32 * 700}, {8 * 5, 8 * 100 + 3}};
  for (unsigned i = 0; i < effort; ++i) {
    std::vector<std::uint64_t>& mixed = list.emplace_back(effort == 1 ? 70 : 1 + random.below(200));
    for (auto& bits : mixed) bits = 1 + random.below(random.below(16) == 0 ? 32 * 400 : 32 * 40);
    list.push_back(std::vector<std::uint64_t>(17, 1 + random.below(1'000)));
  }
  return list;
}

using RunBatch = std::function<void(std::span<Pdu* const> pdus)>;

inline bool run_batches(unsigned effort, bool encrypts, const SecretPdu::RunReference& reference, const RunBatch& run) {
  Random random(20'260'000 + effort);
  bool right = true;
  for (const auto& lengths : batches(random, effort)) {
    SecretPdus list;
    std::vector<Pdu*> pdus;
    for (const std::uint64_t bits : lengths) {
      list.push_back(std::make_unique<SecretPdu>(random, bits, encrypts, reference));
      pdus.push_back(&list.back()->pdu);
    }
    run(pdus);
    for (const auto& one : list) right &= one->right();
  }
  return right;
}

/// The load of the cipher under test; lanes::Function has no place for it.
inline void (*load_of_cipher)(const Pdu& pdu, std::uint32_t* column, std::size_t stride);

/// Loads a column and hides all of it, with the constants that stand between the bits of the key.
template <std::size_t kRows>
void load_hidden(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  load_of_cipher(pdu, column, stride);
  for (std::size_t row = 0; row < kRows; ++row) hide(column + row * stride, sizeof *column);
}

/// Runs a batch through the scheduler, which holds every stream of it; single calls take the first few.
template <std::size_t kRows>
void run_cipher(lanes::Cipher cipher, std::span<Pdu* const> pdus) {
  load_of_cipher = std::exchange(cipher.function.load, load_hidden<kRows>);
  std::size_t alone = pdus.size() > 16 ? 3 : 0;
  for (Pdu* pdu : pdus.first(alone)) lanes::run_one(cipher, *pdu);
  const auto scheduler = std::make_unique<lanes::Scheduler>(cipher);
  std::vector<Pdu*> done(64);
  for (std::size_t submitted = alone, finished = alone; finished < pdus.size();) {
    submitted += scheduler->submit(pdus.subspan(submitted));
    finished += scheduler->poll(done);
  }
}

template <std::size_t kRows, typename Variant>
void add_ciphers(const std::string& confidentiality, const std::string& integrity, std::span<const Variant> variants,
                 const Variant& reference, std::vector<Case>& list) {
  for (const Variant& variant : variants) {
    for (const bool encrypts : {true, false}) {
      const auto run = [&variant, &reference, encrypts](unsigned effort) {
        const auto cipher_of = [encrypts](const Variant& v) -> const lanes::Cipher& {
          return encrypts ? v.eea : v.eia;
        };
        return run_batches(
            effort, encrypts, [&](Pdu& pdu) { lanes::run_one(cipher_of(reference), pdu); },
            [&](std::span<Pdu* const> pdus) { run_cipher<kRows>(cipher_of(variant), pdus); });
      };
      list.push_back({.name = (encrypts ? confidentiality : integrity) + "." + std::string(variant.name),
                      .constant_time = variants::in_constant_time(variant),
                      .available = variant.available(),
                      .run = run});
    }
  }
}

}  // namespace tandem::constant_time
