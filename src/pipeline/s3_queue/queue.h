// The bounded queue between threads.
//
// Source      the thesis' section 5.2.2: a blocking first-in first-out buffer of fixed capacity with a shutdown mode
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace tandem::pipeline {

/// First in, first out, any number of producers and consumers. A full queue blocks its producers, an empty one its
/// consumers: the faster side stalls.
template <class T>
class Queue {
 public:
  explicit Queue(std::size_t capacity) : capacity_(capacity) {}

  /// Waits for room. Returns false if the queue is shut down; the item is then dropped.
  bool push(T item) {
    {
      std::unique_lock lock(mutex_);
      room_.wait(lock, [&] { return items_.size() < capacity_ || shut_down_; });
      if (shut_down_) return false;
      items_.push_back(std::move(item));
    }
    item_.notify_one();
    return true;
  }

  /// Waits for an item. Returns nothing if the queue is shut down and what was in it has been taken.
  std::optional<T> pop() {
    std::unique_lock lock(mutex_);
    item_.wait(lock, [&] { return !items_.empty() || shut_down_; });
    return take(lock);
  }

  /// Returns an item if there is one now.
  std::optional<T> try_pop() {
    std::unique_lock lock(mutex_);
    return take(lock);
  }

  /// Lets nothing in and no thread wait from now on.
  void shut_down() {
    {
      const std::lock_guard lock(mutex_);
      shut_down_ = true;
    }
    room_.notify_all();
    item_.notify_all();
  }

 private:
  std::optional<T> take(std::unique_lock<std::mutex>& lock) {
    if (items_.empty()) return std::nullopt;
    std::optional<T> item(std::move(items_.front()));
    items_.pop_front();
    lock.unlock();
    room_.notify_one();
    return item;
  }

  const std::size_t capacity_;
  std::mutex mutex_;
  std::condition_variable room_;
  std::condition_variable item_;
  std::deque<T> items_;
  bool shut_down_ = false;
};

}  // namespace tandem::pipeline
