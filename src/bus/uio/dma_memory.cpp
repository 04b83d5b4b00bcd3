#include "bus/uio/dma_memory.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <system_error>
#include <vector>

namespace tandem::uio {
namespace {

using std::filesystem::path;

constexpr std::string_view kMapName = "dma";
constexpr std::string_view kNaming = "set TANDEM_DMA_BUFFER to one's name";

/// Returns every buffer of u-dma-buf, under the class's new name or its old one.
std::vector<path> buffers(const Roots& roots) {
  std::vector<path> list;
  for (const char* const name : {"u-dma-buf", "udmabuf"}) {
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(roots.sys / "class" / name, none)) {
      const bool known =
          std::ranges::any_of(list, [&](const path& buffer) { return buffer.filename() == entry.path().filename(); });
      if (!known && read_number(entry.path() / "phys_addr")) list.push_back(entry.path());
    }
  }
  std::ranges::sort(list);
  return list;
}

std::string names_of(const std::vector<path>& list) {
  std::string names;
  for (const path& buffer : list) names += (names.empty() ? "" : ", ") + buffer.filename().string();
  return names;
}

std::string uio_name(const DeviceInfo& device) { return "uio" + std::to_string(device.number); }

/// Returns the memory regions of the node in the device tree that an entry of /sys/class stands for.
std::vector<std::uint32_t> regions(const path& entry) {
  return read_cells(entry / "device" / "of_node" / "memory-region");
}

std::vector<std::uint32_t> regions(const Roots& roots, const DeviceInfo& device) {
  return regions(roots.sys / "class" / "uio" / uio_name(device));
}

/// Returns whether a buffer, which lies in the first region of its node, is linked with one of these.
bool is_linked(const path& buffer, const std::vector<std::uint32_t>& with) {
  const auto own = regions(buffer);
  return !own.empty() && std::ranges::find(with, own.front()) != with.end();
}

/// One item of the user's list: [uioN=]BUFFER, separated by commas.
struct Naming {
  std::string_view device;  ///< empty: all
  std::string_view buffer;
};

std::vector<Naming> namings(std::string_view text) {
  std::vector<Naming> list;
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    const std::size_t equals = item.find('=');
    const bool of_one = equals != std::string_view::npos;
    list.push_back({of_one ? item.substr(0, equals) : std::string_view(), of_one ? item.substr(equals + 1) : item});
    text.remove_prefix(std::min(text.size(), item.size() + 1));
  }
  return list;
}

/// Returns the buffer that is named for a device; nothing if none is.
std::optional<std::string_view> named_for(const std::vector<Naming>& list, std::string_view device) {
  for (const std::string_view wanted : {device, std::string_view()}) {
    const auto found = std::ranges::find(list, wanted, &Naming::device);
    if (found != list.end()) return found->buffer;
  }
  return {};
}

/// Returns whether the buffer belongs to another UIO device than `device`, whatever drives that.
bool is_of_another(const Roots& roots, const DeviceInfo& device, const path& buffer, const std::vector<Naming>& named) {
  const auto by_name = [&](const Naming& one) { return one.buffer == buffer.filename() && !one.device.empty(); };
  if (std::ranges::any_of(named, by_name)) return true;
  return std::ranges::any_of(devices(roots, ""), [&](const DeviceInfo& other) {
    return other.number != device.number && is_linked(buffer, regions(roots, other));
  });
}

}  // namespace

std::optional<DmaMemory> find_memory(const Roots& roots, const DeviceInfo& device, std::string& error) {
  using Way = DmaMemory::Way;
  std::vector<path> all = buffers(roots);
  const auto named = namings(roots.dma_buffers);
  if (const auto name = named_for(named, uio_name(device))) {
    const auto found = std::ranges::find_if(all, [&](const path& buffer) { return buffer.filename() == *name; });
    if (found != all.end()) return DmaMemory{.way = Way::named, .buffer = *found};
    error = "no buffer '" + std::string(*name) + "', which TANDEM_DMA_BUFFER names for " + uio_name(device) +
            (all.empty() ? "; there is none at all: load u-dma-buf" : "; there are: " + names_of(all));
    return {};
  }
  if (const auto map = std::ranges::find(device.maps, kMapName, &Map::name); map != device.maps.end()) {
    return DmaMemory{.way = Way::map, .map = static_cast<std::size_t>(map - device.maps.begin()), .buffer = {}};
  }
  if (const auto linked = regions(roots, device); !linked.empty()) {
    std::erase_if(all, [&](const path& buffer) { return !is_linked(buffer, linked); });
    if (all.size() == 1) return DmaMemory{.way = Way::linked, .buffer = all.front()};
    error = all.empty() ? "no buffer in the memory-region that the device tree gives " + uio_name(device) +
                              ": load u-dma-buf, whose node needs the same memory-region"
                        : "no one buffer for " + uio_name(device) + ": " + names_of(all) +
                              " have its memory-region in the device tree; " + std::string(kNaming);
    return {};
  }
  std::erase_if(all, [&](const path& buffer) { return is_of_another(roots, device, buffer, named); });
  if (all.size() == 1) return DmaMemory{.way = Way::sole, .buffer = all.front()};
  error = all.empty()
              ? "no DMA memory: load u-dma-buf (`modprobe u-dma-buf udmabuf0=16777216`, or a node "
                "\"ikwzm,u-dma-buf\" in the device tree), or give the UIO device a second memory map named \"dma\""
              : "no DMA memory that is surely meant for " + uio_name(device) + ": there are " + names_of(all) + "; " +
                    std::string(kNaming) + ", as in " + uio_name(device) + "=" + all.front().filename().string() +
                    ", or give the nodes in the device tree the same memory-region";
  return {};
}

}  // namespace tandem::uio
