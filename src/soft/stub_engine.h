// The stub producer: measures what everything but the cipher costs.
//
// Source      the thesis' StubWorker (section 5.2.3), which hands over pads that cost nothing
#pragma once

#include "soft/immediate_engine.h"

namespace tandem::soft {

/// Not encryption. destination = source XOR a constant byte: the memory traffic of a cipher without its arithmetic.
/// Runs tasks of any algorithm; key and iv are not looked at. Returns bad_length if the length is 0.
class StubEngine final : public ImmediateEngine {
 public:
  static constexpr std::uint8_t kPad = 0xa5;

  StubEngine();

 protected:
  Status run(const Task& task) override;
};

}  // namespace tandem::soft
