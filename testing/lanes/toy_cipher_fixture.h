// A cipher for tests of code that runs ciphers: it has no secrecy, but every word tells its stream and its place, its
// kernels have any widths, and it counts their calls.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "engine/lanes/kernel.h"
#include "engine/lanes/xor.h"
#include "testing/bytes.h"

namespace tandem::lanes::toy {

// Rows of a column: two words of the key, with the other parameters in them; a flag that it was initialised; the place.
inline constexpr std::size_t kRows = 4;
inline constexpr std::uint32_t kLoaded = 0x10adedU;
inline constexpr std::uint32_t kReady = 0x4ead7U;
/// Clocks of an initialisation.
inline constexpr std::uint64_t kInitialiseClocks = 33;

/// Counters of the kernels' work.
struct Counts {
  std::size_t initialisations[kMaxLanes + 1];  ///< by lanes
  std::uint64_t words[kMaxLanes + 1];          ///< generated in every lane, by lanes
  std::uint64_t text_bytes;                    ///< that met their keystream in a kernel, in place
  std::size_t groups;                          ///< loaded at once

  /// Returns the clocks of all kernels.
  [[nodiscard]] std::uint64_t clocks() const {
    std::uint64_t total = 0;
    for (std::size_t lanes = 1; lanes <= kMaxLanes; ++lanes) {
      total += words[lanes] + kInitialiseClocks * initialisations[lanes];
    }
    return total;
  }
};
inline Counts counts{};

inline std::uint32_t read_word(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

/// Word `place` of a stream.
inline std::uint32_t word_of(std::uint32_t a, std::uint32_t b, std::uint32_t place) {
  std::uint64_t x = (std::uint64_t{a} << 32 | b) + 0x9e37'79b9'7f4a'7c15U * (place + 1);
  x = (x ^ x >> 29) * 0xbf58'476d'1ce4'e5b9U;
  return static_cast<std::uint32_t>(x >> 32);
}

struct Seeds {
  std::uint32_t a;
  std::uint32_t b;

  explicit Seeds(const Pdu& pdu)
      : a(read_word(pdu.key) ^ pdu.count), b(read_word(pdu.key + 4) ^ (pdu.bearer * 2U + pdu.direction)) {}
};

inline void load(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  const Seeds seeds(pdu);
  column[0] = seeds.a;
  column[stride] = seeds.b;
  column[2 * stride] = kLoaded;
  column[3 * stride] = 0;
}

inline void load_group(std::span<Pdu* const> pdus, State& state, std::size_t lanes) {
  EXPECT_EQ(lanes % 8, 0U);
  EXPECT_LE(pdus.size(), lanes);
  std::fill_n(state.words, kRows * lanes, 0);
  for (std::size_t lane = 0; lane < pdus.size(); ++lane) load(*pdus[lane], state.words + lane, lanes);
  ++counts.groups;
}

template <std::size_t kLanes>
void initialise(State& state) {
  ++counts.initialisations[kLanes];
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    std::uint32_t& mark = state.words[2 * kLanes + lane];
    mark = mark == kLoaded ? kReady : 0;
  }
}

template <std::size_t kLanes>
void generate(State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(keystream) % 64, 0U);
  EXPECT_EQ(stride % 64, 0U);
  EXPECT_GE(stride, kLanes > 1 ? (4 * words + 63) / 64 * 64 : 0);
  EXPECT_GE(words, 1U);
  counts.words[kLanes] += words;
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    const std::uint32_t* column = state.words + lane;
    std::uint32_t& place = state.words[3 * kLanes + lane];
    for (std::size_t i = 0; i < words; ++i, ++place) {
      const bool ready = column[2 * kLanes] == kReady;
      const std::uint32_t word = ready ? word_of(column[0], column[kLanes], place) : 0xbad;
      for (std::size_t k = 0; k < 4; ++k) {
        keystream[lane * stride + 4 * i + k] = static_cast<std::uint8_t>(word >> (24 - 8 * k));
      }
    }
  }
}

template <std::size_t kLanes>
void apply(State& state, const Text* texts, std::size_t words) {
  const std::size_t stride = (4 * words + 63) / 64 * 64;
  alignas(64) static std::uint8_t keystream[4 * 2048 * kMaxLanes];
  ASSERT_LE(stride * kLanes, sizeof keystream);
  generate<kLanes>(state, keystream, stride, words);
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    const Text& text = texts[lane];
    EXPECT_GE(text.bytes + 64, stride);
    EXPECT_LE(text.bytes, stride);
    for (std::size_t i = 0; i < text.bytes; ++i) text.destination[i] = text.source[i] ^ keystream[lane * stride + i];
    if (text.source == text.destination) counts.text_bytes += text.bytes;
  }
}

template <std::size_t kLanes>
constexpr Kernel kernel(std::uint32_t cost) {
  return {kLanes, cost, initialise<kLanes>, generate<kLanes>};
}
/// The same kernel, which also XORs.
template <std::size_t kLanes>
constexpr Kernel applying_kernel(std::uint32_t cost) {
  return {kLanes, cost, initialise<kLanes>, generate<kLanes>, apply<kLanes>};
}

