// Maps the functions of 3GPP to the members of an algorithm's variants. Freestanding.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

#include "engine/lanes/kernel.h"
#include "engine/software/batch_queue.h"
#include "engine/task.h"

namespace tandem::software {

/// Type: lanes::Cipher, or RunBatch* for batches.
template <class Variant, class Type>
struct PduFunction {
  using Member = Type;

  Algorithm function;
  Member Variant::*member;
};

/// Returns the member of a variant that runs a function, which is one of the list.
template <class Variant, class Member, std::size_t kCount>
constexpr const Member& member_of(const PduFunction<Variant, Member> (&functions)[kCount], Algorithm function,
                                  const Variant& variant) {
  std::size_t i = 0;
  while (i + 1 < kCount && functions[i].function != function) ++i;
  assert(functions[i].function == function);
  return variant.*functions[i].member;
}

/// True if the functions of a list run in lanes.
template <const auto& kFunctions>
inline constexpr bool kInLanes =
    std::is_same_v<typename std::remove_cvref_t<decltype(kFunctions[0])>::Member, lanes::Cipher>;

}  // namespace tandem::software
