// A flag that threads can look at, file descriptors can be waited for together with, and signal handlers can set.
#pragma once

#include <atomic>

namespace tandem::pipeline {

/// Set once, never cleared. Every member may be called from any thread.
class Event {
 public:
  /// Throws std::system_error if the process has no file descriptor left.
  Event();
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;
  ~Event();

  /// Sets the flag and wakes every poll on `fd`. Safe in a signal handler; keeps errno.
  void set() noexcept;
  [[nodiscard]] bool is_set() const noexcept { return set_.load(std::memory_order_acquire); }
  /// Returns a descriptor that is readable once the flag is set; never read from it.
  [[nodiscard]] int fd() const noexcept { return fd_; }

 private:
  std::atomic<bool> set_{false};
  int fd_;
};

/// Makes room for 1 MiB in a pipe, if `fd` is one and the system allows it: fewer, longer turns for both ends.
void widen_pipe(int fd);

/// Waits until `fd` has one of the poll(2) `events`, or `stop` is set. Returns 0, ECANCELED, or poll's errno.
int wait_for(int fd, short events, const Event& stop);

}  // namespace tandem::pipeline
