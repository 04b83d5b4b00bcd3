// The functions for keys of 256 bits x misuse.
#include <cstdint>
#include <limits>

#include "testing/capi/capi_misuse_fixture.h"

namespace tandem::capi::misuse {
namespace {

/// Buffers of a call with a key of 256 bits, just as long as they must be; any may be null.
struct Call256 {
  static constexpr std::size_t kText = 21, kAad = 5, kTag = 7;
  Fenced key_{32}, iv_{16}, aad_{kAad}, source_{kText}, output_{kText}, tag_{kTag};
  std::uint8_t *key = key_.begin(), *iv = iv_.begin(), *aad = aad_.begin(), *source = source_.begin(),
               *output = output_.begin(), *tag = tag_.begin();
  std::size_t bytes = kText, tag_bytes = kTag;

  /// Checks that nothing is written if there is no result.
  tandem_status end(tandem_status status) {
    if (status == TANDEM_OK || status == TANDEM_AUTHENTICATION) return TANDEM_OK;
    EXPECT_TRUE(output_.is_marked_from(0));
    EXPECT_TRUE(tag_.is_marked_from(0));
    return status;
  }
};

/// Returns the status, after a batch, of a PDU as it was before keys of 256 bits, which lies at the end of a page, with
/// buffers that end there, too.
tandem_status status_of_old_pdu(int algorithm, std::size_t bytes) {
  Fenced key(32), text(bytes), memory(offsetof(tandem_pdu, iv));
  auto* const pdu = reinterpret_cast<tandem_pdu*>(memory.begin());
  std::memset(memory.begin(), 0, offsetof(tandem_pdu, iv));
  pdu->size = offsetof(tandem_pdu, iv);
  pdu->algorithm = algorithm;
  pdu->length_bits = static_cast<std::uint32_t>(8 * bytes);
  pdu->verify = 1;
  pdu->key = key.begin();
  pdu->source = pdu->destination = text.begin();
  Batch batch;
  tandem_pdu* one = pdu;
  EXPECT_EQ(tandem_batch_submit(batch.get(), &one, 1), 1U);
  tandem_batch_flush(batch.get());
  EXPECT_EQ(tandem_batch_poll(batch.get(), &one, 1), 1U);
  EXPECT_EQ(one, pdu);
  EXPECT_TRUE(memory.is_marked_from(offsetof(tandem_pdu, iv)));
  return static_cast<tandem_status>(pdu->status);
}

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
    one("a byte too many", TANDEM_BAD_LENGTH, [](Call256& call) { call.bytes = std::size_t{UINT32_MAX} / 8 + 1; });
    // These look like the buffers' length in bits, and in the lowest bits of those.
    for (const int bits : {29, 32, 40, 60, 61, 62, 63}) {
      if (bits >= std::numeric_limits<std::size_t>::digits) continue;
      list.push_back({name, "2^" + std::to_string(bits) + " bytes too many", TANDEM_BAD_LENGTH, [=] {
                        Call256 call;
                        std::fill_n(call.iv, 16, std::uint8_t{0});
                        call.bytes += std::size_t{1} << bits;
                        return call.end(run(call));
                      }});
    }
    if (writes) one("no output", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.output = nullptr; });
    if (has_tag) one("no tag", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.tag = nullptr; });
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{3}, std::size_t{17}, SIZE_MAX / 8 + 1 + 16, SIZE_MAX}) {
      if (!has_tag) break;
      list.push_back({name, "a tag of " + std::to_string(bytes) + " bytes", TANDEM_BAD_LENGTH, [=] {
                        Call256 call;
                        std::fill_n(call.iv, 16, std::uint8_t{0});
                        call.tag_bytes = bytes;
                        return call.end(run(call));
                      }});
    }
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
  for (const int algorithm : {TANDEM_NEA4, TANDEM_NEA5, TANDEM_NEA6, TANDEM_NIA4, TANDEM_NIA5, TANDEM_NIA6, TANDEM_NCA4,
                              TANDEM_NCA5, TANDEM_NCA6}) {
    // NIA and NCA cannot run without iv, aad and tag.
    const bool runs = algorithm == TANDEM_NEA4 || algorithm == TANDEM_NEA5 || algorithm == TANDEM_NEA6;
    list.push_back({"tandem_batch_submit", "an old PDU of algorithm " + std::to_string(algorithm),
                    runs ? TANDEM_OK : TANDEM_BAD_ARGUMENT, [=] { return status_of_old_pdu(algorithm, 21); }});
  }
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
