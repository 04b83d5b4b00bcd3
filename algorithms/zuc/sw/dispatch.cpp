// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/gcm_sst/sw/absorb.h"
#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/variants.h"
#include "algorithms/zuc/sw/zuc.h"
#include "engine/cpu.h"
#include "engine/lanes/xor.h"

namespace tandem::zuc {
namespace {

constexpr variants::Facts kFacts(facts::zuc::kVariants);

/// Ways to load groups of PDUs; none where columns are loaded one by one.
struct Loads {
  LoadGroup* eea3 = nullptr;
  LoadGroup* eia3 = nullptr;
  LoadGroup* of_256 = nullptr;
};

constexpr lanes::Kernel with_rounds_256(lanes::Kernel kernel, Initialise* initialise) {
  kernel.initialise = initialise;
  return kernel;
}

// Costs are measured: tenths of a CPU clock for a keystream word of every lane; ../theory.md says how.
// The same kernels, with 32 rounds of initialisation and with 48.
#if defined(__x86_64__)
constexpr lanes::Kernel kAvx512[] = {
    {32, 725, initialise_avx512_32, generate_avx512_32, apply_avx512_32},
    {16, 380, initialise_avx512_16, generate_avx512_16, apply_avx512_16},
    {1, 197, initialise_avx512_1, generate_avx512_1},
};
constexpr lanes::Kernel kAvx512Of256[] = {
    with_rounds_256(kAvx512[0], initialise48_avx512_32),
    with_rounds_256(kAvx512[1], initialise48_avx512_16),
    with_rounds_256(kAvx512[2], initialise48_avx512_1),
};
constexpr lanes::Kernel kAvx2[] = {
    {16, 820, initialise_avx2_16, generate_avx2_16},
    {8, 630, initialise_avx2_8, generate_avx2_8},
    {1, 385, initialise_avx2_1, generate_avx2_1},
};
constexpr lanes::Kernel kAvx2Of256[] = {
    with_rounds_256(kAvx2[0], initialise48_avx2_16),
    with_rounds_256(kAvx2[1], initialise48_avx2_8),
    with_rounds_256(kAvx2[2], initialise48_avx2_1),
};
#elif defined(__ARM_NEON)
// These costs are not measured, as emulation has no clocks: three of four lanes in use are worth the vectors.
constexpr lanes::Kernel kNeon[] = {
    {4, 25, initialise_neon_4, generate_neon_4},
    {1, 10, initialise_neon_1, generate_neon_1},
};
constexpr lanes::Kernel kNeonOf256[] = {
    with_rounds_256(kNeon[0], initialise48_neon_4),
    with_rounds_256(kNeon[1], initialise48_neon_1),
};
#if defined(__aarch64__)
constexpr lanes::Kernel kArmv8[] = {
    {4, 25, initialise_armv8_4, generate_armv8_4},
    {1, 10, initialise_armv8_1, generate_armv8_1},
};
constexpr lanes::Kernel kArmv8Of256[] = {
    with_rounds_256(kArmv8[0], initialise48_armv8_4),
    with_rounds_256(kArmv8[1], initialise48_armv8_1),
};
#endif
#endif
constexpr lanes::Kernel kPortable[] = {
    {16, 4420, initialise_portable16, generate_portable16},
    {1, 1026, initialise_portable1, generate_portable1},
};
constexpr lanes::Kernel kPortableOf256[] = {
    with_rounds_256(kPortable[0], initialise48_portable16),
    with_rounds_256(kPortable[1], initialise48_portable1),
};
constexpr lanes::Kernel kReference[] = {{1, 1, initialise_reference, generate_reference}};
constexpr lanes::Kernel kReferenceOf256[] = {with_rounds_256(kReference[0], initialise48_reference)};

/// `kXor` and `kTag`: the variant's ways to add a keystream and to make a tag.
template <Absorb* kXor, gcm_sst::MakeTag* kTag>
consteval Variant variant(std::string_view name, bool (*available)(), Absorb* absorb_eia, Loads loads,
                          std::span<const lanes::Kernel> kernels, std::span<const lanes::Kernel> kernels_256) {
  const auto of_256 = [&](std::uint64_t (*words)(std::uint64_t), Absorb* absorb, bool xors) {
    return lanes::Cipher{{kRows, load_256, words, absorb, loads.of_256, xors}, kernels_256};
  };
  return {.name = name,
          .needs = kFacts.needs(name),
          .available = available,
          .constant_time = name != "reference",
          .eea = {{kRows, load_eea3, lanes::xor_keystream_words, kXor, loads.eea3, true}, kernels},
          .eia = {{kRows, load_eia3, keystream_words_eia3, absorb_eia, loads.eia3}, kernels},
          .nea6 = of_256(lanes::xor_keystream_words, kXor, true),
          .nia6 = of_256(gcm_sst::keystream_words_nia, gcm_sst::absorb_nia<kTag>, false),
          .nca6 = of_256(gcm_sst::keystream_words_nca, gcm_sst::absorb_nca<kTag, kXor>, false)};
}

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    variant<lanes::absorb_xor_avx512, gcm_sst::tag_avx512>(
        "avx512", cpu::has<kFacts.asks("avx512")>, absorb_eia3_avx512,
        {load_group_eea3_avx512, load_group_eia3_avx512, load_group_256_avx512}, kAvx512, kAvx512Of256),
    variant<lanes::absorb_xor_avx2, gcm_sst::tag_avx2>(
        "avx2", cpu::has<kFacts.asks("avx2")>, absorb_eia3_avx2,
        {load_group_eea3_avx2, load_group_eia3_avx2, load_group_256_avx2}, kAvx2, kAvx2Of256),
#elif defined(__ARM_NEON)
#if defined(__aarch64__)
    variant<lanes::absorb_xor, gcm_sst::tag_armv8>("armv8", cpu::has<kFacts.asks("armv8")>, absorb_eia3_armv8, {},
                                                   kArmv8, kArmv8Of256),
#endif
    // The compiler was told that every target machine has it.
    variant<lanes::absorb_xor, gcm_sst::tag_best>("neon", cpu::has_anything, absorb_eia3_portable, {}, kNeon,
                                                  kNeonOf256),
#endif
    variant<lanes::absorb_xor, gcm_sst::tag_portable>("portable", cpu::has_anything, absorb_eia3_portable, {},
                                                      kPortable, kPortableOf256),
    variant<lanes::absorb_xor, gcm_sst::tag_reference>("reference", cpu::has_anything, absorb_eia3_reference, {},
                                                       kReference, kReferenceOf256),
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

constinit const software::PduCipher kPduCipher = software::pdu_cipher<kVariants, kPduFunctions>();

}  // namespace tandem::zuc
