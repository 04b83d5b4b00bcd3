// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/variants.h"
#include "algorithms/zuc/sw/zuc.h"
#include "engine/cpu.h"
#include "engine/lanes/xor.h"
#include "engine/variants.h"

namespace tandem::zuc {
namespace {

consteval std::string_view needs(std::string_view name) { return tandem::variants::needs(facts::zuc::kVariants, name); }

constexpr lanes::Function eea3(Absorb absorb, LoadGroup* load_group = nullptr) {
  return {kRows, load_eea3, lanes::xor_keystream_words, absorb, load_group, true};
}
constexpr lanes::Function eia3(Absorb absorb, LoadGroup* load_group = nullptr) {
  return {kRows, load_eia3, keystream_words_eia3, absorb, load_group};
}

// Costs are measured: tenths of a CPU clock for a keystream word of every lane; ../README.md says how.
#if defined(__x86_64__)
constexpr lanes::Kernel kAvx512[] = {
    {32, 725, initialise_avx512_32, generate_avx512_32, apply_avx512_32},
    {16, 380, initialise_avx512_16, generate_avx512_16, apply_avx512_16},
    {1, 197, initialise_avx512_1, generate_avx512_1},
};
constexpr lanes::Kernel kAvx2[] = {
    {16, 820, initialise_avx2_16, generate_avx2_16},
    {8, 630, initialise_avx2_8, generate_avx2_8},
    {1, 385, initialise_avx2_1, generate_avx2_1},
};
#elif defined(__ARM_NEON)
// Not measured, as emulation has no clocks: three of four lanes in use are worth the vectors.
constexpr lanes::Kernel kNeon[] = {
    {4, 25, initialise_neon_4, generate_neon_4},
    {1, 10, initialise_neon_1, generate_neon_1},
};
#endif
constexpr lanes::Kernel kPortable[] = {
    {16, 4420, initialise_portable16, generate_portable16},
    {1, 1026, initialise_portable1, generate_portable1},
};
constexpr lanes::Kernel kReference[] = {{1, 1, initialise_reference, generate_reference}};

constexpr Variant kVariants[] = {
#if defined(__x86_64__)
    {"avx512",
     needs("avx512"),
     cpu::has_avx512_crypto,
     true,
     {eea3(lanes::absorb_xor_avx512, load_group_eea3_avx512), kAvx512},
     {eia3(absorb_eia3_avx512, load_group_eia3_avx512), kAvx512},
     initialise48_avx512_1},
    {"avx2",
     needs("avx2"),
     cpu::has_avx2_aes,
     true,
     {eea3(lanes::absorb_xor_avx2, load_group_eea3_avx2), kAvx2},
     {eia3(absorb_eia3_avx2, load_group_eia3_avx2), kAvx2},
     initialise48_avx2_1},
#elif defined(__ARM_NEON)
    // The compiler was told that every target machine has it.
    {"neon",
     needs("neon"),
     cpu::has_anything,
     true,
     {eea3(lanes::absorb_xor), kNeon},
     {eia3(absorb_eia3_portable), kNeon},
     initialise48_neon_1},
#endif
    {"portable",
     needs("portable"),
     cpu::has_anything,
     true,
     {eea3(lanes::absorb_xor), kPortable},
     {eia3(absorb_eia3_portable), kPortable},
     initialise48_portable1},
    {"reference",
     needs("reference"),
     cpu::has_anything,
     false,
     {eea3(lanes::absorb_xor), kReference},
     {eia3(absorb_eia3_reference), kReference},
     initialise48_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() { return tandem::variants::best(variants()); }

const Variant* find(std::string_view name) { return tandem::variants::find(variants(), name); }

}  // namespace tandem::zuc
