// SNOW 5G in software: 256-NEA4, 256-NIA4 and 256-NCA4, for batches of PDUs. Freestanding: no heap, exceptions, RTTI or
// threads.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19, appendix "Compatibility with 3GPP Algorithms": SNOW-Vi with adders of
//             16 bits, and the tag of GCM-SST. TS 35.240 to 35.242 we have not read
// Byte order  see ../README.md
// Timing      independent of key and data in every variant that says so
// Checked by  snow5g_test.cpp, snow5g_known_answer_test.cpp
#pragma once

#include <span>
#include <string_view>

#include "algorithms/gcm_sst/sw/functions.h"
#include "engine/software/pdu_cipher.h"
#include "engine/variants.h"

namespace tandem::snow5g {

/// A way to compute 256-NEA4, 256-NIA4 and 256-NCA4.
using Variant = gcm_sst::Variant;

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Maps each function to the member of a variant that runs it.
inline constexpr software::PduFunction<Variant, software::RunBatch*> kPduFunctions[] = {
    {Algorithm::nea4, &Variant::nea},
    {Algorithm::nia4, &Variant::nia},
    {Algorithm::nca4, &Variant::nca},
};
/// The variants and functions, for callers that run PDUs without tasks.
extern const software::PduCipher kPduCipher;

}  // namespace tandem::snow5g
