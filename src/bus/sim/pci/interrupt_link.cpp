#include "bus/sim/pci/interrupt_link.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <string_view>
#include <thread>

namespace tandem::sim::pci {

InterruptLink::~InterruptLink() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool InterruptLink::connect(const std::string& path, int timeout_ms) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return false;
  std::memcpy(address.sun_path, path.data(), path.size());
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout_ms);
  while (std::chrono::steady_clock::now() < deadline) {
    descriptor_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor_ < 0) return false;
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return true;
    ::close(descriptor_);
    descriptor_ = -1;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

bool InterruptLink::set(unsigned gsi, bool up) {
  const std::string line =
      "set_irq_in /machine/q35/ioapic unnamed-gpio-in " + std::to_string(gsi) + (up ? " 1\n" : " 0\n");
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

}  // namespace tandem::sim::pci
