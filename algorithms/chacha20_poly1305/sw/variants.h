// The functions that dispatch.cpp chooses from, and what they share; private to this folder. Contracts: Variant in
// chacha20_poly1305.h.
#pragma once

#include <span>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"

namespace tandem::chacha20_poly1305 {

using Crypt = void(std::span<Message> messages);

Crypt encrypt_reference;
Crypt decrypt_reference;
#if defined(__x86_64__)
Crypt encrypt_avx512;
Crypt decrypt_avx512;
Crypt encrypt_avx2;
Crypt decrypt_avx2;
#elif defined(__ARM_NEON)
Crypt encrypt_neon;
Crypt decrypt_neon;
#endif

// These variants call libraries; freestanding builds leave them out.
bool has_ipsec_mb();
Crypt encrypt_ipsec_mb;
Crypt decrypt_ipsec_mb;

bool has_openssl();
Crypt encrypt_openssl;
Crypt decrypt_openssl;
bool keeps_openssl();
void forget_openssl();

/// poly1305_key_gen of RFC 8439, section 2.6: the first half of block 0, 32 bytes.
void poly1305_key(const std::uint8_t* key, const std::uint8_t* nonce, std::uint8_t* one_time_key);

}  // namespace tandem::chacha20_poly1305
