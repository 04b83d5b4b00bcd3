#include "catalog/catalog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "algorithms/chacha20/sw/chacha20.h"
#include "catalog/engine_list.h"

namespace tandem::catalog {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Catalog, NamesAreUniqueAndEveryAvailableEngineCanBeMadeUnderItsName) {
  std::set<std::string> names;
  for (const Entry& entry : entries()) {
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
    EXPECT_FALSE(entry.needs.empty()) << entry.name;
    if (!entry.available()) continue;
    std::unique_ptr<Engine> engine;
    ASSERT_EQ(entry.make(engine), Status::ok) << entry.name;
    EXPECT_EQ(engine->capabilities().name, entry.name);
    EXPECT_EQ(engine->capabilities().hardware, entry.kind == EngineKind::simulated);
  }
}

TEST(Catalog, ListsEveryCompiledVariant) {
  for (const chacha20::Variant& variant : chacha20::variants()) {
    const Entry* entry = find("cpu." + std::string(variant.name));
    ASSERT_NE(entry, nullptr) << variant.name;
    EXPECT_EQ(entry->available(), variant.available()) << variant.name;
  }
}

TEST(Catalog, CpuIsTheBestVariant) {
  EXPECT_EQ(find("cpu")->name, "cpu." + std::string(chacha20::best().name));
  EXPECT_EQ(find("sim")->name, "sim.iterative");
  EXPECT_EQ(find("nothing"), nullptr);
}

std::vector<std::pair<std::string, unsigned>> parse(std::string_view expression, unsigned jobs) {
  std::string error;
  const auto choices = parse_engine_list(expression, jobs, error);
  EXPECT_TRUE(choices) << error;
  std::vector<std::pair<std::string, unsigned>> list;
  if (choices) {
    for (const EngineChoice& choice : *choices) list.emplace_back(choice.entry->name, choice.count);
  }
  return list;
}

TEST(EngineList, ReadsNamesAliasesAndCounts) {
  const std::string best = find("cpu")->name;
  EXPECT_THAT(parse("cpu", 4), ElementsAre(std::pair(best, 4)));
  EXPECT_THAT(parse("cpu*2", 4), ElementsAre(std::pair(best, 2)));
  EXPECT_THAT(parse("cpu.reference*3,stub,cpu", 2),
              ElementsAre(std::pair("cpu.reference", 3), std::pair("stub", 1), std::pair(best, 2)));

  std::string error;
  const auto engines = make_engines({{find("cpu"), 2}, {find("stub"), 1}}, {}, error);
  ASSERT_TRUE(engines) << error;
  ASSERT_EQ(engines->size(), 3U);
  EXPECT_EQ(engines->at(1)->capabilities().name, best);
  EXPECT_EQ(engines->at(2)->capabilities().name, "stub");
}

TEST(EngineList, CountsInstancesByKind) {
  const std::vector<EngineChoice> choices{{find("cpu"), 2}, {find("stub"), 1}, {find("cpu.reference"), 3}};
  EXPECT_EQ(count_instances(choices, EngineKind::software), 5U);
  EXPECT_EQ(count_instances(choices, EngineKind::stub), 1U);
  EXPECT_EQ(count_instances(choices, EngineKind::simulated), 0U);
}

TEST(SimFault, ReadsNamesAndNumbers) {
  std::string error;
  const auto fault = parse_sim_fault("read-error@12", error);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->kind, SimFault::Kind::read_error);
  EXPECT_EQ(fault->after, 12U);
  EXPECT_EQ(parse_sim_fault("lost-interrupts", error)->kind, SimFault::Kind::lost_interrupts);
  for (const std::string_view wrong : {"", "error", "read-error@", "read-error@x", "read-error@1 ", "no-answer@1"}) {
    EXPECT_FALSE(parse_sim_fault(wrong, error)) << wrong;
    EXPECT_THAT(error, HasSubstr("no fault is called '" + std::string(wrong) + "'; known: read-error[@N] "));
  }
}

TEST(EngineList, SaysWhatIsWrong) {
  const auto error_of = [](std::string_view expression) {
    std::string error;
    EXPECT_FALSE(parse_engine_list(expression, 1, error)) << expression;
    return error;
  };
  EXPECT_THAT(error_of(""), HasSubstr("no engine is called ''"));
  EXPECT_THAT(error_of("cpu,"), HasSubstr("no engine is called ''"));
  EXPECT_THAT(error_of("gpu"), HasSubstr("no engine is called 'gpu'; known: cpu, sim, "));
  EXPECT_THAT(error_of("cpu*0"), HasSubstr("after * comes a number from 1 to 128"));
  EXPECT_THAT(error_of("cpu*"), HasSubstr("after * comes a number"));
  EXPECT_THAT(error_of("cpu*2x"), HasSubstr("after * comes a number"));
  EXPECT_THAT(error_of("cpu*-1"), HasSubstr("after * comes a number"));
  EXPECT_THAT(error_of("cpu*100,cpu*29"), HasSubstr("129 engines asked for"));
  for (const Entry& entry : entries()) {
    if (entry.available()) continue;
    EXPECT_THAT(error_of(entry.name), HasSubstr("is not available: " + entry.reason));
  }
}

}  // namespace
}  // namespace tandem::catalog
