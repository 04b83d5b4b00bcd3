// An open file and a mapped piece of it, closed and unmapped with their owner.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <utility>

namespace tandem::uio {

/// Move-only; -1 is none.
class File {
 public:
  File() = default;
  explicit File(int descriptor) : descriptor_(descriptor) {}
  File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  File& operator=(File&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  [[nodiscard]] int get() const { return descriptor_; }
  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

 private:
  int descriptor_ = -1;
};

/// Move-only; shared, for reading and writing.
class Mapping {
 public:
  Mapping() = default;
  Mapping(int descriptor, std::size_t bytes, std::uint64_t offset) {
    void* const at = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, static_cast<off_t>(offset));
    if (at == MAP_FAILED) return;
    at_ = static_cast<std::uint8_t*>(at);
    bytes_ = bytes;
  }
  Mapping(Mapping&& other) noexcept : at_(std::exchange(other.at_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  Mapping& operator=(Mapping&& other) noexcept {
    std::swap(at_, other.at_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~Mapping() {
    if (at_ != nullptr) ::munmap(at_, bytes_);
  }

  /// Returns the first byte; nullptr if the system has refused to map it: errno then says why.
  [[nodiscard]] std::uint8_t* data() const { return at_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  std::uint8_t* at_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace tandem::uio
