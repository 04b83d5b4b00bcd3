// 256-NIA6 and 256-NCA6 in software as engines, one per variant of ZUC. Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Runs the tasks of one of both functions with one variant, a stream at a time.
///
/// key: 32 bytes. iv: the 16 bytes of the initialisation vector, as they are. tag: 4 to 16 bytes, written by
/// encryption, compared by decryption. 256-NIA6 has nothing but a tag, and no additional data; 256-NCA6 may have an
/// empty message. The status is unsupported for other algorithms and where 256-NIA6 has additional data; bad_key unless
/// the key has 32 bytes; bad_length unless tag and message, of whole bytes, have such lengths; authentication where the
/// tag does not match: then the destination of 256-NCA6 is all zero. Nothing is written in the other cases.
class Nia6Engine final : public ImmediateEngine {
 public:
  /// function: nia6 or nca6. variant: one of zuc::variants() that is available here.
  Nia6Engine(Algorithm function, const zuc::Variant& variant);

 protected:
  void run(std::span<Task* const> tasks) override;

 private:
  [[nodiscard]] Status check(const Task& task) const;
  [[nodiscard]] Status run_nia6(const Task& task) const;
  [[nodiscard]] Status run_nca6(const Task& task) const;

  const zuc::Variant& variant_;
};

}  // namespace tandem::soft
