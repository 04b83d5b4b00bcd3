// PDUs of the algorithms with keys of 256 bits, with separate buffers, for tests of variants.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/pdu.h"
#include "testing/bytes.h"

namespace tandem::testing {

/// A PDU, its inputs, and guarded buffers. NEA has no tag and no aad, NIA no destination that is written.
class Pdu256 {
 public:
  Pdu256(const Bytes& key, const Bytes& iv, const Bytes& aad, const Bytes& message, std::size_t tag_bytes,
         std::size_t source_at = 0, std::size_t destination_at = 0)
      : key_(key),
        iv_(iv),
        aad_(aad),
        source_(message.size(), source_at),
        destination_(message.size(), destination_at),
        tag_(tag_bytes, 0) {
    source_.set(message);
    tag_.set(Bytes(tag_bytes, 0xee));
    pdu.key = key_.data();
    pdu.iv = iv_.data();
    pdu.aad = aad_;
    pdu.source = source_.data();
    pdu.destination = destination_.data();
    pdu.len_bits = 8 * message.size();
    pdu.tag = {tag_.data(), tag_bytes};
  }
  /// Makes everything random, at any alignment, in place or not.
  Pdu256(Random& random, std::size_t bytes, std::size_t aad_bytes, std::size_t tag_bytes)
      : Pdu256(random_bytes(random, 32), random_bytes(random, 16), random_bytes(random, aad_bytes),
               random_bytes(random, bytes), tag_bytes, random.below(64), random.below(64)) {
    if (random.below(2) == 0) in_place();
  }
  Pdu256(const Pdu256&) = delete;
  Pdu256& operator=(const Pdu256&) = delete;

  void in_place() { pdu.destination = source_.data(); }
  /// Turns it into a PDU that decrypts, or verifies: `message`, with `tag`.
  void verify(const Bytes& message, const Bytes& tag) {
    source_.set(message);
    tag_.set(tag);
    pdu.verify = true;
  }

  [[nodiscard]] const Bytes& key() const { return key_; }
  [[nodiscard]] const Bytes& iv() const { return iv_; }
  [[nodiscard]] const Bytes& aad() const { return aad_; }
  [[nodiscard]] Bytes source() const { return source_.content(); }
  [[nodiscard]] Bytes output() const {
    return pdu.destination == pdu.source ? source_.content() : destination_.content();
  }
  [[nodiscard]] Bytes tag() const { return tag_.content(); }
  [[nodiscard]] bool intact() const { return source_.intact() && destination_.intact() && tag_.intact(); }

  Pdu pdu;

 private:
  Bytes key_;
  Bytes iv_;
  Bytes aad_;
  Guarded source_;
  Guarded destination_;
  Guarded tag_;
};

using Pdus256 = std::vector<std::unique_ptr<Pdu256>>;

inline std::vector<Pdu*> pdus_of(const Pdus256& list) {
  std::vector<Pdu*> pdus;
  for (const auto& one : list) pdus.push_back(&one->pdu);
  return pdus;
}

/// The result of `run`, a function of the reference, for a copy of a PDU.
struct Answer256 {
  Bytes output;
  Bytes tag;

  template <class Run>
  Answer256(const Pdu256& of, Run run) : output(of.pdu.bytes()), tag(of.pdu.tag.size()) {
    Pdu copy = of.pdu;
    copy.destination = output.data();
    copy.tag = tag;
    copy.verify = false;
    Pdu* const one = &copy;
    run(std::span<Pdu* const>(&one, 1));
  }
};

}  // namespace tandem::testing
