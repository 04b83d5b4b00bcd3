// Key files of `tandem rsa`: PEM, as OpenSSL writes it.
#pragma once

#include <string>

#include "cli/passphrase.h"
#include "pipeline/event.h"
#include "rsa/keys.h"

namespace tandem::cli {

/// Reads a private key in PKCS #1 or PKCS #8, and asks for its passphrase if it is encrypted. "-" is standard input.
/// Warns, unless quiet, if others may read the file.
/// Throws CommandError (kKey; kNoMatch: the passphrase is wrong; or interrupted).
rsa::PrivateKey read_rsa_private_key(const std::string& path, Passphrases& passphrases, const pipeline::Event& stop,
                                     bool quiet);

/// Reads a public key: SubjectPublicKeyInfo or PKCS #1. "-" is standard input. Throws CommandError (kKey, or interrupted).
rsa::PublicKey read_rsa_public_key(const std::string& path, const pipeline::Event& stop);

}  // namespace tandem::cli
