// Memory in which an access past either end faults.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

namespace tandem::testing {

/// `pages` pages between two that fault.
class FencedPages {
 public:
  explicit FencedPages(std::size_t pages = 1) : pages_(pages) {
    page_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    void* memory = mmap(nullptr, bytes() + 2 * page_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    base_ = static_cast<std::uint8_t*>(memory);
    usable_ = mprotect(begin(), bytes(), PROT_READ | PROT_WRITE) == 0;
  }
  FencedPages(const FencedPages&) = delete;
  FencedPages& operator=(const FencedPages&) = delete;
  ~FencedPages() {
    if (base_ != nullptr) munmap(base_, bytes() + 2 * page_);
  }
  [[nodiscard]] bool usable() const { return usable_; }
  [[nodiscard]] std::size_t bytes() const { return pages_ * page_; }
  std::uint8_t* begin() { return base_ + page_; }
  std::uint8_t* end() { return begin() + bytes(); }

 private:
  std::size_t pages_;
  std::size_t page_ = 0;
  std::uint8_t* base_ = nullptr;
  bool usable_ = false;
};

}  // namespace tandem::testing
