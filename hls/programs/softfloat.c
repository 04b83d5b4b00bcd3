// Sums and products of doubles in integers (IEEE 754, to nearest even), against what the standard's rules give by hand.
#include <stdint.h>
#include <stdio.h>
typedef uint64_t f64;

static int leading(uint64_t x) {
  int n = 0;
  if (!(x >> 32)) n += 32, x <<= 32;
  if (!(x >> 48)) n += 16, x <<= 16;
  if (!(x >> 56)) n += 8, x <<= 8;
  if (!(x >> 60)) n += 4, x <<= 4;
  if (!(x >> 62)) n += 2, x <<= 2;
  return n + !(x >> 63);
}

static uint64_t sticky(uint64_t x, int n) { return n == 0 ? x : n > 63 ? x != 0 : x >> n | ((x << (64 - n)) != 0); }

// The value is `fraction` / 2^62, from 1 to below 2, times 2^(exponent - 1023).
static f64 rounded(int sign, int exponent, uint64_t fraction) {
  if (exponent >= 2047) return (uint64_t)sign << 63 | 0x7ff0000000000000ull;
  if (exponent <= 0) {
    fraction = sticky(fraction, 1 - exponent);
    exponent = 0;
  }
  uint64_t rest = fraction & 1023;
  fraction = (fraction + 512) >> 10;
  if (rest == 512) fraction &= ~1ull;
  uint64_t bits = ((uint64_t)(exponent ? exponent - 1 : 0) << 52) + fraction;
  return (uint64_t)sign << 63 | bits;
}

static f64 normal(int sign, int exponent, uint64_t fraction) {
  int shift = leading(fraction) - 1;
  if (shift < 0) return rounded(sign, exponent + 1, sticky(fraction, 1));
  return rounded(sign, exponent - shift, fraction << shift);
}

static int is_nan(f64 a) { return (a << 1) > 0xffe0000000000000ull; }

static f64 add(f64 a, f64 b) {
  if (is_nan(a) || is_nan(b)) return 0x7ff8000000000000ull;
  if ((a << 1) < (b << 1)) {
    f64 t = a;
    a = b, b = t;
  }
  int sa = (int)(a >> 63), sb = (int)(b >> 63), ea = (int)(a >> 52 & 2047), eb = (int)(b >> 52 & 2047);
  uint64_t fa = a & 0xfffffffffffffull, fb = b & 0xfffffffffffffull;
  if (ea == 2047) return eb == 2047 && sa != sb ? 0x7ff8000000000000ull : a;
  if (ea) fa |= 1ull << 52; else ea = 1;
  if (eb) fb |= 1ull << 52; else eb = 1;
  fa <<= 10, fb = sticky(fb << 10, ea - eb);
  uint64_t sum = sa == sb ? fa + fb : fa - fb;
  if (!sum) return sa && sb ? a & 1ull << 63 : 0;
  return normal(sa, ea, sum);
}

static f64 multiply(f64 a, f64 b) {
  int sign = (int)((a ^ b) >> 63), ea = (int)(a >> 52 & 2047), eb = (int)(b >> 52 & 2047);
  uint64_t fa = a & 0xfffffffffffffull, fb = b & 0xfffffffffffffull;
  if (is_nan(a) || is_nan(b)) return 0x7ff8000000000000ull;
  if (ea == 2047 || eb == 2047) {
    if (!(a << 1) || !(b << 1)) return 0x7ff8000000000000ull;
    return (uint64_t)sign << 63 | 0x7ff0000000000000ull;
  }
  if (!(a << 1) || !(b << 1)) return (uint64_t)sign << 63;
  if (ea) fa |= 1ull << 52; else ea = 1 - (leading(fa) - 11), fa <<= leading(fa) - 11;
  if (eb) fb |= 1ull << 52; else eb = 1 - (leading(fb) - 11), fb <<= leading(fb) - 11;
  fa <<= 10, fb <<= 11;
  uint64_t al = (uint32_t)fa, ah = fa >> 32, bl = (uint32_t)fb, bh = fb >> 32;
  uint64_t mid = al * bh + (al * bl >> 32), mid2 = ah * bl + (uint32_t)mid;
  uint64_t high = ah * bh + (mid >> 32) + (mid2 >> 32), low = mid2 << 32 | (uint32_t)(al * bl);
  return normal(sign, ea + eb - 1023 + 1, high | (low != 0));
}

#define CASES 10
static const f64 cases[CASES][4] = {
    // a, b, a + b, a * b
    {0x3ff0000000000000, 0x3ff0000000000000, 0x4000000000000000, 0x3ff0000000000000},  // 1, 1
    {0x3fb999999999999a, 0x3fc999999999999a, 0x3fd3333333333334, 0x3f947ae147ae147c},  // 0.1, 0.2
    {0x4008000000000000, 0xc008000000000000, 0x0000000000000000, 0xc022000000000000},  // 3, -3
    {0x7fefffffffffffff, 0x7fefffffffffffff, 0x7ff0000000000000, 0x7ff0000000000000},  // the greatest
    {0x0000000000000001, 0x0000000000000001, 0x0000000000000002, 0x0000000000000000},  // the least
    {0x7ff0000000000000, 0x8000000000000000, 0x7ff0000000000000, 0x7ff8000000000000},  // infinity, -0
    {0x4340000000000000, 0x3ff0000000000000, 0x4340000000000000, 0x4340000000000000},  // 2^53, 1
    {0x400921fb54442d18, 0xbff6a09e667f3bcd, 0x3ffba35842091e63, 0xc011c5831add62e4},
    {0x0010000000000000, 0x8000000000000001, 0x000fffffffffffff, 0x8000000000000000},
    {0x7ff8000000000000, 0x3ff0000000000000, 0x7ff8000000000000, 0x7ff8000000000000},
};

int main(void) {
  int errors = 0;
  for (int i = 0; i < CASES; i++) {
    f64 sum = add(cases[i][0], cases[i][1]), product = multiply(cases[i][0], cases[i][1]);
    if (sum != cases[i][2]) errors++;
    if (product != cases[i][3]) errors++;
    printf("%016llx %016llx\n", (unsigned long long)sum, (unsigned long long)product);
  }
  printf("%d errors\n", errors);
  return errors;
}
