// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::chacha20 {
namespace {

constexpr variants::Facts kFacts(facts::chacha20::kVariants);

/// Wraps a function that cannot fail as a Variant::xor_keystream.
template <XorKeystream* kXorKeystream>
bool succeed(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination, std::size_t bytes) {
  kXorKeystream(state, source, destination, bytes);
  return true;
}

// intel-ipsec-mb is not among them: its ChaCha20 begins with block 1 and takes no counter.
constexpr Variant kTable[] = {
#if defined(__x86_64__)
    {"avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>, succeed<xor_keystream_avx512>},
    {"avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>, succeed<xor_keystream_avx2>},
#elif defined(__ARM_NEON)
    // The compiler was told that every target machine has it.
    {"neon", kFacts.needs("neon"), cpu::has_anything, succeed<xor_keystream_neon>},
#endif
#if TANDEM_CHACHA20_LIBRARIES
    {"openssl", kFacts.needs("openssl"), has_openssl, xor_keystream_openssl},
#endif
    {"reference", kFacts.needs("reference"), cpu::has_anything, succeed<xor_keystream_reference>},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

bool keeps_keys() {
#if TANDEM_CHACHA20_LIBRARIES
  return keeps_openssl();
#else
  return false;
#endif
}

void forget_keys() {
#if TANDEM_CHACHA20_LIBRARIES
  forget_openssl();
#endif
}

}  // namespace tandem::chacha20
