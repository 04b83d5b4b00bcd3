#include "bench/provenance.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <memory>
#include <regex>

#include "commit.h"

namespace tandem::bench {
namespace {

namespace fs = std::filesystem;

struct Close {
  void operator()(FILE* pipe) const { (void)::pclose(pipe); }
};

/// The first line that a program prints; empty if there is none.
std::string first_line(const fs::path& program) {
  const std::string quoted = std::regex_replace(program.string(), std::regex("'"), "'\\''");
  const std::unique_ptr<FILE, Close> pipe(::popen(fmt::format("'{}'", quoted).c_str(), "r"));
  std::array<char, 256> line{};
  if (pipe == nullptr || std::fgets(line.data(), line.size(), pipe.get()) == nullptr) return "";
  const std::string text(line.data());
  return text.substr(0, text.find('\n'));
}

}  // namespace

std::string why_not_recorded(const std::string& folder) {
  const fs::path results = fs::absolute(fs::path(folder) / "").lexically_normal().parent_path();
  const fs::path script = results.parent_path() / "tools" / "commit.sh";
  std::error_code error;
  if (!fs::exists(script, error)) {
    return fmt::format("{} is not results/ of a repository of Tandem; go to one, or store them with --json FILE",
                       folder);
  }
  return why_not_recorded(TANDEM_COMMIT, first_line(script));
}

std::string why_not_recorded(std::string_view built, std::string_view now) {
  if (now.empty() || now == "unknown") return "this is no git repository; store them with --json FILE";
  if (now.ends_with("-dirty")) {
    return "files have changes that no commit has; commit them and build again, or store the figures with --json FILE";
  }
  if (now == built) return "";
  return fmt::format("this program is built from {} and the repository is at {}; build it again", built, now);
}

std::string slug(std::string_view machine) {
  const std::string name(machine.substr(0, machine.find(',')));
  const std::regex said_of_all(R"(\((R|TM)\)|\b(Processor|CPU|family|model|stepping)\b)");
  std::string found;
  for (const char c : std::regex_replace(name, said_of_all, " ")) {
    if (c >= 'A' && c <= 'Z') {
      found += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      found += c;
    } else if (!found.empty() && found.back() != '-') {
      found += '-';
    }
  }
  if (found.ends_with('-')) found.pop_back();
  return found;
}

std::string today() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  gmtime_r(&now, &utc);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &utc);
  return text.data();
}

std::string new_file(const std::string& folder, const std::string& suite, const std::string& machine) {
  const fs::path place = fs::path(folder) / suite;
  fs::create_directories(place);
  const std::string date = today();
  const std::regex of_today(fmt::format(".*-{}(?:-([0-9]{{1,6}}))?", date));
  int number = 1;
  for (const fs::directory_entry& entry : fs::directory_iterator(place)) {
    std::smatch found;
    const std::string stem = entry.path().stem();
    if (std::regex_match(stem, found, of_today)) {
      number = std::max(number, found[1].matched ? std::stoi(found[1]) + 1 : 2);
    }
  }
  return fmt::format("{}/{}-{}{}.json", place.string(), slug(machine), date,
                     number > 1 ? fmt::format("-{}", number) : "");
}

}  // namespace tandem::bench
