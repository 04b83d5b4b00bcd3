// A round of Keccak-f[1600] on words of any type.
//
// Included once per kernel, inside its namespace and between its target attributes, behind
//   xor3(a, b, c)
//   chi(a, b, c)         a ^ (~b & c)
//   theta(c, next)       what theta adds to a column, from the sums of the one before and of the next
//   turned<k>(a, added)  a and what theta adds to it, rotated to the left by k bits
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
  const auto d0 = theta(c4, c1), d1 = theta(c0, c2), d2 = theta(c1, c3), d3 = theta(c2, c4), d4 = theta(c3, c0);
  write_row(to, turned<0>(a[0], d0), turned<44>(a[6], d1), turned<43>(a[12], d2), turned<21>(a[18], d3),
            turned<14>(a[24], d4));
  write_row(to + 5, turned<28>(a[3], d3), turned<20>(a[9], d4), turned<3>(a[10], d0), turned<45>(a[16], d1),
            turned<61>(a[22], d2));
  write_row(to + 10, turned<1>(a[1], d1), turned<6>(a[7], d2), turned<25>(a[13], d3), turned<8>(a[19], d4),
            turned<18>(a[20], d0));
  write_row(to + 15, turned<27>(a[4], d4), turned<36>(a[5], d0), turned<10>(a[11], d1), turned<15>(a[17], d2),
            turned<56>(a[23], d3));
  write_row(to + 20, turned<62>(a[2], d2), turned<55>(a[8], d3), turned<39>(a[14], d4), turned<41>(a[15], d0),
            turned<2>(a[21], d1));
}
