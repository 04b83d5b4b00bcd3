// First in, first out, with its storage inside. Freestanding.
#pragma once

#include <array>
#include <cstddef>

namespace tandem {

/// The caller never pushes more than `Capacity` elements and never asks an empty queue for its front.
template <typename T, std::size_t Capacity>
class FixedQueue {
 public:
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  void clear() { size_ = 0; }
  [[nodiscard]] T& front() { return storage_[first_]; }
  [[nodiscard]] const T& front() const { return storage_[first_]; }
  /// The element that has `index` before it.
  [[nodiscard]] const T& at(std::size_t index) const { return storage_[(first_ + index) % Capacity]; }
  void push(T value) { storage_[(first_ + size_++) % Capacity] = value; }
  T pop() {
    const T value = storage_[first_];
    first_ = (first_ + 1) % Capacity;
    --size_;
    return value;
  }
  /// Removes the element that has `index` before it; the others keep their order.
  T take(std::size_t index) {
    const T value = at(index);
    for (; index > 0; --index) storage_[(first_ + index) % Capacity] = at(index - 1);
    pop();
    return value;
  }

 private:
  std::array<T, Capacity> storage_{};
  std::size_t first_ = 0;
  std::size_t size_ = 0;
};

}  // namespace tandem
