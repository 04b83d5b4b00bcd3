// Work that waits for company, for a bounded time: PDUs that come one by one fill lanes together. Freestanding.
//
// Checked by  ../../testing/engines/hold_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/fixed_queue.h"

namespace tandem::software {

/// Items in the order in which they came. They are due when there are enough of them, or when the first has waited for
/// as long as it may. The clock is the caller's.
template <typename T, std::size_t kCapacity>
class Hold {
 public:
  /// enough: items that fill all lanes, at least 1. most_ns: how long the first may wait; 0: nothing waits.
  constexpr Hold(std::size_t enough, std::uint64_t most_ns) : enough_(enough), most_ns_(most_ns) {}

  void push(T item, std::uint64_t now_ns) { items_.push({item, now_ns}); }
  [[nodiscard]] bool due(std::uint64_t now_ns) const {
    if (items_.empty()) return false;
    return items_.size() >= enough_ || now_ns - items_.front().came_ns >= most_ns_;
  }
  T pop() { return items_.pop().item; }
  [[nodiscard]] std::size_t size() const { return items_.size(); }

 private:
  struct Held {
    T item;
    std::uint64_t came_ns;
  };

  std::size_t enough_;
  std::uint64_t most_ns_;
  FixedQueue<Held, kCapacity> items_;
};

}  // namespace tandem::software
