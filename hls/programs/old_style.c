// C as it was written before 1989, and values that are only moved: doubles, bits of a stream behind a pointer.
#include <stdio.h>
#define N 5
typedef unsigned long long float64;
typedef int word;
int main_result;
const float64 in_a[N] = {0x3FF0000000000000ULL, 0x4000000000000000ULL, 0, 0x8000000000000000ULL, 0x7FF0000000000000ULL};
static volatile int vol = 3;
unsigned char buf[16] = "abcdefghijklmno";
unsigned char *rp;
int bitpos;
long hi, lo;
int reg[32];
double to_double(unsigned long long x) {
  union {
    double d;
    unsigned long long ll;
  } t;
  t.ll = x;
  return t.d;
}
float64 pass(double d) {
  union {
    double d;
    unsigned long long ll;
  } t;
  t.d = d;
  return t.ll;
}
__attribute__((noinline)) double pick(int i, double a, double b) { return i ? a : b; }
int add2(a, b)
int a;
short b;
{ return a + b; }
get() {
  if (bitpos == 0) {
    rp++;
    bitpos = 8;
  }
  bitpos--;
  return (*rp >> bitpos) & 1;
}
__attribute__((noinline)) void upd(int *p, int n, unsigned char **q) {
  int i;
  for (i = 0; i < n; i++) p[i] += i;
  (*q)++;
}
__attribute__((noinline)) int dot(const int *a, const int *b, int n) {
  int s = 0, i;
  for (i = 0; i < n; ++i) s += a[i] * b[i];
  return s;
}
int x[8], y[8], z[2][8];
main() {
  int i, j, r = 0;
  long long hilo;
  register int k;
  unsigned int u = 0;
  main_result = 0;
  rp = buf - 1 + 1;
  for (i = 0; i < N; i++) {
    double d = to_double(in_a[i]);
    main_result += (pass(d) != in_a[i]);
    printf("%f\n", d);
  }
  if (pass(pick(vol, to_double(5), to_double(6))) != 5) main_result++;
  for (i = 0; i < 20; i++) r = r * 2 + get();
  if (r != 0x16263 && r != 156259 && r == 0) main_result++;
  for (i = 0; i < 8; i++) {
    x[i] = i - 3;
    y[i] = 2 * i;
    z[0][i] = i;
    z[1][i] = -i;
  }
  upd(x, 8, &rp);
  upd(z[1], 8, &rp);
  upd(&y[2], 3, &rp);
  if (dot(x, y, 8) + dot(z[0], z[1], 8) + dot(z[0], z[0], 4) != 238 + 14 + (6 - 0) + 0) r ^= 1;
  main_result += dot(z[1], z[1], 8) != 0;
  hilo = (long long)reg[1] * vol;
  hilo = -5LL * 0x100000001LL;
  hi = hilo >> 32;
  lo = hilo & 0xffffffff;
  reg[2] = hi;
  reg[3] = (unsigned)lo >> 3;
  if (reg[2] != -6 || lo != 0xfffffffb) main_result++;
  for (k = 31, u = 0x80000001u; k >= 0; k--) u = (u << 1) | (u >> 31);
  if (u != 0x80000001u) main_result++;
  j = 0;
  do {
    if (j == 3) continue;
    if (j > 6) break;
    i += j;
  } while (j++ < 10);
  main_result += add2(3, -4) != -1;
  main_result += i != 26;
  do {
    int q[3] = {1, 2, 3}, w;
    for (w = 0; w < 3; w++) i -= q[w];
  } while (i > 10);
  main_result += i != 8;
  printf("%d %x\n", main_result, r);
  return main_result;
}
