// SubBytes of AES as a circuit: bit i of many bytes stands in x[i], a word of any type with ^ and &. Freestanding.
//
// Standard  FIPS 197, section 5.1.1
// Source    Boyar, Peralta, "A small depth-16 circuit for the AES S-box" (2012); the same gates as
//           algorithms/aes/rtl/tnd_aes_sbox.sv
// Timing    independent of the bytes
#pragma once

#include <cstdint>

namespace tandem::aes {

/// The constant that the circuit leaves out, so that it maps 0 to 0: SubBytes(b) = substitute(b) ^ kSboxConstant.
inline constexpr std::uint8_t kSboxConstant = 0x63;

template <class W>
inline void substitute(W (&x)[8]) {
  const W t1 = x[7] ^ x[4];
  const W t2 = x[7] ^ x[2];
  const W t3 = x[7] ^ x[1];
  const W t4 = x[4] ^ x[2];
  const W t5 = x[3] ^ x[1];
  const W t6 = t1 ^ t5;
  const W t7 = x[6] ^ x[5];
  const W t8 = x[0] ^ t6;
  const W t9 = x[0] ^ t7;
  const W t10 = t6 ^ t7;
  const W t11 = x[6] ^ x[2];
  const W t12 = x[5] ^ x[2];
  const W t13 = t3 ^ t4;
  const W t14 = t6 ^ t11;
  const W t15 = t5 ^ t11;
  const W t16 = t5 ^ t12;
  const W t17 = t9 ^ t16;
  const W t18 = x[4] ^ x[0];
  const W t19 = t7 ^ t18;
  const W t20 = t1 ^ t19;
  const W t21 = x[1] ^ x[0];
  const W t22 = t7 ^ t21;
  const W t23 = t2 ^ t22;
  const W t24 = t2 ^ t10;
  const W t25 = t20 ^ t17;
  const W t26 = t3 ^ t16;
  const W t27 = t1 ^ t12;
  const W m1 = t13 & t6;
  const W m2 = t23 & t8;
  const W m3 = t14 ^ m1;
  const W m4 = t19 & x[0];
  const W m5 = m4 ^ m1;
  const W m6 = t3 & t16;
  const W m7 = t22 & t9;
  const W m8 = t26 ^ m6;
  const W m9 = t20 & t17;
  const W m10 = m9 ^ m6;
  const W m11 = t1 & t15;
  const W m12 = t4 & t27;
  const W m13 = m12 ^ m11;
  const W m14 = t2 & t10;
  const W m15 = m14 ^ m11;
  const W m16 = m3 ^ m2;
  const W m17 = m5 ^ t24;
  const W m18 = m8 ^ m7;
  const W m19 = m10 ^ m15;
  const W m20 = m16 ^ m13;
  const W m21 = m17 ^ m15;
  const W m22 = m18 ^ m13;
  const W m23 = m19 ^ t25;
  const W m24 = m22 ^ m23;
  const W m25 = m22 & m20;
  const W m26 = m21 ^ m25;
  const W m27 = m20 ^ m21;
  const W m28 = m23 ^ m25;
  const W m29 = m28 & m27;
  const W m30 = m26 & m24;
  const W m31 = m20 & m23;
  const W m32 = m27 & m31;
  const W m33 = m27 ^ m25;
  const W m34 = m21 & m22;
  const W m35 = m24 & m34;
  const W m36 = m24 ^ m25;
  const W m37 = m21 ^ m29;
  const W m38 = m32 ^ m33;
  const W m39 = m23 ^ m30;
  const W m40 = m35 ^ m36;
  const W m41 = m38 ^ m40;
  const W m42 = m37 ^ m39;
  const W m43 = m37 ^ m38;
  const W m44 = m39 ^ m40;
  const W m45 = m42 ^ m41;
  const W m46 = m44 & t6;
  const W m47 = m40 & t8;
  const W m48 = m39 & x[0];
  const W m49 = m43 & t16;
  const W m50 = m38 & t9;
  const W m51 = m37 & t17;
  const W m52 = m42 & t15;
  const W m53 = m45 & t27;
  const W m54 = m41 & t10;
  const W m55 = m44 & t13;
  const W m56 = m40 & t23;
  const W m57 = m39 & t19;
  const W m58 = m43 & t3;
  const W m59 = m38 & t22;
  const W m60 = m37 & t20;
  const W m61 = m42 & t1;
  const W m62 = m45 & t4;
  const W m63 = m41 & t2;
  const W y0 = m61 ^ m62;
  const W y1 = m50 ^ m56;
  const W y2 = m46 ^ m48;
  const W y3 = m47 ^ m55;
  const W y4 = m54 ^ m58;
  const W y5 = m49 ^ m61;
  const W y6 = m62 ^ y5;
  const W y7 = m46 ^ y3;
  const W y8 = m51 ^ m59;
  const W y9 = m52 ^ m53;
  const W y10 = m53 ^ y4;
  const W y11 = m60 ^ y2;
  const W y12 = m48 ^ m51;
  const W y13 = m50 ^ y0;
  const W y14 = m52 ^ m61;
  const W y15 = m55 ^ y1;
  const W y16 = m56 ^ y0;
  const W y17 = m57 ^ y1;
  const W y18 = m58 ^ y8;
  const W y19 = m63 ^ y4;
  const W y20 = y0 ^ y1;
  const W y21 = y1 ^ y7;
  const W y22 = y3 ^ y12;
  const W y23 = y18 ^ y2;
  const W y24 = y15 ^ y9;
  const W y25 = y6 ^ y10;
  const W y26 = y7 ^ y9;
  const W y27 = y8 ^ y10;
  const W y28 = y11 ^ y14;
  const W y29 = y11 ^ y17;
  x[0] = y6 ^ y23;
  x[1] = y13 ^ y27;
  x[2] = y25 ^ y29;
  x[3] = y20 ^ y22;
  x[4] = y6 ^ y21;
  x[5] = y19 ^ y28;
  x[6] = y16 ^ y26;
  x[7] = y6 ^ y24;
}

}  // namespace tandem::aes
