// 256-NEA, 256-NIA and 256-NCA against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is
// set. A folder's test gives its variants and the number of its algorithms.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "testing/known_answers.h"
#include "testing/pdu_256.h"

namespace tandem::testing {

/// Runs the tests of 256-nea<number>.json and its sisters through a variant.
template <class Variant>
void check_known_answers_256(const Variant& variant, int number) {
  const std::string who(variant.name);
  const auto name = [number](const char* kind) {
    return "256-" + std::string(kind) + std::to_string(number) + ".json";
  };
  const auto other = [](const Answer& answer) -> std::string {
    if (answer.bits("key") != 256 || answer.bits("iv") != 128) return "with a key or iv of another length";
    for (const char* const field : {"msg", "aad", "ct", "tag"}) {
      if (!answer.is_whole_bytes(field)) return "not whole bytes";
    }
    // The layers above refuse other tags; a variant would read past its own.
    const std::uint64_t tag_bits = answer.bits("tag");
    if (tag_bits != 0 && (tag_bits < 32 || tag_bits > 128)) return "with a tag of another length";
    return kChecked;
  };
  const auto run = [](auto function, Pdu256& one) {
    Pdu* const pdu = &one.pdu;
    function({&pdu, 1});
    return one.pdu.status;
  };
  check_all(name("nea"), who, [&](const Answer& answer) -> std::string {
    if (const std::string why = other(answer); !why.empty()) return why;
    Pdu256 one(answer.bytes("key"), answer.bytes("iv"), {}, answer.bytes("msg"), 0);
    EXPECT_EQ(run(variant.nea, one), Status::ok);
    answer.expect("ct", one.output());
    return kChecked;
  });
  check_all(name("nia"), who, [&](const Answer& answer) -> std::string {
    if (const std::string why = other(answer); !why.empty()) return why;
    const Bytes tag = answer.bytes("tag");
    Pdu256 one(answer.bytes("key"), answer.bytes("iv"), {}, answer.bytes("msg"), tag.size());
    EXPECT_EQ(run(variant.nia, one), Status::ok);
    answer.expect("tag", one.tag());
    return kChecked;
  });
  // A test whose input must be refused has no message; nothing is released then.
  check_all(name("nca"), who, [&](const Answer& answer) -> std::string {
    if (const std::string why = other(answer); !why.empty()) return why;
    const Bytes text = answer.bytes("ct");
    const Bytes tag = answer.bytes("tag");
    Pdu256 one(answer.bytes("key"), answer.bytes("iv"), answer.bytes("aad"), Bytes(text.size()), tag.size());
    one.verify(text, tag);
    const bool valid = answer.expected() == Expected::valid;
    EXPECT_EQ(run(variant.nca, one), valid ? Status::ok : Status::authentication);
    EXPECT_EQ(one.output(), valid ? answer.bytes("msg") : Bytes(text.size(), 0));
    if (!valid) return kChecked;
    Pdu256 again(answer.bytes("key"), answer.bytes("iv"), answer.bytes("aad"), answer.bytes("msg"), tag.size());
    EXPECT_EQ(run(variant.nca, again), Status::ok);
    EXPECT_EQ(again.output(), text);
    EXPECT_EQ(again.tag(), tag);
    return kChecked;
  });
}

}  // namespace tandem::testing
