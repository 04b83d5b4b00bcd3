#include "calibrate/profile_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <toml++/toml.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <sstream>

namespace tandem::calibrate {
namespace {

using choose::Cell;
using choose::Curve;
using choose::HostCost;
using choose::Line;
using choose::Profile;

std::string toml_string(std::string_view text) {
  std::ostringstream out;
  out << toml::value<std::string>(std::string(text));
  return out.str();
}

std::string curve_toml(const Curve& curve) {
  std::string text =
      fmt::format("\n[[curve]]\nalgorithm = {}\ndirection = \"{}\"\nengine = {}\n", toml_string(curve.algorithm),
                  curve.direction == Direction::encrypt ? "encrypt" : "decrypt", toml_string(curve.engine));
  text += fmt::format("source = \"{}\"\nhardware = {}\ndepth = {}\n", choose::source_name(curve.source), curve.hardware,
                      curve.depth);
  if (curve.clock_mhz > 0) text += fmt::format("clock_mhz = {}\n", curve.clock_mhz);
  if (curve.power != 1) text += fmt::format("power = {:g}\n", curve.power);
  if (!curve.note.empty()) text += fmt::format("note = {}\n", toml_string(curve.note));
  const Line line = curve.line();
  const std::string slope = curve.power == 1 ? fmt::format("n / ({:.1f} MB/s)", line.mega_per_s())
                                             : fmt::format("{:.4g} ns n^{:g}", line.ns_per_unit, curve.power);
  text += fmt::format("# t(n) = {:.1f} ns + {}, worst error {:.1f} %\ncells = [\n", line.t0_ns, slope,
                      100 * line.worst_error);
  for (const Cell& cell : curve.cells) {
    text += fmt::format("  [{:.0f}, {:.2f}, {:.1f}, {:.1f}, {:.2f}],\n", cell.size, cell.ns, cell.p50_ns, cell.p99_ns,
                        cell.cpu_ns);
  }
  return text + "]\n";
}

/// Makes a file, which must not be there. Returns whether all of the text is in it.
bool write_new(const std::string& path, std::string_view text) {
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0) return false;
  while (!text.empty()) {
    const ssize_t count = ::write(fd, text.data(), text.size());
    if (count < 0 && errno != EINTR) break;
    text.remove_prefix(count < 0 ? 0 : static_cast<std::size_t>(count));
  }
  return ::close(fd) == 0 && text.empty();
}

}  // namespace

std::string to_toml(const Profile& profile) {
  std::string text =
      fmt::format("# Measured by Tandem; a cell is [bytes (of RSA bits), ns, p50 ns, p99 ns, CPU ns].\n");
  text += fmt::format("format = {}\ntitle = {}\nmachine = {}\nbuild = {}\ndate = {}\neffort = {}\n", Profile::kFormat,
                      toml_string(profile.title), toml_string(profile.machine), toml_string(profile.build),
                      toml_string(profile.date), toml_string(profile.effort));
  for (const HostCost& cost : profile.host_costs) {
    text += fmt::format("\n[[host_cost]]\nname = {}\nvalue = {:.3f}\nunit = {}\nsource = {}\n", toml_string(cost.name),
                        cost.value, toml_string(cost.unit), toml_string(cost.source));
  }
  for (const Curve& curve : profile.curves) text += curve_toml(curve);
  return text;
}

bool save(const Profile& profile, const std::string& path, std::string& error) {
  if (path.empty()) {
    error = choose::kNoPlace;
    return false;
  }
  const std::filesystem::path target(path);
  std::error_code problem;
  if (std::filesystem::exists(target, problem) && !std::filesystem::is_regular_file(target, problem)) {
    error = fmt::format("{} is no file, and stays; name another one with --output, or - for standard output", path);
    return false;
  }
  if (target.has_parent_path()) std::filesystem::create_directories(target.parent_path(), problem);
  // Processes in other containers may have the same number.
  const std::string part =
      fmt::format("{}.{}.{:x}", path, getpid(), std::chrono::steady_clock::now().time_since_epoch().count());
  if (write_new(part, to_toml(profile))) {
    std::filesystem::rename(part, target, problem);
    if (!problem) return true;
  }
  std::filesystem::remove(part, problem);
  error = fmt::format("the profile cannot be written to {}; name another file with --output", path);
  return false;
}

}  // namespace tandem::calibrate
