// The functions that dispatch.cpp chooses from; private to this folder. Contract: Variant::authenticate in poly1305.h.
#pragma once

#include <span>

#include "algorithms/poly1305/sw/poly1305.h"

namespace tandem::poly1305 {

using Authenticate = void(std::span<const Message> messages);

Authenticate authenticate_reference;

}  // namespace tandem::poly1305
