// Tests look at what a function leaves on the stack for secrets that should have been wiped.
#pragma once

#include <pthread.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>

namespace tandem::testing {

/// Runs a function in a separate thread and keeps the stack that it used. All objects use the same addresses, so only
/// one may exist at a time.
class UsedStack {
 public:
  template <class Function>
  explicit UsedStack(const Function& function) {
    std::uint8_t* const memory = stack();
    std::memset(memory, 0, kBytes);
    const auto run = [&] {
      const auto* const end = static_cast<const std::uint8_t*>(call_below(function));
      // The copy is made here, because the end of a thread gives most of its stack back to the system.
      std::memcpy(copy_.get(), memory, static_cast<std::size_t>(end - memory));
    };
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    std::memset(copy_.get(), 0, kBytes);
    usable_ = pthread_attr_setstack(&attributes, memory, kBytes) == 0 &&
              pthread_create(
                  &thread, &attributes,
                  [](void* argument) -> void* {
                    (*static_cast<decltype(run)*>(argument))();
                    return nullptr;
                  },
                  const_cast<void*>(static_cast<const void*>(&run))) == 0 &&
              pthread_join(thread, nullptr) == 0;
    pthread_attr_destroy(&attributes);
    const std::span copy(copy_.get(), kBytes);
    // The used part counts in whole pages, because what was left may begin with zeros.
    const auto first = std::ranges::find_if(copy, [](std::uint8_t byte) { return byte != 0; }) - copy.begin();
    used_ = copy.subspan(static_cast<std::size_t>(first) / 4096 * 4096);
  }

  /// True if the stack of a function tells anything. With sanitizers, which optimise little, all values are in memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  static constexpr bool kTells = false;
#else
  static constexpr bool kTells = true;
#endif

  [[nodiscard]] bool usable() const { return usable_; }
  [[nodiscard]] bool holds(std::span<const std::uint8_t> bytes) const {
    return !std::ranges::search(used_, bytes).empty();
  }
  /// Returns the number of bytes that differ from another run of the same function, and so depend on the secrets of the
  /// two. The compiler's own copies of registers are among them.
  [[nodiscard]] std::size_t differences(const UsedStack& other) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < kBytes; ++i) count += copy_.get()[i] != other.copy_.get()[i];
    return count;
  }

 private:
  struct Free {
    void operator()(std::uint8_t* memory) const { std::free(memory); }
  };
  static constexpr std::size_t kBytes = std::size_t{1} << 20;
  /// The room is more than copying uses, which would otherwise hide what the function leaves.
  static constexpr std::size_t kRoom = 32768;

  static std::uint8_t* stack() {
    static const std::unique_ptr<std::uint8_t, Free> memory(
        static_cast<std::uint8_t*>(std::aligned_alloc(65536, kBytes)));
    return memory.get();
  }

  /// Returns where the function's stack begins; it grows down.
  template <class Function>
  [[gnu::noinline]] static const void* call_below(const Function& function) {
    volatile std::uint8_t room[kRoom];
    room[0] = 0;
    const void* const end = call(function);
    room[kRoom - 1] = room[0];
    return end;
  }
  /// Calls the function in a frame below the room, wherever the compiler would have put inlined code.
  template <class Function>
  [[gnu::noinline]] static const void* call(const Function& function) {
    function();
    asm volatile("" : : : "memory");  // no tail call
    return __builtin_frame_address(0);
  }

  std::unique_ptr<std::uint8_t, Free> copy_{static_cast<std::uint8_t*>(std::malloc(kBytes))};
  std::span<const std::uint8_t> used_;
  bool usable_ = false;
};

}  // namespace tandem::testing
