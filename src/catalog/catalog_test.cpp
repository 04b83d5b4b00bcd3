#include "catalog/catalog.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/sha3/check/hash_job.h"
#include "catalog/automatic.h"
#include "catalog/boards.h"
#include "catalog/engine_list.h"
#include "engine/libraries/openssl.h"
#include "generated/algorithms/operations.h"
#include "testing/jobs/pdu_job.h"

namespace tandem::catalog {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr Algorithm kCipher = Algorithm::chacha20;
constexpr Algorithm kAead = Algorithm::chacha20_poly1305;

TEST(Catalog, NamesAreUniquePerAlgorithmAndEveryAvailableEngineCanBeMade) {
  std::set<std::pair<std::string, Algorithm>> names;
  for (const Entry& entry : entries()) {
    EXPECT_TRUE(names.insert({entry.name, entry.algorithm}).second) << entry.name;
    EXPECT_FALSE(entry.needs.empty()) << entry.name;
    EXPECT_EQ(find(entry.name, entry.algorithm == Algorithm::none ? kAead : entry.algorithm), &entry) << entry.name;
    if (!entry.available()) continue;
    std::unique_ptr<Engine> engine;
    ASSERT_EQ(entry.make({}, engine), Status::ok) << entry.name;
    EXPECT_EQ(engine->capabilities().name, entry.name);
    EXPECT_EQ(engine->capabilities().algorithm, entry.algorithm) << entry.name;
    EXPECT_EQ(engine->capabilities().hardware, entry.kind == EngineKind::simulated || entry.kind == EngineKind::board);
  }
}

template <typename Variant>
void expect_listed(std::span<const Variant> compiled, Algorithm algorithm) {
  for (const Variant& variant : compiled) {
    const Entry* entry = find("cpu." + std::string(variant.name), algorithm);
    ASSERT_NE(entry, nullptr) << variant.name;
    EXPECT_EQ(entry->available(), variant.available()) << variant.name;
  }
}

TEST(Catalog, ListsEveryCompiledVariant) {
  expect_listed(chacha20::kVariants, Algorithm::chacha20);
  expect_listed(chacha20_poly1305::kVariants, Algorithm::chacha20_poly1305);
  expect_listed(aes_gcm::kVariants, Algorithm::aes_gcm);
  for (const Algorithm function : {Algorithm::eea1, Algorithm::eia1}) expect_listed(snow3g::kVariants, function);
  for (const Algorithm function : {Algorithm::eea2, Algorithm::eia2}) expect_listed(aes::kVariants, function);
  for (const Algorithm function :
       {Algorithm::eea3, Algorithm::eia3, Algorithm::nea6, Algorithm::nia6, Algorithm::nca6}) {
    expect_listed(zuc::kVariants, function);
  }
  for (const Algorithm function : tandem::testing::kHashFunctions) expect_listed(sha3::kVariants, function);
}

TEST(Catalog, CpuIsTheBestVariantOfTheAlgorithm) {
  EXPECT_EQ(find("cpu", kCipher)->name, "cpu." + std::string(chacha20::kVariants.best().name));
  EXPECT_EQ(find("cpu", kAead)->name, "cpu." + std::string(chacha20_poly1305::kVariants.best().name));
  EXPECT_EQ(find("cpu", kAead)->algorithm, kAead);
  EXPECT_EQ(find("sim", kCipher)->name, "sim.iterative");
  EXPECT_EQ(find("nothing", kCipher), nullptr);
}

TEST(Catalog, TheStubRunsEveryAlgorithmAndNothingElseRunsPoly1305) {
  EXPECT_EQ(find("stub", kCipher), find("stub", kAead));
  EXPECT_EQ(find("stub", kCipher)->kind, EngineKind::stub);
  EXPECT_EQ(find("cpu", Algorithm::poly1305), nullptr);
}

TEST(Catalog, CpuNeverMeansAVariantWhoseTimeDependsOnSecrets) {
  EXPECT_EQ(find("cpu", Algorithm::eea3)->name, "cpu." + std::string(zuc::kVariants.best().name));
  EXPECT_EQ(find("cpu", Algorithm::nea6)->name, "cpu." + std::string(zuc::kVariants.best().name));
  EXPECT_FALSE(find("cpu.reference", Algorithm::nea6)->automatic);
  EXPECT_FALSE(find("cpu.reference", Algorithm::nca6)->automatic);
  EXPECT_EQ(find("cpu", Algorithm::eia1)->name, "cpu." + std::string(snow3g::kVariants.best().name));
  EXPECT_EQ(find("cpu", Algorithm::aes_gcm)->name, "cpu." + std::string(aes_gcm::kVariants.best().name));
  EXPECT_TRUE(find("cpu.portable", Algorithm::aes_gcm)->automatic);
  EXPECT_EQ(find("cpu", Algorithm::sha3_384)->name, "cpu." + std::string(sha3::kVariants.best().name));
  EXPECT_FALSE(find("cpu.reference", Algorithm::aes_gcm)->automatic);
  for (const Algorithm function : tandem::testing::kPduFunctions) {
    EXPECT_TRUE(find("cpu", function)->automatic);
    EXPECT_FALSE(find("cpu.reference", function)->automatic);
    EXPECT_TRUE(find("cpu.reference", function)->available());
  }
  EXPECT_TRUE(find("cpu.reference", kCipher)->automatic);
  for (const Algorithm primitive :
       {Algorithm::zuc, Algorithm::snow3g, Algorithm::aes, Algorithm::sha3, Algorithm::modexp}) {
    EXPECT_EQ(find("cpu", primitive), nullptr);
  }
}

// This is also run without_aes, in which the environment takes these instructions away from OpenSSL.
TEST(Catalog, ALibraryWithoutInstructionsForAesRunsOnlyByName) {
  for (const Algorithm algorithm : {Algorithm::aes_gcm, Algorithm::eea2, Algorithm::eia2}) {
    const Entry& library = *find("cpu.openssl", algorithm);
    EXPECT_TRUE(library.available());
    EXPECT_EQ(library.automatic, libraries::openssl_has_aes());
    EXPECT_EQ(library.caution, library.automatic ? "" : "its time may depend on secrets on this CPU");
    const Entry* const chosen = find("cpu", algorithm);
    EXPECT_TRUE(chosen == nullptr || chosen->automatic);
    const auto members = automatic_entries(algorithm);
    EXPECT_EQ(std::ranges::count(members, &library), library.automatic ? 1 : 0);
  }
  EXPECT_NE(find("cpu", Algorithm::aes_gcm), nullptr);
  EXPECT_EQ(find("cpu.reference", Algorithm::aes_gcm)->caution, "its time depends on secrets");
}

TEST(Catalog, KnowsTheNamesOfAlgorithms) {
  EXPECT_EQ(algorithm_name(kCipher), "chacha20");
  EXPECT_EQ(algorithm_name(kAead), "chacha20_poly1305");
  EXPECT_EQ(algorithm_name(Algorithm::eia2), "eia2");
  EXPECT_EQ(algorithm_name(Algorithm::none), "any");
  for (int id = 1; id < 256; ++id) {
    const auto algorithm = static_cast<Algorithm>(id);
    const std::string_view name = algorithm_name(algorithm);
    const bool named = facts::find_operation(algorithm) != nullptr;  // a primitive has a name to show alone
    EXPECT_EQ(algorithm_named(name), named ? algorithm : Algorithm::none) << name;
  }
  EXPECT_EQ(algorithm_named("nea1"), Algorithm::eea1);
  EXPECT_EQ(algorithm_named("nia3"), Algorithm::eia3);
  EXPECT_EQ(algorithm_named("256-nea6"), Algorithm::nea6);
  EXPECT_EQ(algorithm_named("256-nia6"), Algorithm::nia6);
  EXPECT_EQ(algorithm_named("256-nca6"), Algorithm::nca6);
  EXPECT_EQ(algorithm_named("sha3-384"), Algorithm::sha3_384);
  EXPECT_EQ(algorithm_named("eea4"), Algorithm::none);
  EXPECT_EQ(algorithm_named(""), Algorithm::none);
}

TEST(Automatic, LeavesOutWhatTheProfileSaysOfAnotherAccelerator) {
  const auto board = [](std::string name, Algorithm algorithm, std::string needs) {
    return Entry{.name = std::move(name),
                 .algorithm = algorithm,
                 .kind = EngineKind::board,
                 .needs = std::move(needs),
                 .reason = {},
                 .automatic = true,
                 .make = {}};
  };
  const Entry list[] = {board("uio0", kCipher, "tandem-chacha20: chacha20 pipelined (stages 80)"),
                        board("uio0", kAead, "tandem-chacha20: another text (stages 80)"),
                        board("uio1", kCipher, "tandem-chacha20: chacha20 iterative (stages 1)"),
                        *find("cpu.reference", kCipher)};
  choose::Profile profile;
  for (const auto& [engine, algorithm, note] :
       {std::tuple("uio0", "chacha20", "tandem-chacha20: chacha20 pipelined (stages 40)"),
        std::tuple("uio0", "chacha20_poly1305", "tandem-chacha20: another text (stages 80)"),
        std::tuple("uio1", "chacha20", "tandem-chacha20: chacha20 iterative (stages 1)"),
        std::tuple("uio2", "chacha20", "no longer there"), std::tuple("cpu.reference", "chacha20", "another text")}) {
    choose::Curve& curve = profile.curves.emplace_back();
    curve.engine = engine;
    curve.algorithm = algorithm;
    curve.note = note;
  }
  EXPECT_THAT(leave_out_others(profile, list), ElementsAre("uio0"));
  ASSERT_EQ(profile.curves.size(), 4U);
  EXPECT_EQ(profile.curves[0].algorithm, "chacha20_poly1305");
  EXPECT_THAT(leave_out_others(profile, list), ElementsAre());
}

TEST(Catalog, AKindOfEngineMeansTheFirstOfItThatCanBeUsed) {
  const auto entry = [](std::string name, EngineKind kind, std::string reason, bool automatic = true) {
    return Entry{.name = std::move(name),
                 .algorithm = kCipher,
                 .kind = kind,
                 .needs = "something",
                 .reason = std::move(reason),
                 .automatic = automatic,
                 .make = {}};
  };
  std::vector<Entry> list = {entry("cpu.library", EngineKind::software, "", false),
                             entry("cpu.wide", EngineKind::software, "this CPU lacks it"),
                             entry("cpu.portable", EngineKind::software, ""),
                             entry("sim.a", EngineKind::simulated, "not built"),
                             entry("uio0", EngineKind::board, "its core is built without it"),
                             entry("uio1", EngineKind::board, ""),
                             entry("uio2", EngineKind::board, "")};
  const auto name_of = [&](std::string_view name) {
    const Entry* const found = find_among(list, name, kCipher);
    return found == nullptr ? "" : found->name;
  };
  EXPECT_EQ(name_of("cpu"), "cpu.portable");
  EXPECT_EQ(name_of("uio"), "uio1");
  EXPECT_EQ(name_of("uio0"), "uio0") << "by name, to say why not";
  EXPECT_EQ(name_of("sim"), "sim.a") << "to say why there is none";
  EXPECT_EQ(name_of("auto"), "");
  EXPECT_EQ(find_among(list, "uio", kAead), nullptr);
  for (Entry& one : list) one.reason = "none";
  EXPECT_EQ(name_of("cpu"), "");
  EXPECT_EQ(name_of("uio"), "uio0");
}

TEST(Catalog, SaysWhichKeysAnEngineTakes) {
  for (const Entry& entry : entries()) {
    if (entry.algorithm == Algorithm::none) continue;
    const std::uint64_t all = facts::operation(entry.algorithm).key_lengths;
    const bool core = entry.kind == EngineKind::simulated && entry.make;
    EXPECT_EQ(entry.key_lengths, core && entry.algorithm == Algorithm::aes_gcm ? std::uint64_t{1} << 32 : all);
    if (!core || !entry.available()) continue;
    // The device says the same.
    std::unique_ptr<Engine> engine;
    ASSERT_EQ(entry.make({}, engine), Status::ok) << entry.name;
    EXPECT_EQ(engine->capabilities().key_lengths, entry.key_lengths) << entry.name;
  }
  EXPECT_EQ(key_bits_text(std::uint64_t{1} << 32 | 1U << 16), "128 or 256 bits");
  EXPECT_TRUE(key_bits(1).empty()) << "no key";
}

TEST(Catalog, NamesAllOperationsForHelpTexts) {
  const std::string names = algorithm_names();
  for (const OperationFacts& operation : facts::kOperations) EXPECT_THAT(names, HasSubstr(std::string(operation.name)));
  EXPECT_THAT(names, Not(HasSubstr("snow3g"))) << "no engine has that name";
  EXPECT_FALSE(names.ends_with(",") || names.find(" \n") != std::string::npos);
  EXPECT_EQ(algorithm_name(Algorithm::zuc), "zuc");
}

#if TANDEM_HAS_UIO
/// A device with a core that has all its operations and takes all keys, but for what a test takes away.
driver::DeviceInfo core_of(Algorithm core) {
  driver::DeviceInfo what;
  what.algorithm = static_cast<std::uint8_t>(core);
  what.key_slots = 8;
  what.aad = what.pads = true;
  what.operations = 0xffff'ffff;
  what.key_lengths = std::uint64_t{1} << 32 | std::uint64_t{1} << 24 | std::uint64_t{1} << 16;
  return what;
}

/// Returns how it is listed: for each algorithm why it is not available, and the lengths of keys.
std::map<Algorithm, std::pair<std::string, std::vector<unsigned>>> listed(const driver::DeviceInfo& what,
                                                                          const std::string& reason = {}) {
  std::map<Algorithm, std::pair<std::string, std::vector<unsigned>>> found;
  for (const BoardEngine& one : engines_of({.number = 3, .name = "tandem-core", .maps = {}}, what, reason)) {
    EXPECT_EQ(one.name, "uio3");
    EXPECT_THAT(one.title, HasSubstr("tandem-core: "));
    EXPECT_TRUE(found.emplace(one.algorithm, std::pair(one.reason, key_bits(one.key_lengths))).second);
  }
  return found;
}

using Listed = std::map<Algorithm, std::pair<std::string, std::vector<unsigned>>>;

TEST(Boards, WithKeysOf128BitsHaveNoOperationsWithOthers) {
  driver::DeviceInfo zuc = core_of(Algorithm::zuc);
  EXPECT_EQ(listed(zuc), (Listed{{Algorithm::eea3, {"", {128}}},
                                 {Algorithm::eia3, {"", {128}}},
                                 {Algorithm::nea6, {"", {256}}},
                                 {Algorithm::nia6, {"", {256}}},
                                 {Algorithm::nca6, {"", {256}}}}));
  EXPECT_EQ(listed(zuc, "in use").at(Algorithm::eea3).first, "in use");
  const Listed lacking{{Algorithm::eea3, {"", {128}}},
                       {Algorithm::eia3, {"", {128}}},
                       {Algorithm::nea6, {"its core is built without nea6 with keys of 256 bits", {}}},
                       {Algorithm::nia6, {"its core is built without nia6 with keys of 256 bits", {}}},
                       {Algorithm::nca6, {"its core is built without nca6 with keys of 256 bits", {}}}};
  zuc.operations = 0b11;  // KeyBits = 128
  EXPECT_EQ(listed(zuc), lacking);
  zuc = core_of(Algorithm::zuc);
  zuc.key_lengths = std::uint64_t{1} << 16;
  EXPECT_EQ(listed(zuc), lacking);
}

TEST(Boards, WithAesGcmTakeTheKeysThatTheyAreBuiltFor) {
  driver::DeviceInfo gcm = core_of(Algorithm::aes_gcm);
  gcm.operations = 0b11;  // KeyBits = 256
  EXPECT_EQ(listed(gcm), (Listed{{Algorithm::aes_gcm, {"", {256}}}}));
  gcm.operations = 0b1100;  // KeyBits = 128
  EXPECT_EQ(listed(gcm), (Listed{{Algorithm::aes_gcm, {"", {128}}}}));
  gcm.operations = 0b1111;
  EXPECT_EQ(listed(gcm), (Listed{{Algorithm::aes_gcm, {"", {128, 256}}}}));
  gcm.aad = false;
  EXPECT_EQ(listed(gcm), (Listed{{Algorithm::aes_gcm, {"its core is built without aes_gcm", {}}}}));
}

TEST(Boards, SayWhatTheirCoreDoesNotHave) {
  driver::DeviceInfo sha3 = core_of(Algorithm::sha3);
  sha3.operations = 0b000100;
  for (const auto& [algorithm, found] : listed(sha3)) {
    const std::string lack = fmt::format("its core is built without {}", algorithm_name(algorithm));
    EXPECT_EQ(found.first, algorithm == Algorithm::sha3_384 ? "" : lack);
  }
  driver::DeviceInfo chacha20 = core_of(Algorithm::chacha20);
  chacha20.operations = 0b10;
  EXPECT_EQ(listed(chacha20).at(Algorithm::chacha20).first, "its core stops before the XOR, and gives only pads");
  driver::DeviceInfo rsa = core_of(Algorithm::modexp);
  rsa.operations = 0b011;  // no two primes
  EXPECT_EQ(listed(rsa).at(Algorithm::rsa_public).first, "");
  EXPECT_EQ(listed(rsa).at(Algorithm::rsa_private).first, "its core is built without rsa_private");
  const auto unknown = engines_of({.number = 3, .name = "tandem-core", .maps = {}}, core_of(Algorithm{200}), {});
  ASSERT_EQ(unknown.size(), 1U);
  EXPECT_EQ(unknown[0].algorithm, Algorithm::none);
  EXPECT_EQ(unknown[0].reason, "this program has no driver for its core");
  EXPECT_THAT(unknown[0].title, HasSubstr("algorithm 200, which this program does not know"));
}
#endif

std::vector<std::pair<std::string, unsigned>> parse(std::string_view expression, unsigned jobs) {
  std::string error;
  const auto choices = parse_engine_list(expression, kCipher, jobs, error);
  EXPECT_TRUE(choices) << error;
  std::vector<std::pair<std::string, unsigned>> list;
  if (choices) {
    for (const EngineChoice& choice : *choices) list.emplace_back(choice.entry->name, choice.count);
  }
  return list;
}

TEST(EngineList, ReadsNamesAliasesAndCounts) {
  const std::string best = find("cpu", kCipher)->name;
  EXPECT_THAT(parse("cpu", 4), ElementsAre(std::pair(best, 4)));
  EXPECT_THAT(parse("cpu*2", 4), ElementsAre(std::pair(best, 2)));
  EXPECT_THAT(parse("cpu.reference*3,stub,cpu", 2),
              ElementsAre(std::pair("cpu.reference", 3), std::pair("stub", 1), std::pair(best, 2)));

  std::string error;
  const auto engines = make_engines({{find("cpu", kCipher), 2}, {find("stub", kCipher), 1}}, {}, error);
  ASSERT_TRUE(engines) << error;
  ASSERT_EQ(engines->size(), 3U);
  EXPECT_EQ(engines->at(1)->capabilities().name, best);
  EXPECT_EQ(engines->at(2)->capabilities().name, "stub");
}

TEST(EngineList, CountsInstancesByKind) {
  const std::vector<EngineChoice> choices{
      {find("cpu", kCipher), 2}, {find("stub", kCipher), 1}, {find("cpu.reference", kCipher), 3}};
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
}

TEST(SimFault, SaysWhatIsWrong) {
  const auto error_of = [](std::string_view text) {
    std::string error;
    EXPECT_FALSE(parse_sim_fault(text, error)) << text;
    return error;
  };
  EXPECT_THAT(error_of(""), HasSubstr("no fault is called ''; known: read-error[@N] write-error[@N] no-answer "));
  EXPECT_THAT(error_of("error@5"), HasSubstr("no fault is called 'error'; known: read-error[@N] "));
  EXPECT_EQ(error_of("no-answer@1"), "'no-answer@1': no-answer takes no number");
  for (const std::string wrong : {"reset@", "reset@x", "reset@1 ", "reset@-1", "reset@18446744073709551616"}) {
    EXPECT_EQ(error_of(wrong), "'" + wrong + "': after @ comes a number from 0 to 18446744073709551615");
  }
}

TEST(EngineList, SaysWhatIsWrong) {
  const auto error_of = [](std::string_view expression) {
    std::string error;
    EXPECT_FALSE(parse_engine_list(expression, kCipher, 1, error)) << expression;
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
    if (entry.available() || entry.algorithm != kCipher) continue;
    EXPECT_THAT(error_of(entry.name), HasSubstr("is not available: " + entry.reason));
  }
}

}  // namespace
}  // namespace tandem::catalog
