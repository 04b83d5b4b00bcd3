#include "calibrate/profile.h"

#include <fmt/format.h>
#include <toml++/toml.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "bench/commit.h"
#include "calibrate/machine.h"

namespace tandem::calibrate {
namespace {

/// What makes a new profile, for every message that refuses one.
constexpr char kRenew[] = "make a new one with `tandem calibrate --quick`";

template <typename T>
T required(const toml::table& table, std::string_view key) {
  const auto value = table[key].value<T>();
  if (!value) throw std::runtime_error(fmt::format("'{}' is missing, or not of the right type", key));
  return *value;
}

Source source_of(std::string_view name) {
  for (const Source source : {Source::measured, Source::modelled, Source::published}) {
    if (source_name(source) == name) return source;
  }
  throw std::runtime_error(fmt::format("'{}' is no source: measured, modelled or published", name));
}

/// One line of `cells`. unit: what the line's second number is.
Cell cell_of(const toml::array& numbers, std::string_view unit) {
  std::vector<double> values;
  for (const toml::node& number : numbers) values.push_back(number.value<double>().value_or(-1));
  if (values.size() < 2 || std::ranges::any_of(values, [](double value) { return value < 0; }) || values[1] == 0) {
    throw std::runtime_error("a line of 'cells' is [size, time or rate, ...], none of them negative, not 0 the second");
  }
  Cell cell{.size = values[0]};
  if (unit == "ns") cell.ns = values[1];
  if (unit == "ms") cell.ns = values[1] * 1e6;
  if (unit == "MB/s") cell.ns = values[0] / values[1] * 1e3;
  if (cell.ns == 0) throw std::runtime_error(fmt::format("'{}' is no unit: ns, ms or MB/s", unit));
  // A source that says only how long a call takes: its caller waits for it.
  cell.p50_ns = values.size() > 2 ? values[2] : cell.ns;
  cell.p99_ns = values.size() > 3 ? values[3] : cell.ns;
  cell.cpu_ns = values.size() > 4 ? values[4] : cell.ns;
  return cell;
}

Curve curve_of(const toml::table& table) {
  Curve curve;
  curve.engine = required<std::string>(table, "engine");
  curve.algorithm = required<std::string>(table, "algorithm");
  const auto direction = table["direction"].value_or<std::string>("encrypt");
  if (direction != "encrypt" && direction != "decrypt") {
    throw std::runtime_error(fmt::format("'{}' is no direction: encrypt or decrypt", direction));
  }
  curve.direction = direction == "encrypt" ? Direction::encrypt : Direction::decrypt;
  curve.hardware = table["hardware"].value_or(false);
  curve.source = source_of(required<std::string>(table, "source"));
  curve.depth = static_cast<std::size_t>(table["depth"].value_or<std::int64_t>(1));
  curve.clock_mhz = table["clock_mhz"].value_or(0.0);
  curve.power = table["power"].value_or(1.0);
  curve.note = table["note"].value_or<std::string>("");
  const auto unit = table["unit"].value_or<std::string>("ns");
  const toml::array* const cells = table["cells"].as_array();
  if (cells == nullptr || cells->empty()) throw std::runtime_error("a curve has no 'cells'");
  for (const toml::node& line : *cells) {
    const toml::array* const numbers = line.as_array();
    curve.cells.push_back(cell_of(numbers == nullptr ? toml::array{} : *numbers, unit));
    const std::size_t count = curve.cells.size();
    if (count > 1 && curve.cells[count - 1].size <= curve.cells[count - 2].size) {
      throw std::runtime_error("the sizes of 'cells' do not ascend");
    }
  }
  return curve;
}

HostCost host_cost_of(const toml::table& table) {
  using Per = HostCost::Per;
  HostCost cost{required<std::string>(table, "name"), required<double>(table, "value"),
                required<std::string>(table, "unit"), required<std::string>(table, "source")};
  const auto per = table["per"].value<std::string>();
  if (!per) return cost;
  for (const auto& [name, value] : {std::pair("batch", Per::batch), std::pair("byte read", Per::byte_read),
                                    std::pair("byte read and written", Per::byte_read_and_written)}) {
    if (*per == name) cost.per = value;
  }
  if (cost.per == Per::nothing) {
    throw std::runtime_error(fmt::format("'{}' is nothing that costs: batch, byte read, byte read and written", *per));
  }
  const bool of_batch = cost.per == Per::batch;
  if (of_batch ? cost.unit != "ns" && cost.unit != "us" : cost.unit != "ns/byte") {
    throw std::runtime_error(
        fmt::format("'{}' is no unit of a cost per {}: {}", cost.unit, *per, of_batch ? "ns or us" : "ns/byte"));
  }
  return cost;
}

Profile profile_of(const toml::table& table) {
  const auto format = required<std::int64_t>(table, "format");
  if (format != Profile::kFormat) {
    throw std::runtime_error(fmt::format("it has format {}, this program reads format {}", format, Profile::kFormat));
  }
  Profile profile;
  profile.title = required<std::string>(table, "title");
  profile.machine = table["machine"].value_or<std::string>("");
  profile.build = table["build"].value_or<std::string>("");
  profile.date = table["date"].value_or<std::string>("");
  profile.effort = table["effort"].value_or<std::string>("");
  profile.clock_mhz = table["clock_mhz"].value_or(0.0);
  if (const toml::table* const memory = table["memory"].as_table()) {
    profile.memory = {required<double>(*memory, "latency_ns"), required<double>(*memory, "rate_mb_s"),
                      required<std::string>(*memory, "source")};
  }
  if (const toml::array* const costs = table["host_cost"].as_array()) {
    for (const toml::node& node : *costs) profile.host_costs.push_back(host_cost_of(*node.as_table()));
  }
  if (const toml::array* const curves = table["curve"].as_array()) {
    for (const toml::node& node : *curves) profile.curves.push_back(curve_of(*node.as_table()));
  }
  return profile;
}

std::string toml_string(std::string_view text) {
  std::ostringstream out;
  out << toml::value<std::string>(std::string(text));
  return out.str();
}

std::string curve_toml(const Curve& curve) {
  std::string text =
      fmt::format("\n[[curve]]\nalgorithm = {}\ndirection = \"{}\"\nengine = {}\n", toml_string(curve.algorithm),
                  curve.direction == Direction::encrypt ? "encrypt" : "decrypt", toml_string(curve.engine));
  text += fmt::format("source = \"{}\"\nhardware = {}\ndepth = {}\n", source_name(curve.source), curve.hardware,
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

}  // namespace

std::string machine_id() { return this_machine().description; }
std::string build_id() { return TANDEM_COMMIT; }

std::string default_path() {
  const auto variable = [](const char* name) {
    const char* const value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  if (const std::string path = variable("TANDEM_PROFILE"); !path.empty()) return path;
  const std::string state = variable("XDG_STATE_HOME");
  return (state.empty() ? variable("HOME") + "/.local/state" : state) + "/tandem/profile.toml";
}

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

std::optional<Profile> load_measured(const std::string& path, std::string& error) {
  std::ifstream file(path);
  if (!file) {
    error = fmt::format("there is no profile at {}; {}", path, kRenew);
    return {};
  }
  std::ostringstream text;
  text << file.rdbuf();
  auto profile = parse_profile(text.str(), error);
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

std::string to_toml(const Profile& profile) {
  std::string text =
      fmt::format("# Written by `tandem calibrate`; a cell is [bytes (of RSA bits), ns, p50 ns, p99 ns, CPU ns].\n");
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
  const std::filesystem::path target(path);
  std::error_code problem;
  if (target.has_parent_path()) std::filesystem::create_directories(target.parent_path(), problem);
  const std::string part = fmt::format("{}.{}", path, getpid());
  bool written = false;
  {
    std::ofstream file(part);
    file << to_toml(profile);
    written = static_cast<bool>(file.flush());
  }
  if (written) {
    std::filesystem::rename(part, target, problem);
    if (!problem) return true;
  }
  std::filesystem::remove(part, problem);
  error = fmt::format("the profile cannot be written to {}; name another file with --output", path);
  return false;
}

}  // namespace tandem::calibrate
