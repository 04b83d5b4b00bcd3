// The claims that Xilinx WP512 v1.0 prints beside its tables 1 to 8, and what the tables themselves say.
//
// Source      Accelerating Cryptographic Performance on the Zynq UltraScale+ MPSoC, WP512, 2019. Its tables 1 to 8 are
//             the profiles zynqmp-freertos and zynqmp-linux.
// Traps       its conclusion names only SHA3/384 under Linux as slower than software. By its tables AES-GCM is so under
//             Linux, at 16, 528 and 1,024 bytes, and SHA3/384 without it, at 16 bytes. The tables count.
// Checked by  wp512_test.cpp
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "choose/profile.h"

namespace tandem::bench::wp512 {

/// A line of table 9: by how much the accelerator is faster than software, under FreeRTOS.
struct Improvement {
  std::string_view name;
  std::string_view algorithm;  ///< in the profiles
  Direction direction;
  double size;  ///< bytes, or bits of the key
  double printed_percent;
};
std::span<const Improvement> table9();

/// The cell of an engine; nullptr if there is none.
const choose::Cell* cell_of(const choose::Profile& profile, std::string_view engine, std::string_view algorithm,
                            Direction direction, double size);

/// By how much `other` is faster than `base`, in percent.
double faster_percent(double base_ns, double other_ns);

/// Returns the cases in which a profile's tables show the accelerator slower than software: "aes_gcm encrypt 16".
std::vector<std::string> lost_to_software(const choose::Profile& profile);

}  // namespace tandem::bench::wp512
