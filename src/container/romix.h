// The part of scrypt that takes memory and time. libcrypto's is not used, since it cannot be ended early.
//
// Source  RFC 7914, sections 3 to 5, with r = 8
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "container/checkpoint.h"

namespace tandem::container {

inline constexpr std::size_t kRomixBytes = 1024;  ///< 128 r

/// Replaces `block` by scryptROMix of it with N = 2^work_factor. Takes 2^work_factor KiB of memory meanwhile. Throws
/// CryptoFailure if there is not so much memory, and what `checkpoint` throws.
void romix(std::span<std::uint8_t, kRomixBytes> block, unsigned work_factor, const Checkpoint& checkpoint);

}  // namespace tandem::container
