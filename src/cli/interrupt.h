// Ctrl-C and its relatives as an event.
#pragma once

#include "cli/exit_code.h"
#include "container/checkpoint.h"
#include "pipeline/event.h"

namespace tandem::cli {

/// While it lives, SIGINT, SIGTERM and SIGHUP set the event instead of ending the program, once each: the second
/// Ctrl-C kills. Signals that were ignored stay ignored (nohup). System calls in progress return EINTR.
/// One at a time.
class Interrupt {
 public:
  explicit Interrupt(pipeline::Event& event);
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();
};

/// Ends long work once `stop`, which outlives it, is set: throws CommandError (interrupted). work: completes
/// "interrupted while".
container::Checkpoint until(const pipeline::Event& stop, const char* work);

/// Returns the exit status after the signal that came: 130 for Ctrl-C.
ExitCode interrupted_code();

}  // namespace tandem::cli
