// Tests that keys which a run had are wiped before their memory is given back.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

#include "pipeline/s2_cut/chunk.h"
#include "pipeline/s2_cut/keystream_framing.h"
#include "pipeline/s2_cut/payload_framing.h"
#include "testing/bytes.h"
#include "testing/freed_memory.h"

namespace tandem::pipeline {
namespace {

using tandem::testing::FreedMemory;
using tandem::testing::Random;

std::array<std::uint8_t, 32> random_key() {
  Random random(32);
  std::array<std::uint8_t, 32> key;
  random.fill(key);
  return key;
}

/// Returns the memory that an object gives back at its end.
template <class T>
std::unique_ptr<FreedMemory> freed_with(std::unique_ptr<T> object) {
  auto freed = std::make_unique<FreedMemory>();
  object.reset();
  freed->stop();
  return freed;
}

/// Returns whether it holds the key, or half of it.
bool holds_any_of(const FreedMemory& freed, const std::array<std::uint8_t, 32>& key) {
  return freed.holds(std::span(key).first(16)) || freed.holds(std::span(key).last(16));
}

TEST(Wiped, KeysOfTasks) {
  const auto key = random_key();
  auto pool = std::make_unique<ChunkPool>(4, ChunkShape{.input_bytes = 64, .buffer_bytes = 64, .tasks = 3});
  for (Chunk& chunk : pool->chunks()) {
    for (Task& task : chunk.tasks) std::copy(key.begin(), key.end(), task.key.begin());
  }
  const auto freed = freed_with(std::move(pool));
  EXPECT_GE(freed->bytes(), 12 * sizeof(Task));
  EXPECT_FALSE(holds_any_of(*freed, key));
}

TEST(Wiped, KeysOfFramings) {
  const auto key = random_key();
  Keystream keystream;
  keystream.key = key;
  const auto of_keystream = freed_with(std::make_unique<KeystreamFraming>(keystream, 64));
  EXPECT_GE(of_keystream->bytes(), sizeof(KeystreamFraming));
  EXPECT_FALSE(holds_any_of(*of_keystream, key));

  container::PayloadKey payload_key;
  payload_key.bytes = key;
  const auto of_payload =
      freed_with(std::make_unique<PayloadFraming>(payload_key, Direction::encrypt, 0, PayloadWindow{}, std::size_t{4}));
  EXPECT_GE(of_payload->bytes(), sizeof(PayloadFraming));
  EXPECT_FALSE(holds_any_of(*of_payload, key));
}

// ... and the search would find them.
TEST(Wiped, KeysThatAreNotAreFound) {
  const auto key = random_key();
  EXPECT_TRUE(holds_any_of(*freed_with(std::make_unique<std::array<std::uint8_t, 32>>(key)), key));
}

}  // namespace
}  // namespace tandem::pipeline
