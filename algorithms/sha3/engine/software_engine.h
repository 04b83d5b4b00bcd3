// SHA-3 and SHAKE in software as engines, one per function and variant. Freestanding.
#pragma once

#include <array>
#include <string_view>

#include "algorithms/sha3/sw/sha3.h"
#include "engine/software/immediate_engine.h"

namespace tandem::sha3 {

/// Runs the tasks of one function with one software variant; tasks submitted together are one batch.
///
/// The digest goes to `tag`. What a task may be: generated/docs/operations.md; else the status is io_error where a
/// library failed: then the digest is 0.
class SoftwareEngine final : public software::ImmediateEngine {
 public:
  /// function: sha3_224 .. shake256. variant: one of sha3::variants() that is available here.
  SoftwareEngine(Algorithm function, const Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  const Function& function_;
  const Variant& variant_;
  std::array<Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

/// "cpu.<variant>", in static storage. variant: one of sha3::variants().
std::string_view engine_name(const Variant& variant);

}  // namespace tandem::sha3
