// Tests that memory is wiped when it is given back: allocators and secrets look at theirs at that moment.
#include "container/secret.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <new>
#include <span>
#include <vector>

#include "container/x25519.h"

namespace {

/// The memory whose return is watched, and how many of its bytes were not zero then.
const void* watched = nullptr;
std::size_t watched_bytes = 0;
long left_behind = -1;

void look_at(const void* memory) {
  if (memory == nullptr || memory != watched) return;
  const std::span bytes(static_cast<const unsigned char*>(memory), watched_bytes);
  left_behind = std::ranges::count_if(bytes, [](unsigned char byte) { return byte != 0; });
  watched = nullptr;
}

void watch(const void* memory, std::size_t bytes) {
  watched = memory;
  watched_bytes = bytes;
  left_behind = -1;
}

}  // namespace

void* operator new(std::size_t bytes) {
  if (void* const memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  look_at(memory);
  std::free(memory);
}
void operator delete(void* memory, std::size_t /*bytes*/) noexcept {
  look_at(memory);
  std::free(memory);
}

namespace tandem::container {
namespace {

TEST(SecretTest, TextIsWipedWhenItEnds) {
  {
    const SecretText text(100, 'x');
    watch(text.data(), text.size());
  }
  EXPECT_EQ(left_behind, 0);
}

TEST(SecretTest, TextIsWipedWhereItGrows) {
  SecretText text(100, 'x');
  watch(text.data(), text.size());
  text.resize(10'000);
  EXPECT_EQ(left_behind, 0);
  watch(text.data(), text.size());
  text = SecretText();
  EXPECT_EQ(left_behind, 0);
}

TEST(SecretTest, TheWatchSeesWhatIsLeft) {
  {
    const std::vector<char> text(100, 'x');
    watch(text.data(), text.size());
  }
  EXPECT_EQ(left_behind, 100);
}

TEST(SecretTest, IdentitiesAreWipedWhenTheyEnd) {
  alignas(X25519Identity) std::array<unsigned char, sizeof(X25519Identity)> place{};
  auto* const identity = new (place.data()) X25519Identity(generate_x25519_identity());
  const std::span<volatile unsigned char> scalar(place.data(), sizeof identity->scalar);
  ASSERT_TRUE(std::ranges::any_of(scalar, [](unsigned char byte) { return byte != 0; }));
  identity->~X25519Identity();
  EXPECT_TRUE(std::ranges::all_of(scalar, [](unsigned char byte) { return byte == 0; }));
}

}  // namespace
}  // namespace tandem::container
