#include "algorithms/modexp/sw/task.h"

#include "algorithms/modexp/sw/rsa_iv.h"

namespace tandem::modexp {
namespace {

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

/// Returns whether a task's sizes exist and the lengths that follow from them fit into a message.
bool is_right(const Task& task, const RsaIv& iv) {
  const std::size_t bytes = iv.modulus_bits / 8;
  if (iv.modulus_bits < kMinBits || iv.modulus_bits > kMaxBits || iv.modulus_bits % kStepBits != 0) return false;
  const bool is_public = task.algorithm == Algorithm::rsa_public;
  if (is_public && (iv.form != RsaIv::Form::primes || iv.check_bytes != 0)) return false;
  const bool primes = operation_of(task, iv) == Operation::primes;
  const bool fits = primes ? 2 * iv.exponent_bytes == bytes : iv.exponent_bytes >= 1 && iv.exponent_bytes <= bytes;
  return fits && iv.form <= RsaIv::Form::exponent && iv.check_bytes <= bytes && iv.into_bytes() == task.iv;
}

}  // namespace

Status read_task(const Task& task, Message& message) {
  const RsaIv iv = RsaIv::of(task.iv);
  if (!is_right(task, iv)) return Status::bad_iv;
  message = {};
  message.operation = operation_of(task, iv);
  message.bytes = iv.modulus_bits / 8;
  if (task.len_bits != 8 * iv.message_bytes(task.algorithm)) return Status::bad_length;
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

}  // namespace tandem::modexp
