// Records which numbers of libcrypto are marked as secret (BN_FLG_CONSTTIME) when code under test calculates with them
// or makes keys of them. libcrypto's functions run in constant time for marked numbers.
//
// A test program that has watched_numbers.cpp among its sources calls that file's functions instead of libcrypto's of
// the same names; these note what code outside libraries gives them, and call libcrypto's.
#pragma once

#include <string>
#include <vector>

namespace tandem::testing {

/// A number that was given to a function of libcrypto.
struct GivenNumber {
  std::string role;  ///< function and operand, as "BN_mod_inverse n"; of OSSL_PARAM_BLD_push_BN the parameter, as "d"
  bool is_marked;
};

/// The numbers since the last call, in the order in which they were given; the list is then empty.
std::vector<GivenNumber> take_given_numbers();

}  // namespace tandem::testing
