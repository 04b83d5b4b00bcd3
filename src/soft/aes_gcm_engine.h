// AES-GCM in software as engines, one per variant. Freestanding.
#pragma once

#include <array>
#include <string_view>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs AES-GCM tasks with one software variant; tasks submitted together are one batch.
///
/// What a task may be: generated/docs/operations.md. The status is authentication where the tag does not match,
/// io_error where a library failed: then the destination is all zero.
class AesGcmEngine final : public ImmediateEngine {
 public:
  /// variant: one of aes_gcm::variants() that is available here.
  explicit AesGcmEngine(const aes_gcm::Variant& variant);
  /// Wipes the keys of all engines of its kind that the calling thread keeps; those of other threads end with these.
  ~AesGcmEngine() override;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  std::size_t run_direction(Direction direction, std::span<Task* const> tasks);

  const aes_gcm::Variant& variant_;
  std::array<aes_gcm::Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

/// "cpu.<variant>", in static storage. variant: one of aes_gcm::variants().
std::string_view engine_name(const aes_gcm::Variant& variant);

}  // namespace tandem::soft
