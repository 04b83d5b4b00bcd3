// An interpreter of a small instruction set with 16 registers, which runs a program that finds primes.
#include <stdint.h>
#include <stdio.h>
enum { HALT, SET, ADD, SUB, MUL, LOAD, STORE, JUMP, LESS, EQUAL, SHIFT, AND, OR, XOR, DIVIDE, REST };
#define I(op, a, b, c) ((uint32_t)(op) << 24 | (uint32_t)(a) << 16 | (uint32_t)(b) << 8 | (uint8_t)(c))
static const uint32_t program[] = {
    I(SET, 1, 0, 2),      // r1 = 2, the candidate
    I(SET, 2, 0, 0),      // r2 = 0, how many were found
    I(SET, 3, 0, 2),      // 2: r3 = 2, the divisor
    I(MUL, 4, 3, 3),      // 3: r4 = r3 * r3
    I(LESS, 5, 1, 4),     // r5 = r1 < r4
    I(JUMP, 5, 5, 0),     // if r5 jump 10
    I(REST, 6, 1, 3),     // r6 = r1 % r3
    I(EQUAL, 5, 6, 0),    // r5 = r6 == r0
    I(JUMP, 5, 4, 0),     // if r5 jump 12
    I(JUMP, 15, 6, 0),    // jump 15
    I(STORE, 2, 1, 0),    // 10: memory[r2] = r1
    I(ADD, 2, 2, 15),     // r2 += 1
    I(ADD, 1, 1, 15),     // 12: r1 += 1
    I(LESS, 5, 1, 14),    // r5 = r1 < r14
    I(JUMP, 5, 244, 255), // if r5 jump 2
    I(JUMP, 5, 2, 0),     // 15: if r5 jump 17
    I(ADD, 3, 3, 15),     // r3 += 1
    I(SUB, 7, 2, 13),     // 17: r7 = r2 - r13
    I(LESS, 5, 1, 14),
    I(JUMP, 5, 240, 255), // if r5 jump 3
    I(HALT, 0, 0, 0),
};
static uint32_t registers[16];
static uint32_t memory[64];

static int run(int most) {
  int at = 0;
  registers[15] = 1, registers[14] = 60;
  for (int n = 0; n < most; n++) {
    uint32_t word = program[at];
    uint32_t to = word >> 16 & 15, x = registers[word >> 8 & 15], y = registers[word & 15];
    at++;
    switch (word >> 24) {
      case HALT: return n;
      case SET: registers[to] = word & 255; break;
      case ADD: registers[to] = x + y; break;
      case SUB: registers[to] = x - y; break;
      case MUL: registers[to] = x * y; break;
      case LOAD: registers[to] = memory[x & 63]; break;
      case STORE: memory[registers[to] & 63] = x; break;
      case JUMP:
        if (registers[to]) at += (int16_t)(word >> 8 & 255 | (word & 255) << 8) - 1;
        break;
      case LESS: registers[to] = x < y; break;
      case EQUAL: registers[to] = x == y; break;
      case SHIFT: registers[to] = x << (y & 31); break;
      case AND: registers[to] = x & y; break;
      case OR: registers[to] = x | y; break;
      case XOR: registers[to] = x ^ y; break;
      case DIVIDE: registers[to] = y ? x / y : 0; break;
      case REST: registers[to] = y ? x % y : 0; break;
      default: return -1;
    }
  }
  return -1;
}

int main(void) {
  static const uint8_t primes[17] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59};
  int steps = run(20000), errors = steps < 0;
  for (int i = 0; i < 17; i++) errors += memory[i] != primes[i];
  printf("%d steps, %u primes, %d errors\n", steps, registers[2], errors);
  return errors;
}
