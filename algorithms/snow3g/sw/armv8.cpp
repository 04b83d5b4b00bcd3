// SNOW 3G with Armv8's instructions for AES and carry-less products: a round of AES is S1, PMULL the product of EVAL.
//
// Standard    TS 35.216, sections 3 and 4; TS 35.215, section 4.4
// Timing      independent of key and data
// Checked by  snow3g_kernels_test.cpp
#if defined(__aarch64__)
#define TANDEM_SNOW3G_ARMV8 1
#include "algorithms/snow3g/sw/hwy.cpp"
#endif
