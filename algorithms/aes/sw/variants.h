// The functions that dispatch.cpp chooses from; private to this folder. Contracts: Variant in aes.h.
#pragma once

#include <span>

#include "algorithms/aes/sw/aes.h"

namespace tandem::aes {

using Crypt = void(std::span<Pdu* const> pdus);

Crypt eea_reference;
Crypt eia_reference;

// These variants call libraries; freestanding builds leave them out.
bool has_openssl();
bool is_constant_time_openssl();
Crypt eea_openssl;
Crypt eia_openssl;
bool keeps_openssl();
void forget_openssl();

bool has_ipsec_mb();
bool is_constant_time_ipsec_mb();
Crypt eea_ipsec_mb;
Crypt eia_ipsec_mb;
bool keeps_ipsec_mb();
void forget_ipsec_mb();

}  // namespace tandem::aes
