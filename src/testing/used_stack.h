// What a function leaves on the stack: tests look there for secrets that should have been wiped.
#pragma once

#include <pthread.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>

namespace tandem::testing {

/// Runs a function in a thread of its own and keeps the stack that it used.
class UsedStack {
 public:
  template <class Function>
  explicit UsedStack(const Function& function) {
    std::memset(memory_.get(), 0, kBytes);
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    usable_ = pthread_attr_setstack(&attributes, memory_.get(), kBytes) == 0 &&
              pthread_create(
                  &thread, &attributes,
                  [](void* argument) -> void* {
                    call_below(*static_cast<const Function*>(argument));
                    return nullptr;
                  },
                  const_cast<Function*>(&function)) == 0 &&
              pthread_join(thread, nullptr) == 0;
    pthread_attr_destroy(&attributes);
    const std::span memory(memory_.get(), kBytes);
    used_ = {std::ranges::find_if(memory, [](std::uint8_t byte) { return byte != 0; }), memory.end()};
  }

  /// Whether the stack tells anything: with sanitizers, which optimise little, all values are in memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  static constexpr bool kTells = false;
#else
  static constexpr bool kTells = true;
#endif

  [[nodiscard]] bool usable() const { return usable_; }
  [[nodiscard]] bool holds(std::span<const std::uint8_t> bytes) const {
    return !std::ranges::search(used_, bytes).empty();
  }

 private:
  struct Free {
    void operator()(std::uint8_t* memory) const { std::free(memory); }
  };
  static constexpr std::size_t kBytes = std::size_t{1} << 20;
  /// More than the end of a thread uses, which would otherwise hide what the function leaves.
  static constexpr std::size_t kRoom = 32768;

  template <class Function>
  [[gnu::noinline]] static void call_below(const Function& function) {
    volatile std::uint8_t room[kRoom];
    room[0] = 0;
    function();
    room[kRoom - 1] = room[0];
  }

  std::unique_ptr<std::uint8_t, Free> memory_{static_cast<std::uint8_t*>(std::aligned_alloc(65536, kBytes))};
  std::span<const std::uint8_t> used_;
  bool usable_ = false;
};

}  // namespace tandem::testing