/// The integrity function's accumulator is copied here when a PDU ends, if this is not null.
inline std::uint64_t* last_accumulator = nullptr;

/// An integrity function: the message's bytes and the keystream, each weighted with its place. Takes two words more
/// than the message has.
inline std::uint64_t mac_words(std::uint64_t len_bits) { return xor_keystream_words(len_bits) + 2; }
inline void absorb_mac(Job& job, const std::uint8_t* keystream, std::size_t words) {
  EXPECT_LE(job.words_done + words, job.words_total);
  EXPECT_TRUE(words % 16 == 0 || job.words_done + words == job.words_total);
  EXPECT_EQ(job.accumulator[3], job.words_done == 0 ? 0U : 1U);
  const Pdu& pdu = *job.pdu;
  for (std::size_t i = 0; i < words; ++i) {
    const std::uint64_t place = job.words_done + i;
    job.accumulator[0] += (place + 1) * read_word(keystream + 4 * i);
    for (std::size_t at = 4 * place; at < std::min<std::uint64_t>(4 * place + 4, pdu.bytes()); ++at) {
      const unsigned unused = at + 1 == pdu.bytes() ? static_cast<unsigned>(-pdu.len_bits % 8) : 0;
      job.accumulator[0] += (at + 3) * (static_cast<std::uint64_t>(pdu.source[at]) >> unused);
    }
  }
  job.accumulator[3] = 1;
  if (job.words_done + words < job.words_total) return;
  job.pdu->mac = static_cast<std::uint32_t>(job.accumulator[0]);
  if (last_accumulator != nullptr) std::copy(std::begin(job.accumulator), std::end(job.accumulator), last_accumulator);
}

inline constexpr Function kCrypt = {kRows, load, xor_keystream_words, absorb_xor, nullptr, true};
inline constexpr Function kMac = {kRows, load, mac_words, absorb_mac, load_group};

// A wide kernel costs more than a narrow one, but less per lane.
inline constexpr Kernel kFrom32[] = {kernel<32>(70), kernel<16>(50), kernel<1>(16)};
inline constexpr Kernel kFrom16[] = {kernel<16>(50), kernel<4>(30), kernel<1>(16)};
inline constexpr Kernel kFrom4[] = {kernel<4>(20), kernel<1>(12)};
inline constexpr Kernel kApplying[] = {applying_kernel<32>(70), applying_kernel<16>(50), kernel<1>(16)};
inline constexpr Kernel kSingle[] = {kernel<1>(16)};
inline constexpr Cipher kCiphers[] = {{kCrypt, kFrom32},   {kCrypt, kFrom16}, {kCrypt, kFrom4}, {kCrypt, kSingle},
                                      {kCrypt, kApplying}, {kMac, kApplying}, {kMac, kFrom32},  {kMac, kFrom16},
                                      {kMac, kFrom4},      {kMac, kSingle}};

/// A PDU with separate buffers, and its result.
class Message {
 public:
  Message(tandem::testing::Random& random, std::uint64_t len_bits)
      : key_(16), text_((len_bits + 7) / 8), buffer_(text_.size(), random.below(64)) {
    random.fill(key_);
    random.fill(text_);
    buffer_.set(text_);
    pdu.key = key_.data();
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    pdu.source = buffer_.data();
    pdu.destination = buffer_.data();
    pdu.len_bits = len_bits;
    pdu.user = this;
  }
  Message(const Message&) = delete;
  Message& operator=(const Message&) = delete;

  /// Makes the same message with another key and content.
  void change_secrets(tandem::testing::Random& random) {
    random.fill(key_);
    random.fill(text_);
    buffer_.set(text_);
    pdu.mac = 0;
  }

  /// Returns whether the result is that of running one stream after the other, and nothing around it was touched.
  [[nodiscard]] bool right(const Function& function) {
    const Seeds seeds(pdu);
    const std::uint64_t words = function.keystream_words(pdu.len_bits);
    tandem::testing::Bytes keystream(4 * words);
    for (std::size_t i = 0; i < keystream.size(); ++i) {
      const std::uint32_t word = word_of(seeds.a, seeds.b, static_cast<std::uint32_t>(i / 4));
      keystream[i] = static_cast<std::uint8_t>(word >> (24 - 8 * (i % 4)));
    }
    if (function.absorb == absorb_mac) {
      Pdu again = pdu;
      Job job{.pdu = &again, .words_done = 0, .words_total = words, .accumulator = {}};
      absorb_mac(job, keystream.data(), words);
      return again.mac == pdu.mac && buffer_.content() == text_ && buffer_.intact();
    }
    for (std::size_t i = 0; i < text_.size(); ++i) keystream[i] ^= text_[i];
    keystream.resize(text_.size());
    if (pdu.len_bits % 8 != 0) keystream.back() &= static_cast<std::uint8_t>(0xff00U >> pdu.len_bits % 8);
    return buffer_.content() == keystream && buffer_.intact();
  }

  Pdu pdu;

 private:
  tandem::testing::Bytes key_;
  tandem::testing::Bytes text_;
  tandem::testing::Guarded buffer_;
};

}  // namespace tandem::lanes::toy
