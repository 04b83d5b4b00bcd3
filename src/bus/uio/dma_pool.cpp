#include "bus/uio/dma_pool.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/ioctl.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <vector>

#include "bus/barrier.h"
#include "engine/wipe.h"

namespace tandem::uio {
namespace {

// u-dma-buf's ioctls, version 4.0 on: u-dma-buf-ioctl.h.
constexpr unsigned long kGetSize = _IOR('U', 2, std::uint64_t);
constexpr unsigned long kSyncForCpu = _IOW('U', 5, std::uint64_t);
constexpr unsigned long kSyncForDevice = _IOW('U', 6, std::uint64_t);

using Word [[gnu::may_alias]] = std::size_t;

bool inside_a_word(const volatile std::uint8_t* at) { return reinterpret_cast<std::uintptr_t>(at) % sizeof(Word) != 0; }

/// Copies to or from device memory by aligned words, and by bytes before and after them. Both begin at the same place
/// in a word.
void copy_aligned(volatile std::uint8_t* to, const volatile std::uint8_t* from, std::size_t bytes) {
  for (; bytes > 0 && inside_a_word(to); --bytes) *to++ = *from++;
  for (; bytes >= sizeof(Word); bytes -= sizeof(Word), to += sizeof(Word), from += sizeof(Word)) {
    *reinterpret_cast<volatile Word*>(to) = *reinterpret_cast<const volatile Word*>(from);
  }
  for (; bytes > 0; --bytes) *to++ = *from++;
}

/// Sets device memory to 0.
void wipe_aligned(volatile std::uint8_t* at, std::size_t bytes) {
  for (; bytes > 0 && inside_a_word(at); --bytes) *at++ = 0;
  for (; bytes >= sizeof(Word); bytes -= sizeof(Word), at += sizeof(Word)) *reinterpret_cast<volatile Word*>(at) = 0;
  for (; bytes > 0; --bytes) *at++ = 0;
}

/// Opens a buffer's file for this process alone. Returns a file that is not open if that cannot be.
File take(const Roots& roots, const std::filesystem::path& directory, std::string& error) {
  const std::string path = roots.dev / directory.filename();
  File file(::open(path.c_str(), O_RDWR | O_CLOEXEC));
  if (!file.is_open()) {
    error = path + ": " + std::strerror(errno);
    return file;
  }
  if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0) return file;
  error = path + ": another process uses the buffer; give each accelerator its own";
  return {};
}

}  // namespace

std::uint64_t sync_word(std::size_t offset, std::size_t bytes) {
  constexpr std::size_t kPiece = 16;
  constexpr std::uint64_t kBothDirections = 0;
  constexpr std::uint64_t kNow = 1;
  const std::uint64_t begin = offset / kPiece * kPiece;
  const std::uint64_t end = (offset + bytes + kPiece - 1) / kPiece * kPiece;
  return begin << 32 | (end - begin) | kBothDirections << 2 | kNow;
}

bool DmaPool::is_free(const Roots& roots, const DeviceInfo& device, std::string& error) {
  const auto memory = find_memory(roots, device, error);
  if (!memory) return false;
  return memory->way == DmaMemory::Way::map || take(roots, memory->buffer, error).is_open();
}

std::optional<DmaPool> DmaPool::open(const Roots& roots, const DeviceFile& device, std::string& error) {
  const auto memory = find_memory(roots, device.info(), error);
  if (!memory) return {};
  return memory->way == DmaMemory::Way::map ? open_map(device, memory->map, error) : open_buffer(roots, *memory, error);
}

