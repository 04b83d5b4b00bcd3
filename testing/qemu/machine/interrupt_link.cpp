#include "testing/qemu/machine/interrupt_link.h"

#include <sys/socket.h>
#include <unistd.h>

#include <string_view>

#include "testing/qemu/machine/local_socket.h"

namespace tandem::sim::machine {

InterruptLink::~InterruptLink() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool InterruptLink::connect(const std::string& path, const std::string& controller, int timeout_ms) {
  controller_ = controller;
  descriptor_ = connect_local(path, timeout_ms);
  return descriptor_ >= 0;
}

bool InterruptLink::set(unsigned input, bool up) {
  const std::string line =
      "set_irq_in " + controller_ + " unnamed-gpio-in " + std::to_string(input) + (up ? " 1\n" : " 0\n");
  if (::send(descriptor_, line.data(), line.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(line.size())) return false;
  // One line comes back: "OK".
  char answer = 0;
  std::string text;
  while (answer != '\n') {
    if (::read(descriptor_, &answer, 1) != 1) return false;
    text += answer;
  }
  return std::string_view(text).starts_with("OK");
}

}  // namespace tandem::sim::machine
