// Toys that the tool must report, and toys that it must not: without them, silence would prove nothing.
#include "testing/constant_time/toys.h"

#include <string>

#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {
namespace {

volatile std::uint32_t sink;

bool look_up(unsigned /*effort*/) {
  Random random(1);
  Bytes secret = random_bytes(random, 16);
  hide(secret);
  std::uint32_t sum = 0;
  for (const std::uint8_t byte : secret) sum += kTable[byte];
  show(&sum, sizeof sum);
  sink = sum;
  return true;
}

bool branch(unsigned /*effort*/) {
  Random random(2);
  Bytes secret = random_bytes(random, 16);
  hide(secret);
  for (const std::uint8_t byte : secret) {
    if (byte > 100) sink = sink + 1;
  }
  return true;
}

/// Calculates with secrets as numbers and bits, and shows the result.
bool calculate(unsigned /*effort*/) {
  Random random(3);
  Bytes secret = random_bytes(random, 16);
  hide(secret);
  std::uint32_t sum = 0;
  for (const std::uint8_t byte : secret) sum = (sum ^ byte) * 0x01000193U + (sum >> 7);
  show(&sum, sizeof sum);
  if (sum % 2 == 1) sink = sum;
  return true;
}

}  // namespace

void add_toys(std::vector<Case>& list) {
  list.push_back({.name = "toy.table", .constant_time = false, .run = look_up});
  list.push_back({.name = "toy.branch", .constant_time = false, .run = branch});
  list.push_back({.name = "toy.arithmetic", .run = calculate});
}

}  // namespace tandem::constant_time
