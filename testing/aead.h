// Messages of authenticated encryption with the expected results, and the check of code that computes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/task.h"
#include "testing/bytes.h"

namespace tandem::testing {

/// A message, and the ciphertext and tag to which it must encrypt.
struct AeadMessage {
  Algorithm algorithm = Algorithm::none;
  Bytes key;
  Bytes iv;
  Bytes aad;
  Bytes plaintext;
  Bytes ciphertext;
  Bytes tag;

  [[nodiscard]] const Bytes& before(Direction direction) const {
    return direction == Direction::encrypt ? plaintext : ciphertext;
  }
  [[nodiscard]] const Bytes& after(Direction direction) const {
    return direction == Direction::encrypt ? ciphertext : plaintext;
  }
};

/// The buffers of a message that is encrypted or decrypted, in place or from one to another, between marked bytes.
class AeadExchange {
 public:
  /// random: chooses where the buffers lie relative to a multiple of 64; without it, all lie at one.
  AeadExchange(AeadMessage expected, Direction direction, bool in_place, Random* random = nullptr)
      : expected_(std::move(expected)),
        direction_(direction),
        in_place_(in_place),
        source_(expected_.plaintext.size(), any_place(random)),
        destination_(expected_.plaintext.size(), any_place(random)),
        aad_(expected_.aad.size(), any_place(random)),
        tag_(expected_.tag.size(), any_place(random)) {
    const Bytes& before = expected_.before(direction);
    source_.set(before);
    destination_.set(in_place ? before : Bytes(before.size(), kUntouched));
    aad_.set(expected_.aad);
    tag_.set(direction == Direction::encrypt ? Bytes(expected_.tag.size(), kUntouched) : expected_.tag);
    remember();
  }

  [[nodiscard]] const AeadMessage& expected() const { return expected_; }
  [[nodiscard]] Direction direction() const { return direction_; }
  std::span<std::uint8_t> source() {
    return {in_place_ ? destination_.data() : source_.data(), expected_.plaintext.size()};
  }
  std::uint8_t* destination() { return destination_.data(); }
  std::span<std::uint8_t> aad() { return {aad_.data(), expected_.aad.size()}; }
  std::span<std::uint8_t> tag() { return {tag_.data(), expected_.tag.size()}; }

  /// Flips a bit of one of the buffers, or of anything else, in the input.
  void forge(std::span<std::uint8_t> place, std::size_t bit) {
    place[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    remember();
  }

  /// Returns whether the result is right and nothing else was written.
  [[nodiscard]] bool right() const {
    return destination_.content() == expected_.after(direction_) && tag_.content() == expected_.tag && around_intact();
  }
  /// Returns whether nothing was written.
  [[nodiscard]] bool untouched() const {
    return destination_.content() == given_destination_ && tag_.content() == given_tag_ && around_intact();
  }
  /// Returns whether the destination is zero and nothing else was written.
  [[nodiscard]] bool wiped() const {
    return destination_.content() == Bytes(given_destination_.size()) && tag_.content() == given_tag_ &&
           around_intact();
  }

 private:
  static constexpr std::uint8_t kUntouched = 0xee;

  static std::size_t any_place(Random* random) { return random == nullptr ? 0 : random->below(64); }

  void remember() {
    given_source_ = source_.content();
    given_destination_ = destination_.content();
    given_aad_ = aad_.content();
    given_tag_ = tag_.content();
  }
  [[nodiscard]] bool around_intact() const {
    return source_.intact() && destination_.intact() && aad_.intact() && tag_.intact() &&
           source_.content() == given_source_ && aad_.content() == given_aad_;
  }

  AeadMessage expected_;
  Direction direction_;
  bool in_place_;
  Guarded source_;
  Guarded destination_;
  Guarded aad_;
  Guarded tag_;
  Bytes given_source_;
  Bytes given_destination_;
  Bytes given_aad_;
  Bytes given_tag_;
};

}  // namespace tandem::testing
