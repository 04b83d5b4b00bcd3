#include "calibrate/profile_file.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <toml++/toml.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace tandem::calibrate {
namespace {

using choose::Cell;
using choose::Curve;
using choose::HostCost;
using choose::Line;
using choose::Profile;

constexpr char kOther[] = "name another file with --output, or - for standard output";

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
  if (curve.expires_s != 0) text += fmt::format("expires = {:%Y-%m-%dT%H:%M:%SZ}\n", fmt::gmtime(curve.expires_s));
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

/// Makes a file, which must not be there. Returns 0 once all of the text is in it, else errno.
int write_new(const std::string& path, std::string_view text) {
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0) return errno;
  int error = 0;
  while (!text.empty() && error == 0) {
    const ssize_t count = ::write(fd, text.data(), text.size());
    if (count < 0 && errno != EINTR) error = errno;
    text.remove_prefix(count < 0 ? 0 : static_cast<std::size_t>(count));
  }
  if (::close(fd) != 0 && error == 0) error = errno;
  return error;
}

/// Processes in other containers may have the same number.
std::string part_of(const std::string& path) {
  return fmt::format("{}.{}.{:x}", path, getpid(), std::chrono::steady_clock::now().time_since_epoch().count());
}

/// Returns the path of the file to be replaced: of a symbolic link the file that it names.
std::string target_of(const std::string& path) {
  std::error_code problem;
  const std::filesystem::path target = std::filesystem::canonical(path, problem);
  return problem ? path : target.string();
}

Unsaved cannot_write(const std::string& path, int os_error) {
  const bool no_room = os_error == ENOSPC || os_error == EDQUOT;
  return {.why = fmt::format("the profile cannot be written to {}: {}; {}", path, std::strerror(os_error),
                             no_room ? "make room and run again" : "name another file with --output"),
          .no_room = no_room};
}

/// Returns whether something other than a file is there, which stays.
bool is_no_file(const std::string& path, Unsaved& unsaved) {
  std::error_code problem;
  if (!std::filesystem::exists(path, problem) || std::filesystem::is_regular_file(path, problem)) return false;
  unsaved = {.why = fmt::format("{} is no file, and stays; {}", path, kOther)};
  return true;
}

/// Returns whether a file begins as one that `save` or a person has written: after comments and empty lines with its
/// format. An empty file counts, since it has nothing to lose.
bool begins_as_profile(std::istream& file) {
  constexpr std::size_t kMaxBytes = 4096;  // in which that stands
  std::string text(kMaxBytes, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.empty()) return true;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos || line[begin] == '#') continue;
    constexpr std::string_view kKey = "format";
    const std::size_t after = line.find_first_not_of(" \t", begin + kKey.size());
    return line.compare(begin, kKey.size(), kKey) == 0 && after != std::string::npos && line[after] == '=';
  }
  return false;
}

}  // namespace

bool can_save(const std::string& path, Unsaved& unsaved) {
  namespace fs = std::filesystem;
  std::error_code no_folder;
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty()) fs::create_directories(folder, no_folder);
  if (is_no_file(path, unsaved)) return false;
  std::error_code problem;
  const bool is_link = fs::is_symlink(path, problem);
  if (fs::exists(path, problem)) {
    std::ifstream file(path);
    if (!file) {
      unsaved = cannot_write(path, errno);
      return false;
    }
    if (!begins_as_profile(file)) {
      unsaved = {.why = fmt::format("{} is no profile of `tandem calibrate`, and stays; {}", path, kOther)};
      return false;
    }
  } else if (is_link) {
    unsaved = {.why = fmt::format("{} is a link to nothing, and stays; {}", path, kOther)};
    return false;
  }
  const std::string part = part_of(target_of(path));
  const int error = write_new(part, "");
  if (error == 0) fs::remove(part, problem);
  // The message tells why a folder cannot be made, not that it is absent.
  if (error != 0) unsaved = cannot_write(path, no_folder ? no_folder.value() : error);
  return error == 0;
}

std::string to_toml(const Profile& profile) {
  std::string text =
      fmt::format("# Measured by Tandem; a cell is [bytes (or bits of a key), ns, p50 ns, p99 ns, CPU ns].\n");
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

bool save(const Profile& profile, const std::string& path, Unsaved& unsaved) {
  if (path.empty()) {
    unsaved = {.why = choose::kNoPlace};
    return false;
  }
  if (is_no_file(path, unsaved)) return false;
  const std::filesystem::path target(target_of(path));
  std::error_code problem;
  if (target.has_parent_path()) std::filesystem::create_directories(target.parent_path(), problem);
  const std::string part = part_of(target.string());
  int error = write_new(part, to_toml(profile));
  if (error == 0) {
    std::filesystem::rename(part, target, problem);
    if (!problem) return true;
    error = problem.value();
  }
  std::filesystem::remove(part, problem);
  unsaved = cannot_write(path, error);
  return false;
}

}  // namespace tandem::calibrate
