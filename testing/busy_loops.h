// Load beside a test.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace tandem::testing {

/// Threads that do nothing but keep processors busy while the object lives.
class BusyLoops {
 public:
  /// The default is four threads for each processor.
  explicit BusyLoops(std::size_t count = std::size_t{4} * std::max(2U, std::thread::hardware_concurrency())) {
    for (std::size_t i = 0; i < count; ++i) {
      threads_.emplace_back([this] {
        while (!stop_.load(std::memory_order_relaxed)) {
        }
      });
    }
  }
  BusyLoops(const BusyLoops&) = delete;
  BusyLoops& operator=(const BusyLoops&) = delete;
  ~BusyLoops() {
    stop_ = true;
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tandem::testing
