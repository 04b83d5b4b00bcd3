// Chooses the fastest code for tags that this machine can run.
#include "algorithms/gcm_sst/sw/tag.h"
#include "engine/cpu.h"

namespace tandem::gcm_sst {

void tag_best(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
              std::uint8_t* tag) {
#if defined(__x86_64__)
  if (cpu::has_avx512_clmul()) return tag_avx512(keys, aad, text, tag);
  if (cpu::has_avx2_aes()) return tag_avx2(keys, aad, text, tag);
#elif defined(__aarch64__)
  if (cpu::has_aes_pmull()) return tag_armv8(keys, aad, text, tag);
#endif
  tag_portable(keys, aad, text, tag);
}

}  // namespace tandem::gcm_sst
