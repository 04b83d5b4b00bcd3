// The calls for single PDUs by number, and random PDUs, for tests.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "capi/tandem.h"
#include "testing/bytes.h"

namespace tandem::capi::testing {

using tandem::testing::Bytes;
using tandem::testing::Guarded;
using tandem::testing::Random;

using Call = tandem_status (*)(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer,
                               std::uint8_t direction, std::uint32_t length_bits, const std::uint8_t* source,
                               std::uint8_t* output_or_mac);

inline constexpr int kAlgorithms[] = {TANDEM_EEA1, TANDEM_EIA1, TANDEM_EEA2, TANDEM_EIA2, TANDEM_EEA3, TANDEM_EIA3};

inline bool is_integrity(int algorithm) {
  return algorithm == TANDEM_EIA1 || algorithm == TANDEM_EIA2 || algorithm == TANDEM_EIA3;
}

inline Call call_of(int algorithm) {
  constexpr Call kCalls[] = {tandem_eea1, tandem_eia1, tandem_eea2, tandem_eia2, tandem_eea3, tandem_eia3};
  return kCalls[algorithm - TANDEM_EEA1];
}

/// A PDU with separate buffers, and the result of the call for single PDUs.
class Packet {
 public:
  Packet(Random& random, int algorithm, std::uint32_t length_bits)
      : source_((length_bits + 7) / 8 + kRoom, random.below(64)),
        destination_((length_bits + 7) / 8, random.below(64)) {
    Bytes content((length_bits + 7) / 8 + kRoom);
    random.fill(content);
    random.fill(key_);
    source_.set(content);
    pdu.size = sizeof pdu;
    pdu.algorithm = algorithm;
    pdu.key = key_.data();
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    pdu.length_bits = length_bits;
    pdu.source = source_.data() + kRoom;
    pdu.destination = destination_.data();
    pdu.user = this;
    before_ = content;
    expected_.resize(is_integrity(algorithm) ? 4 : (length_bits + 7) / 8);
    expected_status_ = call_of(algorithm)(pdu.key, pdu.count, pdu.bearer, pdu.direction, pdu.length_bits, pdu.source,
                                          expected_.data());
  }
  Packet(const Packet&) = delete;
  Packet& operator=(const Packet&) = delete;

  /// Makes the output replace the input.
  void in_place() { pdu.destination = source_.data() + kRoom; }

  /// Makes the batch compare the MAC, which is `valid` or not.
  void verify(bool valid) {
    pdu.verify = 1;
    for (std::size_t i = 0; i < 4; ++i) pdu.mac[i] = expected_[i];
    if (!valid) pdu.mac[3] ^= 0x10;
  }

  /// Returns whether the PDU has the result of the single call, and nothing else was touched.
  [[nodiscard]] bool right() const {
    if (pdu.status != TANDEM_OK || expected_status_ != TANDEM_OK) return false;
    const Bytes source = source_.content();
    const bool replaced = pdu.destination == pdu.source && !is_integrity(pdu.algorithm);
    Bytes output(pdu.mac, pdu.mac + 4);
    if (!is_integrity(pdu.algorithm)) {
      output = replaced ? Bytes(source.begin() + kRoom, source.end()) : destination_.content();
    }
    const std::size_t same = replaced ? kRoom : source.size();
    return output == expected_ &&
           std::equal(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(same), before_.begin()) &&
           source_.intact() && destination_.intact();
  }

  tandem_pdu pdu{};

 private:
  static constexpr std::size_t kRoom = 8;
  std::array<std::uint8_t, 16> key_{};
  Guarded source_;
  Guarded destination_;
  Bytes before_;
  Bytes expected_;
  tandem_status expected_status_;
};

using Packets = std::vector<std::unique_ptr<Packet>>;

}  // namespace tandem::capi::testing
