// Which way to a tag is the best that this machine has.
#include "engine/cpu.h"
#include "engine/gcm_sst/tag.h"

namespace tandem::gcm_sst {

MakeTag& best_tag() {
#if defined(__x86_64__)
  if (cpu::has_avx512_crypto()) return tag_avx512;
  if (cpu::has_avx2_aes()) return tag_avx2;
#elif defined(__aarch64__)
  if (cpu::has_aes_pmull()) return tag_armv8;
#endif
  return tag_portable;
}

}  // namespace tandem::gcm_sst
