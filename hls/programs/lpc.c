// Linear prediction: autocorrelation of a window and Schur's recursion in 16 bits; the prediction must leave less energy.
#include <stdint.h>
#include <stdio.h>
#define N 160
#define ORDER 8
static int16_t x[N], window[N], coefficient[ORDER];
static int64_t sums[ORDER + 1];

static int16_t limited(int32_t v) { return (int16_t)(v > 32767 ? 32767 : v < -32768 ? -32768 : v); }
static int16_t product(int16_t a, int16_t b) { return limited((a * b + 16384) >> 15); }

static int16_t quotient(int32_t a, int32_t b) {  // a / b as a fraction of 15 bits; 0 <= a <= b
  int32_t q = 0;
  for (int i = 0; i < 15; i++) {
    a <<= 1;
    q <<= 1;
    if (a >= b) a -= b, q |= 1;
  }
  return (int16_t)q;
}

static void correlate(void) {
  int peak = 0, shift = 0;
  for (int i = 0; i < N; i++) {
    int size = x[i] < 0 ? -x[i] : x[i];
    if (size > peak) peak = size;
  }
  while (peak >> shift > 2047) shift++;
  for (int i = 0; i < N; i++) window[i] = (int16_t)(x[i] >> shift);
  for (int lag = 0; lag <= ORDER; lag++) {
    int64_t sum = 0;
    for (int i = lag; i < N; i++) sum += window[i] * window[i - lag];
    sums[lag] = sum;
  }
}

static void schur(void) {
  int16_t p[ORDER + 1], k[ORDER + 1];
  int shift = 0;
  while (sums[0] >> shift > 32767) shift++;
  for (int i = 0; i <= ORDER; i++) p[i] = (int16_t)(sums[i] >> shift);
  for (int i = 1; i <= ORDER; i++) k[i] = p[i];
  for (int n = 1; n <= ORDER; n++) {
    int32_t size = p[1] < 0 ? -p[1] : p[1];
    if (p[0] < size || p[0] <= 0) {
      for (; n <= ORDER; n++) coefficient[n - 1] = 0;
      return;
    }
    int16_t r = quotient(size, p[0]);
    if (p[1] > 0) r = (int16_t)-r;
    coefficient[n - 1] = r;
    p[0] = limited(p[0] + product(p[1], r));
    for (int m = 1; m <= ORDER - n; m++) {
      p[m] = limited(p[m + 1] + product(k[m], r));
      k[m] = limited(k[m] + product(p[m + 1], r));
    }
  }
}

int main(void) {
  int32_t a = 0, b = 9000;
  int64_t before = 0, after = 0;
  int errors = 0;
  int16_t u[ORDER + 1] = {0};
  for (int i = 0; i < N; i++) {
    b -= a >> 3;
    a += b >> 2;
    x[i] = (int16_t)a;
  }
  correlate();
  schur();
  for (int i = 0; i < N; i++) {  // the lattice with these coefficients
    int16_t d = x[i], saved = x[i];
    for (int n = 0; n < ORDER; n++) {
      int16_t t = limited(u[n] + product(coefficient[n], d));
      d = limited(d + product(coefficient[n], u[n]));
      u[n] = saved;
      saved = t;
    }
    before += x[i] * x[i];
    after += d * d;
  }
  errors += after * 8 > before;
  printf("energy %lld, left %lld, %d errors\n", (long long)before, (long long)after, errors);
  return errors;
}
