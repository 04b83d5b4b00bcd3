#include "bus/uio/uio_bus.h"

#include <chrono>
#include <utility>

#include "bus/barrier.h"
#include "driver/registers.h"

namespace tandem::uio {
namespace {

constexpr std::uint32_t kOnes = 0xffffffff;

std::uint64_t clock_ns() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

/// A bus that reaches only the registers.
class RegisterWindow final : public driver::Bus {
 public:
  RegisterWindow(const Mapping& mapping, const Map& map) : mapping_(mapping), map_(map) {}

  Status read_register(std::uint32_t offset, std::uint32_t& value) override {
    value = 0;
    if (offset + 4 > map_.bytes) return Status::io_error;
    value = *reinterpret_cast<const volatile std::uint32_t*>(mapping_.data() + map_.offset + offset);
    return Status::ok;
  }
  Status write_register(std::uint32_t offset, std::uint32_t value) override {
    if (offset + 4 > map_.bytes) return Status::io_error;
    *reinterpret_cast<volatile std::uint32_t*>(mapping_.data() + map_.offset + offset) = value;
    return Status::ok;
  }
  Status allocate(std::size_t /*bytes*/, driver::DmaRegion& /*region*/) override { return Status::no_memory; }
  Status sync(const driver::DmaRegion& /*region*/, std::size_t /*offset*/, std::size_t /*bytes*/,
              driver::SyncFor /*side*/) override {
    return Status::io_error;
  }
  Status wait_interrupt(std::uint64_t /*timeout_ns*/) override { return Status::io_error; }
  std::uint64_t now_ns() override { return clock_ns(); }

 private:
  const Mapping& mapping_;
  const Map& map_;
};

}  // namespace

std::optional<driver::DeviceInfo> identify(const Roots& roots, const DeviceInfo& device, std::string& error) {
  const auto file = DeviceFile::open(roots, device, DeviceFile::Use::look, error);
  if (!file) return {};
  const auto mapping = file->map(0, error);
  if (!mapping) return {};
  RegisterWindow window(*mapping, device.maps[0]);
  driver::DeviceInfo info;
  const Status status = driver::Device(window).probe(info);
  if (status == Status::ok) return info;
  std::uint32_t id = 0;
  (void)window.read_register(TND_REGS__ID_offset, id);
  error = status == Status::unsupported
              ? device.title() + " has another version of the register interface than this program"
              : device.title() + " is no Tandem accelerator: ID reads " + hexadecimal(id) + ", not " +
                    hexadecimal(TND_REGS__ID__MAGIC_reset) +
                    "; check the address in the device tree, and that the logic is loaded and clocked";
  return {};
}

bool is_free(const Roots& roots, const DeviceInfo& device, std::string& error) {
  return DeviceFile::open(roots, device, DeviceFile::Use::drive, error).has_value();
}

std::unique_ptr<UioBus> UioBus::open(const Roots& roots, const DeviceInfo& device, std::string& error) {
  auto file = DeviceFile::open(roots, device, DeviceFile::Use::drive, error);
  if (!file) return nullptr;
  auto registers = file->map(0, error);
  if (!registers) return nullptr;
  auto pool = DmaPool::open(roots, *file, error);
  if (!pool) return nullptr;
  const Map& map = device.maps[0];
  return std::unique_ptr<UioBus>(
      new UioBus(std::move(*file), std::move(*registers), map.offset, map.bytes, std::move(*pool)));
}

UioBus::UioBus(DeviceFile file, Mapping registers, std::uint64_t offset, std::uint64_t bytes, DmaPool pool)
    : file_(std::move(file)),
      registers_(std::move(registers)),
      offset_(offset),
      bytes_(bytes),
      pool_(std::move(pool)) {}

volatile std::uint32_t* UioBus::at(std::uint32_t offset) const {
  if (offset % 4 != 0 || offset + std::uint64_t{4} > bytes_) return nullptr;
  return reinterpret_cast<volatile std::uint32_t*>(registers_.data() + offset_ + offset);
}

Status UioBus::read_register(std::uint32_t offset, std::uint32_t& value) {
  value = 0;
  const volatile std::uint32_t* const address = at(offset);
  if (address == nullptr) return Status::io_error;
  const std::uint32_t read = *address;
  if (read == kOnes && *at(TND_REGS__ID_offset) != TND_REGS__ID__MAGIC_reset) return Status::io_error;
  value = read;
  return Status::ok;
}

Status UioBus::write_register(std::uint32_t offset, std::uint32_t value) {
  volatile std::uint32_t* const address = at(offset);
  if (address == nullptr) return Status::io_error;
  bus::full_barrier();
  *address = value;
  return Status::ok;
}

Status UioBus::wait_interrupt(std::uint64_t timeout_ns) {
  switch (file_.wait(timeout_ns)) {
    case DeviceFile::Interrupt::came:
      return Status::ok;
    case DeviceFile::Interrupt::none:
      return Status::timeout;
    default:
      return Status::io_error;
  }
}

std::uint64_t UioBus::now_ns() { return clock_ns(); }

}  // namespace tandem::uio
