// A finite impulse response filter of 16 taps, in fixed point, against sums that were computed by hand for an impulse and a step.
#include <stdint.h>
#include <stdio.h>
#define TAPS 16
#define N 128
static const int16_t taps[TAPS] = {-12, -40, -38, 60, 270, 520, 730, 850, 850, 730, 520, 270, 60, -38, -40, -12};
static int16_t x[N], line[TAPS];
static int32_t y[N];

static int32_t fir(int16_t sample) {
  int32_t sum = 0;
  for (int i = TAPS - 1; i > 0; i--) line[i] = line[i - 1];
  line[0] = sample;
  for (int i = 0; i < TAPS; i++) sum += line[i] * taps[i];
  return sum;
}

int main(void) {
  int errors = 0;
  int32_t total = 0;
  x[0] = 100;
  for (int i = 40; i < N; i++) x[i] = 10;
  for (int i = 0; i < N; i++) y[i] = fir(x[i]);
  for (int i = 0; i < TAPS; i++) {
    if (y[i] != 100 * taps[i]) errors++;
    total += taps[i];
    if (y[40 + i] != 10 * total) errors++;
  }
  if (y[N - 1] != 10 * total) errors++;
  printf("%d errors\n", errors);
  return errors != 0;
}
