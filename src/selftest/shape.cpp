#include "selftest/shape.h"

#include <algorithm>

namespace tandem::selftest {
namespace {

constexpr Shape pdu_shape(Algorithm algorithm, bool integrity) {
  return {.algorithm = algorithm,
          .key_bytes = 16,
          .tag_bytes = static_cast<std::uint8_t>(integrity ? 4 : 0),
          .tag_alone = integrity,
          .used_iv_bytes = 5,
          .last_iv_mask = 0xfc};
}

constexpr Shape hash_shape(Algorithm algorithm, std::uint8_t digest_bytes) {
  return {.algorithm = algorithm,
          .key_bytes = 0,
          .tag_bytes = digest_bytes,
          .tag_alone = true,
          .one_way = true,
          .whole_bytes = true,
          .used_iv_bytes = 0};
}

constexpr Shape kShapes[] = {
    {.algorithm = Algorithm::chacha20, .key_bytes = 32},
    {.algorithm = Algorithm::chacha20_poly1305,
     .key_bytes = 32,
     .tag_bytes = 16,
     .whole_bytes = true,
     .has_aad = true,
     .zero_iv_bytes = 4},
    {.algorithm = Algorithm::aes_gcm,
     .key_bytes = 32,
     .tag_bytes = 16,
     .whole_bytes = true,
     .has_aad = true,
     .zero_iv_bytes = 4},
    pdu_shape(Algorithm::eea1, false),
    pdu_shape(Algorithm::eia1, true),
    pdu_shape(Algorithm::eea2, false),
    pdu_shape(Algorithm::eia2, true),
    pdu_shape(Algorithm::eea3, false),
    pdu_shape(Algorithm::eia3, true),
    {.algorithm = Algorithm::nea6, .key_bytes = 32},
    {.algorithm = Algorithm::nia6, .key_bytes = 32, .tag_bytes = 16, .tag_alone = true, .whole_bytes = true},
    {.algorithm = Algorithm::nca6, .key_bytes = 32, .tag_bytes = 16, .whole_bytes = true, .has_aad = true},
    hash_shape(Algorithm::sha3_224, 28),
    hash_shape(Algorithm::sha3_256, 32),
    hash_shape(Algorithm::sha3_384, 48),
    hash_shape(Algorithm::sha3_512, 64),
    hash_shape(Algorithm::shake128, 64),
    hash_shape(Algorithm::shake256, 64),
    {.algorithm = Algorithm::rsa_public, .key_bytes = 0, .one_way = true, .key_in_message = true, .whole_bytes = true},
    {.algorithm = Algorithm::rsa_private,
     .key_bytes = 0,
     .back_only = true,
     .key_in_message = true,
     .whole_bytes = true},
};

}  // namespace

std::span<const Shape> shapes() { return kShapes; }

const Shape* shape_of(Algorithm algorithm) {
  const auto found = std::ranges::find(kShapes, algorithm, &Shape::algorithm);
  return found == std::end(kShapes) ? nullptr : found;
}

}  // namespace tandem::selftest
