// Comparisons like those of a machine without AVX-512: `tandem bench peers <algorithm> --hold-to avx2`.
#pragma once

#include <string_view>

namespace tandem::bench {

/// Holds this process to AVX2: our variants, OpenSSL and intel-ipsec-mb. libsodium and libgcrypt choose for themselves;
/// for the functions compared here, Debian's packages use nothing above AVX2.
///
/// OpenSSL reads its environment when it is loaded, so the program starts again, with the same arguments. Throws
/// std::system_error if it cannot.
void hold_to_avx2();

[[nodiscard]] bool held_to_avx2();

/// Returns whether a variant of ours is measured: this machine can run it, and --hold-to does not exclude it.
template <class Variant>
bool takes_part(const Variant& variant) {
  return variant.available() && !(held_to_avx2() && std::string_view(variant.name).starts_with("avx512"));
}

}  // namespace tandem::bench
