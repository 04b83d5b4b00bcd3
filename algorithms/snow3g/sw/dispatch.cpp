// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/snow3g/sw/functions.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow3g/sw/variants.h"
#include "engine/cpu.h"
#include "engine/lanes/xor.h"

namespace tandem::snow3g {
namespace {

constexpr variants::Facts kFacts(facts::snow3g::kVariants);

using Absorb = void(lanes::Job& job, const std::uint8_t* keystream, std::size_t words);

constexpr lanes::Cipher eea(std::span<const lanes::Kernel> kernels, Absorb* absorb, LoadGroup* load_group = nullptr) {
  return {{kRows, load_eea, lanes::xor_keystream_words, absorb, load_group}, kernels};
}

template <Evaluate* kEvaluate>
constexpr lanes::Cipher eia(std::span<const lanes::Kernel> kernels, LoadGroup* load_group = nullptr) {
  return {{kRows, load_eia, eia_keystream_words, absorb_eia<kEvaluate>, load_group}, kernels};
}

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    {"avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>, true,
     eea(kAvx512Kernels, lanes::absorb_xor_avx512, load_group_eea_avx512),
     eia<evaluate_avx512>(kAvx512Kernels, load_group_eia_avx512)},
    {"avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>, true,
     eea(kAvx2Kernels, lanes::absorb_xor_avx2, load_group_eea_avx2),
     eia<evaluate_avx2>(kAvx2Kernels, load_group_eia_avx2)},
#elif defined(__ARM_NEON)
#if defined(__aarch64__)
    {"armv8", kFacts.needs("armv8"), cpu::has<kFacts.asks("armv8")>, true, eea(kArmv8Kernels, lanes::absorb_xor),
     eia<evaluate_armv8>(kArmv8Kernels)},
#endif
    // The compiler was told that every target machine has it.
    {"neon", kFacts.needs("neon"), cpu::has_anything, true, eea(kNeonKernels, lanes::absorb_xor),
     eia<evaluate_neon>(kNeonKernels)},
#endif
    {"portable", kFacts.needs("portable"), cpu::has_anything, true, eea(kPortableKernels, lanes::absorb_xor),
     eia<evaluate_portable>(kPortableKernels)},
    {"reference", kFacts.needs("reference"), cpu::has_anything, false, eea(kReferenceKernels, lanes::absorb_xor),
     eia<evaluate_reference>(kReferenceKernels)},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

constinit const software::PduCipher kPduCipher = software::pdu_cipher<kVariants, kPduFunctions>();

}  // namespace tandem::snow3g
