// SHA-3 for any CPU, one message at a time.
//
// Standard    FIPS 202, sections 3.2, 4 and 6
// Byte order  see ../README.md
// Timing      independent of messages
// Checked by  sha3_test.cpp against reference.cpp
#include <bit>

#include "algorithms/sha3/sw/lanes.h"
#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/sw/variants.h"

namespace tandem::sha3 {
namespace {

#include "algorithms/sha3/sw/one-inl.h"

}  // namespace

void hash_portable(const Function& function, std::span<Message> messages) {
  Lanes<1>(function, messages, absorb_one, absorb_one).run();
}

}  // namespace tandem::sha3
