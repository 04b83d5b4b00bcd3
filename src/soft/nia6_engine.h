// 256-NIA6 and 256-NCA6 in software as engines, one per variant of ZUC. Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs the tasks of one of both functions with one variant, a stream at a time.
///
/// What a task may be: generated/docs/operations.md. Where the tag does not match, the destination of 256-NCA6 is all
/// zero.
class Nia6Engine final : public ImmediateEngine {
 public:
  /// function: nia6 or nca6. variant: one of zuc::variants() that is available here.
  Nia6Engine(Algorithm function, const zuc::Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  [[nodiscard]] Status run_nia6(const Task& task) const;
  [[nodiscard]] Status run_nca6(const Task& task) const;

  const zuc::Variant& variant_;
};

}  // namespace tandem::soft
