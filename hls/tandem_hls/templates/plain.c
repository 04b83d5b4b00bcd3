// @name@: the greatest sum of neighbours in an array.
#include <stdint.h>

int32_t @name@(const int16_t values[64], uint32_t count) {
  int32_t best = 0, sum = 0;
scan:
  for (uint32_t i = 0; i < count; i++) {
    sum = sum + values[i] > 0 ? sum + values[i] : 0;
    best = sum > best ? sum : best;
  }
  return best;
}

// The test bench: the hardware is compared with this program, call by call.
int main(void) {
  static int16_t values[64];
  int errors = 0;
  for (int i = 0; i < 64; i++) values[i] = (int16_t)(i % 7 * 5 - 13);
  errors += @name@(values, 64) != 150;
  errors += @name@(values, 0) != 0;
  return errors;
}
