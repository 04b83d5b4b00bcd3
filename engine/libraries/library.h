// A shared library that is loaded at run time, if it is there. For those that Tandem can do without.
#pragma once

#include <dlfcn.h>

#include <span>

namespace tandem::libraries {

#if TANDEM_STATIC
inline constexpr bool kNeverLoads = true;
#else
inline constexpr bool kNeverLoads = false;
#endif

class Library {
 public:
  /// Loads the first of `names` that is found.
  explicit Library(std::span<const char* const> names) {
    // A program without shared libraries must load none: they would bring a second C library.
    if constexpr (kNeverLoads) return;
    for (const char* name : names) {
      handle_ = dlopen(name, RTLD_NOW | RTLD_LOCAL);
      if (handle_ != nullptr) return;
    }
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
  ~Library() {
    if (handle_ != nullptr) dlclose(handle_);
  }

  /// The function of that name and type, or nullptr.
  template <class Function>
  [[nodiscard]] Function* function(const char* name) const {
    return handle_ == nullptr ? nullptr : reinterpret_cast<Function*>(dlsym(handle_, name));
  }

 private:
  void* handle_ = nullptr;
};

inline constexpr const char* kSodiumNames[] = {"libsodium.so.23", "libsodium.so.26", "libsodium.so"};

}  // namespace tandem::libraries
