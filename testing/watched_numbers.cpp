#include "testing/watched_numbers.h"

#include <dlfcn.h>
#include <openssl/bn.h>
#include <openssl/param_build.h>

#include <cstdlib>
#include <utility>

namespace tandem::testing {
namespace {

std::vector<GivenNumber>& given() {
  static std::vector<GivenNumber> list;
  return list;
}

/// Returns whether an address is in this program, and not in a library.
bool is_ours(const void* address) {
  Dl_info there{};
  Dl_info here{};
  return dladdr(address, &there) != 0 && dladdr(reinterpret_cast<const void*>(&take_given_numbers), &here) != 0 &&
         there.dli_fbase == here.dli_fbase;
}

/// Counts calls of this file's functions that have not returned: inside them, libcrypto's own calls do not count.
int depth = 0;

void note(const void* caller, std::string role, const BIGNUM* number) {
  if (depth > 0 || !is_ours(caller)) return;
  given().push_back({std::move(role), BN_get_flags(number, BN_FLG_CONSTTIME) != 0});
}

/// Calls the function of libcrypto that a function of this file replaces.
template <class Result, class... Parameters, class... Arguments>
Result call_behind(Result (* /*own*/)(Parameters...), const char* name, Arguments... arguments) {
  void* const found = dlsym(RTLD_NEXT, name);
  if (found == nullptr) std::abort();
  ++depth;
  Result result = reinterpret_cast<Result (*)(Parameters...)>(found)(arguments...);
  --depth;
  return result;
}

}  // namespace

std::vector<GivenNumber> take_given_numbers() { return std::exchange(given(), {}); }

}  // namespace tandem::testing

using tandem::testing::call_behind;
using tandem::testing::note;

extern "C" {

int OSSL_PARAM_BLD_push_BN(OSSL_PARAM_BLD* builder, const char* key, const BIGNUM* number) {
  note(__builtin_return_address(0), key, number);
  return call_behind(OSSL_PARAM_BLD_push_BN, "OSSL_PARAM_BLD_push_BN", builder, key, number);
}

BIGNUM* BN_mod_inverse(BIGNUM* result, const BIGNUM* a, const BIGNUM* n, BN_CTX* context) {
  note(__builtin_return_address(0), "BN_mod_inverse n", n);
  return call_behind(BN_mod_inverse, "BN_mod_inverse", result, a, n, context);
}

int BN_div(BIGNUM* quotient, BIGNUM* rest, const BIGNUM* a, const BIGNUM* divisor, BN_CTX* context) {
  note(__builtin_return_address(0), "BN_div a", a);
  note(__builtin_return_address(0), "BN_div divisor", divisor);
  return call_behind(BN_div, "BN_div", quotient, rest, a, divisor, context);
}

int BN_mod_exp_mont_consttime(BIGNUM* result, const BIGNUM* a, const BIGNUM* exponent, const BIGNUM* n, BN_CTX* context,
                              BN_MONT_CTX* form) {
  note(__builtin_return_address(0), "BN_mod_exp_mont_consttime a", a);
  note(__builtin_return_address(0), "BN_mod_exp_mont_consttime exponent", exponent);
  return call_behind(BN_mod_exp_mont_consttime, "BN_mod_exp_mont_consttime", result, a, exponent, n, context, form);
}

int BN_mod_exp_mont(BIGNUM* result, const BIGNUM* a, const BIGNUM* exponent, const BIGNUM* n, BN_CTX* context,
                    BN_MONT_CTX* form) {
  note(__builtin_return_address(0), "BN_mod_exp_mont a", a);
  return call_behind(BN_mod_exp_mont, "BN_mod_exp_mont", result, a, exponent, n, context, form);
}
}
