// The ids of algorithms: of primitives, as in the accelerator's BUILD.ALGORITHM, and of operations. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include <cstdint>

namespace tandem {

/// Tasks name operations: what a standard makes of a primitive. A primitive with an operation of the same name
/// has its number.
enum class Algorithm : std::uint8_t {
  none = 0,
  chacha20 = 1,  ///< ChaCha20; RFC 8439, section 2.4
  poly1305 = 2,  ///< Poly1305, a primitive
  chacha20_poly1305 = 3,  ///< ChaCha20-Poly1305; RFC 8439, section 2.8
  zuc = 4,  ///< ZUC, a primitive
  snow3g = 5,  ///< SNOW 3G, a primitive
  aes = 6,  ///< AES-128, a primitive
  aes_gcm = 7,  ///< AES-GCM; SP 800-38D
  sha3 = 8,  ///< SHA-3, a primitive
  modexp = 9,  ///< modular exponentiation (RSA), a primitive
  eea1 = 16,  ///< 128-EEA1; TS 33.401, annex B.1.2; TS 33.501, annex D.2.1.2
  eia1 = 17,  ///< 128-EIA1; TS 33.401, annex B.2.2; TS 33.501, annex D.3.1.2
  eea2 = 18,  ///< 128-EEA2; TS 33.401, annex B.1.3; TS 33.501, annex D.2.1.3
  eia2 = 19,  ///< 128-EIA2; TS 33.401, annex B.2.3; TS 33.501, annex D.3.1.3
  eea3 = 20,  ///< 128-EEA3; TS 33.401, annex B.1.4; TS 33.501, annex D.2.1.4
  eia3 = 21,  ///< 128-EIA3; TS 33.401, annex B.2.4; TS 33.501, annex D.3.1.4
  nea6 = 22,  ///< 256-NEA6; ZUC design team, eprint 2021/1439, with 48 rounds
  sha3_224 = 23,  ///< SHA3-224; FIPS 202, section 6.1
  sha3_256 = 24,  ///< SHA3-256; FIPS 202, section 6.1
  sha3_384 = 25,  ///< SHA3-384; FIPS 202, section 6.1
  sha3_512 = 26,  ///< SHA3-512; FIPS 202, section 6.1
  shake128 = 27,  ///< SHAKE128; FIPS 202, section 6.2
  shake256 = 28,  ///< SHAKE256; FIPS 202, section 6.2
  rsa_public = 29,  ///< RSA with a public exponent: RSAEP, RSAVP1; RFC 8017, sections 5.1.1 and 5.2.2
  rsa_private = 30,  ///< RSA with a private exponent: RSADP, RSASP1; RFC 8017, sections 5.1.2 and 5.2.1
  nia6 = 31,  ///< 256-NIA6; TS 33.501, by its published test data
  nca6 = 32,  ///< 256-NCA6; TS 33.501, by its published test data
  snow5g = 33,  ///< SNOW 5G, a primitive
  nea4 = 34,  ///< 256-NEA4; TS 33.501, by its published test data
  nia4 = 35,  ///< 256-NIA4; TS 33.501, by its published test data
  nca4 = 36,  ///< 256-NCA4; TS 33.501, by its published test data
  aes256 = 37,  ///< AES-256, a primitive
  nea5 = 38,  ///< 256-NEA5; TS 33.501, by its published test data
  nia5 = 39,  ///< 256-NIA5; TS 33.501, by its published test data
  nca5 = 40,  ///< 256-NCA5; TS 33.501, by its published test data
  pdcp = 41,  ///< PDCP, a core of several
};

}  // namespace tandem
