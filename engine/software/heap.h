// Engines of an adapter on the heap. Not for freestanding code.
#pragma once

#include <memory>
#include <new>

#include "engine/software/adapter.h"

namespace tandem::software {

class Heap final : public Memory {
 protected:
  void* take(std::size_t bytes, std::size_t alignment) override {
    return alignment > __STDCPP_DEFAULT_NEW_ALIGNMENT__ ? ::operator new(bytes, std::align_val_t(alignment))
                                                        : ::operator new(bytes);
  }
};

/// variant: the index of one that is available.
inline std::unique_ptr<Engine> make(const Adapter& adapter, Algorithm operation, std::size_t variant) {
  Heap heap;
  return std::unique_ptr<Engine>(adapter.make(operation, variant, heap));
}

}  // namespace tandem::software
