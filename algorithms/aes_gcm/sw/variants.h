// The functions that dispatch.cpp chooses from; private to this folder. Contracts: Variant in aes_gcm.h.
#pragma once

#include <span>

#include "algorithms/aes_gcm/sw/aes_gcm.h"

namespace tandem::aes_gcm {

/// Functions of the variants without a library for keys that callers hold.
extern const Blocks kBlocksReference, kBlocksPortable, kBlocksArmv8, kBlocksAvx2, kBlocksAvx2Vaes, kBlocksAvx512;

using Crypt = void(std::span<Message> messages);

Crypt encrypt_reference;
Crypt decrypt_reference;
Crypt encrypt_portable;
Crypt decrypt_portable;
Crypt encrypt_armv8;
Crypt decrypt_armv8;
// Freestanding builds lack these, because the variant keeps no keys there.
bool keeps_armv8();
void forget_armv8();

// These variants call libraries; freestanding builds leave them out.
bool has_openssl();
bool is_constant_time_openssl();
Crypt encrypt_openssl;
Crypt decrypt_openssl;
bool keeps_openssl();
void forget_openssl();

// Keep keys, as those with libraries do.
Crypt encrypt_avx512;
Crypt decrypt_avx512;
bool keeps_avx512();
void forget_avx512();

Crypt encrypt_avx2_vaes;
Crypt decrypt_avx2_vaes;
bool keeps_avx2_vaes();
void forget_avx2_vaes();

Crypt encrypt_avx2;
Crypt decrypt_avx2;
bool keeps_avx2();
void forget_avx2();

bool has_ipsec_mb();
bool is_constant_time_ipsec_mb();
Crypt encrypt_ipsec_mb;
Crypt decrypt_ipsec_mb;
bool keeps_ipsec_mb();
void forget_ipsec_mb();

}  // namespace tandem::aes_gcm
