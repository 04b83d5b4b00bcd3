// AES-256 as 3GPP uses it: 256-NEA5, 256-NIA5 and 256-NCA5, for batches of PDUs. Freestanding.
//
// Standard    FIPS 197; draft-mattsson-cfrg-aes-gcm-sst-19, appendix "Compatibility with 3GPP Algorithms". TS 35.243 to
//             35.245 we have not read
// Byte order  see ../README.md
// Timing      independent of key and data in every variant that says so
// Checked by  aes256_test.cpp, aes256_known_answer_test.cpp
#pragma once

#include <span>
#include <string_view>

#include "algorithms/gcm_sst/sw/functions.h"
#include "engine/software/pdu_cipher.h"
#include "engine/variants.h"

namespace tandem::aes256 {

/// A way to compute 256-NEA5, 256-NIA5 and 256-NCA5.
using Variant = gcm_sst::Variant;

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Maps each function to the member of a variant that runs it.
inline constexpr software::PduFunction<Variant, software::RunBatch*> kPduFunctions[] = {
    {Algorithm::nea5, &Variant::nea},
    {Algorithm::nia5, &Variant::nia},
    {Algorithm::nca5, &Variant::nca},
};
/// The variants and functions, for callers that run PDUs without tasks.
extern const software::PduCipher kPduCipher;

}  // namespace tandem::aes256
