// The S-boxes of ZUC as circuits: bit i of many bytes stands in x[i], a word of any type with ^ and &. Freestanding.
//
// Both circuits map 0 to 0, so that they need no constants: S0(b) = box0(b) ^ kAddS0, S1(b) = box1(b) ^ kAddS1.
//
// Standard  ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, tables 3.1 and 3.2; S0's three small boxes and S1's inversion are
//           in Document 4, the design and evaluation report
// Source    the inversion in the middle of box1: Boyar, Peralta, "A small depth-16 circuit for the AES S-box" (2012);
//           the linear layers around it were searched for (122 gates in all)
// Timing    independent of the bytes
#pragma once

#include <cstdint>

namespace tandem::zuc {

inline constexpr std::uint8_t kAddS0 = 0x3e;
inline constexpr std::uint8_t kAddS1 = 0x55;

/// Three rounds over the nibbles (x1, x2) = (x[7..4], x[3..0]), then a rotation of the byte by 5; 70 gates.
template <class W>
inline void box0(W (&x)[8]) {
  W a = x[0], b = x[1], c = x[2], d = x[3];
  // x1 ^= P1(x2)
  const W ac = a ^ c, bd = b ^ d;
  const W p0 = a & (d ^ ac), p1 = c & (b ^ ac), p2 = ac & bd, p3 = d & (c ^ bd);
  const W f0 = b ^ p3, f1 = c ^ p0, f2 = a ^ p1, f3 = f2 ^ f0 ^ f1 ^ p2;
  const W e = x[4] ^ f0, f = x[5] ^ f1, g = x[6] ^ f2, h = x[7] ^ f3;
  // x2 ^= P2(x1)
  const W ef = e & f, eg = e & g, fg = f & g, eh = e & h, fh = f & h, gh = g & h;
  const W efg = ef & g, efh = ef & h, egh = eg & h, fgh = fg & h;
  const W q0 = gh ^ eh, q1 = f ^ q0, q2 = fgh ^ eg, q3 = e ^ q1 ^ ef ^ fg;
  a ^= q1 ^ fh ^ efg;
  b ^= q2 ^ q3 ^ g ^ fh;
  c ^= h ^ q2 ^ ef ^ q0 ^ egh;
  d ^= h ^ q3 ^ efh ^ efg;
  // x1 ^= P3(x2)
  const W ad = a ^ d, bc = b ^ c;
  const W r0 = b & (d ^ bc), r1 = a & bc, r2 = ad & (c ^ ad), r3 = d & (b ^ ad);
  x[0] = d;
  x[1] = e ^ a ^ c ^ r2;
  x[2] = f ^ c ^ b ^ r0;
  x[3] = g ^ a ^ r3;
  x[4] = h ^ c ^ r1;
  x[5] = a;
  x[6] = b;
  x[7] = c;
}

/// An affine image of the inverse in GF(2^8), by way of the field of AES.
template <class W>
inline void box1(W (&x)[8]) {
  const W t0 = x[0] ^ x[2];
  const W t1 = x[4] ^ x[7];
  const W t2 = x[1] ^ x[3];
  const W t3 = x[6] ^ t0;
  const W t4 = x[5] ^ t1;
  const W t5 = x[6] ^ t2;
  const W t6 = x[4] ^ t2;
  const W t7 = x[1] ^ x[6];
  const W t8 = x[3] ^ t3;
  const W t9 = x[2] ^ t7;
  const W t10 = t0 ^ t4;
  const W t11 = x[5] ^ t9;
  const W t12 = t1 ^ t8;
  const W t13 = t1 ^ t5;
  const W t14 = t4 ^ t5;
  const W t15 = x[3] ^ t1;
  const W t16 = x[0] ^ x[6];
  const W t17 = x[1] ^ t1;
  const W t18 = x[5] ^ x[7];
  const W t19 = x[1] ^ t10;
  const W t20 = t3 ^ t6;
  const W t21 = x[0] ^ t6;
  const W t22 = x[2] ^ t2;
  const W t23 = t0 ^ t17;
  const W t24 = t18 ^ t22;
  const W t25 = t0 ^ t6;
  const W t26 = t4 ^ t16;
  const W t27 = x[4] ^ t8;
  const W m1 = t15 & t21;
  const W m2 = t12 & t24;
  const W m3 = t14 ^ m1;
  const W m4 = t3 & t10;
  const W m5 = m4 ^ m1;
  const W m6 = t7 & t27;
  const W m7 = t5 & t20;
  const W m8 = t25 ^ m6;
  const W m9 = x[3] & x[1];
  const W m10 = m9 ^ m6;
  const W m11 = t8 & t19;
  const W m12 = t13 & t9;
  const W m13 = m12 ^ m11;
  const W m14 = t23 & t26;
  const W m15 = m14 ^ m11;
  const W m16 = m3 ^ m2;
  const W m17 = m5 ^ t11;
  const W m18 = m8 ^ m7;
  const W m19 = m10 ^ m15;
  const W m20 = m16 ^ m13;
  const W m21 = m17 ^ m15;
  const W m22 = m18 ^ m13;
  const W m23 = m19 ^ t2;
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
  const W m46 = m44 & t21;
  const W m47 = m40 & t24;
  const W m48 = m39 & t10;
  const W m49 = m43 & t27;
  const W m50 = m38 & t20;
  const W m51 = m37 & x[1];
  const W m52 = m42 & t19;
  const W m53 = m45 & t9;
  const W m54 = m41 & t26;
  const W m55 = m44 & t15;
  const W m56 = m40 & t12;
  const W m57 = m39 & t3;
  const W m58 = m43 & t7;
  const W m59 = m38 & t5;
  const W m60 = m37 & x[3];
  const W m61 = m42 & t8;
  const W m62 = m45 & t13;
  const W m63 = m41 & t23;
  const W y0 = m58 ^ m60;
  const W y1 = m50 ^ y0;
  const W y2 = m51 ^ y1;
  const W y3 = m53 ^ m54;
  const W y4 = m46 ^ m55;
  const W y5 = m57 ^ y4;
  const W y6 = m52 ^ m54;
  const W y7 = m61 ^ y3;
  const W y8 = m56 ^ m57;
  const W y9 = m49 ^ y1;
  const W y10 = y5 ^ y6;
  const W y11 = m47 ^ y9;
  const W y12 = y2 ^ y7;
  const W y13 = m58 ^ m59;
  const W y14 = m63 ^ y10;
  const W y15 = m47 ^ y2;
  const W y16 = y13 ^ y14;
  const W y17 = m61 ^ y11;
  const W y18 = m59 ^ m60;
  const W y19 = y8 ^ y18;
  const W y20 = y5 ^ y11;
  const W y21 = m47 ^ y3;
  const W y22 = m62 ^ y8;
  const W y23 = m48 ^ m62;
  const W y24 = m48 ^ y21;
  const W y25 = m63 ^ y17;
  const W y26 = y12 ^ y22;
  const W y27 = m46 ^ y25;
  const W y28 = y10 ^ y15;
  const W y29 = m63 ^ y12;
  const W y30 = y16 ^ y23;
  x[0] = y28;
  x[1] = y20;
  x[2] = y29;
  x[3] = y24;
  x[4] = y30;
  x[5] = y19;
  x[6] = y27;
  x[7] = y26;
}

}  // namespace tandem::zuc
