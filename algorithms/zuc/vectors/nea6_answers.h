// Known answers of 256-NEA6, from the file of keystreams (schema kat-1) in a directory that TANDEM_VECTORS names.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "algorithms/zuc/sw/zuc256.h"
#include "testing/bytes.h"

namespace tandem::zuc::vectors {

struct Nea6Answer {
  std::string id;
  std::array<std::uint8_t, kKey256Bytes> key{};
  std::array<std::uint8_t, kIvBytes> iv{};
  std::uint64_t len_bits = 0;
  tandem::testing::Bytes keystream;  ///< the bits past the length are 0
};

/// All of the file's; none if there is no file, or one of another schema.
inline std::vector<Nea6Answer> nea6_answers(const std::string& directory) {
  std::vector<Nea6Answer> list;
  std::ifstream file(directory + "/zuc256-keystream.json");
  if (!file) return list;
  const auto answers = nlohmann::json::parse(file);
  if (answers.at("schema") != "kat-1") return list;
  for (const auto& test : answers.at("tests")) {
    if (test.value("variant", "") != "nea6-init" || test.at("ks_offset_bits") != 0) continue;
    const auto bytes_of = [&](const char* field) {
      return tandem::testing::from_hex(test.at(field).get<std::string>());
    };
    Nea6Answer& answer = list.emplace_back();
    answer.id = test.at("id");
    const auto key = bytes_of("key");
    const auto iv = bytes_of("iv");
    std::copy_n(key.begin(), answer.key.size(), answer.key.begin());
    std::copy_n(iv.begin(), answer.iv.size(), answer.iv.begin());
    answer.len_bits = test.at("ks_bits");
    answer.keystream = bytes_of("ks");
  }
  return list;
}

}  // namespace tandem::zuc::vectors
