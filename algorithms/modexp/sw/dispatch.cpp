// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include <algorithm>

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::modexp {
namespace {

constexpr variants::Facts kFacts(facts::modexp::kVariants);

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    {"ifma", kFacts.needs("ifma"), cpu::has<kFacts.asks("ifma")>, true, true, run_ifma},
#endif
#if TANDEM_MODEXP_LIBRARIES
    {"openssl", kFacts.needs("openssl"), has_openssl, true, false, run_openssl},
#endif
    {"portable", kFacts.needs("portable"), cpu::has_anything, true, true, run_portable},
    {"reference", kFacts.needs("reference"), cpu::has_anything, false, true, run_reference},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

Status check(const Message& message) {
  const std::size_t bytes = message.bytes;
  if (bytes < kMinBits / 8 || bytes > kMaxBytes || bytes % (kStepBits / 8) != 0) return Status::bad_length;
  if (message.public_check.size() > bytes) return Status::bad_key;
  if (message.operation == Operation::primes) {
    const Primes& primes = message.primes;
    for (const Octets number : {primes.p, primes.q, primes.dp, primes.dq, primes.qinv}) {
      if (2 * number.size() != bytes) return Status::bad_key;
    }
    return Status::ok;
  }
  if (message.n.size() != bytes || message.exponent.empty() || message.exponent.size() > bytes) return Status::bad_key;
  const bool is_public = message.operation == Operation::public_exponent;
  const auto is_zero = [](std::uint8_t byte) { return byte == 0; };
  return is_public && std::all_of(message.exponent.begin(), message.exponent.end(), is_zero) ? Status::bad_key
                                                                                             : Status::ok;
}

Status run(const Variant& variant, Message& message) {
  variant.run({&message, 1});
  return message.status;
}

bool keeps_keys() {
#if TANDEM_MODEXP_LIBRARIES
  return keeps_openssl();
#else
  return false;
#endif
}

void forget_keys() {
#if TANDEM_MODEXP_LIBRARIES
  forget_openssl();
#endif
}

}  // namespace tandem::modexp
