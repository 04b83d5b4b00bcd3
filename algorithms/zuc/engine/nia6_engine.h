// 256-NIA6 and 256-NCA6 in software as engines, one per variant of ZUC. Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "engine/software/immediate_engine.h"

namespace tandem::zuc {

/// Runs the tasks of one of both functions with one variant, a stream at a time.
///
/// What a task may be: generated/docs/operations.md. Where the tag does not match, the destination of 256-NCA6 is all
/// zero.
class Nia6Engine final : public software::ImmediateEngine {
 public:
  /// function: nia6 or nca6. variant: one of variants() that is available here.
  Nia6Engine(Algorithm function, const Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  [[nodiscard]] Status run_nia6(const Task& task) const;
  [[nodiscard]] Status run_nca6(const Task& task) const;

  const Variant& variant_;
};

}  // namespace tandem::zuc
