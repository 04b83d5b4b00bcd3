// A task: one operation on one buffer, as software and descriptors both see it. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/reason.h"
#include "engine/status.h"

namespace tandem {

/// Algorithm ids; the values stand in `algorithms/*/algorithm.toml` and in the accelerator's BUILD.ALGORITHM. From 16
/// on they are functions: what a standard makes of a primitive.
enum class Algorithm : std::uint8_t {
  none = 0,
  chacha20 = 1,
  poly1305 = 2,  ///< no engine of its own: its key serves one message
  chacha20_poly1305 = 3,
  zuc = 4,      ///< no engine of its own: a primitive of the functions of 3GPP
  snow3g = 5,   ///< no engine of its own: a primitive of the functions of 3GPP
  aes = 6,      ///< no engine of its own: a primitive of the functions of 3GPP
  aes_gcm = 7,  ///< with the AES that the length of the key says
  sha3 = 8,     ///< no engine of its own: its functions have one
  modexp = 9,   ///< no engine of its own: its functions have one
  eea1 = 16,    ///< confidentiality with SNOW 3G; also NEA1
  eia1 = 17,    ///< integrity with SNOW 3G; also NIA1
  eea2 = 18,    ///< confidentiality with AES; also NEA2
  eia2 = 19,    ///< integrity with AES; also NIA2
  eea3 = 20,    ///< confidentiality with ZUC; also NEA3
  eia3 = 21,    ///< integrity with ZUC; also NIA3
  nea6 = 22,    ///< confidentiality with ZUC and keys of 256 bits: 256-NEA6
  sha3_224 = 23,
  sha3_256 = 24,
  sha3_384 = 25,
  sha3_512 = 26,
  shake128 = 27,
  shake256 = 28,
  rsa_public = 29,   ///< modular exponentiation with a public key; encryption
  rsa_private = 30,  ///< modular exponentiation with a private key; decryption
  nia6 = 31,         ///< integrity with ZUC and keys of 256 bits: 256-NIA6
  nca6 = 32,         ///< authenticated encryption with ZUC and keys of 256 bits: 256-NCA6
};

enum class Direction : std::uint8_t { encrypt = 0, decrypt = 1 };

/// Which kind of engine may run a task. `any` lets the caller's choice of engine decide.
enum class Require : std::uint8_t { any, software, hardware };

/// How a task ended. Written by the engine before the task is handed back by `Engine::poll`.
struct Completion {
  Status status = Status::would_block;
  /// Which engine ran it, e.g. "cpu.avx512" or "sim.iterative"; points to storage that outlives the engine's caller.
  std::string_view backend;
  /// Clock cycles in the device from the task's start to its last write, 0 for software.
  std::uint64_t device_cycles = 0;
  /// Why that engine. Not the engine's: it stands before the task is submitted, and stays.
  Reason reason = Reason::named;
};

/// One unit of work. The caller owns every buffer and keeps them alive and untouched from a successful `submit`
/// until the task comes back from `poll`; the engine writes only `destination`, `tag` and `completion`.
///
/// Lengths are in bits; bit 0 of the message is the most significant bit of byte 0. Source bits past `len_bits` in
/// the last byte are ignored; the corresponding destination bits become 0. `source == destination` is allowed; any
/// other overlap is not.
struct Task {
  Algorithm algorithm = Algorithm::none;
  Direction direction = Direction::encrypt;
  Require require = Require::any;
  std::uint8_t key_bytes = 0;
  /// Key, first `key_bytes` bytes. Whoever fills a task wipes it.
  std::array<std::uint8_t, 32> key{};
  /// Initialisation vector as the algorithm defines it.
  /// chacha20: 32-bit block counter, little endian, then the 96-bit nonce (words 12..15 of the RFC 8439 state).
  /// chacha20_poly1305: four zero bytes (else bad_iv), then the 96-bit nonce.
  /// aes_gcm: four zero bytes (else bad_iv), then the 96 bits of its iv.
  /// eea1 .. eia3: COUNT, most significant byte first, then BEARER << 3 | DIRECTION << 2, then eleven zero bytes; the
  /// two lowest bits of the fifth byte are 0, too (else bad_iv).
  /// nea6, nia6, nca6: the 128 bits of the initialisation vector, which the caller has made.
  /// sha3_224 .. shake256: all zero (else bad_iv), and no key (else bad_key).
  /// rsa_public, rsa_private: bits of the modulus, bytes of an exponent (16 bits each), then for rsa_private the form
  /// of the key (8 bits) and bytes of a public exponent (16 bits), which checks the result, or 0; all little endian,
  /// then zeros. `key` is empty (else bad_key): it is in the message (docs/formats/rsa-key.md).
  std::array<std::uint8_t, 16> iv{};
  const std::uint8_t* source = nullptr;
  /// Of eia1 .. eia3, nia6, sha3_224 .. shake256 unused; of rsa_public, rsa_private as long as the modulus.
  std::uint8_t* destination = nullptr;
  /// chacha20: not 0. chacha20_poly1305: a multiple of 8 (else bad_length), 0 included, at most (2^32 - 1) * 512.
  /// aes_gcm: a multiple of 8 (else bad_length), 0 included, at most (2^32 - 2) * 128.
  /// sha3_224 .. shake256: a multiple of 8 (else bad_length), 0 included.
  /// eea1 .. eia3, nea6: 1 to 2^32 - 1 (else bad_length).
  /// nia6: a multiple of 8 (else bad_length), 8 to 2^32 - 8. nca6: the same, and 0.
  /// rsa_public, rsa_private: those of the key and of the base, which is as long as the modulus (else bad_length).
  std::uint64_t len_bits = 0;
  /// Additional authenticated data and tag; empty for algorithms without.
  /// chacha20_poly1305: aad of any length; a tag of exactly 16 bytes (else bad_length), which encrypt writes and
  /// decrypt reads. If it does not match, the status is `authentication` and the whole destination is 0.
  /// aes_gcm: the same with a tag of 4, 8 or 12 to 16 bytes; what is shorter than 16 is its beginning.
  /// nca6: the same with a tag of 4 to 16 bytes.
  /// eia1 .. eia3: a tag of exactly 4 bytes (else bad_length), MAC-I with its most significant byte first, which
  /// encrypt writes and decrypt reads; if it does not match, the status is `authentication`. eea1 .. eea3, nea6 have
  /// none (else bad_length). nia6: the same with a tag of 4 to 16 bytes. None of them takes additional data (else
  /// unsupported).
  /// sha3_224 .. shake256: the digest, as long as the function has it, of SHAKE any length but 0 (else bad_length); no
  /// additional data and no decryption (else unsupported).
  /// rsa_public, rsa_private: none (else bad_length, unsupported).
  std::span<const std::uint8_t> aad{};
  std::span<std::uint8_t> tag{};
  /// For the caller; engines carry it unread.
  void* user = nullptr;
  Completion completion{};

  /// Bytes that `len_bits` occupy.
  [[nodiscard]] std::uint64_t len_bytes() const { return len_bits / 8 + (len_bits % 8 != 0); }
};

}  // namespace tandem
