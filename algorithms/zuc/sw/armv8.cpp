// ZUC with Armv8's S-box of AES for S1.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, sections 3.2-3.6
// Timing      independent of key and data
// Checked by  zuc_test.cpp, zuc_random_test.cpp against reference.cpp
#if defined(__aarch64__)
#define TANDEM_ZUC_ARMV8 1
#include "algorithms/zuc/sw/hwy.cpp"
#endif
