// Makers of cores for lists of parameterisations, and their names for GoogleTest.
#pragma once

#include <memory>
#include <ostream>

#include "hw/tb/core/core_model.h"

namespace tandem::core_bench {

/// A maker of cores from a Verilated class, which `Behind` puts behind the interface `Model`.
template <class Model, template <class> class Behind>
struct Maker {
  std::unique_ptr<Model> (*make)();

  template <class Verilated>
  static constexpr Maker of() {
    return {[]() -> std::unique_ptr<Model> { return std::make_unique<Behind<Verilated>>(); }};
  }
};

/// A maker of cores with the ports of docs/formats/core-ports.md.
using CoreMaker = Maker<CoreModel, VerilatedCore>;

template <class Config>
  requires requires(const Config& config) {
    config.name;
    config.make;
  }
void PrintTo(const Config& config, std::ostream* os) {
  *os << config.name;
}

}  // namespace tandem::core_bench
