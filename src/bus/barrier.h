// Order between the CPU's memory and a device.
#pragma once

namespace tandem::bus {

/// No access of the CPU moves over it, to memory or to a device's registers. On Arm the two are ordered by nothing
/// less than DSB (Arm ARM, DDI 0487, B2.3.12); on x86 stores stay in order.
inline void full_barrier() {
#if defined(__aarch64__) || defined(__arm__)
  __asm__ volatile("dsb sy" ::: "memory");
#else
  __sync_synchronize();  // as std::atomic_thread_fence, which GCC refuses under its thread sanitizer
#endif
}

}  // namespace tandem::bus