std::optional<DmaPool> DmaPool::open_map(const DeviceFile& device, std::size_t number, std::string& error) {
  auto mapping = device.map(number, error);
  if (!mapping) return {};
  const Map& map = device.info().maps[number];
  DmaPool pool;
  pool.mapping_ = std::move(*mapping);
  pool.shared_ = pool.mapping_.data() + map.offset;
  pool.bytes_ = map.bytes;
  pool.address_ = map.address;
  pool.sync_ = Sync::by_copy;
  // Whole lines, for aligned_alloc. Where the memory begins in a line the regions of the copy do, too.
  const std::size_t skipped = map.offset % kAlignment;
  const std::size_t room = (skipped + pool.bytes_ + kAlignment - 1) / kAlignment * kAlignment;
  pool.copy_.reset(static_cast<std::uint8_t*>(std::aligned_alloc(kAlignment, room)));
  if (pool.copy_ == nullptr) {
    error = "no memory for a copy of " + std::to_string(pool.bytes_) + " bytes";
    return {};
  }
  pool.begin_ = pool.copy_.get() + skipped;
  wipe(pool.begin_, pool.bytes_);
  wipe_aligned(pool.shared_, pool.bytes_);
  return pool;
}

std::optional<DmaPool> DmaPool::open_buffer(const Roots& roots, const DmaMemory& memory, std::string& error) {
  const std::filesystem::path& directory = memory.buffer;
  const auto address = read_number(directory / "phys_addr");
  const auto bytes = read_number(directory / "size");
  if (!address || !bytes || *bytes == 0) {
    error = directory.string() + ": phys_addr or size cannot be read";
    return {};
  }
  DmaPool pool;
  pool.file_ = take(roots, directory, error);
  if (!pool.file_.is_open()) return {};
  pool.mapping_ = Mapping(pool.file_.get(), *bytes, 0);
  if (pool.mapping_.data() == nullptr) {
    error = directory.filename().string() + ": " + std::to_string(*bytes) +
            " bytes cannot be mapped: " + std::strerror(errno);
    return {};
  }
  pool.begin_ = pool.mapping_.data();
  pool.bytes_ = *bytes;
  pool.address_ = *address;
  pool.attributes_ = directory;
  if (read_number(directory / "dma_coherent").value_or(0) == 0) {
    std::uint64_t size = 0;
    pool.sync_ = ::ioctl(pool.file_.get(), kGetSize, &size) == 0 ? Sync::by_ioctl : Sync::by_attribute;
  }
  pool.given_ = memory.way != DmaMemory::Way::sole;
  if (pool.given_) wipe(pool.begin_, pool.bytes_);
  return pool;
}

DmaPool::~DmaPool() {
  if (mapping_.data() == nullptr) return;
  if (begin_ != nullptr) wipe(begin_, given_ ? bytes_ : allocated_);
  if (sync_ == Sync::by_copy) wipe_aligned(shared_, bytes_);
}

void DmaPool::Free::operator()(void* memory) const { std::free(memory); }

Status DmaPool::allocate(std::size_t bytes, driver::DmaRegion& region) {
  const std::size_t left = bytes_ - allocated_;
  if (bytes == 0 || bytes > left) return Status::no_memory;
  region = {.cpu = begin_ + allocated_, .device_address = address_ + allocated_, .bytes = bytes};
  wipe(region.cpu, bytes);
  allocated_ += std::min(left, (bytes + kAlignment - 1) / kAlignment * kAlignment);
  return Status::ok;
}

bool DmaPool::sync_by_attribute(driver::SyncFor side, std::uint64_t word) const {
  const auto path = attributes_ / (side == driver::SyncFor::cpu ? "sync_for_cpu" : "sync_for_device");
  const File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  const std::string text = hexadecimal(word);
  return file.is_open() && ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

Status DmaPool::sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) {
  const std::size_t begin = static_cast<std::size_t>(region.cpu - begin_) + offset;
  bool done = true;
  bus::full_barrier();
  if (sync_ == Sync::by_copy) {
    std::uint8_t* const copy = begin_ + begin;
    std::uint8_t* const shared = shared_ + begin;
    side == driver::SyncFor::device ? copy_aligned(shared, copy, bytes) : copy_aligned(copy, shared, bytes);
    bus::full_barrier();
  } else if (sync_ != Sync::none && bytes > 0) {
    std::uint64_t word = sync_word(begin, bytes);
    done = sync_ == Sync::by_ioctl
               ? ::ioctl(file_.get(), side == driver::SyncFor::cpu ? kSyncForCpu : kSyncForDevice, &word) == 0
               : sync_by_attribute(side, word);
    bus::full_barrier();
  }
  return done ? Status::ok : Status::io_error;
}

}  // namespace tandem::uio
