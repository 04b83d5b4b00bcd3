// One PDU through a cipher's kernel of one lane. Freestanding.
//
// Checked by  scheduler_test.cpp, scheduler_wipe_test.cpp
#pragma once

#include "engine/lanes/kernel.h"
#include "engine/pdu.h"

namespace tandem::lanes {

/// Runs one valid PDU from begin to end; wipes what it used.
void run_one(const Cipher& cipher, Pdu& pdu);

}  // namespace tandem::lanes
