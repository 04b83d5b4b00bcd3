// Compares a variant with the reference, over one secret key and text at a time.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {

inline constexpr std::size_t kLengths[] = {1, 15, 16, 17, 63, 64, 65, 255, 256, 700, 1420, 4112};

/// Runs `run(way, key, text, tag)` with the reference and then, everything secret, with a variant. Returns whether the
/// results are the same.
template <typename Variant, typename Run>
bool compare(const Variant& variant, const Variant& reference, unsigned effort, Run run) {
  Random random(8439);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t bytes : kLengths) {
      std::array<Bytes, 2> keys;
      std::array<Bytes, 2> texts;
      std::array<Bytes, 2> tags;
      keys[0] = keys[1] = random_bytes(random, 32);
      texts[0] = texts[1] = random_bytes(random, bytes);
      tags[0] = tags[1] = random_bytes(random, 16);
      right &= run(reference, keys[0], texts[0], tags[0]);
      for (Bytes* secret : {&keys[1], &texts[1], &tags[1]}) hide(*secret);
      right &= run(variant, keys[1], texts[1], tags[1]);
      for (Bytes* result : {&texts[1], &tags[1]}) show(*result);
      right &= texts[0] == texts[1] && tags[0] == tags[1];
    }
  }
  return right;
}

/// Returns whether a variant of this name is the code of a library.
inline bool is_library(std::string_view name) { return name == "openssl" || name == "ipsec_mb"; }

/// Adds a case per variant, called <algorithm>.<variant>.
template <typename Variant, typename Run>
void add_compared(const std::string& algorithm, std::span<const Variant> variants, const Variant& reference, Run run,
                  std::vector<Case>& list) {
  for (const Variant& variant : variants) {
    list.push_back({.name = algorithm + "." + std::string(variant.name),
                    .constant_time = true,
                    .available = (kSeesLibraries || !is_library(variant.name)) && variant.available(),
                    .run = [&, run](unsigned effort) { return compare(variant, reference, effort, run); }});
  }
}

}  // namespace tandem::constant_time
