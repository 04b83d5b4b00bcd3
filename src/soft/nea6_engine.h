// 256-NEA6 in software as engines, one per variant of ZUC. Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs 256-NEA6 tasks with one variant, a stream at a time.
///
/// Encryption and decryption are the same. What a task may be: generated/docs/operations.md.
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
