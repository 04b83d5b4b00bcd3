// The facts of every algorithm, for tests and reports to enumerate. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tandem::facts {

/// A software way; `machines` are `uname -m` names, or "any".
struct Variant {
  std::string_view name;
  std::string_view needs;
  std::span<const std::string_view> machines;
};

/// An RTL parameter; `labels` names the values one by one, or is empty.
struct Parameter {
  std::string_view name;
  std::span<const std::uint32_t> values;
  std::span<const std::string_view> labels;
  std::uint32_t default_value;
};

/// A hardware way; `id` is BUILD.ARCHITECTURE.
struct Architecture {
  std::string_view name;
  std::uint32_t id;
  std::span<const Parameter> parameters;
};

/// An algorithm; `id` is tandem::Algorithm and BUILD.ALGORITHM. What tasks name is in operations.h.
struct Algorithm {
  std::uint32_t id;
  std::string_view name;
  std::string_view title;
  std::string_view standard;
  std::span<const Variant> variants;
  std::span<const Architecture> architectures;
  std::span<const std::uint32_t> bench_message_bytes;
};

namespace chacha20 {

inline constexpr std::uint64_t kKeyBits = 256;
inline constexpr std::uint64_t kIvBits = 128;
inline constexpr std::uint64_t kBlockBits = 512;
inline constexpr std::uint64_t kMaxBlocks = 4294967296;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 528, 1420, 4112, 8192, 16384, 65536, 1048576};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kOpensslMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2", "AVX2; BMI, BMI2, FMA", kAvx2Machines}, {"neon", "NEON", kNeonMachines}, {"openssl", "libcrypto of OpenSSL 3", kOpensslMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kStagesValues[] = {0, 1, 2};
inline constexpr std::string_view kStagesLabels[] = {"rounds", "summation", "xor"};
inline constexpr std::uint32_t kPipelineCutValues[] = {1, 2, 4};
inline constexpr Parameter kIterativeParameters[] = {{"Stages", kStagesValues, kStagesLabels, 2}};
inline constexpr Parameter kPipelinedParameters[] = {{"Stages", kStagesValues, kStagesLabels, 2}, {"PipelineCut", kPipelineCutValues, {}, 1}};
inline constexpr std::span<const Parameter> kFromCParameters{};
inline constexpr Parameter kInterleavedParameters[] = {{"Stages", kStagesValues, kStagesLabels, 2}};
inline constexpr Architecture kArchitectures[] = {{"iterative", 0, kIterativeParameters}, {"pipelined", 1, kPipelinedParameters}, {"from_c", 2, kFromCParameters}, {"interleaved", 3, kInterleavedParameters}};
inline constexpr Algorithm kFacts = {1, "chacha20", "ChaCha20", "RFC 8439, sections 2.1-2.4",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace chacha20

namespace poly1305 {

inline constexpr std::uint64_t kKeyBits = 256;
inline constexpr std::uint64_t kTagBits = 128;
inline constexpr std::uint64_t kBlockBits = 128;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 1420, 16384, 65536};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL, IFMA, VBMI2; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2", "AVX2; BMI, BMI2, FMA", kAvx2Machines}, {"neon", "NEON", kNeonMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kLanesValues[] = {1, 2, 4};
inline constexpr Parameter kPowersParameters[] = {{"Lanes", kLanesValues, {}, 4}};
inline constexpr Architecture kArchitectures[] = {{"powers", 0, kPowersParameters}};
inline constexpr Algorithm kFacts = {2, "poly1305", "Poly1305", "RFC 8439, section 2.5",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace poly1305

namespace chacha20_poly1305 {

inline constexpr std::uint64_t kKeyBits = 256;
inline constexpr std::uint64_t kNonceBits = 96;
inline constexpr std::uint64_t kTagBits = 128;
inline constexpr std::uint64_t kBlockBits = 512;
inline constexpr std::uint64_t kMaxBlocks = 4294967295;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 528, 1420, 4112, 8192, 16384, 65536, 65552, 1048576};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kIpsecMbMachines[] = {"x86_64"};
inline constexpr std::string_view kOpensslMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL, IFMA, VBMI2; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2", "AVX2; BMI, BMI2, FMA", kAvx2Machines}, {"neon", "NEON", kNeonMachines}, {"ipsec_mb", "libipsec-mb, loaded at run time; AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA", kIpsecMbMachines}, {"openssl", "libcrypto of OpenSSL 3", kOpensslMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kMacLanesValues[] = {1, 2, 4};
inline constexpr std::span<const Parameter> kIterativeParameters{};
inline constexpr Parameter kPipelinedParameters[] = {{"MacLanes", kMacLanesValues, {}, 4}};
inline constexpr std::span<const Parameter> kInterleavedParameters{};
inline constexpr Architecture kArchitectures[] = {{"iterative", 0, kIterativeParameters}, {"pipelined", 1, kPipelinedParameters}, {"interleaved", 2, kInterleavedParameters}};
inline constexpr Algorithm kFacts = {3, "chacha20_poly1305", "ChaCha20-Poly1305", "RFC 8439, section 2.8",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace chacha20_poly1305

namespace zuc {

inline constexpr std::uint64_t kKeyBits = 128;
inline constexpr std::uint64_t kIvBits = 128;
inline constexpr std::uint64_t kWordBits = 32;
inline constexpr std::uint64_t kMacBits = 32;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 528, 1420, 8192, 65536};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kArmv8Machines[] = {"aarch64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL, IFMA, VBMI, VBMI2; GFNI, PCLMULQDQ, VPCLMULQDQ; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2", "AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA", kAvx2Machines}, {"armv8", "AES, PMULL", kArmv8Machines}, {"neon", "NEON", kNeonMachines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 1};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "logic"};
inline constexpr std::uint32_t kMacBitsValues[] = {1, 4, 32};
inline constexpr std::uint32_t kKeyBitsValues[] = {128, 256};
inline constexpr std::uint32_t kStreamsValues[] = {2, 4, 6, 8};
inline constexpr std::uint32_t kUnitsValues[] = {1, 2, 3};
inline constexpr std::uint32_t kStepValues[] = {0, 1, 2, 3, 4, 5};
inline constexpr std::string_view kStepLabels[] = {"baseline", "f_once", "lut", "optimised", "registers", "one_loop"};
inline constexpr Parameter kPlainParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kCsaParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kThreeStageParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kHpazParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kInterleavedParameters[] = {{"Streams", kStreamsValues, {}, 4}};
inline constexpr Parameter kFromCParameters[] = {{"Step", kStepValues, kStepLabels, 5}};
inline constexpr Architecture kArchitectures[] = {{"plain", 0, kPlainParameters}, {"csa", 1, kCsaParameters}, {"three_stage", 2, kThreeStageParameters}, {"hpaz", 3, kHpazParameters}, {"interleaved", 4, kInterleavedParameters}, {"from_c", 5, kFromCParameters}};
inline constexpr Algorithm kFacts = {4, "zuc", "ZUC", "ETSI/SAGE 128-EEA3 & 128-EIA3, Documents 1 and 2",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace zuc

namespace snow3g {

inline constexpr std::uint64_t kKeyBits = 128;
inline constexpr std::uint64_t kIvBits = 128;
inline constexpr std::uint64_t kWordBits = 32;
inline constexpr std::uint64_t kMacBits = 32;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 1420, 8192, 65536};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kArmv8Machines[] = {"aarch64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL, VBMI; GFNI, AES, VAES, PCLMULQDQ, VPCLMULQDQ; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2", "AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA", kAvx2Machines}, {"armv8", "AES, PMULL", kArmv8Machines}, {"neon", "NEON", kNeonMachines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 1};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "logic"};
inline constexpr std::uint32_t kMacBitsValues[] = {8, 32};
inline constexpr std::uint32_t kStreamsValues[] = {2, 3, 4, 6, 8};
inline constexpr Parameter kPlainParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kAheadParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kInterleavedParameters[] = {{"Streams", kStreamsValues, {}, 4}};
inline constexpr std::span<const Parameter> kFromCParameters{};
inline constexpr Architecture kArchitectures[] = {{"plain", 0, kPlainParameters}, {"ahead", 1, kAheadParameters}, {"interleaved", 2, kInterleavedParameters}, {"from_c", 3, kFromCParameters}};
inline constexpr Algorithm kFacts = {5, "snow3g", "SNOW 3G", "TS 35.216; TS 35.215 (UEA2, UIA2); TS 33.401, annexes B.1.2 and B.2.2",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace snow3g

namespace aes {

inline constexpr std::uint64_t kKeyBits = 128;
inline constexpr std::uint64_t kBlockBits = 128;
inline constexpr std::uint64_t kMacBits = 32;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 1420, 8192};
inline constexpr std::string_view kIpsecMbMachines[] = {"x86_64"};
inline constexpr std::string_view kOpensslMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"ipsec_mb", "libipsec-mb, loaded at run time", kIpsecMbMachines}, {"openssl", "libcrypto of OpenSSL 3", kOpensslMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kUnrollValues[] = {1, 2, 5, 10, 12, 14};
inline constexpr std::uint32_t kPartitionValues[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
inline constexpr std::uint32_t kKeyBitsValues[] = {128, 192, 256};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 1, 2, 3};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "logic", "ram", "mixed"};
inline constexpr std::uint32_t kKeyScheduleValues[] = {0, 1, 2};
inline constexpr std::string_view kKeyScheduleLabels[] = {"online", "precomputed", "constant"};
inline constexpr std::uint32_t kStepValues[] = {0, 1};
inline constexpr std::string_view kStepLabels[] = {"rounds", "unrolled"};
inline constexpr Parameter kRoundsParameters[] = {{"Unroll", kUnrollValues, {}, 1}, {"Partition", kPartitionValues, {}, 1}, {"KeyBits", kKeyBitsValues, {}, 128}, {"SboxForm", kSboxFormValues, kSboxFormLabels, 0}, {"KeySchedule", kKeyScheduleValues, kKeyScheduleLabels, 0}};
inline constexpr std::span<const Parameter> kSerialParameters{};
inline constexpr Parameter kFromCParameters[] = {{"Step", kStepValues, kStepLabels, 1}};
inline constexpr Architecture kArchitectures[] = {{"rounds", 0, kRoundsParameters}, {"serial", 1, kSerialParameters}, {"from_c", 2, kFromCParameters}};
inline constexpr Algorithm kFacts = {6, "aes", "AES-128", "FIPS 197; 3GPP TS 33.401, annexes B.1.3 and B.2.3",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace aes

namespace aes_gcm {

inline constexpr std::uint64_t kKeyBits = 256;
inline constexpr std::uint64_t kIvBits = 96;
inline constexpr std::uint64_t kTagBits = 128;
inline constexpr std::uint64_t kBlockBits = 128;
inline constexpr std::uint32_t kBenchMessageBytes[] = {16, 64, 256, 528, 1024, 1420, 4112, 7696, 15888, 65536, 1048576};
inline constexpr std::string_view kArmv8Machines[] = {"aarch64"};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2VaesMachines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kIpsecMbMachines[] = {"x86_64"};
inline constexpr std::string_view kOpensslMachines[] = {"any"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"armv8", "AES, PMULL", kArmv8Machines}, {"avx512", "AVX-512F, BW, CD, DQ, VL; AES, VAES, PCLMULQDQ, VPCLMULQDQ; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2_vaes", "AVX2, AES, VAES, PCLMULQDQ, VPCLMULQDQ; BMI, BMI2, FMA", kAvx2VaesMachines}, {"avx2", "AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA", kAvx2Machines}, {"ipsec_mb", "libipsec-mb, loaded at run time", kIpsecMbMachines}, {"openssl", "libcrypto of OpenSSL 3", kOpensslMachines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kKeyBitsValues[] = {128, 256};
inline constexpr std::uint32_t kUnrollValues[] = {1, 2, 10, 14};
inline constexpr std::uint32_t kPartitionValues[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 1, 2, 3};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "logic", "ram", "mixed"};
inline constexpr std::uint32_t kKeyScheduleValues[] = {0, 1};
inline constexpr std::string_view kKeyScheduleLabels[] = {"online", "precomputed"};
inline constexpr std::uint32_t kKaratsubaValues[] = {0, 1, 2, 3, 4};
inline constexpr std::uint32_t kMultiplyClocksValues[] = {1, 2, 3, 4, 5, 6};
inline constexpr std::uint32_t kLanesValues[] = {1, 2, 4};
inline constexpr Parameter kLaneParameters[] = {{"KeyBits", kKeyBitsValues, {}, 256}, {"Unroll", kUnrollValues, {}, 14}, {"Partition", kPartitionValues, {}, 1}, {"SboxForm", kSboxFormValues, kSboxFormLabels, 0}, {"KeySchedule", kKeyScheduleValues, kKeyScheduleLabels, 0}, {"Karatsuba", kKaratsubaValues, {}, 3}, {"MultiplyClocks", kMultiplyClocksValues, {}, 4}, {"Lanes", kLanesValues, {}, 1}};
inline constexpr Architecture kArchitectures[] = {{"lane", 0, kLaneParameters}};
inline constexpr Algorithm kFacts = {7, "aes_gcm", "AES-GCM", "SP 800-38D",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace aes_gcm

namespace sha3 {

inline constexpr std::uint64_t kStateBits = 1600;
inline constexpr std::uint64_t kWordBits = 64;
inline constexpr std::uint64_t kRounds = 24;
inline constexpr std::uint32_t kBenchMessageBytes[] = {16, 64, 528, 1024, 4112, 7696, 15888, 65536};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kArmv8Sha3Machines[] = {"aarch64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kOpensslMachines[] = {"any"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2", "AVX2; BMI, BMI2, FMA", kAvx2Machines}, {"armv8_sha3", "SHA3", kArmv8Sha3Machines}, {"neon", "NEON", kNeonMachines}, {"openssl", "libcrypto of OpenSSL 3", kOpensslMachines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kRoundsValues[] = {1, 2, 4};
inline constexpr std::uint32_t kMessagesValues[] = {1, 2, 4};
inline constexpr Parameter kSpongeParameters[] = {{"Rounds", kRoundsValues, {}, 1}, {"Messages", kMessagesValues, {}, 1}};
inline constexpr std::span<const Parameter> kFromCParameters{};
inline constexpr Architecture kArchitectures[] = {{"sponge", 0, kSpongeParameters}, {"from_c", 1, kFromCParameters}};
inline constexpr Algorithm kFacts = {8, "sha3", "SHA-3", "FIPS 202",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace sha3

namespace modexp {

inline constexpr std::uint64_t kModulusBits = 4096;
inline constexpr std::uint64_t kStepBits = 256;
inline constexpr std::uint64_t kBlockBits = 2048;
inline constexpr std::uint32_t kBenchMessageBytes[] = {256, 512};
inline constexpr std::string_view kIfmaMachines[] = {"x86_64"};
inline constexpr std::string_view kOpensslMachines[] = {"any"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"ifma", "AVX-512F, BW, CD, DQ, VL, IFMA; AVX2, BMI, BMI2, FMA", kIfmaMachines}, {"openssl", "libcrypto of OpenSSL 3", kOpensslMachines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kWordBitsValues[] = {16, 17, 18, 32};
inline constexpr std::uint32_t kElementsValues[] = {16, 31, 61};
inline constexpr std::uint32_t kWindowBitsValues[] = {4, 5, 6};
inline constexpr Parameter kSystolicParameters[] = {{"WordBits", kWordBitsValues, {}, 18}, {"Elements", kElementsValues, {}, 61}, {"WindowBits", kWindowBitsValues, {}, 5}};
inline constexpr Architecture kArchitectures[] = {{"systolic", 0, kSystolicParameters}};
inline constexpr Algorithm kFacts = {9, "modexp", "modular exponentiation (RSA)", "RFC 8017, sections 5.1 and 5.2",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace modexp

namespace snow5g {

inline constexpr std::uint64_t kKeyBits = 256;
inline constexpr std::uint64_t kIvBits = 128;
inline constexpr std::uint64_t kBlockBits = 128;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 1420, 8192, 65536};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2VaesMachines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kArmv8Machines[] = {"aarch64"};
inline constexpr std::string_view kNeonMachines[] = {"aarch64", "armv7l", "armv8l"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL; AES, VAES, PCLMULQDQ, VPCLMULQDQ; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2_vaes", "AVX2, AES, VAES, PCLMULQDQ, VPCLMULQDQ; BMI, BMI2, FMA", kAvx2VaesMachines}, {"avx2", "AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA", kAvx2Machines}, {"armv8", "AES, PMULL", kArmv8Machines}, {"neon", "NEON", kNeonMachines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 1};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "logic"};
inline constexpr std::uint32_t kStreamsValues[] = {2, 4, 6};
inline constexpr Parameter kPlainParameters[] = {{"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Parameter kInterleavedParameters[] = {{"Streams", kStreamsValues, {}, 4}};
inline constexpr Architecture kArchitectures[] = {{"plain", 0, kPlainParameters}, {"interleaved", 1, kInterleavedParameters}};
inline constexpr Algorithm kFacts = {33, "snow5g", "SNOW 5G", "draft-mattsson-cfrg-aes-gcm-sst-19, appendix on 3GPP; the designers' SNOW-Vi",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace snow5g

namespace aes256 {

inline constexpr std::uint64_t kKeyBits = 256;
inline constexpr std::uint64_t kIvBits = 128;
inline constexpr std::uint64_t kBlockBits = 128;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 1420, 8192, 65536};
inline constexpr std::string_view kAvx512Machines[] = {"x86_64"};
inline constexpr std::string_view kAvx2VaesMachines[] = {"x86_64"};
inline constexpr std::string_view kAvx2Machines[] = {"x86_64"};
inline constexpr std::string_view kArmv8Machines[] = {"aarch64"};
inline constexpr std::string_view kPortableMachines[] = {"any"};
inline constexpr std::string_view kReferenceMachines[] = {"any"};
inline constexpr Variant kVariants[] = {{"avx512", "AVX-512F, BW, CD, DQ, VL; AES, VAES, PCLMULQDQ, VPCLMULQDQ; AVX2, BMI, BMI2, FMA", kAvx512Machines}, {"avx2_vaes", "AVX2, AES, VAES, PCLMULQDQ, VPCLMULQDQ; BMI, BMI2, FMA", kAvx2VaesMachines}, {"avx2", "AVX2, AES, PCLMULQDQ; BMI, BMI2, FMA", kAvx2Machines}, {"armv8", "AES, PMULL", kArmv8Machines}, {"portable", "any CPU", kPortableMachines}, {"reference", "any CPU", kReferenceMachines}};
inline constexpr std::uint32_t kUnrollValues[] = {1, 2, 7, 14};
inline constexpr std::uint32_t kPartitionValues[] = {0, 1, 2, 3, 4, 5};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 1, 2};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "logic", "ram"};
inline constexpr Parameter kRoundsParameters[] = {{"Unroll", kUnrollValues, {}, 14}, {"Partition", kPartitionValues, {}, 1}, {"SboxForm", kSboxFormValues, kSboxFormLabels, 0}};
inline constexpr Architecture kArchitectures[] = {{"rounds", 0, kRoundsParameters}};
inline constexpr Algorithm kFacts = {37, "aes256", "AES-256", "FIPS 197; draft-mattsson-cfrg-aes-gcm-sst-19, appendix on 3GPP",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace aes256

namespace pdcp {

inline constexpr std::uint64_t kBlockBits = 128;
inline constexpr std::uint32_t kBenchMessageBytes[] = {64, 256, 1420};
inline constexpr std::span<const Variant> kVariants{};
inline constexpr std::uint32_t kSetsValues[] = {1, 2, 3};
inline constexpr std::string_view kSetsLabels[] = {"128", "256", "both"};
inline constexpr std::uint32_t kUnrollValues[] = {1, 10};
inline constexpr std::uint32_t kUnroll256Values[] = {1, 14};
inline constexpr std::uint32_t kPartitionValues[] = {1, 2, 3};
inline constexpr std::uint32_t kSboxFormValues[] = {0, 2};
inline constexpr std::string_view kSboxFormLabels[] = {"table", "ram"};
inline constexpr std::uint32_t kSlotsValues[] = {16, 32};
inline constexpr std::uint32_t kStreamsValues[] = {2, 4};
inline constexpr std::uint32_t kUnitsValues[] = {1, 2};
inline constexpr std::uint32_t kTasksValues[] = {8, 16};
inline constexpr std::uint32_t kDepthValues[] = {128, 256};
inline constexpr Parameter kSideBySideParameters[] = {{"Sets", kSetsValues, kSetsLabels, 3}, {"Unroll", kUnrollValues, {}, 10}, {"Unroll256", kUnroll256Values, {}, 14}, {"Partition", kPartitionValues, {}, 1}, {"SboxForm", kSboxFormValues, kSboxFormLabels, 0}, {"Slots", kSlotsValues, {}, 32}, {"Streams", kStreamsValues, {}, 2}, {"Units", kUnitsValues, {}, 2}, {"Tasks", kTasksValues, {}, 8}, {"Depth", kDepthValues, {}, 128}};
inline constexpr Architecture kArchitectures[] = {{"side_by_side", 0, kSideBySideParameters}};
inline constexpr Algorithm kFacts = {41, "pdcp", "PDCP", "TS 33.401, annex B; draft-mattsson-cfrg-aes-gcm-sst-19, appendix on 3GPP",
    kVariants, kArchitectures, kBenchMessageBytes};

}  // namespace pdcp

inline constexpr Algorithm kAlgorithms[] = {chacha20::kFacts, poly1305::kFacts, chacha20_poly1305::kFacts, zuc::kFacts, snow3g::kFacts, aes::kFacts, aes_gcm::kFacts, sha3::kFacts, modexp::kFacts, snow5g::kFacts, aes256::kFacts, pdcp::kFacts};

}  // namespace tandem::facts
