// Counts the ways to place eight queens, without recursion.
#include <stdio.h>
#define N 8
int main(void) {
  unsigned columns[N + 1] = {0}, left[N + 1] = {0}, right[N + 1] = {0}, free[N + 1];
  int row = 0, found = 0;
  free[0] = (1u << N) - 1;
  while (row >= 0) {
    if (!free[row]) {
      row--;
      continue;
    }
    unsigned place = free[row] & -free[row];
    free[row] ^= place;
    if (row == N - 1) {
      found++;
      continue;
    }
    columns[row + 1] = columns[row] | place;
    left[row + 1] = (left[row] | place) << 1;
    right[row + 1] = (right[row] | place) >> 1;
    row++;
    free[row] = ((1u << N) - 1) & ~(columns[row] | left[row] | right[row]);
  }
  printf("%d\n", found);
  return found != 92;
}
