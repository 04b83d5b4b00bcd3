#include "bus/operations.h"

#include <algorithm>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/zuc/sw/nia6.h"
#ifdef TANDEM_HAS_RSA_FORM
#include "bus/rsa_form.h"
#endif

namespace tandem::bus {
namespace {

/// BUILD.STAGES of a core without summation: algorithm.toml, parameter Stages.
constexpr std::uint8_t kRoundsOnly = 0;

Status finish_pads(std::uint8_t stages, const Task& task, const std::uint8_t* pads) {
  const std::uint8_t* const iv = task.iv.data();
  const std::uint32_t counter =
      iv[0] | std::uint32_t{iv[1]} << 8 | std::uint32_t{iv[2]} << 16 | std::uint32_t{iv[3]} << 24;
  const chacha20::State state(task.key, counter, std::span<const std::uint8_t, chacha20::kNonceBytes>(iv + 4, 12));
  const chacha20::Pads kind = stages == kRoundsOnly ? chacha20::Pads::rounds : chacha20::Pads::summation;
  return chacha20::apply_pads(kind, state, pads, task.source, task.destination, task.len_bits);
}

constexpr driver::Operations hash(Algorithm function, std::uint8_t operation) {
  return {.algorithm = function,
          .device = Algorithm::sha3,
          .encrypt = operation,
          .tag_bytes = static_cast<std::uint8_t>(sha3::kFunctions[operation].digest_bytes),
          .hash = true,
          .zero_iv_bytes = 16};
}

#ifdef TANDEM_HAS_RSA_FORM
constexpr driver::Operations rsa(Algorithm function) {
  return {.algorithm = function, .device = Algorithm::modexp, .form = &kRsaForm, .slowest_task_ns = kSlowestRsaTaskNs};
}
#endif

/// Bit n: n bytes, from kNia6MinTagBytes to those of a whole tag, which has no bit.
constexpr std::uint16_t kShorterNia6Tags = (1U << zuc::kNia6MaxTagBytes) - (1U << zuc::kNia6MinTagBytes);

constexpr driver::Operations kOperations[] = {
    {.algorithm = Algorithm::chacha20,
     .device = Algorithm::chacha20,
     .key_bytes = chacha20::kKeyBytes,
     .encrypt = 0,
     .decrypt = 0,
     .pads = 1,
     .whole_stages = 2,
     .finish_pads = finish_pads},
    {.algorithm = Algorithm::chacha20_poly1305,
     .device = Algorithm::chacha20_poly1305,
     .key_bytes = chacha20_poly1305::kKeyBytes,
     .encrypt = 0,
     .decrypt = 1,
     .tag_bytes = chacha20_poly1305::kTagBytes,
     .zero_iv_bytes = 4},
    {.algorithm = Algorithm::aes_gcm,
     .device = Algorithm::aes_gcm,
     .key_bytes = aes_gcm::kMaxKeyBytes,
     .other_keys = true,
     .encrypt = 0,
     .decrypt = 1,
     .tag_bytes = aes_gcm::kMaxTagBytes,
     .shorter_tags = 1 << 4 | 1 << 8 | 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15,
     .zero_iv_bytes = 4},
    {.algorithm = Algorithm::eea2, .device = Algorithm::aes, .key_bytes = aes::kKeyBytes, .encrypt = 0, .decrypt = 0},
    {.algorithm = Algorithm::eia2,
     .device = Algorithm::aes,
     .key_bytes = aes::kKeyBytes,
     .encrypt = 1,
     .decrypt = 1,
     .tag_bytes = 4,
     .tag_alone = true},
    {.algorithm = Algorithm::eea3, .device = Algorithm::zuc, .key_bytes = zuc::kKeyBytes, .encrypt = 0, .decrypt = 0},
    {.algorithm = Algorithm::eia3,
     .device = Algorithm::zuc,
     .key_bytes = zuc::kKeyBytes,
     .encrypt = 1,
     .decrypt = 1,
     .tag_bytes = 4,
     .tag_alone = true},
    {.algorithm = Algorithm::nea6,
     .device = Algorithm::zuc,
     .key_bytes = zuc::kKey256Bytes,
     .encrypt = 2,
     .decrypt = 2},
    {.algorithm = Algorithm::nia6,
     .device = Algorithm::zuc,
     .key_bytes = zuc::kKey256Bytes,
     .encrypt = 3,
     .decrypt = 3,
     .tag_bytes = zuc::kNia6MaxTagBytes,
     .shorter_tags = kShorterNia6Tags,
     .tag_alone = true,
     .whole_bytes = true},
    {.algorithm = Algorithm::nca6,
     .device = Algorithm::zuc,
     .key_bytes = zuc::kKey256Bytes,
     .encrypt = 4,
     .decrypt = 5,
     .tag_bytes = zuc::kNia6MaxTagBytes,
     .shorter_tags = kShorterNia6Tags},
    hash(Algorithm::sha3_224, 0),
    hash(Algorithm::sha3_256, 1),
    hash(Algorithm::sha3_384, 2),
    hash(Algorithm::sha3_512, 3),
    hash(Algorithm::shake128, 4),
    hash(Algorithm::shake256, 5),
#ifdef TANDEM_HAS_RSA_FORM
    rsa(Algorithm::rsa_public),
    rsa(Algorithm::rsa_private),
#endif
};

}  // namespace

std::span<const driver::Operations> all_operations() { return kOperations; }

const driver::Operations& operations(Algorithm algorithm) {
  const auto found = std::ranges::find(kOperations, algorithm, &driver::Operations::algorithm);
  return found == std::end(kOperations) ? kOperations[0] : *found;
}

}  // namespace tandem::bus
