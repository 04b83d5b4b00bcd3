#include "algorithms/modexp/engine/rsa_tasks.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string_view>

#include "engine/selftest/hex.h"

namespace tandem::modexp {
namespace {

constexpr std::size_t kSizes[] = {2048, 4096};

std::span<std::uint8_t> put_key_of(std::size_t bits, Task& task, std::span<std::uint8_t> message) {
  const auto* const key =
      std::ranges::find_if(vectors::kNistAcvp, [&](const auto& one) { return 4 * one.n.size() == bits; });
  assert(key != std::end(vectors::kNistAcvp));
  return put_rsa_key(*key, task, message);
}

/// Products take the square of the modulus, and a private exponent is as long as it.
double power_of(Algorithm operation) { return operation == Algorithm::rsa_public ? 2 : 3; }

}  // namespace

std::span<std::uint8_t> put_rsa_key(const vectors::Vector& key, Task& task, std::span<std::uint8_t> message) {
  const std::size_t bytes = key.n.size() / 2;
  const bool is_public = task.algorithm == Algorithm::rsa_public;
  RsaIv iv;
  iv.modulus_bits = static_cast<std::uint16_t>(8 * bytes);
  iv.exponent_bytes = static_cast<std::uint16_t>((is_public ? key.e : key.dp).size() / 2);
  iv.check_bytes = static_cast<std::uint16_t>(is_public ? 0 : key.e.size() / 2);
  std::size_t at = 0;
  const auto put = [&](std::string_view number) { at += selftest::parse(number, message.subspan(at)); };
  if (is_public) {
    for (const std::string_view number : {key.n, key.e}) put(number);
  } else {
    for (const std::string_view number : {key.p, key.q, key.dp, key.dq, key.qinv, key.e}) put(number);
  }
  task.iv = iv.into_bytes();
  task.source = message.data();
  task.len_bits = 8 * iv.message_bytes(task.algorithm);
  return message.subspan(at, bytes);
}

constexpr software::KeyedTasks kKeyedTasks = {
    .step_bits = RsaIv::kStepBits,
    .min_bits = RsaIv::kMinBits,
    .max_bits = RsaIv::kMaxBits,
    .sizes = kSizes,
    .max_message_bytes = 2048,
    .make = put_key_of,
    .key_bits = [](const Task& task) -> std::uint64_t { return RsaIv::of(task.iv).modulus_bits; },
    .power = power_of,
};

}  // namespace tandem::modexp
