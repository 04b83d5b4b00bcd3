// PDUs with separate buffers, for tests of variants.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "algorithms/aes/sw/aes.h"
#include "testing/bytes.h"

namespace tandem::aes::testing {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using tandem::testing::random_bytes;

/// A PDU, its key, and guarded buffers for source and destination.
class Case {
 public:
  Case(const Bytes& key, const Bytes& message, std::uint64_t len_bits, std::size_t source_at = 0,
       std::size_t destination_at = 0)
      : key_(key), source_(message.size(), source_at), destination_(message.size(), destination_at) {
    source_.set(message);
    pdu.key = key_.data();
    pdu.source = source_.data();
    pdu.destination = destination_.data();
    pdu.len_bits = len_bits;
    pdu.status = Status::would_block;
  }
  /// Anything random, at any alignment; trailing bits are random, too.
  Case(Random& random, std::uint64_t len_bits)
      : Case(random_bytes(random, kKeyBytes), random_bytes(random, static_cast<std::size_t>((len_bits + 7) / 8)),
             len_bits, random.below(64), random.below(64)) {
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
  }
  Case(const Case&) = delete;
  Case& operator=(const Case&) = delete;

  void set_key(const Bytes& key) { std::copy(key.begin(), key.end(), key_.begin()); }
  void in_place() { pdu.destination = source_.data(); }
  [[nodiscard]] Bytes source() const { return source_.content(); }
  [[nodiscard]] Bytes output() const {
    return pdu.destination == pdu.source ? source_.content() : destination_.content();
  }
  [[nodiscard]] bool intact() const { return source_.intact() && destination_.intact(); }

  Pdu pdu;

 private:
  Bytes key_;
  Guarded source_;
  Guarded destination_;
};

using Cases = std::vector<std::unique_ptr<Case>>;

inline std::vector<Pdu*> pdus_of(const Cases& cases) {
  std::vector<Pdu*> pdus;
  for (const auto& one : cases) pdus.push_back(&one->pdu);
  return pdus;
}

/// Returns the output of `reference` for the PDU of a case, and leaves the case unchanged.
inline Bytes expected_output(const Case& one) {
  Bytes output(one.pdu.bytes());
  Pdu pdu = one.pdu;
  pdu.destination = output.data();
  Pdu* const pointer = &pdu;
  kVariants.find("reference")->eea({&pointer, 1});
  return output;
}

inline std::uint32_t expected_mac(const Case& one) {
  Pdu pdu = one.pdu;
  Pdu* const pointer = &pdu;
  kVariants.find("reference")->eia({&pointer, 1});
  return pdu.mac;
}

}  // namespace tandem::aes::testing
