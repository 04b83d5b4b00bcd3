#include "bus/uio/device_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <system_error>
#include <thread>

namespace tandem::uio {
namespace {

/// The lock is tried for so long, since another process that only looks may hold it.
constexpr int kLockTries = 20;
constexpr auto kLockPause = std::chrono::milliseconds(5);

std::optional<unsigned> device_number(std::string_view directory) {
  constexpr std::string_view kStem = "uio";
  if (!directory.starts_with(kStem)) return {};
  const std::string_view digits = directory.substr(kStem.size());
  unsigned number = 0;
  const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (problem != std::errc{} || end != digits.data() + digits.size()) return {};
  return number;
}

std::vector<Map> read_maps(const std::filesystem::path& directory) {
  std::vector<Map> maps;
  for (;;) {
    const auto path = directory / ("map" + std::to_string(maps.size()));
    const auto address = read_number(path / "addr");
    const auto bytes = read_number(path / "size");
    if (!address || !bytes) return maps;
    const std::uint64_t offset = read_number(path / "offset").value_or(0);
    maps.push_back({.name = read_text(path / "name").value_or(""),
                    .address = *address + offset,
                    .bytes = *bytes,
                    .offset = offset});
  }
}

/// Returns advice about a file that does not open.
std::string advice(int error, const std::string& path) {
  switch (error) {
    case EACCES:
    case EPERM:
      return path + ": no permission; run as root, or add a udev rule that gives your group SUBSYSTEM==\"uio\"";
    case ENOENT:
    case ENXIO:
    case ENODEV:
      return path + ": the kernel knows the device but the file is missing; is devtmpfs mounted on /dev?";
    default:
      return path + ": " + std::strerror(error);
  }
}

bool lock(int descriptor, DeviceFile::Use use) {
  const int kind = use == DeviceFile::Use::drive ? LOCK_EX : LOCK_SH;
  for (int i = 0; i < kLockTries; ++i) {
    if (::flock(descriptor, kind | LOCK_NB) == 0) return true;
    std::this_thread::sleep_for(kLockPause);
  }
  return false;
}

}  // namespace

std::string DeviceInfo::title() const { return "uio" + std::to_string(number) + " (" + name + ")"; }

std::vector<DeviceInfo> devices(const Roots& roots, std::string_view prefix) {
  std::vector<DeviceInfo> list;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(roots.sys / "class" / "uio", none)) {
    const auto number = device_number(entry.path().filename().string());
    const auto name = read_text(entry.path() / "name");
    if (!number || !name || !name->starts_with(prefix)) continue;
    list.push_back({.number = *number, .name = *name, .maps = read_maps(entry.path() / "maps")});
  }
  std::ranges::sort(list, {}, &DeviceInfo::number);
  return list;
}

std::optional<DeviceFile> DeviceFile::open(const Roots& roots, const DeviceInfo& info, Use use, std::string& error) {
  const std::string path = roots.dev / ("uio" + std::to_string(info.number));
  File file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_SYNC));
  if (!file.is_open()) {
    error = advice(errno, path);
    return {};
  }
  if (!lock(file.get(), use)) {
    error = path + ": another process drives the device; `fuser " + path + "` names it";
    return {};
  }
  return DeviceFile(info, std::move(file));
}

std::optional<Mapping> DeviceFile::map(std::size_t number, std::string& error) const {
  if (number >= info_.maps.size()) {
    error = info_.title() + " has no map " + std::to_string(number);
    return {};
  }
  const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const Map& map = info_.maps[number];
  const std::uint64_t bytes = (map.offset + map.bytes + page - 1) / page * page;
  Mapping mapping(file_.get(), bytes, number * page);
  if (mapping.data() == nullptr) {
    error = info_.title() + ": map " + std::to_string(number) + " cannot be mapped: " + std::strerror(errno);
    return {};
  }
  return mapping;
}

DeviceFile::Interrupt DeviceFile::wait(std::uint64_t timeout_ns) const {
  constexpr std::uint32_t kEnable = 1;
  constexpr std::uint64_t kSecond = 1'000'000'000;
  if (::write(file_.get(), &kEnable, sizeof kEnable) != sizeof kEnable) return Interrupt::failed;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::nanoseconds(timeout_ns);
  for (;;) {
    const timespec limit{.tv_sec = static_cast<time_t>(timeout_ns / kSecond),
                         .tv_nsec = static_cast<long>(timeout_ns % kSecond)};
    pollfd waited{.fd = file_.get(), .events = POLLIN, .revents = 0};
    const int count = ::ppoll(&waited, 1, &limit, nullptr);
    if (count == 0) return Interrupt::none;
    if (count > 0) break;
    if (errno != EINTR) return Interrupt::failed;
    const auto left = deadline - std::chrono::steady_clock::now();
    if (left.count() <= 0) return Interrupt::none;
    timeout_ns = static_cast<std::uint64_t>(std::chrono::nanoseconds(left).count());
  }
  std::uint32_t interrupts = 0;
  return ::read(file_.get(), &interrupts, sizeof interrupts) == sizeof interrupts ? Interrupt::came : Interrupt::failed;
}

}  // namespace tandem::uio
