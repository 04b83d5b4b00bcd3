// A small age file that is in memory whole, such as an encrypted identity file. Large ones go through the pipeline.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "container/file_status.h"
#include "container/header.h"
#include "container/payload.h"
#include "container/secret.h"

namespace tandem::container {

/// An age file in its parts.
struct WholeFile {
  FileStart start;
  std::vector<std::uint8_t> payload;  ///< without nonce
};

/// Takes a file apart, armored or not.
FileStatus split_file(std::span<const std::uint8_t> bytes, WholeFile& file);

/// Decrypts a payload. `plaintext` is empty unless all of it is authentic. Throws CryptoFailure.
FileStatus decrypt_payload(const PayloadKey& key, std::span<const std::uint8_t> payload, SecretText& plaintext);

}  // namespace tandem::container
