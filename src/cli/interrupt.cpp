#include "cli/interrupt.h"

#include <atomic>
#include <csignal>

#include "cli/message.h"

namespace tandem::cli {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

std::atomic<pipeline::Event*> current_event{nullptr};
std::atomic<int> current_signal{0};
static_assert(std::atomic<pipeline::Event*>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void on_signal(int number) {
  current_signal = number;
  if (pipeline::Event* event = current_event) event->set();
}

void handle(int number, void (*handler)(int), int flags) {
  struct sigaction old {};
  ::sigaction(number, nullptr, &old);
  if (old.sa_handler == SIG_IGN) return;
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigemptyset(&action.sa_mask);
  ::sigaction(number, &action, nullptr);
}

}  // namespace

Interrupt::Interrupt(pipeline::Event& event) {
  current_event = &event;
  for (const int number : kSignals) handle(number, on_signal, static_cast<int>(SA_RESETHAND));
}

Interrupt::~Interrupt() {
  for (const int number : kSignals) handle(number, SIG_DFL, 0);
  current_event = nullptr;
}

container::Checkpoint until(const pipeline::Event& stop, const char* work) {
  return [&stop, work] {
    if (stop.is_set()) throw CommandError(interrupted_code(), "interrupted while {}", work);
  };
}

ExitCode interrupted_code() { return static_cast<ExitCode>(kSignal + current_signal); }

}  // namespace tandem::cli
