// Modular exponentiation for any CPU.
//
// Standard    RFC 8017, section 5
// Timing      independent of private keys, bases and results, where the CPU's multiplication is
// Checked by  modexp_test.cpp against reference.cpp
#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/montgomery.h"
#include "algorithms/modexp/sw/operation.h"
#include "algorithms/modexp/sw/variants.h"

namespace tandem::modexp {
namespace {

/// One power; raise(field, x) does it in Montgomery's form.
template <class Raise>
void raise(const Power& power, std::size_t words, const Raise& raise_form) {
  const Montgomery field(power.n, words);
  Montgomery::Element x;
  field.enter(power.x, x);
  raise_form(field, x);
  field.leave(x, power.result);
  wipe(&x, sizeof x);
}

void with_public(const Power& power, std::size_t words) {
  raise(power, words, [&](const Montgomery& field, auto& x) { raise_public(field, x, power.exponent); });
}
void with_secret(const Power& power, std::size_t words) {
  raise(power, words,
        [&](const Montgomery& field, auto& x) { raise_secret(field, x, std::array<Octets, 1>{power.exponent}); });
}
void with_secrets(const Power (&powers)[2], std::size_t words) {
  for (const Power& power : powers) with_secret(power, words);
}

}  // namespace

void run_portable(std::span<Message> messages) { run_with({with_public, with_secret, with_secrets}, messages); }

}  // namespace tandem::modexp
