// The S-boxes of ZUC as networks of lookups by nibble, for instructions that look up 16 bytes in a table of 16: an
// index with its top bit set gives 0. Private to this folder.
//
// Source  ETSI/SAGE 128-EEA3 & 128-EIA3 Document 4 for S0; for S1 the inversion of Hamburg, "Accelerating AES with
//         vector permute instructions" (CHES 2009), section 4.1, over ZUC's field: a byte is i + k b with i and k in
//         GF(2^4), and 1/0 is 0x80
#pragma once

#include <cstdint>

namespace tandem::zuc {

// S0: a = x1 ^ P1(x2), b = x2 ^ P2(a), S0 = 2 a ^ P3'(b). P3' is P3(b) and b, rotated by 5.
alignas(16) inline constexpr std::uint8_t kP1[16] = {9, 15, 0, 14, 15, 15, 2, 10, 0, 4, 0, 12, 7, 5, 3, 9};
alignas(16) inline constexpr std::uint8_t kP2[16] = {8, 13, 6, 5, 7, 0, 12, 4, 11, 1, 14, 10, 15, 3, 9, 2};
alignas(16) inline constexpr std::uint8_t kP3[16] = {4, 0x2c, 0x54, 0x6c, 0x80, 0xba, 0xd4, 0xfe,
                                                     7, 0x27, 0x5b, 0x6b, 0x81, 0xb3, 0xd9, 0xfb};

// S1: i and k by the low and the high nibble of x; j = i ^ k;
// S1 = Out1(Inverse(Inverse(i) ^ Quotient(k)) ^ j) ^ Out2(Inverse(Inverse(j) ^ Quotient(k)) ^ i) ^ 0x55.
alignas(16) inline constexpr std::uint8_t kLowToI[16] = {0, 1, 12, 13, 2, 3, 14, 15, 7, 6, 11, 10, 5, 4, 9, 8};
alignas(16) inline constexpr std::uint8_t kHighToI[16] = {0, 11, 11, 0, 8, 3, 3, 8, 4, 15, 15, 4, 12, 7, 7, 12};
alignas(16) inline constexpr std::uint8_t kLowToK[16] = {0, 0, 8, 8, 2, 2, 10, 10, 5, 5, 13, 13, 7, 7, 15, 15};
alignas(16) inline constexpr std::uint8_t kHighToK[16] = {0, 15, 12, 3, 9, 6, 5, 10, 9, 6, 5, 10, 0, 15, 12, 3};
alignas(16) inline constexpr std::uint8_t kInverse[16] = {0x80, 1, 4, 10, 2, 11, 7, 6, 15, 12, 3, 5, 9, 14, 13, 8};
alignas(16) inline constexpr std::uint8_t kQuotient[16] = {0x80, 8, 15, 6, 4, 14, 3, 11, 1, 13, 12, 7, 10, 9, 5, 2};
alignas(16) inline constexpr std::uint8_t kOut1[16] = {0,    5,    0xd9, 0x1f, 0x7a, 0x1a, 0xa6, 0xa3,
                                                       0xc3, 0xbc, 0x7f, 0xdc, 0x60, 0xc6, 0xb9, 0x65};
alignas(16) inline constexpr std::uint8_t kOut2[16] = {0,    0x92, 0x74, 8,    12,   0x9a, 0xea, 0x78,
                                                       0xee, 0x70, 0x9e, 0xe6, 0x96, 0x7c, 0xe2, 4};

// S1 by the S-box of AES: a byte's nibbles into AES's field, and those of the S-box's output out of it; constants of
// both boxes are in kFromAesLow.
alignas(16) inline constexpr std::uint8_t kToAesLow[16] = {0,    1,    0x32, 0x33, 0x73, 0x72, 0x41, 0x40,
                                                           0x75, 0x74, 0x47, 0x46, 6,    7,    0x34, 0x35};
alignas(16) inline constexpr std::uint8_t kToAesHigh[16] = {0,    0xd9, 0xe8, 0x31, 0xcd, 0x14, 0x25, 0xfc,
                                                            0x2d, 0xf4, 0xc5, 0x1c, 0xe0, 0x39, 8,    0xd1};
alignas(16) inline constexpr std::uint8_t kFromAesLow[16] = {0xfe, 0xb1, 0x6e, 0x21, 0xb5, 0xfa, 0x25, 0x6a,
                                                             0xc9, 0x86, 0x59, 0x16, 0x82, 0xcd, 0x12, 0x5d};
alignas(16) inline constexpr std::uint8_t kFromAesHigh[16] = {0,    0x34, 0x42, 0x76, 0x36, 2,    0x74, 0x40,
                                                              0x66, 0x52, 0x24, 0x10, 0x50, 0x64, 0x12, 0x26};

}  // namespace tandem::zuc
