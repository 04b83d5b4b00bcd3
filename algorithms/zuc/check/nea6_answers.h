// Known answers of 256-NEA6, from the file of keystreams (schema kat-1) in the directory that TANDEM_VECTORS names.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/zuc/sw/zuc256.h"
#include "testing/known_answers.h"

namespace tandem::zuc::vectors {

struct Nea6Answer {
  std::string id;
  std::array<std::uint8_t, kKey256Bytes> key{};
  std::array<std::uint8_t, kIvBytes> iv{};
  std::uint64_t len_bits = 0;
  tandem::testing::Bytes keystream;  ///< the bits past the length are 0
};

/// All of the file's. who: is tested with them.
inline std::vector<Nea6Answer> nea6_answers(const std::string& who) {
  std::vector<Nea6Answer> list;
  tandem::testing::check_all("zuc256-keystream.json", who, [&](const tandem::testing::Answer& known) -> std::string {
    if (!known.has("variant") || known.text("variant") != "nea6-init") return "of ZUC-256";
    if (known.number("ks_offset_bits") != 0) return "that begin later";
    if (known.bits("key") != 8 * kKey256Bytes) return "with a key of another length";
    if (known.bits("iv") != 8 * kIvBytes) return "with an iv of another length";
    if (known.expected() != tandem::testing::Expected::valid) return "that are not valid";
    Nea6Answer& answer = list.emplace_back();
    answer.id = known.id();
    const auto key = known.bytes("key");
    const auto iv = known.bytes("iv");
    std::copy_n(key.begin(), answer.key.size(), answer.key.begin());
    std::copy_n(iv.begin(), answer.iv.size(), answer.iv.begin());
    answer.len_bits = known.bits("ks");
    answer.keystream = known.bytes("ks");
    return tandem::testing::kChecked;
  });
  return list;
}

}  // namespace tandem::zuc::vectors
