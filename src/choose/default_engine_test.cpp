#include "choose/default_engine.h"

#include <gtest/gtest.h>

namespace tandem::choose {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;

Curve curve(std::string engine, Direction direction, std::size_t depth, double ns_of_a_kilobyte, double ns_of_a_mib) {
  return {.engine = std::move(engine),
          .algorithm = "chacha20_poly1305",
          .direction = direction,
          .depth = depth,
          .note = {},
          .cells = {{1024, ns_of_a_kilobyte, ns_of_a_kilobyte, ns_of_a_kilobyte, ns_of_a_kilobyte},
                    {kMiB, ns_of_a_mib, ns_of_a_mib, ns_of_a_mib, ns_of_a_mib}}};
}

/// Returns the engine that is the fastest; empty if there is no answer.
std::string name_of(const std::optional<Fastest>& fastest) { return fastest ? fastest->engine : ""; }

Work work(Direction direction = Direction::encrypt, std::size_t size = kMiB, std::size_t depth = 4) {
  return {.algorithm = Algorithm::chacha20_poly1305, .direction = direction, .size = size, .depth = depth};
}

TEST(DefaultEngine, IsTheFastestAtTheSizeTheDepthAndTheDirectionOfTheJob) {
  const Profile profile{
      .title = {},
      .machine = "m",
      .build = {},
      .date = {},
      .effort = {},
      .host_costs = {},
      .curves = {
          curve("cpu.a", Direction::encrypt, 1, 100, 30'000), curve("cpu.b", Direction::encrypt, 1, 200, 20'000),
          curve("cpu.a", Direction::encrypt, 64, 100, 10'000), curve("cpu.b", Direction::encrypt, 64, 100, 20'000),
          curve("cpu.a", Direction::decrypt, 1, 100, 20'000), curve("cpu.b", Direction::decrypt, 1, 200, 30'000)}};
  const std::vector<std::string> both{"cpu.b", "cpu.a"};
  EXPECT_EQ(name_of(fastest(profile, work(), both)), "cpu.b");
  EXPECT_EQ(name_of(fastest(profile, work(Direction::encrypt, 1024), both)), "cpu.a");
  EXPECT_EQ(name_of(fastest(profile, work(Direction::encrypt, kMiB, 32), both)), "cpu.a");
  EXPECT_EQ(name_of(fastest(profile, work(Direction::decrypt), both)), "cpu.a");
}

TEST(DefaultEngine, IsNoneThatIsNotACandidateHoweverFast) {
  Profile profile;
  profile.curves = {curve("cpu.reference", Direction::encrypt, 4, 1, 1),
                    curve("sim.pipelined", Direction::encrypt, 4, 1, 1), curve("uio0", Direction::encrypt, 4, 1, 1),
                    curve("cpu.a", Direction::encrypt, 4, 100, 30'000),
                    curve("cpu.b", Direction::encrypt, 4, 100, 20'000)};
  profile.curves[1].source = Source::modelled;
  profile.curves[2].hardware = true;
  EXPECT_EQ(name_of(fastest(profile, work(), {"cpu.a", "cpu.b"})), "cpu.b");
  EXPECT_EQ(name_of(fastest(profile, work(), {"cpu.a"})), "cpu.a");
  EXPECT_FALSE(fastest(profile, work(), {}));
}

TEST(DefaultEngine, IsNotSaidByAProfileThatDoesNotKnowAllOfThem) {
  Profile profile;
  profile.curves = {curve("cpu.a", Direction::encrypt, 4, 100, 30'000)};
  EXPECT_FALSE(fastest(profile, work(), {"cpu.a", "cpu.b"}));
  profile.curves.push_back(curve("cpu.b", Direction::decrypt, 4, 100, 20'000));
  EXPECT_FALSE(fastest(profile, work(), {"cpu.a", "cpu.b"}));
  profile.curves.push_back(curve("cpu.b", Direction::encrypt, 1, 100, 20'000));
  EXPECT_EQ(name_of(fastest(profile, work(), {"cpu.a", "cpu.b"})), "cpu.b");
  profile.curves[2].algorithm = "chacha20";
  EXPECT_FALSE(fastest(profile, work(), {"cpu.a", "cpu.b"}));
}

TEST(DefaultEngine, IsTheFirstUnlessAnotherIsClearlyFaster) {
  Profile profile;
  profile.curves = {curve("cpu.a", Direction::encrypt, 4, 100, 20'000),
                    curve("cpu.b", Direction::encrypt, 4, 100, 19'500)};
  const auto close = fastest(profile, work(), {"cpu.a", "cpu.b"});
  EXPECT_EQ(name_of(close), "cpu.a");
  EXPECT_FALSE(close->least);
  EXPECT_EQ(name_of(fastest(profile, work(), {"cpu.b", "cpu.a"})), "cpu.b");
  profile.curves[1] = curve("cpu.b", Direction::encrypt, 4, 100, 19'000);
  const auto clear = fastest(profile, work(), {"cpu.a", "cpu.b"});
  EXPECT_EQ(name_of(clear), "cpu.b");
  EXPECT_TRUE(clear->least);
}

TEST(DefaultEngine, IsNotSaidByAProfileThatIsImplausible) {
  Profile profile;
  profile.curves = {curve("cpu.a", Direction::encrypt, 4, 100, 20'000),
                    curve("cpu.b", Direction::encrypt, 4, 100, 4'000)};
  EXPECT_FALSE(fastest(profile, work(), {"cpu.a", "cpu.b"}, 4));
  EXPECT_EQ(name_of(fastest(profile, work(), {"cpu.a", "cpu.b"}, 6)), "cpu.b");
  EXPECT_EQ(name_of(fastest(profile, work(), {"cpu.b", "cpu.a"}, 4)), "cpu.b");
}

TEST(DefaultEngine, CountsAsLongAsAllCurvesThatItIsOf) {
  Profile profile;
  profile.curves = {curve("cpu.a", Direction::encrypt, 4, 100, 20'000),
                    curve("cpu.b", Direction::encrypt, 4, 100, 30'000),
                    curve("cpu.c", Direction::encrypt, 4, 100, 30'000)};
  EXPECT_EQ(fastest(profile, work(), {"cpu.a", "cpu.b"})->expires_s, 0);
  profile.curves[0].expires_s = 30;
  profile.curves[1].expires_s = 20;
  profile.curves[2].expires_s = 10;
  EXPECT_EQ(fastest(profile, work(), {"cpu.a", "cpu.b"})->expires_s, 20);
}

}  // namespace
}  // namespace tandem::choose
