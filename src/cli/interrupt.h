// Ctrl-C and its relatives as an event.
#pragma once

#include "pipeline/event.h"

namespace tandem::cli {

/// While it lives, SIGINT, SIGTERM and SIGHUP set the event instead of ending the program, once each: the second
/// Ctrl-C kills. Signals that were ignored stay ignored (nohup). System calls under way return EINTR.
/// One at a time.
class Interrupt {
 public:
  explicit Interrupt(pipeline::Event& event);
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  /// The signal that came, or 0.
  [[nodiscard]] static int signal_number();
};

}  // namespace tandem::cli
