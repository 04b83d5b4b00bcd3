// Divisions of every kind: greatest common divisors, square roots, decimal digits, signs.
#include <stdint.h>
#include <stdio.h>
static char digits[24];

static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t t = a % b;
    a = b;
    b = t;
  }
  return a;
}

static uint32_t root(uint32_t x) {
  uint32_t r = 0;
  for (uint32_t bit = 1u << 30; bit; bit >>= 2) {
    if (x >= r + bit) x -= r + bit, r = r / 2 + bit;
    else r /= 2;
  }
  return r;
}

static int print(int64_t v) {
  int n = 0, negative = v < 0;
  uint64_t u = negative ? -(uint64_t)v : (uint64_t)v;
  char back[24];
  do back[n++] = (char)('0' + u % 10), u /= 10;
  while (u);
  if (negative) back[n++] = '-';
  for (int i = 0; i < n; i++) digits[i] = back[n - 1 - i];
  digits[n] = 0;
  return n;
}

int main(void) {
  int errors = 0;
  volatile int32_t a = -100, b = 7;
  volatile int64_t c = -9223372036854775807ll;
  volatile uint8_t d = 250;
  errors += gcd(1071, 462) != 21 || gcd(600851475143ull, 6857) != 6857;
  for (uint32_t i = 0; i < 40; i++) errors += root(i * i * 1000) * root(i * i * 1000) > i * i * 1000;
  errors += a / b != -14 || a % b != -2 || a / -b != 14 || a % -b != -2;
  errors += a / 10 != -10 || a % 30 != -10 || a / -8 != 12;
  errors += c / 1000000007 != -9223371972ll || c % 10 != -7;
  errors += d / 7 != 35 || d % 7 != 5;
  errors += print(c) != 20 || digits[0] != '-' || digits[19] != '7';
  errors += print(0) != 1 || digits[0] != '0';
  printf("%s, %d errors\n", digits, errors);
  return errors;
}
