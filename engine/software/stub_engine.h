// The stub producer: measures what everything but the cipher costs.
//
// Source      the thesis' StubWorker (section 5.2.3), which hands over pads that cost nothing
#pragma once

#include "engine/software/immediate_engine.h"

namespace tandem::software {

/// A stand-in that does not encrypt: destination = source XOR a constant byte, the memory traffic of a cipher without
/// its arithmetic. Runs tasks of any algorithm; key, iv and aad are not looked at. A tag is written as kTag or, when
/// decrypting, accepted whatever it is. Returns bad_length if the length is 0 and there is no tag.
class StubEngine final : public ImmediateEngine {
 public:
  static constexpr std::uint8_t kPad = 0xa5;
  /// Every byte of a tag.
  static constexpr std::uint8_t kTag = 0x5a;

  StubEngine();

 protected:
  void run(std::span<Task* const> tasks) override;
};

}  // namespace tandem::software
