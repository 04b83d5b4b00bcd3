// The functions that dispatch.cpp chooses from; private to this folder. Contracts: Variant in modexp.h.
#pragma once

#include <span>

#include "algorithms/modexp/sw/modexp.h"

namespace tandem::modexp {

using Run = void(std::span<Message> messages);

Run run_reference;
Run run_portable;
#if defined(__x86_64__)
Run run_ifma;
#endif

// This variant calls a library; freestanding builds leave it out.
bool has_openssl();
Run run_openssl;
bool keeps_openssl();
void forget_openssl();

}  // namespace tandem::modexp
