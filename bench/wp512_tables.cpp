#include <fmt/format.h>

#include <algorithm>

#include "bench/wp512.h"

namespace tandem::bench::wp512 {

using choose::Cell;
using choose::Curve;
using choose::Profile;

std::span<const Improvement> table9() {
  static constexpr Improvement kLines[] = {
      {"AES-GCM-256 encryption", "aes_gcm", Direction::encrypt, 15'888, 10'800.39},
      {"AES-GCM-256 decryption", "aes_gcm", Direction::decrypt, 15'888, 4'720.07},
      {"SHA3-384", "sha3_384", Direction::encrypt, 15'888, 1'037.98},
      {"RSA-2048 public", "rsa_public", Direction::encrypt, 2048, 782.97},
      {"RSA-2048 private", "rsa_private", Direction::decrypt, 2048, 594.77},
      {"RSA-4096 public", "rsa_public", Direction::encrypt, 4096, 849.69},
      {"RSA-4096 private", "rsa_private", Direction::decrypt, 4096, 545.95},
  };
  return kLines;
}

const Cell* cell_of(const Profile& profile, std::string_view engine, std::string_view algorithm, Direction direction,
                    double size) {
  for (const Curve& curve : profile.curves) {
    if (curve.engine != engine || curve.algorithm != algorithm || curve.direction != direction) continue;
    const auto cell = std::ranges::find(curve.cells, size, &Cell::size);
    if (cell != curve.cells.end()) return &*cell;
  }
  return nullptr;
}

double faster_percent(double base_ns, double other_ns) { return 100 * (base_ns / other_ns - 1); }

std::vector<std::string> lost_to_software(const Profile& profile) {
  std::vector<std::string> list;
  for (const Curve& curve : profile.curves) {
    if (curve.engine != "csu") continue;
    for (const Cell& cell : curve.cells) {
      const Cell* const software = cell_of(profile, "software", curve.algorithm, curve.direction, cell.size);
      if (software == nullptr || cell.ns <= software->ns) continue;
      list.push_back(fmt::format("{}{} {:.0f}", curve.algorithm,
                                 curve.direction == Direction::decrypt ? " decrypt" : "", cell.size));
    }
  }
  return list;
}

}  // namespace tandem::bench::wp512
