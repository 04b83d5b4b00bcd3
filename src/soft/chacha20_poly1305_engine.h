// ChaCha20-Poly1305 in software as engines, one per variant. Freestanding.
#pragma once

#include <array>
#include <string_view>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs ChaCha20-Poly1305 tasks with one software variant; tasks submitted together are one batch.
///
/// iv: four zero bytes, then the nonce. tag: 16 bytes, written by encryption, compared by decryption. A task without
/// message (`len_bits` 0) authenticates its aad alone. Returns unsupported for other algorithms; bad_key unless the
/// key has 32 bytes; bad_iv unless the first four bytes of the iv are 0; bad_length unless the tag has 16 bytes and
/// the message whole ones, at most kMaxMessageBytes; authentication where the tag does not match: then the
/// destination is all zero. Nothing is written in the other cases.
class ChaCha20Poly1305Engine final : public ImmediateEngine {
 public:
  /// variant: one of chacha20_poly1305::variants() that is available here.
  explicit ChaCha20Poly1305Engine(const chacha20_poly1305::Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  void run_direction(Direction direction, std::span<Task* const> tasks);

  const chacha20_poly1305::Variant& variant_;
  std::array<chacha20_poly1305::Message, kInFlight> messages_{};  ///< of one call; made once, as that takes its time
};

/// "cpu.<variant>", in static storage. variant: one of chacha20_poly1305::variants().
std::string_view engine_name(const chacha20_poly1305::Variant& variant);

}  // namespace tandem::soft
