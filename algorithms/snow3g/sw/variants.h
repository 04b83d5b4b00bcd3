// What dispatch.cpp chooses from; private to this folder. Contracts: lanes::Cipher::kernels, Evaluate in functions.h.
#pragma once

#include "algorithms/snow3g/sw/functions.h"
#include "lanes/kernel.h"

namespace tandem::snow3g {

extern const lanes::Kernel kReferenceKernels[1];
Evaluate evaluate_reference;
extern const lanes::Kernel kPortableKernels[2];
Evaluate evaluate_portable;

}  // namespace tandem::snow3g
