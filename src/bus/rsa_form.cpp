#include "bus/rsa_form.h"

#include <array>
#include <cstring>

#include "algorithms/modexp/sw/core_key.h"
#include "algorithms/modexp/sw/task.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::bus {
namespace {

using modexp::CoreKey;
using modexp::CoreShape;
using modexp::Message;
using modexp::Operation;

/// A number that is wiped at its end.
struct Number {
  ~Number() { wipe(bytes.data(), bytes.size()); }

  std::array<std::uint8_t, modexp::kMaxBytes> bytes;
};

/// What BUILD says of the core, as generated/tops/tnd_modexp_top.sv fills it.
CoreShape shape_of(const driver::DeviceInfo& info) {
  return {.word_bits = info.stages & 63U, .elements = info.pipeline_cut, .window_bits = 4U + (info.stages >> 6U)};
}

Status enter(const driver::DeviceInfo& info, const Task& task, std::span<std::uint8_t> room, driver::DeviceTask& form) {
  const CoreShape shape = shape_of(info);
  if (shape.word_bits < 16 || shape.word_bits > 32 || shape.elements == 0) return Status::unsupported;
  Message message;
  if (const Status status = modexp::read_task(task, message); status != Status::ok) return status;
  Number n;
  if (const Status status = modexp::modulus_of(message, n.bytes.data()); status != Status::ok) return status;
  std::optional<CoreKey> key = modexp::message_key(shape, message);
  if (!key) return Status::unsupported;
  const bool fits = key->bytes.size() + message.bytes <= room.size();
  if (fits) {
    std::memcpy(room.data(), key->bytes.data(), key->bytes.size());
    std::memcpy(room.data() + key->bytes.size(), message.source, message.bytes);
    form = {.op = static_cast<std::uint8_t>(key->operation),
            .iv = {},
            .message_bytes = key->bytes.size() + message.bytes,
            .result_bytes = message.bytes};
    driver::wire::store(form.iv, key->iv(), 4);
  }
  wipe(key->bytes.data(), key->bytes.size());
  return fits ? Status::ok : Status::bad_length;
}

/// Whether a private result is what it is said to be a root of, by the variant that any CPU has.
Status judge(const Task& task, std::span<const std::uint8_t> result) {
  Message message;
  if (const Status status = modexp::read_task(task, message); status != Status::ok) return status;
  if (message.public_check.empty()) return Status::ok;
  Number n, power;
  if (const Status status = modexp::modulus_of(message, n.bytes.data()); status != Status::ok) return status;
  Message check{};
  check.operation = Operation::public_exponent;
  check.n = modexp::Octets(n.bytes).first(message.bytes);
  check.exponent = message.public_check;
  check.source = result.data();
  check.destination = power.bytes.data();
  check.bytes = message.bytes;
  const bool right = modexp::run(*modexp::find("portable"), check) == Status::ok &&
                     equal_in_constant_time(power.bytes.data(), message.source, message.bytes);
  return right ? Status::ok : Status::wrong_result;
}

/// Words of 16 bits: as many as two primes of 2,048 bits have, with exponents in windows of four bits.
constexpr std::size_t kMaxWords = 256 + 7 * 128 + 2 * 512 + 2;

}  // namespace

constinit const driver::TaskForm kRsaForm{
    .max_message_bytes = 4 * kMaxWords + modexp::kMaxBytes, .enter = enter, .judge = judge};

}  // namespace tandem::bus
