// The functions of tandem.h x misuse: a status, and nothing is touched that is not there.
#include <climits>
#include <fstream>
#include <regex>
#include <set>
#include <string_view>

#include "testing/capi/capi_misuse_fixture.h"

namespace tandem::capi::misuse {

const std::vector<WrongPdu>& wrong_pdus() {
  static const std::vector<WrongPdu> list = {
      {"no key", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.key = nullptr; }},
      {"no input", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.source = nullptr; }},
      {"no input of no length", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.source = nullptr;
         pdu.length_bits = 0;
       }},
      {"no key of no length", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.key = nullptr;
         pdu.length_bits = 0;
       }},
      {"no key and no input", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.key = nullptr;
         pdu.source = nullptr;
       }},
      {"no key of the longest length", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.key = nullptr;
         pdu.length_bits = UINT32_MAX;
       }},
      {"a length of 0", TANDEM_BAD_LENGTH, [](tandem_pdu& pdu) { pdu.length_bits = 0; }},
      {"a bearer of 32", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.bearer = 32; }},
      {"a bearer of 255", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.bearer = 255; }},
      {"a direction of 2", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.direction = 2; }},
      {"a direction of 255", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.direction = 255; }},
      {"a bearer of 32 and the longest length", TANDEM_BAD_PARAMETER,
       [](tandem_pdu& pdu) {
         pdu.bearer = 32;
         pdu.length_bits = UINT32_MAX;
       }},
  };
  return list;
}

void add_single_calls(std::vector<Misuse>& list) {
  const struct {
    const char* name;
    Call call;
    std::size_t output_bytes;
  } calls[] = {
      {"tandem_eea1", tandem_eea1, kBytes}, {"tandem_eea2", tandem_eea2, kBytes}, {"tandem_eea3", tandem_eea3, kBytes},
      {"tandem_nea1", tandem_nea1, kBytes}, {"tandem_nea2", tandem_nea2, kBytes}, {"tandem_nea3", tandem_nea3, kBytes},
      {"tandem_eia1", tandem_eia1, 4},      {"tandem_eia2", tandem_eia2, 4},      {"tandem_eia3", tandem_eia3, 4},
      {"tandem_nia1", tandem_nia1, 4},      {"tandem_nia2", tandem_nia2, 4},      {"tandem_nia3", tandem_nia3, 4},
      {"tandem_eea0", tandem_eea0, kBytes}, {"tandem_nea0", tandem_nea0, kBytes}, {"tandem_eia0", tandem_eia0, 4},
      {"tandem_nia0", tandem_nia0, 4}};
  for (const auto& one : calls) {
    const auto run = [one](void (*spoil)(tandem_pdu&)) {
      Fenced key(16);
      Fenced source(kBytes);
      Fenced output(one.output_bytes);
      tandem_pdu pdu{};
      pdu.key = key.begin();
      pdu.source = source.begin();
      pdu.destination = output.begin();
      pdu.length_bits = kBits;
      spoil(pdu);
      const tandem_status status =
          one.call(pdu.key, pdu.count, pdu.bearer, pdu.direction, pdu.length_bits, pdu.source, pdu.destination);
      EXPECT_TRUE(output.is_marked_from(status == TANDEM_OK ? one.output_bytes : 0));
      EXPECT_TRUE(source.is_marked_from(0));
      return status;
    };
    for (const WrongPdu& wrong : wrong_pdus()) {
      // The null algorithms need none.
      if (std::string_view(one.name).ends_with('0') && wrong.what.starts_with("no key")) continue;
      list.push_back({one.name, wrong.what, wrong.expected, [=] { return run(wrong.spoil); }});
    }
    list.push_back({one.name, "no output", TANDEM_BAD_ARGUMENT,
                    [=] { return run([](tandem_pdu& pdu) { pdu.destination = nullptr; }); }});
    list.push_back(
        {one.name, "nothing at all", TANDEM_BAD_ARGUMENT, [=] { return run([](tandem_pdu& pdu) { pdu = {}; }); }});
    list.push_back({one.name, "none, at the ends of buffers", TANDEM_OK, [=] { return run([](tandem_pdu&) {}); }});
  }
}

