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
#include <optional>
#include <vector>

#include "engine/engine.h"
#include "rsa/hash.h"
#include "rsa/keys.h"

namespace tandem::rsa {

/// Makes a signature, as long as the modulus.
///
/// engine: of rsa_private, with nothing in flight. digest: of the message, by `hash`; one of another length is
/// io_error, since OpenSSL has then failed to make it. Returns unsupported for SHA-1, bad_length if the modulus is too
/// short for hash and salt, or the status of the engine's task; `signature` is then empty.
Status sign_pkcs1(Engine& engine, const PrivateKey& key, Hash hash, Octets digest,
                  std::vector<std::uint8_t>& signature);
/// Makes a signature by PSS: mask generation uses the same hash, and a random salt has `salt_bytes` bytes.
Status sign_pss(Engine& engine, const PrivateKey& key, Hash hash, std::size_t salt_bytes, Octets digest,
                std::vector<std::uint8_t>& signature);

/// Returns ok if the signature is right, authentication if it is wrong, or another status of the engine's task.
///
/// engine: of rsa_public, with nothing in flight. digest: as above.
Status verify_pkcs1(Engine& engine, const PublicKey& key, Hash hash, Octets digest, Octets signature);
/// Verifies a signature by PSS; a salt of another length makes it wrong.
Status verify_pss(Engine& engine, const PublicKey& key, Hash hash, std::size_t salt_bytes, Octets digest,
                  Octets signature);

/// Returns how many bytes OAEP encrypts at most; nullopt if the modulus is too short for the hash.
std::optional<std::size_t> max_oaep_bytes(const PublicKey& key, Hash hash);

/// Encrypts with OAEP: mask generation with the same hash. label: known to both sides, often empty.
///
/// engine: of rsa_public, with nothing in flight. Returns bad_length if the message is longer than max_oaep_bytes,
/// unsupported for SHA-1, or the status of the engine's task; `ciphertext` is then empty.
Status encrypt_oaep(Engine& engine, const PublicKey& key, Hash hash, Octets label, Octets message,
                    std::vector<std::uint8_t>& ciphertext);
/// Decrypts with OAEP. Returns ok, or authentication, whatever is wrong with the ciphertext or the label; `message` is
/// then empty.
///
/// engine: of rsa_private, with nothing in flight. The receiver of a message wipes it.
Status decrypt_oaep(Engine& engine, const PrivateKey& key, Hash hash, Octets label, Octets ciphertext,
                    std::vector<std::uint8_t>& message);

}  // namespace tandem::rsa
