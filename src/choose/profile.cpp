#include "choose/profile.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
// Some of the parser's assertions do not hold for texts that are no TOML, such as "[=", and which it then refuses.
#define TOML_ASSERT(condition) static_assert(true)
#include <fcntl.h>
#include <sys/stat.h>
#include <toml++/toml.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <functional>
#include <span>
#include <stdexcept>
#include <type_traits>

#include "choose/machine.h"
#include "commit.h"
#include "engine/contest.h"

namespace tandem::choose {
namespace {

/// The advice to make a new profile, in every message that refuses one.
constexpr char kRenew[] = "make a new one with `tandem calibrate --quick`";

/// A larger file is none that `save` has written.
constexpr std::size_t kMaxProfileBytes = std::size_t{16} << 20;
/// The file is read in pieces of so many bytes.
constexpr std::size_t kReadBytes = std::size_t{64} << 10;

/// No engine and no board reaches these limits; a file beyond them is damaged, or would take for ever to read.
constexpr double kMaxSize = 1e12;
constexpr double kMaxNs = 1e15;  // eleven days
constexpr double kMaxMhz = 1e6;
constexpr double kMaxMegabytesPerS = 1e9;
constexpr double kMaxPower = 4;
constexpr std::int64_t kMaxDepth = 65'536;
constexpr std::int64_t kMinPortBits = 32;  // of AXI
constexpr std::int64_t kMaxPortBits = 1024;
constexpr std::size_t kMaxCells = 64;
constexpr std::size_t kMaxCurves = 16'384;

template <typename T>
constexpr const char* kTypeName = "a string";
template <>
constexpr const char* kTypeName<bool> = "true or false";
template <>
constexpr const char* kTypeName<double> = "a number";
template <>
constexpr const char* kTypeName<std::int64_t> = "a whole number";
template <>
constexpr const char* kTypeName<toml::date_time> = "a date and time";

/// Returns the value of a node; nothing if it is of another type. A whole number is a number, too.
template <typename T>
std::optional<T> value_of(const toml::node& node) {
  if constexpr (std::is_same_v<T, double>) return node.is_number() ? node.value<double>() : std::nullopt;
  return node.value_exact<T>();
}

template <typename T>
T optional(const toml::table& table, std::string_view key, T otherwise) {
  const toml::node* const node = table.get(key);
  if (node == nullptr) return otherwise;
  auto value = value_of<T>(*node);
  if (!value) throw std::runtime_error(fmt::format("'{}' is not {}", key, kTypeName<T>));
  return *std::move(value);
}

template <typename T>
T required(const toml::table& table, std::string_view key) {
  const toml::node* const node = table.get(key);
  auto value = node == nullptr ? std::nullopt : value_of<T>(*node);
  if (!value) throw std::runtime_error(fmt::format("'{}' is missing, or not of the right type", key));
  return *std::move(value);
}

/// Returns a value that is from `least` to `most`. Not a number is neither.
double within(std::string_view key, double value, double least, double most) {
  if (value >= least && value <= most) return value;
  throw std::runtime_error(fmt::format("'{}' is {:g}, not from {:g} to {:g}", key, value, least, most));
}

/// Returns the tables of such an array ([[key]]); none if it is absent.
std::vector<const toml::table*> tables(const toml::table& table, std::string_view key) {
  const toml::node* const node = table.get(key);
  if (node == nullptr) return {};
  std::vector<const toml::table*> list;
  const toml::array* const nodes = node->as_array();
  for (std::size_t i = 0; nodes != nullptr && i < nodes->size(); ++i) list.push_back((*nodes)[i].as_table());
  if (nodes == nullptr || std::ranges::count(list, nullptr) > 0) {
    throw std::runtime_error(fmt::format("'{0}' is not made of tables: [[{0}]]", key));
  }
  return list;
}

Source source_of(std::string_view name) {
  for (const Source source : {Source::measured, Source::modelled, Source::published}) {
    if (source_name(source) == name) return source;
  }
  throw std::runtime_error(fmt::format("'{}' is no source: measured, modelled or published", name));
}

/// Reads one line of `cells`. unit: what the line's second number is.
Cell cell_of(const toml::node& line, std::string_view unit) {
  std::vector<double> values;
  if (const toml::array* const numbers = line.as_array()) {
    for (const toml::node& number : *numbers) values.push_back(value_of<double>(number).value_or(-1));
  }
  // CPU time alone may be 0: its clock may stand while a device works.
  const auto is_time = [&](double value) { return value > 0 && value <= kMaxNs; };
  if (values.size() < 2 || values.size() > 5 || !(values[0] >= 0 && values[0] <= kMaxSize) ||
      !std::ranges::all_of(std::span(values).subspan(1, std::min<std::size_t>(values.size() - 1, 3)), is_time) ||
      (values.size() == 5 && values[4] != 0 && !is_time(values[4]))) {
    throw std::runtime_error(
        "a line of 'cells' is [size, time or rate, p50, p99, CPU time], at least two of them, none of them negative or "
        "out of all bounds, and no time 0 but the CPU's");
  }
  Cell cell{.size = values[0]};
  if (unit == "ns") cell.ns = values[1];
  if (unit == "ms") cell.ns = values[1] * 1e6;
  if (unit == "MB/s") cell.ns = values[0] / values[1] * 1e3;
  if (!is_time(cell.ns)) {
    throw std::runtime_error(fmt::format("a cell of {:g} at {:g} {} says nothing of time", values[0], values[1], unit));
  }
  // A source that says only how long a call takes: its caller waits for it.
  cell.p50_ns = values.size() > 2 ? values[2] : cell.ns;
  cell.p99_ns = values.size() > 3 ? values[3] : cell.ns;
  cell.cpu_ns = values.size() > 4 ? values[4] : cell.ns;
  return cell;
}

std::vector<Cell> cells_of(const toml::table& table) {
  const auto unit = optional<std::string>(table, "unit", "ns");
  if (unit != "ns" && unit != "ms" && unit != "MB/s") {
    throw std::runtime_error(fmt::format("'{}' is no unit: ns, ms or MB/s", unit));
  }
  const toml::array* const lines = table["cells"].as_array();
  if (lines == nullptr || lines->empty()) throw std::runtime_error("a curve has no 'cells'");
  if (lines->size() > kMaxCells) throw std::runtime_error(fmt::format("a curve has more than {} 'cells'", kMaxCells));
  std::vector<Cell> cells;
  for (const toml::node& line : *lines) cells.push_back(cell_of(line, unit));
  if (std::ranges::adjacent_find(cells, std::ranges::greater_equal{}, &Cell::size) != cells.end()) {
    throw std::runtime_error("the sizes of 'cells' do not ascend");
  }
  return cells;
}

/// Returns the Unix time of a date and time in UTC; 0 if there is none.
std::int64_t time_of(const toml::table& table, std::string_view key) {
  const auto value = optional<toml::date_time>(table, key, {});
  const auto& [date, time, offset] = value;
  const std::chrono::year_month_day day{std::chrono::year(date.year), std::chrono::month(date.month),
                                        std::chrono::day(date.day)};
  if (table.get(key) == nullptr) return 0;
  const std::chrono::minutes ahead(offset ? offset->minutes : 0);
  const std::chrono::sys_seconds instant = std::chrono::sys_days(day) + std::chrono::hours(time.hour) +
                                           std::chrono::minutes(time.minute) + std::chrono::seconds(time.second) -
                                           ahead;
  return instant.time_since_epoch().count();
}

Curve curve_of(const toml::table& table) {
  Curve curve;
  curve.engine = required<std::string>(table, "engine");
  curve.algorithm = required<std::string>(table, "algorithm");
  const auto direction = optional<std::string>(table, "direction", "encrypt");
  if (direction != "encrypt" && direction != "decrypt") {
    throw std::runtime_error(fmt::format("'{}' is no direction: encrypt or decrypt", direction));
  }
  curve.direction = direction == "encrypt" ? Direction::encrypt : Direction::decrypt;
  curve.hardware = optional(table, "hardware", false);
  curve.source = source_of(required<std::string>(table, "source"));
  const auto depth = optional<std::int64_t>(table, "depth", 1);
  curve.depth = static_cast<std::size_t>(within("depth", static_cast<double>(depth), 1, kMaxDepth));
  curve.clock_mhz = within("clock_mhz", optional(table, "clock_mhz", 0.0), 0, kMaxMhz);
  curve.power = optional(table, "power", 1.0);
  if (!(curve.power > 0 && curve.power <= kMaxPower)) {
    throw std::runtime_error(fmt::format("'power' is {:g}, not above 0 and at most {:g}", curve.power, kMaxPower));
  }
  curve.note = optional<std::string>(table, "note", "");
  curve.expires_s = time_of(table, "expires");
  curve.cells = cells_of(table);
  return curve;
}

HostCost host_cost_of(const toml::table& table) {
  using Per = HostCost::Per;
  HostCost cost{required<std::string>(table, "name"), required<double>(table, "value"),
                required<std::string>(table, "unit"), required<std::string>(table, "source")};
  (void)within("value", cost.value, 0, kMaxNs);
  const auto per = optional<std::string>(table, "per", "");
  if (per.empty()) return cost;
  for (const auto& [name, value] : {std::pair("batch", Per::batch), std::pair("byte read", Per::byte_read),
                                    std::pair("byte read and written", Per::byte_read_and_written)}) {
    if (per == name) cost.per = value;
  }
  if (cost.per == Per::nothing) {
    throw std::runtime_error(fmt::format("'{}' is nothing that costs: batch, byte read, byte read and written", per));
  }
  const bool of_batch = cost.per == Per::batch;
  if (of_batch ? cost.unit != "ns" && cost.unit != "us" : cost.unit != "ns/byte") {
    throw std::runtime_error(
        fmt::format("'{}' is no unit of a cost per {}: {}", cost.unit, per, of_batch ? "ns or us" : "ns/byte"));
  }
  return cost;
}

std::uint32_t port_bits_of(const toml::table& table) {
  const auto bits = optional<std::int64_t>(table, "port_bits", 0);
  const bool is_width = bits >= kMinPortBits && bits <= kMaxPortBits && (bits & (bits - 1)) == 0;
  if (bits != 0 && !is_width) {
    throw std::runtime_error(
        fmt::format("'port_bits' is {}, not 0 or a power of two from {} to {}", bits, kMinPortBits, kMaxPortBits));
  }
  return static_cast<std::uint32_t>(bits);
}

BoardMemory memory_of(const toml::table& table) {
  return {within("latency_ns", required<double>(table, "latency_ns"), 0, kMaxNs),
          within("rate_mb_s", required<double>(table, "rate_mb_s"), 0, kMaxMegabytesPerS),
          required<std::string>(table, "source"), port_bits_of(table)};
}

Profile profile_of(const toml::table& table) {
  const auto format = required<std::int64_t>(table, "format");
  if (format != Profile::kFormat) {
    throw std::runtime_error(fmt::format("it has format {}, this program reads format {}", format, Profile::kFormat));
  }
  Profile profile;
  profile.title = required<std::string>(table, "title");
  profile.machine = optional<std::string>(table, "machine", "");
  profile.build = optional<std::string>(table, "build", "");
  profile.date = optional<std::string>(table, "date", "");
  profile.effort = optional<std::string>(table, "effort", "");
  profile.clock_mhz = within("clock_mhz", optional(table, "clock_mhz", 0.0), 0, kMaxMhz);
  if (const toml::node* const memory = table.get("memory")) {
    if (!memory->is_table()) throw std::runtime_error("'memory' is not a table: [memory]");
    profile.memory = memory_of(*memory->as_table());
  }
  for (const toml::table* const cost : tables(table, "host_cost")) profile.host_costs.push_back(host_cost_of(*cost));
  for (const toml::table* const curve : tables(table, "curve")) {
    if (profile.curves.size() == kMaxCurves) throw std::runtime_error(fmt::format("more than {} curves", kMaxCurves));
    profile.curves.push_back(curve_of(*curve));
  }
  return profile;
}

/// Returns a variable of the environment; empty also if there is none of that name.
std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// Returns a folder that the environment names. Empty also if its path is relative: it would be another one from
/// wherever the program is started. Source: XDG Base Directory Specification, "Basics".
std::string folder_of(const char* name) {
  std::string path = variable(name);
  return path.starts_with('/') ? path : "";
}

/// Returns the path of a file of this user: under the folder that an environment variable names, else under one of
/// HOME. Empty if neither is set to an absolute path.
std::string below(const char* folder_variable, const char* of_home, const char* name) {
  if (const std::string folder = folder_of(folder_variable); !folder.empty()) return folder + name;
  const std::string home = folder_of("HOME");
  return home.empty() ? "" : home + of_home + name;
}

/// Reads all of a file. Returns nothing with a sentence in `error` if it is none, or longer than a profile is.
std::optional<std::string> read_text(const std::string& path, std::string& error) {
  // A pipe that has no writer would make open(2) wait, and a device may have no end.
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  struct stat info {};
  std::optional<std::string> text;
  if (fd < 0 || ::fstat(fd, &info) != 0) {
    error = std::strerror(errno);
  } else if (!S_ISREG(info.st_mode)) {
    error = S_ISDIR(info.st_mode) ? "it is a directory" : "it is no regular file, but a device, a pipe or a socket";
  } else {
    // Some files of /proc and /sys have another size than stat(2) says.
    text.emplace();
    std::size_t bytes = 0;
    ssize_t got = 0;
    do {
      text->resize(std::min(bytes + kReadBytes, kMaxProfileBytes + 1));
      got = ::read(fd, text->data() + bytes, text->size() - bytes);
      if (got > 0) bytes += static_cast<std::size_t>(got);
    } while ((got > 0 && bytes <= kMaxProfileBytes) || (got < 0 && errno == EINTR));
    if (got < 0) error = std::strerror(errno);
    if (bytes > kMaxProfileBytes) error = fmt::format("it is longer than {} bytes", kMaxProfileBytes);
    text->resize(bytes);
    if (got < 0 || bytes > kMaxProfileBytes) text.reset();
  }
  if (fd >= 0) ::close(fd);
  return text;
}

/// Returns a profile without the curves of other algorithms; all of it for an empty name.
std::string without_others(const std::string& toml, std::string_view algorithm) {
  constexpr std::string_view kCurve = "\n[[curve]]\n";
  if (algorithm.empty()) return toml;
  const std::string wanted = fmt::format("\nalgorithm = '{}'\n", algorithm);
  std::string text;
  for (std::size_t begin = 0; begin < toml.size();) {
    const std::size_t end = std::min(toml.find(kCurve, begin + 1), toml.size());
    const std::string_view part(toml.data() + begin, end - begin);
    const bool of_other =
        part.starts_with(kCurve) && part.find("\nalgorithm = '") != part.npos && part.find(wanted) == part.npos;
    if (!of_other) text += part;
    begin = end;
  }
  return text;
}

}  // namespace

std::string machine_id() {
  static const std::string id = this_machine().description;
  return id;
}

std::string build_id() { return name_of_build(TANDEM_COMMIT, program_id()); }

std::string name_of_build(std::string_view commit, std::string_view program) {
  constexpr std::size_t kDigits = 12;
  const bool says_all = commit != "unknown" && !commit.ends_with("-dirty");
  return says_all || program.empty() ? std::string(commit) : fmt::format("{}.{}", commit, program.substr(0, kDigits));
}

std::int64_t expiry_s() { return std::time(nullptr) + contest::kDisturbedSeconds; }

bool drop_expired(Profile& profile) {
  const std::int64_t now = std::time(nullptr);
  const std::int64_t latest = expiry_s();
  return std::erase_if(profile.curves, [&](const Curve& curve) {
           return curve.expires_s != 0 && (curve.expires_s < now || curve.expires_s > latest);
         }) > 0;
}

std::string disturbance_text(std::int64_t expires_s) {
  return fmt::format("other load disturbed this, so it counts until {:%Y-%m-%d %H:%M} UTC", fmt::gmtime(expires_s));
}

std::string default_path() {
  if (const std::string path = variable("TANDEM_PROFILE"); !path.empty()) return path;
  return below("XDG_STATE_HOME", "/.local/state", "/tandem/profile.toml");
}

std::string kept_path() { return below("XDG_CACHE_HOME", "/.cache", "/tandem/first-use.toml"); }

bool path_is_named() { return !variable("TANDEM_PROFILE").empty(); }

std::optional<Profile> parse_profile(std::string_view toml, std::string& error) {
  try {
    return profile_of(toml::parse(toml));
  } catch (const toml::parse_error& problem) {
    error = fmt::format("line {}: {}", problem.source().begin.line, problem.description());
  } catch (const std::exception& problem) {
    error = problem.what();
  }
  return {};
}

std::optional<Profile> read_profile(const std::string& path, std::string& error) {
  const auto text = read_text(path, error);
  return text ? parse_profile(*text, error) : std::nullopt;
}

std::optional<Profile> load_measured(const std::string& path, std::string& error, std::string_view algorithm) {
  if (path.empty()) {
    error = kNoPlace;
    return {};
  }
  std::error_code problem;
  if (!std::filesystem::exists(path, problem) && !problem) {
    error = fmt::format("there is no profile at {}; {}", path, kRenew);
    return {};
  }
  const auto text = read_text(path, error);
  auto profile = text ? parse_profile(without_others(*text, algorithm), error) : std::nullopt;
  if (!profile) {
    error = fmt::format("the profile {} cannot be read: {}; {}", path, error, kRenew);
  } else if (profile->machine != machine_id()) {
    error = fmt::format("the profile {} is of another machine ({}); {}", path, profile->machine, kRenew);
    profile.reset();
  } else if (profile->build != build_id()) {
    error = fmt::format("the profile {} is of build {}, this is {}; {}", path, profile->build, build_id(), kRenew);
    profile.reset();
  }
  return profile;
}

}  // namespace tandem::choose
