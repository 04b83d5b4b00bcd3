// Which variants this binary has, which of them this machine can run, which is best.
#include <algorithm>

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/variants.h"
#include "engine/cpu.h"
#include "engine/variants.h"

namespace tandem::modexp {
namespace {

consteval std::string_view needs(std::string_view name) {
  return tandem::variants::needs(facts::modexp::kVariants, name);
}
consteval cpu::Extensions asks(std::string_view name) { return cpu::parse(needs(name)); }

constexpr Variant kVariants[] = {
#if defined(__x86_64__)
    {"ifma", needs("ifma"), cpu::has<asks("ifma")>, true, true, run_ifma},
#endif
#if TANDEM_MODEXP_LIBRARIES
    {"openssl", needs("openssl"), has_openssl, true, false, run_openssl},
#endif
    {"portable", needs("portable"), cpu::has_anything, true, true, run_portable},
    {"reference", needs("reference"), cpu::has_anything, false, true, run_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() { return tandem::variants::best(variants()); }

const Variant* find(std::string_view name) { return tandem::variants::find(variants(), name); }

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
