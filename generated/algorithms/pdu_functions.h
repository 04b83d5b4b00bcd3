// The functions of 3GPP for PDUs and the ciphers that compute them, by their names in C. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "capi/tandem.h"
#include "engine/software/pdu_cipher.h"
#include "generated/algorithms/operations.h"

namespace tandem::zuc {
extern const software::PduCipher kPduCipher;
}  // namespace tandem::zuc
namespace tandem::snow3g {
extern const software::PduCipher kPduCipher;
}  // namespace tandem::snow3g
namespace tandem::aes {
extern const software::PduCipher kPduCipher;
}  // namespace tandem::aes
namespace tandem::snow5g {
extern const software::PduCipher kPduCipher;
}  // namespace tandem::snow5g
namespace tandem::aes256 {
extern const software::PduCipher kPduCipher;
}  // namespace tandem::aes256

namespace tandem::capi {

/// A cipher, and where the options of a batch name its variant.
struct Cipher {
  const software::PduCipher* variants;
  const char* tandem_batch_options::* option;
};

inline constexpr Cipher kCiphers[] = {
    {&zuc::kPduCipher, &tandem_batch_options::zuc},
    {&snow3g::kPduCipher, &tandem_batch_options::snow3g},
    {&aes::kPduCipher, &tandem_batch_options::aes},
    {&snow5g::kPduCipher, &tandem_batch_options::snow5g},
    {&aes256::kPduCipher, &tandem_batch_options::aes256},
};

/// A function: its number in C, its rules and who computes it.
struct PduFunction {
  int number;
  const OperationFacts& facts;
  const Cipher* cipher;
};

inline constexpr PduFunction kPduFunctions[] = {
    {TANDEM_EEA3, facts::operation(Algorithm::eea3), &kCiphers[0]},
    {TANDEM_EIA3, facts::operation(Algorithm::eia3), &kCiphers[0]},
    {TANDEM_NEA6, facts::operation(Algorithm::nea6), &kCiphers[0]},
    {TANDEM_NIA6, facts::operation(Algorithm::nia6), &kCiphers[0]},
    {TANDEM_NCA6, facts::operation(Algorithm::nca6), &kCiphers[0]},
    {TANDEM_EEA1, facts::operation(Algorithm::eea1), &kCiphers[1]},
    {TANDEM_EIA1, facts::operation(Algorithm::eia1), &kCiphers[1]},
    {TANDEM_EEA2, facts::operation(Algorithm::eea2), &kCiphers[2]},
    {TANDEM_EIA2, facts::operation(Algorithm::eia2), &kCiphers[2]},
    {TANDEM_NEA4, facts::operation(Algorithm::nea4), &kCiphers[3]},
    {TANDEM_NIA4, facts::operation(Algorithm::nia4), &kCiphers[3]},
    {TANDEM_NCA4, facts::operation(Algorithm::nca4), &kCiphers[3]},
    {TANDEM_NEA5, facts::operation(Algorithm::nea5), &kCiphers[4]},
    {TANDEM_NIA5, facts::operation(Algorithm::nia5), &kCiphers[4]},
    {TANDEM_NCA5, facts::operation(Algorithm::nca5), &kCiphers[4]},
};

static_assert(TANDEM_EEA3 == static_cast<int>(Algorithm::eea3));
static_assert(TANDEM_EIA3 == static_cast<int>(Algorithm::eia3));
static_assert(TANDEM_NEA6 == static_cast<int>(Algorithm::nea6));
static_assert(TANDEM_NIA6 == static_cast<int>(Algorithm::nia6));
static_assert(TANDEM_NCA6 == static_cast<int>(Algorithm::nca6));
static_assert(TANDEM_EEA1 == static_cast<int>(Algorithm::eea1));
static_assert(TANDEM_EIA1 == static_cast<int>(Algorithm::eia1));
static_assert(TANDEM_EEA2 == static_cast<int>(Algorithm::eea2));
static_assert(TANDEM_EIA2 == static_cast<int>(Algorithm::eia2));
static_assert(TANDEM_NEA4 == static_cast<int>(Algorithm::nea4));
static_assert(TANDEM_NIA4 == static_cast<int>(Algorithm::nia4));
static_assert(TANDEM_NCA4 == static_cast<int>(Algorithm::nca4));
static_assert(TANDEM_NEA5 == static_cast<int>(Algorithm::nea5));
static_assert(TANDEM_NIA5 == static_cast<int>(Algorithm::nia5));
static_assert(TANDEM_NCA5 == static_cast<int>(Algorithm::nca5));

}  // namespace tandem::capi
