// The functions that dispatch.cpp chooses from; private to this folder. Contract: Variant::authenticate in poly1305.h.
#pragma once

#include <span>

#include "algorithms/poly1305/sw/poly1305.h"

namespace tandem::poly1305 {

using Authenticate = void(std::span<const Message> messages);

Authenticate authenticate_reference;
#if defined(__x86_64__)
Authenticate authenticate_avx512;
Authenticate authenticate_avx2;
#elif defined(__ARM_NEON)
Authenticate authenticate_neon;
#endif

}  // namespace tandem::poly1305
