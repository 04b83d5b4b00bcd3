// Objects that a thread keeps from call to call, for variants that keep keys or objects of libraries.
#pragma once

#include <new>
#include <utility>

namespace tandem {

/// The object of type T that the calling thread keeps. It is destroyed by `forget` and at the end of the thread.
///
/// All members may be called at any time, even by objects that are destroyed after the thread's own.
template <class T>
class Kept {
 public:
  /// Returns the object, made at first use; nullptr if there is no memory.
  static T* get() { return object_ != nullptr ? object_ : keep(new (std::nothrow) T); }
  /// Takes an object that `new` has made, or nullptr, in place of the one before.
  static T* keep(T* object) {
    static thread_local const End end;
    forget();
    return object_ = object;
  }
  /// Returns the object, or nullptr if there is none.
  static T* find() { return object_; }
  static void forget() { delete std::exchange(object_, nullptr); }

 private:
  struct End {
    End() = default;
    ~End() { forget(); }
  };

  static inline constinit thread_local T* object_ = nullptr;
};

}  // namespace tandem
