// Tests that the functions over a keystream generator leave no secrets on the stack: nothing of its state, of the keys
// of tags, or of the tag that a forgery should have had. The generator is a toy whose secrets the test knows.
#include "algorithms/gcm_sst/sw/functions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "testing/pdu_256.h"
#include "testing/used_stack.h"

namespace tandem::gcm_sst {
namespace {

using tandem::testing::Bytes;
using tandem::testing::Pdu256;
using tandem::testing::Random;
using tandem::testing::UsedStack;

struct Secrets {
  State state;
  std::array<std::uint8_t, Kernel::kMaxLanes * kKeysBytes> keys;
  std::array<std::uint8_t, kMaxTagBytes> tag;
};

/// Returns the secrets, which are on the heap, outside the searched stack.
Secrets& secrets() {
  static const std::unique_ptr<Secrets> all = [] {
    auto made = std::make_unique<Secrets>();
    Random random(5);
    random.fill(made->state.bytes);
    random.fill(made->keys);
    random.fill(made->tag);
    return made;
  }();
  return *all;
}

template <std::size_t kLanes>
constexpr Kernel kToy{
    .lanes = kLanes,
    .start = [](State& state, std::span<Pdu* const>) { std::ranges::copy(secrets().state.bytes, state.bytes); },
    .keys = [](State&, std::uint8_t* keys) { std::copy_n(secrets().keys.begin(), kLanes * kKeysBytes, keys); },
    .crypt = [](State&, const lanes::Text*) {},
};
constexpr const Kernel* kKernels[] = {&kToy<4>, &kToy<1>};
const Generator kGenerator{
    kKernels, [](const std::uint8_t*, std::span<const std::uint8_t>, std::span<const std::uint8_t>, std::uint8_t* tag) {
      std::ranges::copy(secrets().tag, tag);
    }};

using Run = void(const Generator& generator, std::span<Pdu* const> pdus);

class FunctionsLeave : public ::testing::TestWithParam<Run*> {};
INSTANTIATE_TEST_SUITE_P(All, FunctionsLeave, ::testing::Values(run_nea, run_nia, run_nca));

TEST_P(FunctionsLeave, NoSecretOnTheStack) {
  if (!UsedStack::kTells) GTEST_SKIP() << "not run: with sanitizers, all values are in memory";
  const bool has_tags = GetParam() != run_nea;
  for (const std::size_t count : {1U, 5U}) {
    std::vector<std::unique_ptr<Pdu256>> list;
    std::vector<Pdu*> pdus;
    for (std::size_t i = 0; i < count; ++i) {
      list.push_back(std::make_unique<Pdu256>(Bytes(32), Bytes(16), Bytes(), Bytes(40), has_tags ? 16 : 0));
      if (has_tags) list.back()->verify(Bytes(40), Bytes(16));
      pdus.push_back(&list.back()->pdu);
    }
    const UsedStack stack([&] { GetParam()(kGenerator, pdus); });
    ASSERT_TRUE(stack.usable());
    for (const Pdu* pdu : pdus) EXPECT_EQ(pdu->status, has_tags ? Status::authentication : Status::ok);
    const auto is_gone = [&](std::span<const std::uint8_t> secret, const char* what) {
      for (std::size_t at = 0; at < secret.size(); at += 16) {
        ASSERT_FALSE(stack.holds(secret.subspan(at, 16))) << what << ", byte " << at;
      }
    };
    is_gone(secrets().state.bytes, "the state");
    is_gone(secrets().keys, "keys of tags");
    is_gone(secrets().tag, "the tag of a forgery");
  }
}

}  // namespace
}  // namespace tandem::gcm_sst
