// Tests that every software variant of an algorithm runs.
#pragma once

#include <gtest/gtest.h>
#include <sys/utsname.h>

#include <iostream>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/variants.h"

namespace tandem::testing {

/// A test that every variant runs; one that this machine cannot run is reported as skipped.
template <class Variant>
class EachVariant : public ::testing::TestWithParam<Variant> {
 protected:
  void SetUp() override {
    if (!variant().available()) GTEST_SKIP() << "not run: this machine lacks " << variant().needs;
  }
  static const Variant& variant() { return ::testing::TestWithParam<Variant>::GetParam(); }
};

/// Names a test after its variant; a callable for INSTANTIATE_TEST_SUITE_P.
inline constexpr auto variant_name = [](const auto& info) { return std::string(info.param.name); };

template <class Variant>
std::vector<std::string_view> names(std::span<const Variant> variants) {
  std::vector<std::string_view> result;
  for (const Variant& variant : variants) result.push_back(variant.name);
  return result;
}

/// The variants that algorithm.toml promises for this kind of machine.
inline std::vector<std::string_view> promised(std::span<const facts::Variant> variants) {
  utsname machine{};
  EXPECT_EQ(uname(&machine), 0);
  std::vector<std::string_view> result;
  for (const facts::Variant& variant : variants) {
    for (const std::string_view name : variant.machines) {
      if (name == "any" || name == machine.machine) result.push_back(variant.name);
    }
  }
  return result;
}

/// Checks that names differ, that `find` finds available variants, that `best` is the first that is available and in
/// constant time here (the last, if none is), and that `reference` is last and always available.
template <class Variant>
void expect_best_first(const variants::List<Variant>& list) {
  std::set<std::string_view> seen;
  std::string ran;
  std::string not_run;
  const Variant* first = nullptr;
  for (const Variant& variant : list) {
    EXPECT_TRUE(seen.insert(variant.name).second) << variant.name;
    EXPECT_EQ(list.find(variant.name), variant.available() ? &variant : nullptr);
    (variant.available() ? ran : not_run).append(" ").append(variant.name);
    if (first == nullptr && variant.available() && variants::in_constant_time(variant)) first = &variant;
  }
  std::cout << "variants run:" << ran << "; not run, for want of the machine:" << not_run << "\n";
  EXPECT_EQ(&list.best(), first == nullptr ? &list.back() : first);
  EXPECT_EQ(list.back().name, "reference");
  EXPECT_TRUE(list.back().available());
  EXPECT_EQ(list.find("no such variant"), nullptr);
}

}  // namespace tandem::testing
