// AES-GCM in software as engines, one per variant. Freestanding.
#pragma once

#include <array>
#include <string_view>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs AES-GCM tasks with one software variant; tasks submitted together are one batch.
///
/// iv: four zero bytes, then 96 bits. tag: 4, 8 or 12 to 16 bytes, written by encryption, compared by decryption. A
/// task without message (`len_bits` 0) authenticates its aad alone. Returns unsupported for other algorithms; bad_key
/// unless the key has 16, 24 or 32 bytes; bad_iv unless the first four bytes of the iv are 0; bad_length unless the tag
/// has such a length and the message whole bytes, at most kMaxMessageBytes; authentication where the tag does not
/// match, io_error where a library failed: then the destination is all zero. Nothing is written in the other cases.
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
