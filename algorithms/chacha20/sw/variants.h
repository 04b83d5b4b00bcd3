// The functions that dispatch.cpp chooses from; private to this folder. Contract: Variant::xor_keystream in chacha20.h.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::chacha20 {

using XorKeystream = void(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                          std::size_t bytes);

// These cannot fail.
XorKeystream xor_keystream_reference;
#if defined(__x86_64__)
XorKeystream xor_keystream_avx512;
XorKeystream xor_keystream_avx2;
#elif defined(__ARM_NEON)
XorKeystream xor_keystream_neon;
#endif

// This variant calls a library; freestanding builds leave it out.
bool has_openssl();
bool xor_keystream_openssl(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                           std::size_t bytes);
bool keeps_openssl();
void forget_openssl();

}  // namespace tandem::chacha20
