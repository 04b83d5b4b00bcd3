// The inverse DCT of JPEG in integers, rows and then columns, against the defining sum for a block with one coefficient.
#include <stdint.h>
#include <stdio.h>
static int32_t block[64], out[64];
#define C(x) ((int32_t)((x) * 4096 + 0.5))

static void one(const int32_t* in, int32_t* to, int step, int shift) {
  int32_t z2 = in[2 * step], z3 = in[6 * step];
  int32_t z1 = (z2 + z3) * C(0.541196100);
  int32_t t2 = z1 - z3 * C(1.847759065), t3 = z1 + z2 * C(0.765366865);
  int32_t t0 = (in[0] + in[4 * step]) << 12, t1 = (in[0] - in[4 * step]) << 12;
  int32_t e0 = t0 + t3, e3 = t0 - t3, e1 = t1 + t2, e2 = t1 - t2;
  t0 = in[7 * step], t1 = in[5 * step], t2 = in[3 * step], t3 = in[1 * step];
  z1 = t0 + t3, z2 = t1 + t2, z3 = t0 + t2;
  int32_t z4 = t1 + t3, z5 = (z3 + z4) * C(1.175875602);
  t0 *= C(0.298631336), t1 *= C(2.053119869), t2 *= C(3.072711026), t3 *= C(1.501321110);
  z1 *= -C(0.899976223), z2 *= -C(2.562915447), z3 = z3 * -C(1.961570560) + z5, z4 = z4 * -C(0.390180644) + z5;
  t0 += z1 + z3, t1 += z2 + z4, t2 += z2 + z3, t3 += z1 + z4;
  int32_t half = 1 << (shift - 1);
  to[0 * step] = (e0 + t3 + half) >> shift, to[7 * step] = (e0 - t3 + half) >> shift;
  to[1 * step] = (e1 + t2 + half) >> shift, to[6 * step] = (e1 - t2 + half) >> shift;
  to[2 * step] = (e2 + t1 + half) >> shift, to[5 * step] = (e2 - t1 + half) >> shift;
  to[3 * step] = (e3 + t0 + half) >> shift, to[4 * step] = (e3 - t0 + half) >> shift;
}

static void idct(void) {
  int32_t rows[64];
  for (int i = 0; i < 8; i++) one(block + 8 * i, rows + 8 * i, 1, 11);
  for (int i = 0; i < 8; i++) one(rows + i, out + i, 8, 16);
}

int main(void) {
  // 64 at frequency (1, 0): each row is 64 / 8 * sqrt(2) * cos((2 x + 1) pi / 16), rounded.
  static const int32_t expected[8] = {11, 9, 6, 2, -2, -6, -9, -11};
  int errors = 0;
  block[0] = 80;
  idct();
  for (int i = 0; i < 64; i++) errors += out[i] != 10;
  block[0] = 0, block[1] = 64;
  idct();
  for (int i = 0; i < 64; i++) {
    int32_t difference = out[i] - expected[i & 7];
    errors += difference < -1 || difference > 1;
  }
  printf("%d errors\n", errors);
  return errors != 0;
}
