// Products of matrices whose sizes differ, through functions that take rows of two-dimensional arrays.
#include <stdint.h>
#include <stdio.h>
#define A 6
#define B 8
#define C 5
static int16_t left[A][B], right[B][C];
static int32_t out[A][C], turned[C][A];

static void multiply(int32_t to[][C], int16_t x[][B], int16_t y[][C]) {
  for (int i = 0; i < A; i++)
    for (int j = 0; j < C; j++) {
      int32_t sum = 0;
      for (int k = 0; k < B; k++) sum += x[i][k] * y[k][j];
      to[i][j] = sum;
    }
}

int main(void) {
  int errors = 0;
  for (int i = 0; i < A; i++)
    for (int k = 0; k < B; k++) left[i][k] = (int16_t)(i * 3 - k);
  for (int k = 0; k < B; k++)
    for (int j = 0; j < C; j++) right[k][j] = (int16_t)(k - 2 * j);
  multiply(out, left, right);
  for (int i = 0; i < A; i++)
    for (int j = 0; j < C; j++) turned[j][i] = out[i][j];
  for (int i = 0; i < A; i++)
    for (int j = 0; j < C; j++) {
      // sum over k of (3 i - k) (k - 2 j), in closed form
      int32_t expected = 3 * i * 28 - 140 - 2 * j * (24 * i - 28);
      errors += turned[j][i] != expected;
    }
  printf("%d errors\n", errors);
  return errors;
}
