#include "choose/machine.h"

#include <elf.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <link.h>
#include <sys/utsname.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <set>
#include <span>
#include <sstream>
#include <thread>
#include <vector>

namespace tandem::choose {
namespace {

/// Returns what a line of /proc/cpuinfo says, if it begins with `key`; otherwise nothing.
std::string_view value_of(std::string_view line, std::string_view key) {
  const std::size_t colon = line.find(": ");
  return line.starts_with(key) && colon != std::string_view::npos ? line.substr(colon + 2) : std::string_view();
}

/// Returns the value of the first line of /proc/cpuinfo that begins with `key`, or "?".
std::string first_value(const std::string& cpuinfo, std::string_view key) {
  std::istringstream lines(cpuinfo);
  for (std::string line; std::getline(lines, line);) {
    const std::string_view value = value_of(line, key);
    if (value.data() != nullptr) return std::string(value);
  }
  return "?";
}

/// Returns "0x41 part 0xd03 variant 0x0 revision 4" for each kind of core that there is, in order; nothing but on Arm.
std::set<std::string> arm_cores(const std::string& cpuinfo) {
  // The implementer is the first of these in every processor's lines, and the revision the last.
  constexpr std::array<std::string_view, 4> kKeys{"CPU implementer", "CPU part", "CPU variant", "CPU revision"};
  std::array<std::string, kKeys.size()> values;
  std::set<std::string> cores;
  std::istringstream lines(cpuinfo);
  for (std::string line; std::getline(lines, line);) {
    for (std::size_t i = 0; i < kKeys.size(); ++i) {
      const std::string_view value = value_of(line, kKeys[i]);
      if (value.data() == nullptr) continue;
      if (i == 0) values.fill("?");
      values[i] = value;
      if (i + 1 == kKeys.size())
        cores.insert(fmt::format("{} part {} variant {} revision {}", values[0], values[1], values[2], values[3]));
    }
  }
  return cores;
}

/// Returns all of a file; empty if there is none.
std::string content(const char* path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Returns the first string of a property of the device tree, whose strings end with a byte 0.
std::string device_tree(const char* property) {
  const std::string text = content(property);
  return text.substr(0, text.find('\0'));
}

/// Returns the build id in the notes of the program: name, length and type before each (elf(5)).
std::string build_id_in(std::span<const std::uint8_t> notes) {
  const auto padded = [](std::size_t bytes) { return (bytes + 3) / 4 * 4; };
  for (ElfW(Nhdr) head; notes.size() >= sizeof head;) {
    std::memcpy(&head, notes.data(), sizeof head);
    notes = notes.subspan(sizeof head);
    const std::size_t name = padded(head.n_namesz);
    if (name > notes.size() || head.n_descsz > notes.size() - name) break;
    const bool is_gnu = head.n_namesz == 4 && std::memcmp(notes.data(), "GNU", 4) == 0;
    if (is_gnu && head.n_type == NT_GNU_BUILD_ID) {
      return fmt::format("{:02x}", fmt::join(notes.subspan(name, head.n_descsz), ""));
    }
    notes = notes.subspan(std::min(notes.size(), name + padded(head.n_descsz)));
  }
  return "";
}

/// The callback of dl_iterate_phdr, which begins with the program itself.
int find_build_id(dl_phdr_info* info, std::size_t /*bytes*/, void* found) {
  for (const ElfW(Phdr) & part : std::span(info->dlpi_phdr, info->dlpi_phnum)) {
    if (part.p_type != PT_NOTE) continue;
    const auto* const notes = reinterpret_cast<const std::uint8_t*>(info->dlpi_addr + part.p_vaddr);
    auto& id = *static_cast<std::string*>(found);
    if (id.empty()) id = build_id_in({notes, part.p_memsz});
  }
  return 1;  // no other object
}

}  // namespace

std::string describe(const MachineTexts& texts) {
  const std::string& cpuinfo = texts.cpuinfo;
  std::string name = first_value(cpuinfo, "model name");
  std::string numbers = fmt::format("family {} model {} stepping {}", first_value(cpuinfo, "cpu family"),
                                    first_value(cpuinfo, "model\t"), first_value(cpuinfo, "stepping"));
  if (const std::set<std::string> cores = arm_cores(cpuinfo); !cores.empty()) {
    numbers = fmt::format("CPU implementer {}", fmt::join(cores, ", "));
    name = first_value(cpuinfo, "Hardware");  // of kernels for 32 bits
    if (!texts.model.empty()) name = texts.model;
  }
  return fmt::format("{} {} ({}), {} CPUs, Linux {}", texts.architecture, name, numbers, texts.cpus,
                     texts.release.substr(0, texts.release.find('-')));
}

Machine this_machine() {
  utsname name{};
  uname(&name);
  MachineTexts texts{.architecture = name.machine,
                     .release = name.release,
                     .cpuinfo = content("/proc/cpuinfo"),
                     .model = device_tree("/proc/device-tree/model"),
                     .cpus = std::thread::hardware_concurrency()};
  if (texts.model.empty()) texts.model = device_tree("/proc/device-tree/compatible");
  return {describe(texts)};
}

std::string program_id() {
  std::string id;
  dl_iterate_phdr(find_build_id, &id);
  return id;
}

}  // namespace tandem::choose
