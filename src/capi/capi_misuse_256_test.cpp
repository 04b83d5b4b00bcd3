// The functions for keys of 256 bits x misuse.
#include "capi/capi_misuse_fixture.h"

namespace tandem::capi::misuse {
namespace {

/// Buffers of a call with a key of 256 bits, just as long as they must be; any may be null.
struct Call256 {
  static constexpr std::size_t kText = 21, kAad = 5, kTag = 7;
  Fenced key_{32}, iv_{16}, aad_{kAad}, source_{kText}, output_{kText}, tag_{kTag};
  std::uint8_t *key = key_.begin(), *iv = iv_.begin(), *aad = aad_.begin(), *source = source_.begin(),
               *output = output_.begin(), *tag = tag_.begin();
  std::size_t bytes = kText, tag_bytes = kTag;

  /// Without a result, nothing is written.
  tandem_status end(tandem_status status) {
    if (status == TANDEM_OK || status == TANDEM_AUTHENTICATION) return TANDEM_OK;
    EXPECT_TRUE(output_.is_marked_from(0));
    EXPECT_TRUE(tag_.is_marked_from(0));
    return status;
  }
};

}  // namespace

void add_calls_256(std::vector<Misuse>& list) {
  using Run = std::function<tandem_status(Call256&)>;
  const auto add = [&](const std::string& name, bool has_tag, bool has_aad, bool writes, const Run& run) {
    const auto one = [&](const char* what, tandem_status expected, void (*spoil)(Call256&)) {
      list.push_back({name, what, expected, [=] {
                        Call256 call;
                        std::fill_n(call.iv, 16, std::uint8_t{0});
                        spoil(call);
                        return call.end(run(call));
                      }});
    };
    one("none, at the ends of buffers", TANDEM_OK, [](Call256&) {});
    one("no key", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.key = nullptr; });
    one("no iv", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.iv = nullptr; });
    one("no input", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.source = nullptr; });
    one("the longest length", TANDEM_BAD_LENGTH, [](Call256& call) { call.bytes = SIZE_MAX; });
    if (writes) one("no output", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.output = nullptr; });
    if (has_tag) one("no tag", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.tag = nullptr; });
    if (has_tag) one("a tag of no length", TANDEM_BAD_LENGTH, [](Call256& call) { call.tag_bytes = 0; });
    if (has_aad) one("no aad", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.aad = nullptr; });
  };
#define TANDEM_MISUSE_256(number)                                                                              \
  add("tandem_nea" #number, false, false, true,                                                                \
      [](Call256& c) { return tandem_nea##number(c.key, c.iv, c.bytes, c.source, c.output); });                \
  add("tandem_nia" #number, true, false, false,                                                                \
      [](Call256& c) { return tandem_nia##number(c.key, c.iv, c.bytes, c.source, c.tag, c.tag_bytes); });      \
  add("tandem_nca" #number "_encrypt", true, true, true, [](Call256& c) {                                      \
    return tandem_nca##number##_encrypt(c.key, c.iv, c.aad, Call256::kAad, c.bytes, c.source, c.output, c.tag, \
                                        c.tag_bytes);                                                          \
  });                                                                                                          \
  add("tandem_nca" #number "_decrypt", true, true, true, [](Call256& c) {                                      \
    return tandem_nca##number##_decrypt(c.key, c.iv, c.aad, Call256::kAad, c.bytes, c.source, c.output, c.tag, \
                                        c.tag_bytes);                                                          \
  });
  TANDEM_MISUSE_256(4)
  TANDEM_MISUSE_256(5)
  TANDEM_MISUSE_256(6)
#undef TANDEM_MISUSE_256
  list.push_back(
      {"tandem_iv256", "no iv", TANDEM_BAD_ARGUMENT, [] { return tandem_iv256(TANDEM_NIA4, 16, 0, 0, 0, nullptr); }});
  list.push_back({"tandem_iv256", "an algorithm without one", TANDEM_UNSUPPORTED, [] {
                    Fenced iv(16);
                    const tandem_status status = tandem_iv256(TANDEM_EEA3, 0, 0, 0, 0, iv.begin());
                    EXPECT_TRUE(iv.is_marked_from(0));
                    return status;
                  }});
}

}  // namespace tandem::capi::misuse
