// Poly1305 against the known-answer file poly1305.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/poly1305/sw/poly1305.h"
#include "testing/known_answers.h"
#include "testing/variants.h"

namespace tandem::poly1305 {
namespace {

using tandem::testing::Answer;
using tandem::testing::Bytes;

class KnownAnswers : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

// A truncated tag is compared by its first bytes.
TEST_P(KnownAnswers, All) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_all("poly1305.json", std::string(variant().name), [](const Answer& answer) -> std::string {
    const Bytes key = answer.bytes("key"), text = answer.bytes("msg"), expected = answer.bytes("tag");
    if (key.size() != kKeyBytes) return "with a key of another length";
    if (!answer.is_whole_bytes("msg") || !answer.is_whole_bytes("tag")) return "not whole bytes";
    if (expected.empty() || expected.size() > kTagBytes) return "with a tag of another length";
    Bytes tag(kTagBytes);
    const Message message{key.data(), text.data(), text.size(), tag.data()};
    variant().authenticate({&message, 1});
    tag.resize(expected.size());
    answer.expect("tag", tag);
    return tandem::testing::kChecked;
  });
}

}  // namespace
}  // namespace tandem::poly1305
