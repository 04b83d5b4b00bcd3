// A round of Keccak-f[1600] on words of any type.
//
// Included once per kernel, inside its namespace and between its target attributes, behind
//   rotated<k>(a)     a rotated to the left by k bits
//   xor3(a, b, c)
//   chi(a, b, c)      a ^ (~b & c)
//
// Standard  FIPS 202, section 3.2: theta, rho, pi and chi at once; word x + 5 y is A[x, y]
// Timing    independent of the state

template <class W>
[[gnu::always_inline]] inline W column(const W* a) {
  return xor3(xor3(a[0], a[5], a[10]), a[15], a[20]);
}

/// Row y of the state after chi, given its row before.
template <class W>
[[gnu::always_inline]] inline void write_row(W* row, W b0, W b1, W b2, W b3, W b4) {
  row[0] = chi(b0, b1, b2);
  row[1] = chi(b1, b2, b3);
  row[2] = chi(b2, b3, b4);
  row[3] = chi(b3, b4, b0);
  row[4] = chi(b4, b0, b1);
}

/// All but iota, from one state to another.
template <class W>
[[gnu::always_inline]] inline void turn(const W* a, W* to) {
  const W c0 = column(a), c1 = column(a + 1), c2 = column(a + 2), c3 = column(a + 3), c4 = column(a + 4);
  const W r0 = rotated<1>(c0), r1 = rotated<1>(c1), r2 = rotated<1>(c2), r3 = rotated<1>(c3), r4 = rotated<1>(c4);
  write_row(to, xor3(a[0], c4, r1), rotated<44>(xor3(a[6], c0, r2)), rotated<43>(xor3(a[12], c1, r3)),
            rotated<21>(xor3(a[18], c2, r4)), rotated<14>(xor3(a[24], c3, r0)));
  write_row(to + 5, rotated<28>(xor3(a[3], c2, r4)), rotated<20>(xor3(a[9], c3, r0)), rotated<3>(xor3(a[10], c4, r1)),
            rotated<45>(xor3(a[16], c0, r2)), rotated<61>(xor3(a[22], c1, r3)));
  write_row(to + 10, rotated<1>(xor3(a[1], c0, r2)), rotated<6>(xor3(a[7], c1, r3)), rotated<25>(xor3(a[13], c2, r4)),
            rotated<8>(xor3(a[19], c3, r0)), rotated<18>(xor3(a[20], c4, r1)));
  write_row(to + 15, rotated<27>(xor3(a[4], c3, r0)), rotated<36>(xor3(a[5], c4, r1)), rotated<10>(xor3(a[11], c0, r2)),
            rotated<15>(xor3(a[17], c1, r3)), rotated<56>(xor3(a[23], c2, r4)));
  write_row(to + 20, rotated<62>(xor3(a[2], c1, r3)), rotated<55>(xor3(a[8], c2, r4)), rotated<39>(xor3(a[14], c3, r0)),
            rotated<41>(xor3(a[15], c4, r1)), rotated<2>(xor3(a[21], c0, r2)));
}
