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

/// All of the file's; none, and a failure, if there is no such file.
inline std::vector<Nea6Answer> nea6_answers() {
  std::vector<Nea6Answer> list;
  for (const auto& test : tandem::testing::known_answers("zuc256-keystream.json")) {
    if (test.value("variant", "") != "nea6-init" || test.at("ks_offset_bits") != 0) continue;
    Nea6Answer& answer = list.emplace_back();
    answer.id = test.at("id");
    const auto key = tandem::testing::bytes_of(test, "key");
    const auto iv = tandem::testing::bytes_of(test, "iv");
    std::copy_n(key.begin(), answer.key.size(), answer.key.begin());
    std::copy_n(iv.begin(), answer.iv.size(), answer.iv.begin());
    answer.len_bits = test.at("ks_bits");
    answer.keystream = tandem::testing::bytes_of(test, "ks");
  }
  return list;
}

}  // namespace tandem::zuc::vectors
