// RSA with padding: signatures by PKCS #1 v1.5 and PSS, encryption with OAEP. OpenSSL hashes and pads, an engine
// computes the powers.
//
// Standard    RFC 8017, sections 7.1, 8.1 and 8.2
// Timing      of private operations as the engine's; whether a padding was right becomes known, and nothing else of it
// Left out    encryption by PKCS #1 v1.5: a program that decrypts it and tells right from wrong gives the message away
// Checked by  rsa_test.cpp, with OpenSSL as peer
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/engine.h"
#include "rsa/keys.h"

namespace tandem::rsa {

using Octets = std::span<const std::uint8_t>;

enum class Hash : std::uint8_t {
  sha1,  ///< for old signatures: what would be made with it is unsupported
  sha224,
  sha256,
  sha384,
  sha512,
};

/// Makes a signature, as long as the modulus.
///
/// engine: of rsa_private, with nothing in flight. Returns unsupported for SHA-1, bad_length if the modulus is too
/// short for hash and salt, or the status of the engine's task; `signature` is then empty.
Status sign_pkcs1(Engine& engine, const PrivateKey& key, Hash hash, Octets message,
                  std::vector<std::uint8_t>& signature);
/// The same with PSS: mask generation with the same hash, and a random salt of `salt_bytes` bytes.
Status sign_pss(Engine& engine, const PrivateKey& key, Hash hash, std::size_t salt_bytes, Octets message,
                std::vector<std::uint8_t>& signature);

/// Whether a signature is one: ok, or authentication; or another status of the engine's task.
///
/// engine: of rsa_public, with nothing in flight.
Status verify_pkcs1(Engine& engine, const PublicKey& key, Hash hash, Octets message, Octets signature);
/// The same with PSS; a salt of another length is none.
Status verify_pss(Engine& engine, const PublicKey& key, Hash hash, std::size_t salt_bytes, Octets message,
                  Octets signature);

/// Encrypts with OAEP: mask generation with the same hash. label: known to both sides, often empty.
///
/// engine: of rsa_public, with nothing in flight. Returns bad_length if the message has more than bytes of modulus - 2
/// bytes of hash - 2, unsupported for SHA-1, or the status of the engine's task; `ciphertext` is then empty.
Status encrypt_oaep(Engine& engine, const PublicKey& key, Hash hash, Octets label, Octets message,
                    std::vector<std::uint8_t>& ciphertext);
/// The reverse: ok, or authentication, whatever is wrong with the ciphertext or the label; `message` is then empty.
///
/// engine: of rsa_private, with nothing in flight. The receiver of a message wipes it.
Status decrypt_oaep(Engine& engine, const PrivateKey& key, Hash hash, Octets label, Octets ciphertext,
                    std::vector<std::uint8_t>& message);

}  // namespace tandem::rsa
