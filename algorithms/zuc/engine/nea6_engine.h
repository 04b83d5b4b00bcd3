// 256-NEA6 in software as engines, one per variant of ZUC. Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "engine/software/immediate_engine.h"

namespace tandem::zuc {

/// Runs 256-NEA6 tasks with one variant, a stream at a time.
///
/// Encryption and decryption are the same. What a task may be: generated/docs/operations.md.
class Nea6Engine final : public software::ImmediateEngine {
 public:
  /// variant: one of variants() that is available here.
  explicit Nea6Engine(const Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  const Variant& variant_;
};

}  // namespace tandem::zuc
