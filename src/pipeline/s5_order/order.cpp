#include "pipeline/s5_order/order.h"

#include <cassert>
#include <utility>

namespace tandem::pipeline {

void Order::put(Chunk* chunk) {
  bool its_turn = false;
  {
    const std::lock_guard lock(mutex_);
    Chunk*& place = places_[chunk->index % places_.size()];
    assert(place == nullptr);
    place = chunk;
    its_turn = chunk->index == next_;
  }
  if (its_turn) changed_.notify_one();
}

void Order::end_at(std::uint64_t count) {
  {
    const std::lock_guard lock(mutex_);
    count_ = count;
  }
  changed_.notify_one();
}

Chunk* Order::take() {
  std::unique_lock lock(mutex_);
  Chunk*& place = places_[next_ % places_.size()];
  changed_.wait(lock, [&] { return place != nullptr || next_ == count_ || shut_down_; });
  if (shut_down_ || place == nullptr) return nullptr;
  ++next_;
  return std::exchange(place, nullptr);
}

void Order::shut_down() {
  {
    const std::lock_guard lock(mutex_);
    shut_down_ = true;
  }
  changed_.notify_one();
}

}  // namespace tandem::pipeline
