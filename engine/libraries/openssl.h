// What OpenSSL's libcrypto computes with on this machine.
//
// Checked by  openssl_test.cpp
#pragma once

namespace tandem::libraries {

/// Whether `settings`, what OPENSSL_info says of the CPU, has instructions for AES and for products without carries.
/// Without one of them libcrypto encrypts or multiplies by tables, at addresses that depend on keys and data; false
/// also for nullptr, which is a libcrypto without assembly, and for CPUs that are neither x86 nor Arm.
bool has_aes(const char* settings);

/// The same of the libcrypto that this process has. The environment may take instructions away from it
/// (OPENSSL_ia32cap, OPENSSL_armcap). Found once.
bool openssl_has_aes();

}  // namespace tandem::libraries
