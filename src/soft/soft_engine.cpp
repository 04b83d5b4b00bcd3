#include "soft/soft_engine.h"

#include <cassert>
#include <cstring>
#include <string>
#include <vector>

#include "engine/wipe.h"

namespace tandem::soft {

std::string_view soft_engine_name(const chacha20::Variant& variant) {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> list;
    for (const chacha20::Variant& v : chacha20::variants()) list.push_back("cpu." + std::string(v.name));
    return list;
  }();
  return names[static_cast<std::size_t>(&variant - chacha20::variants().data())];
}

SoftEngine::SoftEngine(const chacha20::Variant& variant)
    : ImmediateEngine({.name = soft_engine_name(variant),
                       .algorithm = Algorithm::chacha20,
                       .hardware = false,
                       .max_in_flight = 0,
                       .max_len_bits = 8 * chacha20::kBlockBytes * chacha20::kMaxBlocks}),
      variant_(variant) {
  assert(variant.available());
}

Status SoftEngine::run(const Task& task) {
  if (task.algorithm != Algorithm::chacha20) return Status::unsupported;
  if (task.key_bytes != chacha20::kKeyBytes) return Status::bad_key;
  const std::uint8_t* iv = task.iv.data();
  const std::uint32_t counter = static_cast<std::uint32_t>(iv[0]) | static_cast<std::uint32_t>(iv[1]) << 8 |
                                static_cast<std::uint32_t>(iv[2]) << 16 | static_cast<std::uint32_t>(iv[3]) << 24;
  const chacha20::State state(task.key, counter, std::span<const std::uint8_t, chacha20::kNonceBytes>(iv + 4, 12));
  return chacha20::crypt(variant_, state, task.source, task.destination, task.len_bits);
}

}  // namespace tandem::soft
