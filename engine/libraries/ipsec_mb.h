// intel-ipsec-mb, loaded at run time. Tandem needs its header to build, because that gives the layout of its
// structures; without it, TANDEM_HAS_IPSEC_MB is not defined and this file is empty.
#pragma once

#if TANDEM_HAS_IPSEC_MB
#include <intel-ipsec-mb.h>

#include <memory>
#include <span>
#include <string>

#include "engine/libraries/library.h"

namespace tandem::libraries {

inline constexpr const char* kIpsecMbNames[] = {"libIPSec_MB.so.1", "libIPSec_MB.so"};

/// The library. Objects that it made must not outlive it.
class IpsecMb {
 public:
  /// Loads the first of `names` that is found.
  explicit IpsecMb(std::span<const char* const> names);

  /// Returns whether the library is there and has the version of the header.
  [[nodiscard]] bool usable() const { return problem_.empty(); }
  /// Returns why the library is not usable, in words for people.
  [[nodiscard]] const std::string& problem() const { return problem_; }

  struct Free {
    void (*function)(IMB_MGR*);
    void operator()(IMB_MGR* manager) const { function(manager); }
  };
  using Manager = std::unique_ptr<IMB_MGR, Free>;

  /// A multi-buffer manager for the best instructions of this machine, to be used by one thread at a time; nullptr if
  /// the library fails.
  [[nodiscard]] Manager make_manager() const;

  /// Managers made from now on, of all objects, use AVX2 at most: for comparisons. Call it before there are threads.
  static void hold_to_avx2() { held_to_avx2_ = true; }

 private:
  static inline bool held_to_avx2_ = false;

  Library library_;
  std::string problem_;
  IMB_MGR* (*make_)(std::uint64_t flags) = nullptr;
  void (*init_)(IMB_MGR*, IMB_ARCH*) = nullptr;
  void (*init_avx2_)(IMB_MGR*) = nullptr;
  void (*free_)(IMB_MGR*) = nullptr;
};

}  // namespace tandem::libraries
#endif
