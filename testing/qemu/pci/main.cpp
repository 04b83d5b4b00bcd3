// A program that is the PCI device of a virtual machine: simulated accelerators behind QEMU's x-pci-proxy-dev.
//
//   tandem_pci_device QTEST-SOCKET CONTROLLER MODEL:SOCKET:INPUT...
//
// CONTROLLER is the interrupt controller's path in QEMU's tree of objects, MODEL a TopInfo::model, SOCKET the number of
// an inherited descriptor, INPUT that of the controller at which the machine expects the accelerator's interrupt.
// Started by `make linux-test` and `make linux-test-arm64`; ends when the machine does.
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "testing/qemu/machine/accelerator.h"
#include "testing/qemu/machine/guest_memory.h"
#include "testing/qemu/machine/interrupt_link.h"
#include "testing/qemu/pci/config_space.h"
#include "testing/qemu/pci/proxy_socket.h"

namespace tandem::sim::pci {
namespace {

using machine::Accelerator;
using machine::GuestMemory;
using machine::InterruptLink;

constexpr int kQtestTimeoutMs = 10'000;
constexpr int kSleepMs = 100;

struct Place {
  std::string_view model;
  int socket = -1;
  unsigned input = 0;
};

std::optional<Place> parse_place(std::string_view text) {
  Place place;
  const std::size_t first = text.find(':');
  const std::size_t second = text.find(':', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return {};
  place.model = text.substr(0, first);
  const auto number = [&](std::size_t begin, std::size_t end, auto& value) {
    const auto [stop, problem] = std::from_chars(text.data() + begin, text.data() + end, value);
    return problem == std::errc{} && stop == text.data() + end;
  };
  if (!number(first + 1, second, place.socket) || !number(second + 1, text.size(), place.input)) return {};
  return place;
}

/// One accelerator with its PCI function.
class Function {
 public:
  /// `memory` is the accelerator's.
  Function(std::unique_ptr<Accelerator> accelerator, int socket, GuestMemory& memory)
      : accelerator_(std::move(accelerator)), socket_(socket), memory_(memory) {}

  [[nodiscard]] int descriptor() const { return socket_.descriptor(); }

  /// Takes and answers one message. Returns false if the machine has gone.
  bool serve() {
    Message message;
    if (!socket_.receive(message)) return false;
    accelerator_->stay_busy();
    switch (message.command) {
      case Command::sync_memory:
        return sync(message);
      case Command::set_interrupt_file:
        close_files(message);
        return true;
      case Command::config_read:
        return socket_.answer(config_.read(message.access().address, message.access().bytes));
      case Command::config_write: {
        const BusAccess access = message.access();
        config_.write(access.address, access.bytes, static_cast<std::uint32_t>(access.value));
        return socket_.answer(0);
      }
      case Command::bar_read:
        return socket_.answer(bar_read(message.access()));
      case Command::bar_write:
        bar_write(message.access());
        return socket_.answer(0);
      case Command::reset:
        config_.reset();
        accelerator_->reset();
        return socket_.answer(0);
      default:
        fmt::print(stderr, "unknown command {}\n", static_cast<int>(message.command));
        return socket_.answer(0);
    }
  }

  [[nodiscard]] Accelerator& accelerator() { return *accelerator_; }

 private:
  static void close_files(const Message& message) {
    for (const int file : message.files) ::close(file);
  }

  /// The machine's RAM: up to eight pieces, guest addresses, then sizes, then offsets in the files.
  bool sync(const Message& message) {
    constexpr std::size_t kMaxPieces = 8;
    const auto word = [&](std::size_t i) {
      std::uint64_t value = 0;
      if ((i + 1) * sizeof value <= message.data.size()) {
        std::memcpy(&value, message.data.data() + i * sizeof value, sizeof value);
      }
      return value;
    };
    std::vector<GuestMemory::Piece> pieces;
    for (std::size_t i = 0; i < message.files.size() && i < kMaxPieces; ++i) {
      pieces.push_back({.address = word(i),
                        .bytes = word(kMaxPieces + i),
                        .file_offset = word(2 * kMaxPieces + i),
                        .descriptor = message.files[i]});
    }
    const bool mapped = memory_.replace(pieces);
    close_files(message);
    if (!mapped) fmt::print(stderr, "the machine's memory cannot be mapped\n");
    return mapped;
  }

  /// Returns the offset in the BAR of an access that a driver makes; nothing for accesses that only size the BAR.
  [[nodiscard]] std::optional<std::uint32_t> offset(const BusAccess& access) const {
    const std::uint64_t offset = access.address - config_.bar_address();
    if (access.bytes != 4 || offset % 4 != 0 || offset >= kBarBytes) return {};
    return static_cast<std::uint32_t>(offset);
  }

  std::uint32_t bar_read(const BusAccess& access) {
    const auto at = offset(access);
    return at ? accelerator_->read(*at) : 0;
  }

  void bar_write(const BusAccess& access) {
    if (const auto at = offset(access)) accelerator_->write(*at, static_cast<std::uint32_t>(access.value));
  }

  std::unique_ptr<Accelerator> accelerator_;
  ProxySocket socket_;
  ConfigSpace config_;
  GuestMemory& memory_;
};

/// Serves the machine until it has gone.
void run(std::span<const std::unique_ptr<Function>> functions, InterruptLink& link) {
  std::vector<pollfd> sockets;
  for (const auto& function : functions) {
    sockets.push_back({.fd = function->descriptor(), .events = POLLIN, .revents = 0});
  }
  for (;;) {
    const bool busy =
        std::ranges::any_of(functions, [](const auto& function) { return function->accelerator().busy(); });
    if (::poll(sockets.data(), sockets.size(), busy ? 0 : kSleepMs) < 0) return;
    for (std::size_t i = 0; i < sockets.size(); ++i) {
      if (sockets[i].revents != 0 && !functions[i]->serve()) return;
      functions[i]->accelerator().run();
      if (!functions[i]->accelerator().update_interrupt(link)) return;
    }
  }
}

int serve(const std::string& qtest_path, const std::string& controller, std::span<char* const> arguments) {
  GuestMemory memory;
  std::vector<std::unique_ptr<Function>> functions;
  for (const char* const argument : arguments) {
    const auto place = parse_place(argument);
    if (!place) {
      fmt::print(stderr, "error: '{}' is not MODEL:SOCKET:INPUT\n", argument);
      return 2;
    }
    auto accelerator = Accelerator::create(place->model, place->input, memory);
    if (accelerator == nullptr) {
      fmt::print(stderr, "error: no accelerator is called '{}'\n", place->model);
      return 2;
    }
    functions.push_back(std::make_unique<Function>(std::move(accelerator), place->socket, memory));
  }
  InterruptLink link;
  if (!link.connect(qtest_path, controller, kQtestTimeoutMs)) {
    fmt::print(stderr, "error: no machine listens at '{}'\n", qtest_path);
    return 1;
  }
  run(functions, link);
  return 0;
}

}  // namespace
}  // namespace tandem::sim::pci

int main(int argc, char** argv) {
  if (argc < 4) {
    fmt::print(stderr, "usage: {} QTEST-SOCKET CONTROLLER MODEL:SOCKET:INPUT...\n", argv[0]);
    return 2;
  }
  return tandem::sim::pci::serve(argv[1], argv[2], std::span(argv, argv + argc).subspan(3));
}
