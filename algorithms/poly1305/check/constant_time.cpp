// Poly1305 in every variant. For valgrind alone: its kernels use
// operations that MemorySanitizer does not follow, and take it minutes to compile.
#include "generated/algorithms/constant_time.h"

#include "algorithms/poly1305/sw/poly1305.h"
#include "testing/constant_time/compare.h"

namespace tandem::poly1305 {

#if TANDEM_MEMORY_SANITIZER
void add_constant_time(std::vector<constant_time::Case>& /*list*/) {}
#else
namespace {

using namespace constant_time;

bool run_mac(const Variant& variant, Bytes& key, Bytes& text, Bytes& tag) {
  const Message message{key.data(), text.data(), text.size(), tag.data()};
  variant.authenticate({&message, 1});
  return true;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  add_compared("poly1305", kVariants, *kVariants.find("reference"), run_mac, list);
}
#endif

}  // namespace tandem::poly1305
