// A device of the kernel's UIO framework: found by its name, its registers mapped, its interrupt as a file.
//
// Framework  Linux, Documentation/driver-api/uio-howto.rst:
//            /sys/class/uio/uioN/{name,maps/mapM/{addr,name,offset,size}}; map M of /dev/uioN lies at offset M pages,
//            whatever it maps
// Interrupt  as uio_pdrv_genirq keeps it: a read waits for the next one and gives how many there were; the kernel
//            disables the line at each and enables it again when 1 is written
// One user   at a time: the file is locked (flock) while it is open
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bus/uio/file.h"
#include "bus/uio/sysfs.h"

namespace tandem::uio {

struct Map {
  std::string name;
  std::uint64_t address = 0;  ///< physical, of the first byte that counts
  std::uint64_t bytes = 0;
  std::uint64_t offset = 0;  ///< of that byte in the map's first page
};

struct DeviceInfo {
  unsigned number = 0;  ///< of /dev/uioN
  std::string name;
  std::vector<Map> maps;

  /// Returns text for people: the name of the device, with the node that it stands for in brackets.
  [[nodiscard]] std::string title() const;
};

/// Returns the UIO devices whose name begins with `prefix`, in the order of their numbers.
std::vector<DeviceInfo> devices(const Roots& roots, std::string_view prefix);

class DeviceFile {
 public:
  enum class Use : std::uint8_t {
    look,   ///< read registers beside other processes that do the same
    drive,  ///< alone
  };

  /// Opens /dev/uioN. Returns nothing if that fails; `error` then says what to do.
  static std::optional<DeviceFile> open(const Roots& roots, const DeviceInfo& info, Use use, std::string& error);

  /// Maps map `number` of the device. Returns nothing if that fails.
  [[nodiscard]] std::optional<Mapping> map(std::size_t number, std::string& error) const;
  [[nodiscard]] const DeviceInfo& info() const { return info_; }

  enum class Interrupt : std::uint8_t { came, none, failed };
  /// Enables the interrupt and waits for it, at most `timeout_ns`.
  [[nodiscard]] Interrupt wait(std::uint64_t timeout_ns) const;

 private:
  DeviceFile(DeviceInfo info, File file) : info_(std::move(info)), file_(std::move(file)) {}

  DeviceInfo info_;
  File file_;
};

}  // namespace tandem::uio
