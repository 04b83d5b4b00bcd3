// ChaCha20-Poly1305 in software as engines, one per variant. Freestanding.
#pragma once

#include <array>
#include <string_view>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "engine/software/immediate_engine.h"

namespace tandem::chacha20_poly1305 {

/// Runs ChaCha20-Poly1305 tasks with one software variant; tasks submitted together are one batch.
///
/// What a task may be: generated/docs/operations.md. The status is authentication where the tag does not match,
/// io_error where a library failed: then the destination is all zero.
class SoftwareEngine final : public software::ImmediateEngine {
 public:
  /// variant: one of chacha20_poly1305::variants() that is available here.
  explicit SoftwareEngine(const Variant& variant);
  /// Wipes the key that the calling thread keeps; those of other threads end with these.
  ~SoftwareEngine() override;

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  void run_direction(Direction direction, std::span<Task* const> tasks);

  const Variant& variant_;
  std::array<Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

/// "cpu.<variant>", in static storage. variant: one of chacha20_poly1305::variants().
std::string_view engine_name(const Variant& variant);

}  // namespace tandem::chacha20_poly1305
