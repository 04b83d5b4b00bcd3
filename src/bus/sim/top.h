// A Verilated accelerator top behind one interface, whatever its class.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bus/sim/pins.h"

namespace tandem::sim {

/// One clock cycle is: set inputs, settle, look at outputs, clock.
class Top {
 public:
  virtual ~Top() = default;
  [[nodiscard]] virtual const Pins& pins() const = 0;
  /// Settles the model with the clock low: outputs follow the inputs. `time_ps` is for the waveform.
  virtual void settle(std::uint64_t time_ps) = 0;
  /// Gives a rising edge: registers take what they saw at the last settle.
  virtual void clock(std::uint64_t time_ps) = 0;
};

// Models are libraries, built apart from the programs (hw/models). They are looked for in the folder that TANDEM_MODELS
// names; with an installed program in lib/tandem/models beside its bin; with one in a build tree in build/models.

/// Returns the hash of the RTL that the model of that TopInfo::model is made from, as figures name it
/// (docs/formats/results.md); empty if there is no such model.
std::string rtl_hash(std::string_view model);

/// Returns why a program cannot have the top of that TopInfo::model; empty if it can.
std::string why_no_top(std::string_view model);

/// Returns the top, which writes a waveform to `vcd_path` unless that is empty; nullptr if there is none.
std::unique_ptr<Top> make_top(std::string_view model, const std::string& vcd_path);

}  // namespace tandem::sim
