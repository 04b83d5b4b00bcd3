// Tests that every software variant of every algorithm of authenticated encryption must pass.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <limits>
#include <utility>
#include <vector>

#include "testing/aead.h"
#include "testing/fenced_pages.h"
#include "testing/variants.h"

namespace tandem::testing {

/// Base of an algorithm's tests. `Case` is an AeadMessage, random or of given parts, with the results of `reference`;
/// `with` turns it into the Message that the variants take.
template <class Variant, class Case>
class EachAeadVariant : public EachVariant<Variant> {
 protected:
  using Message = decltype(std::declval<const Case&>().with(nullptr, nullptr, nullptr));
  using EachVariant<Variant>::variant;

  static Status run(Direction direction, Message& message) {
    return direction == Direction::encrypt ? encrypt(variant(), message) : decrypt(variant(), message);
  }
  static Message message_of(const Case& expected, AeadExchange& exchange) {
    Message message = expected.with(exchange.source().data(), exchange.destination(), exchange.tag().data());
    message.aad = exchange.aad();
    return message;
  }

  /// Runs a message in both directions; `random` is that of AeadExchange.
  static void check(const Case& expected, bool in_place, Random* random = nullptr) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      AeadExchange exchange(expected, direction, in_place, random);
      Message message = message_of(expected, exchange);
      ASSERT_EQ(run(direction, message), Status::ok);
      ASSERT_TRUE(exchange.right());
    }
  }

  /// Runs `count` messages of fewer than `longest` bytes, in batches of every size up to 40; a tenth of those to
  /// decrypt have a forged tag. Lengths in a batch differ by less than `spread`.
  static void check_batches(Random& random, std::size_t count, std::size_t longest,
                            std::size_t spread = std::numeric_limits<std::size_t>::max()) {
    spread = std::min(spread, longest);
    for (std::size_t done = 0; done < count;) {
      const std::size_t batch = std::min<std::size_t>(count - done, 1 + random.below(40));
      done += batch;
      const Direction direction = random.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
      const std::size_t shortest = random.below(longest - spread + 1);
      std::deque<Case> cases;
      std::deque<AeadExchange> exchanges;
      std::vector<bool> forged;
      std::vector<Message> messages;
      for (std::size_t i = 0; i < batch; ++i) {
        cases.emplace_back(random, shortest + random.below(spread), random.below(3) == 0 ? random.below(100) : 13);
        AeadExchange& exchange = exchanges.emplace_back(cases.back(), direction, random.below(2) == 0, &random);
        forged.push_back(direction == Direction::decrypt && random.below(10) == 0);
        if (forged.back()) exchange.forge(exchange.tag(), random.below(8 * exchange.tag().size()));
        messages.push_back(message_of(cases.back(), exchange));
      }
      direction == Direction::encrypt ? variant().encrypt(messages) : variant().decrypt(messages);
      for (std::size_t i = 0; i < batch; ++i) {
        SCOPED_TRACE(cases[i].plaintext.size());
        ASSERT_EQ(messages[i].status, forged[i] ? Status::authentication : Status::ok);
        ASSERT_TRUE(forged[i] ? exchanges[i].wiped() : exchanges[i].right());
      }
    }
  }

  /// Checks that one bad message of fewer than `longest` bytes does not touch its neighbours in a batch.
  static void check_one_forgery(Random& random, std::size_t longest) {
    for (const std::size_t count : {1U, 2U, 3U, 7U, 16U, 17U, 40U}) {
      const std::size_t forged = random.below(count);
      std::deque<Case> cases;
      std::deque<AeadExchange> exchanges;
      std::vector<Message> messages;
      for (std::size_t i = 0; i < count; ++i) {
        cases.emplace_back(random, random.below(longest), random.below(40));
        AeadExchange& exchange = exchanges.emplace_back(cases.back(), Direction::decrypt, random.below(2) == 0);
        if (i == forged) exchange.forge(exchange.tag(), random.below(8 * exchange.tag().size()));
        messages.push_back(message_of(cases.back(), exchange));
      }
      variant().decrypt(messages);
      for (std::size_t i = 0; i < count; ++i) {
        ASSERT_EQ(messages[i].status, i == forged ? Status::authentication : Status::ok);
        ASSERT_TRUE(i == forged ? exchanges[i].wiped() : exchanges[i].right());
      }
    }
  }

  /// Flips every bit of tag, iv, aad and key of a message, and bits all over the ciphertext, one at a time: nothing is
  /// released.
  static void check_flipped_bits(Random& random, std::size_t bytes) {
    const Case right(random, bytes, 13);
    Bytes out(bytes);
    const auto rejected = [&](const Case& forged) {
      std::ranges::fill(out, std::uint8_t{0xee});
      Bytes tag = forged.tag;
      Message message = forged.with(forged.ciphertext.data(), out.data(), tag.data());
      return decrypt(variant(), message) == Status::authentication && out == Bytes(bytes) && tag == forged.tag;
    };
    const auto all_rejected = [&](Bytes AeadMessage::*member, std::size_t step) {
      Case forged = right;
      Bytes& target = forged.*member;
      for (std::size_t bit = 0; bit < 8 * target.size(); bit += step) {
        const auto mask = static_cast<std::uint8_t>(1U << bit % 8);
        target[bit / 8] ^= mask;
        ASSERT_TRUE(rejected(forged)) << bytes << " bytes, bit " << bit;
        target[bit / 8] ^= mask;
      }
    };
    all_rejected(&AeadMessage::tag, 1);
    all_rejected(&AeadMessage::iv, 1);
    all_rejected(&AeadMessage::aad, 1);
    all_rejected(&AeadMessage::key, 1);
    all_rejected(&AeadMessage::ciphertext, bytes > 100 ? 37 : 1);
    ASSERT_FALSE(rejected(right));
  }

  /// Checks that aad and ciphertext are told apart by their lengths, also if the padded bytes are the same.
  static void check_moved_borders(std::size_t key_bytes, std::size_t iv_bytes) {
    const Bytes zeros(64);
    const Case whole(Bytes(key_bytes, 1), Bytes(iv_bytes, 2), Bytes(16), Bytes());
    for (std::size_t aad_bytes = 0; aad_bytes < 16; ++aad_bytes) {
      Bytes tag = whole.tag;
      Message message = whole.with(nullptr, nullptr, tag.data());
      message.aad = std::span(zeros).first(aad_bytes);
      EXPECT_EQ(decrypt(variant(), message), Status::authentication);
    }
  }

  /// Runs messages of up to `longest` bytes, at either end of memory that ends there.
  static void check_fences(Random& random, std::size_t longest) {
    FencedPages source;
    FencedPages destination;
    FencedPages aad;
    FencedPages key;
    FencedPages iv;
    for (const FencedPages* pages : {&source, &destination, &aad, &key, &iv}) ASSERT_TRUE(pages->usable());
    for (std::size_t bytes = 0; bytes <= longest; ++bytes) {
      const Case expected(random, bytes, bytes % 150);
      for (const bool at_end : {false, true}) {
        const auto place = [at_end](FencedPages& pages, std::size_t size) {
          return at_end ? pages.end() - size : pages.begin();
        };
        std::uint8_t* const from = place(source, bytes);
        std::uint8_t* const to = place(destination, bytes);
        std::uint8_t* const aad_at = place(aad, expected.aad.size());
        std::ranges::copy(expected.plaintext, from);
        std::uint8_t* const key_at = place(key, expected.key.size());
        std::uint8_t* const iv_at = place(iv, expected.iv.size());
        std::ranges::copy(expected.aad, aad_at);
        std::ranges::copy(expected.key, key_at);
        std::ranges::copy(expected.iv, iv_at);
        Bytes tag(expected.tag.size());
        Message message = expected.with(from, to, tag.data());
        message.aad = {aad_at, expected.aad.size()};
        if constexpr (requires { message.nonce; }) {
          message.key = key_at;
          message.nonce = iv_at;
        } else {
          message.key = {key_at, expected.key.size()};
          message.iv = {iv_at, expected.iv.size()};
        }
        ASSERT_EQ(encrypt(variant(), message), Status::ok);
        ASSERT_TRUE(std::ranges::equal(expected.ciphertext, std::span(to, bytes))) << bytes << " bytes";
        ASSERT_EQ(tag, expected.tag);
        message.source = to;
        message.destination = from;
        ASSERT_EQ(decrypt(variant(), message), Status::ok);
        ASSERT_TRUE(std::ranges::equal(expected.plaintext, std::span(from, bytes))) << bytes << " bytes";
      }
    }
  }
};

}  // namespace tandem::testing
