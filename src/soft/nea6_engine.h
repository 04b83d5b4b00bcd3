// 256-NEA6 in software as engines, one per variant of ZUC. Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs 256-NEA6 tasks with one variant, a stream at a time.
///
/// key: 32 bytes. iv: the 16 bytes of the initialisation vector, as they are. Encryption and decryption are the same.
/// The status is unsupported for other algorithms and with additional data; bad_key unless the key has 32 bytes;
/// bad_length unless the length is 1 to 2^32 - 1 bits and there is no tag: nothing is written then.
class Nea6Engine final : public ImmediateEngine {
 public:
  /// variant: one of zuc::variants() that is available here.
  explicit Nea6Engine(const zuc::Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  const zuc::Variant& variant_;
};

}  // namespace tandem::soft
