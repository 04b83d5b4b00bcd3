#include "soft/rsa_engine.h"

#include <algorithm>
#include <cassert>

#include "engine/rsa_iv.h"
#include "soft/engine_name.h"

namespace tandem::soft {
namespace {

using modexp::Message;
using modexp::Octets;
using modexp::Operation;

constexpr EngineNames kNames(facts::modexp::kVariants);
/// Two primes with three numbers more, a public exponent and a base.
constexpr std::uint64_t kMaxMessageBytes = modexp::kMaxBytes * 9 / 2;

/// Takes a message apart.
class Reader {
 public:
  explicit Reader(const Task& task) : rest_(task.source, static_cast<std::size_t>(task.len_bits / 8)) {}
  Octets next(std::size_t bytes) {
    const Octets part = rest_.first(bytes);
    rest_ = rest_.subspan(bytes);
    return part;
  }

 private:
  Octets rest_;
};

Operation operation_of(const Task& task, const RsaIv& iv) {
  if (task.algorithm == Algorithm::rsa_public) return Operation::public_exponent;
  return iv.form == RsaIv::Form::exponent ? Operation::private_exponent : Operation::primes;
}

/// Whether there are such sizes; lengths that follow from them fit into a message.
bool is_right(const Task& task, const RsaIv& iv) {
  const std::size_t bytes = iv.modulus_bits / 8;
  if (iv.modulus_bits < modexp::kMinBits || iv.modulus_bits > modexp::kMaxBits ||
      iv.modulus_bits % modexp::kStepBits != 0) {
    return false;
  }
  const bool is_public = task.algorithm == Algorithm::rsa_public;
  if (is_public && (iv.form != RsaIv::Form::primes || iv.check_bytes != 0)) return false;
  const bool primes = operation_of(task, iv) == Operation::primes;
  const bool fits = primes ? 2 * iv.exponent_bytes == bytes : iv.exponent_bytes >= 1 && iv.exponent_bytes <= bytes;
  return fits && iv.form <= RsaIv::Form::exponent && iv.check_bytes <= bytes && iv.into_bytes() == task.iv;
}

}  // namespace

std::string_view engine_name(const modexp::Variant& variant) { return kNames.of(variant.name); }

RsaEngine::RsaEngine(Algorithm function, const modexp::Variant& variant)
    : ImmediateEngine({.name = engine_name(variant),
                       .algorithm = function,
                       .hardware = false,
                       .max_in_flight = 0,
                       .max_len_bits = 8 * kMaxMessageBytes}),
      variant_(variant) {
  assert(variant.available());
}

Status RsaEngine::parse(const Task& task, Message& message) const {
  const Direction direction =
      capabilities().algorithm == Algorithm::rsa_public ? Direction::encrypt : Direction::decrypt;
  const bool right_kind = task.algorithm == capabilities().algorithm && task.direction == direction;
  if (!right_kind || !task.aad.empty()) return Status::unsupported;
  if (task.key_bytes != 0) return Status::bad_key;
  const RsaIv iv = RsaIv::of(task.iv);
  if (!is_right(task, iv)) return Status::bad_iv;
  message = {};
  message.operation = operation_of(task, iv);
  message.bytes = iv.modulus_bits / 8;
  if (!task.tag.empty() || task.len_bits != 8 * iv.message_bytes(task.algorithm)) return Status::bad_length;
  Reader reader(task);
  if (message.operation == Operation::primes) {
    for (Octets* const part :
         {&message.primes.p, &message.primes.q, &message.primes.dp, &message.primes.dq, &message.primes.qinv}) {
      *part = reader.next(message.bytes / 2);
    }
  } else {
    message.n = reader.next(message.bytes);
    message.exponent = reader.next(iv.exponent_bytes);
  }
  message.public_check = reader.next(iv.check_bytes);
  message.source = reader.next(message.bytes).data();
  message.destination = task.destination;
  return Status::ok;
}

void RsaEngine::run(std::span<Task* const> tasks) {
  std::array<Task*, kInFlight> owners;
  std::size_t count = 0;
  for (Task* task : tasks) {
    task->completion.status = parse(*task, messages_[count]);
    if (task->completion.status == Status::ok) owners[count++] = task;
  }
  variant_.run(std::span(messages_).first(count));
  for (std::size_t i = 0; i < count; ++i) owners[i]->completion.status = messages_[i].status;
}

}  // namespace tandem::soft
