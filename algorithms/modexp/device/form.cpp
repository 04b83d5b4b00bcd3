#include "algorithms/modexp/device/form.h"

#include <array>
#include <cstring>

#include "algorithms/modexp/sw/core_key.h"
#include "algorithms/modexp/sw/task.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::modexp {
namespace {

/// A number that is wiped at its end.
struct Number {
  ~Number() { wipe(bytes.data(), bytes.size()); }

  std::array<std::uint8_t, kMaxBytes> bytes;
};

/// Reads the core's parameters from BUILD, as generated/tops/tnd_modexp_top.sv fills it.
CoreShape shape_of(const CoreBuild& build) {
  return {.word_bits = build.stages & 63U, .elements = build.pipeline_cut, .window_bits = 4U + (build.stages >> 6U)};
}

Status enter(const CoreBuild& build, const Task& task, std::span<std::uint8_t> room, DeviceTask& form) {
  const CoreShape shape = shape_of(build);
  if (shape.word_bits < 16 || shape.word_bits > 32 || shape.elements == 0) return Status::unsupported;
  Message message;
  if (const Status status = read_task(task, message); status != Status::ok) return status;
  Number n;
  if (const Status status = modulus_of(message, n.bytes.data()); status != Status::ok) return status;
  std::optional<CoreKey> key = message_key(shape, message);
  if (!key) return Status::unsupported;
  const bool fits = key->bytes.size() + message.bytes <= room.size();
  if (fits) {
    std::memcpy(room.data(), key->bytes.data(), key->bytes.size());
    std::memcpy(room.data() + key->bytes.size(), message.source, message.bytes);
    form = {.op = static_cast<std::uint8_t>(key->operation),
            .iv = {},
            .message_bytes = key->bytes.size() + message.bytes,
            .result_bytes = message.bytes};
    for (std::size_t i = 0; i < 4; ++i) form.iv[i] = static_cast<std::uint8_t>(key->iv() >> (8 * i));
  }
  wipe(key->bytes.data(), key->bytes.size());
  return fits ? Status::ok : Status::bad_length;
}

/// Checks a private result: raised to the public exponent, it must give the base. Uses the variant that any CPU has.
Status judge(const Task& task, std::span<const std::uint8_t> result) {
  Message message;
  if (const Status status = read_task(task, message); status != Status::ok) return status;
  if (message.public_check.empty()) return Status::ok;
  Number n, power;
  if (const Status status = modulus_of(message, n.bytes.data()); status != Status::ok) return status;
  Message check{};
  check.operation = Operation::public_exponent;
  check.n = Octets(n.bytes).first(message.bytes);
  check.exponent = message.public_check;
  check.source = result.data();
  check.destination = power.bytes.data();
  check.bytes = message.bytes;
  const bool right = run(*kVariants.find("portable"), check) == Status::ok &&
                     equal_in_constant_time(power.bytes.data(), message.source, message.bytes);
  return right ? Status::ok : Status::wrong_result;
}

/// Words of 16 bits: as many as two primes of 2,048 bits have, with exponents in windows of four bits.
constexpr std::size_t kMaxWords = 256 + 7 * 128 + 2 * 512 + 2;

/// 4,096 bits, the exponent not split, words of 16 bits in 16 rows: 4,096 squares and 1,024 products, of 17 passes of
/// 263 clocks, at 50 MHz.
constexpr std::uint64_t kSlowestTaskNs = 1'000'000'000;

}  // namespace

constinit const TaskForm kForm{
    .max_message_bytes = 4 * kMaxWords + kMaxBytes, .slowest_task_ns = kSlowestTaskNs, .enter = enter, .judge = judge};

}  // namespace tandem::modexp
