// SHA-3, portable: the five steps one after the other, in the words of the standard.
//
// Standard    FIPS 202, sections 3.2, 3.3, 4 and 6
// Byte order  see ../README.md
// Timing      independent of messages
// Checked by  sha3_test.cpp
#include <algorithm>
#include <bit>
#include <utility>

#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/sw/variants.h"
#include "engine/wipe.h"

namespace tandem::sha3 {
namespace {

/// A[x, y], a word for each lane. Wiped at the end.
class State {
 public:
  ~State() { wipe(a_, sizeof a_); }

  /// Byte `index` of the string that the state is.
  void add(std::size_t index, std::uint8_t byte) { word(index) ^= std::uint64_t{byte} << 8 * (index % 8); }
  [[nodiscard]] std::uint8_t byte(std::size_t index) {
    return static_cast<std::uint8_t>(word(index) >> 8 * (index % 8));
  }

  /// Keccak-f[1600] (3.3, 3.4).
  void permute() {
    for (const std::uint64_t constant : kRoundConstants) {
      theta();
      rho();
      pi();
      chi();
      a_[0][0] ^= constant;  // iota
    }
  }

 private:
  [[nodiscard]] std::uint64_t& word(std::size_t index) { return a_[index / 8 % 5][index / 40]; }

  void theta() {
    std::uint64_t c[5];
    for (std::size_t x = 0; x < 5; ++x) c[x] = a_[x][0] ^ a_[x][1] ^ a_[x][2] ^ a_[x][3] ^ a_[x][4];
    for (std::size_t x = 0; x < 5; ++x) {
      const std::uint64_t d = c[(x + 4) % 5] ^ std::rotl(c[(x + 1) % 5], 1);
      for (std::uint64_t& word : a_[x]) word ^= d;
    }
    wipe(c, sizeof c);
  }
  void rho() {
    std::size_t x = 1;
    std::size_t y = 0;
    for (int t = 0; t < 24; ++t) {
      a_[x][y] = std::rotl(a_[x][y], (t + 1) * (t + 2) / 2 % 64);
      x = std::exchange(y, (2 * x + 3 * y) % 5);
    }
  }
  void pi() {
    State before = *this;
    for (std::size_t x = 0; x < 5; ++x) {
      for (std::size_t y = 0; y < 5; ++y) a_[x][y] = before.a_[(x + 3 * y) % 5][x];
    }
  }
  void chi() {
    State before = *this;
    for (std::size_t x = 0; x < 5; ++x) {
      for (std::size_t y = 0; y < 5; ++y) a_[x][y] ^= ~before.a_[(x + 1) % 5][y] & before.a_[(x + 2) % 5][y];
    }
  }

  std::uint64_t a_[5][5] = {};
};

/// SPONGE (4), with the padding of 5.1.
void hash(const Function& function, Message& message) {
  State state;
  std::size_t at = 0;
  for (std::size_t i = 0; i < message.bytes; ++i) {
    state.add(at++, message.source[i]);
    if (at == function.rate_bytes) {
      state.permute();
      at = 0;
    }
  }
  state.add(at, function.suffix);
  state.add(function.rate_bytes - 1, 0x80);
  at = function.rate_bytes;
  for (std::uint8_t& byte : message.digest) {
    if (at == function.rate_bytes) {
      state.permute();
      at = 0;
    }
    byte = state.byte(at++);
  }
}

}  // namespace

void hash_reference(const Function& function, std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(function, message.digest.size());
    if (message.status == Status::ok) hash(function, message);
  }
}

}  // namespace tandem::sha3
