// Reads which instructions OpenSSL's libcrypto uses on this machine.
//
// Checked by  openssl_test.cpp
#pragma once

namespace tandem::libraries {

/// Returns whether `settings`, the CPU settings that OPENSSL_info reports, include instructions for AES and for
/// carry-less products. Without one of them libcrypto encrypts or multiplies by tables, at addresses that depend on
/// keys and data. Returns false for nullptr, which stands for a libcrypto without assembly, and for CPUs that are
/// neither x86 nor Arm.
bool has_aes(const char* settings);

/// Returns the same for the libcrypto of this process; it is found once. The environment may take instructions away
/// from it (OPENSSL_ia32cap, OPENSSL_armcap).
bool openssl_has_aes();

}  // namespace tandem::libraries