namespace {

bool is_algorithm(int algorithm) {
  constexpr int kOf256[] = {TANDEM_NEA4, TANDEM_NIA4, TANDEM_NCA4, TANDEM_NEA5, TANDEM_NIA5,
                            TANDEM_NCA5, TANDEM_NEA6, TANDEM_NIA6, TANDEM_NCA6};
  return (algorithm >= TANDEM_EEA1 && algorithm <= TANDEM_EIA3) || algorithm == TANDEM_EEA0 ||
         algorithm == TANDEM_EIA0 || std::ranges::find(kOf256, algorithm) != std::end(kOf256);
}

}  // namespace

void add_library_calls(std::vector<Misuse>& list) {
  list.push_back({"tandem_mac_equal", "no MACs", TANDEM_OK, [] {
                    Fenced mac(4);
                    EXPECT_EQ(tandem_mac_equal(nullptr, mac.begin()), 0);
                    EXPECT_EQ(tandem_mac_equal(mac.begin(), nullptr), 0);
                    EXPECT_EQ(tandem_mac_equal(nullptr, nullptr), 0);
                    EXPECT_EQ(tandem_mac_equal(mac.begin(), mac.begin()), 1);
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_status_text", "any number", TANDEM_OK, [] {
                    for (int status = -1000; status <= 1000; ++status) EXPECT_STRNE(tandem_status_text(status), "");
                    EXPECT_STREQ(tandem_status_text(INT_MIN), tandem_status_text(INT_MAX));
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_variant", "any number", TANDEM_OK, [] {
                    for (int algorithm = -1000; algorithm <= 1000; ++algorithm) {
                      const bool is_one = is_algorithm(algorithm);
                      EXPECT_EQ(tandem_variant(algorithm) != nullptr, is_one);
                    }
                    EXPECT_EQ(tandem_variant(INT_MIN), nullptr);
                    EXPECT_EQ(tandem_variant(INT_MAX), nullptr);
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_batch_variant", "no batch, any number", TANDEM_OK, [] {
                    Batch batch;
                    for (int algorithm = -1000; algorithm <= 1000; ++algorithm) {
                      const bool is_one = is_algorithm(algorithm);
                      EXPECT_EQ(tandem_batch_variant(batch.get(), algorithm) != nullptr, is_one);
                      EXPECT_EQ(tandem_batch_variant(nullptr, algorithm), nullptr);
                    }
                    EXPECT_EQ(tandem_batch_variant(batch.get(), INT_MIN), nullptr);
                    EXPECT_EQ(tandem_batch_variant(batch.get(), INT_MAX), nullptr);
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_forget_keys", "no keys, twice", TANDEM_OK, [] {
                    tandem_forget_keys();
                    tandem_forget_keys();
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_version", "nothing to misuse", TANDEM_OK, [] {
                    EXPECT_STRNE(tandem_version(), "");
                    return TANDEM_OK;
                  }});
}

namespace {

std::vector<Misuse> misuses() {
  std::vector<Misuse> list;
  add_single_calls(list);
  add_calls_256(list);
  add_submit(list);
  add_create(list);
  add_other_batch_calls(list);
  add_library_calls(list);
  return list;
}

TEST(Misuse, IsAStatusAndTouchesNothing) {
  for (const Misuse& misuse : misuses()) {
    SCOPED_TRACE(::testing::PrintToString(misuse));
    EXPECT_EQ(misuse.run(), misuse.expected);
  }
}

TEST(Misuse, IsTriedWithEveryFunctionOfTheHeader) {
  std::ifstream file(TANDEM_HEADER);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::set<std::string> declared;
  const std::regex declaration(R"(\nTANDEM_API [^;(]*?(tandem_\w+)\()");
  for (std::sregex_iterator it(text.begin(), text.end(), declaration), end; it != end; ++it) declared.insert((*it)[1]);
  std::set<std::string> tried;
  for (const Misuse& misuse : misuses()) tried.insert(misuse.function);
  EXPECT_EQ(tried, declared);
}

}  // namespace
}  // namespace tandem::capi::misuse
