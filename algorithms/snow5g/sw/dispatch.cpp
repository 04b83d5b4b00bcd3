// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/snow5g/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::snow5g {
namespace {

constexpr variants::Facts kFacts(facts::snow5g::kVariants);
using gcm_sst::Generator;
using gcm_sst::Kernel;

#if defined(__x86_64__)
constexpr const Kernel* kOfAvx512[] = {&kAvx512_8, &kAvx512_4, &kAvx512_1};
constexpr const Kernel* kOfAvx2Vaes[] = {&kAvx2Vaes4, &kAvx2Vaes2, &kAvx2_1};
constexpr const Kernel* kOfAvx2[] = {&kAvx2_2, &kAvx2_1};
constexpr Generator kAvx512 = {kOfAvx512, gcm_sst::tag_avx512};
constexpr Generator kAvx2Vaes = {kOfAvx2Vaes, gcm_sst::tag_avx2};
constexpr Generator kAvx2 = {kOfAvx2, gcm_sst::tag_avx2};
#elif defined(__ARM_NEON)
#if defined(__aarch64__)
constexpr const Kernel* kOfArmv8[] = {&kArmv8_2, &kArmv8_1};
constexpr Generator kArmv8 = {kOfArmv8, gcm_sst::tag_armv8};
#endif
constexpr const Kernel* kOfNeon[] = {&kNeon1};
constexpr Generator kNeon = {kOfNeon, gcm_sst::tag_portable};
#endif
constexpr const Kernel* kOfPortable[] = {&kPortable2, &kPortable1};
constexpr Generator kPortable = {kOfPortable, gcm_sst::tag_portable};
constexpr const Kernel* kOfReference[] = {&kReference1};
constexpr Generator kReference = {kOfReference, gcm_sst::tag_reference};

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    gcm_sst::variant<kAvx512>("avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>),
    gcm_sst::variant<kAvx2Vaes>("avx2_vaes", kFacts.needs("avx2_vaes"), cpu::has<kFacts.asks("avx2_vaes")>),
    gcm_sst::variant<kAvx2>("avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>),
#elif defined(__ARM_NEON)
#if defined(__aarch64__)
    gcm_sst::variant<kArmv8>("armv8", kFacts.needs("armv8"), cpu::has<kFacts.asks("armv8")>),
#endif
    // The compiler was told that every target machine has it.
    gcm_sst::variant<kNeon>("neon", kFacts.needs("neon"), cpu::has_anything),
#endif
    gcm_sst::variant<kPortable>("portable", kFacts.needs("portable"), cpu::has_anything),
    gcm_sst::variant<kReference>("reference", kFacts.needs("reference"), cpu::has_anything),
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

constinit const software::PduCipher kPduCipher = software::pdu_cipher<kVariants, kPduFunctions>();

}  // namespace tandem::snow5g
