// A program that is the PCI device of a virtual machine: simulated accelerators behind QEMU's x-pci-proxy-dev.
//
//   tandem_pci_device QTEST-SOCKET MODEL:SOCKET:GSI...
//
// MODEL is a TopInfo::model, SOCKET the number of an inherited descriptor, GSI the input of the I/O APIC to which the
// machine connects the function's pin INTA. Started by `make linux-test`; ends when the machine does.
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

#include "bus/sim/pci/config_space.h"
#include "bus/sim/pci/fault_port.h"
#include "bus/sim/pci/guest_memory.h"
#include "bus/sim/pci/interrupt_link.h"
#include "bus/sim/pci/proxy_socket.h"
#include "bus/sim/platform.h"

namespace tandem::sim::pci {
namespace {

constexpr std::uint32_t kFaultPage = 4096;
constexpr std::uint32_t kOnes = 0xffffffff;
constexpr int kQtestTimeoutMs = 10'000;
/// How long the simulation goes on after the last access of either side: longer than the device takes between two
/// accesses to memory, and than the ring's coalescing time.
constexpr std::uint64_t kQuietCycles = 200'000;
constexpr std::uint64_t kTurnCycles = 32;
constexpr int kSleepMs = 100;

struct Place {
  std::string_view model;
  int socket = -1;
  unsigned gsi = 0;
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
  if (!number(first + 1, second, place.socket) || !number(second + 1, text.size(), place.gsi)) return {};
  return place;
}

/// One accelerator with its PCI function. Each has a clock of its own, which stands while it has nothing to do.
class Function {
 public:
  /// `platform` has one accelerator, whose memory is `memory`.
  Function(std::unique_ptr<Platform> platform, const Place& place, GuestMemory& memory)
      : platform_(std::move(platform)),
        gsi_(place.gsi),
        socket_(place.socket),
        faults_(*platform_, 0),
        memory_(memory) {}

  [[nodiscard]] int descriptor() const { return socket_.descriptor(); }

  /// Takes and answers one message. False when the machine has gone.
  bool serve() {
    Message message;
    if (!socket_.receive(message)) return false;
    stay_busy();
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
        platform_->reset_device(0, 0);
        return socket_.answer(0);
      default:
        fmt::print(stderr, "unknown command {}\n", static_cast<int>(message.command));
        return socket_.answer(0);
    }
  }

  /// Shows the machine the interrupt line. False when the machine has gone.
  bool update_interrupt(InterruptLink& link) {
    const bool raised = platform_->bus(0).wait_interrupt(0) == Status::ok;
    const bool up = faults_.holds_interrupt() || (raised && !faults_.stopped());
    if (up == line_) return true;
    line_ = up;
    if (up) faults_.count_interrupt();
    return link.set(gsi_, up);
  }

  /// Whether it may still do something without being told to.
  [[nodiscard]] bool busy() const { return platform_->cycles() < busy_until_; }

  /// Lets some time pass, if there is something to do.
  void run() {
    if (!busy()) return;
    platform_->run(kTurnCycles);
    const PortStatistics statistics = platform_->port_statistics(0);
    const std::uint64_t moved = statistics.read_bytes + statistics.write_bytes;
    if (moved != moved_bytes_) stay_busy();
    moved_bytes_ = moved;
  }

 private:
  void stay_busy() { busy_until_ = platform_->cycles() + kQuietCycles; }

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

  /// Offset in the BAR of an access that a driver makes; nothing for those that only size the BAR.
  [[nodiscard]] std::optional<std::uint32_t> offset(const BusAccess& access) const {
    const std::uint64_t offset = access.address - config_.bar_address();
    if (access.bytes != 4 || offset % 4 != 0 || offset >= kBarBytes) return {};
    return static_cast<std::uint32_t>(offset);
  }

  std::uint32_t bar_read(const BusAccess& access) {
    const auto at = offset(access);
    if (!at) return 0;
    if (*at >= kFaultPage) return faults_.read(*at - kFaultPage);
    std::uint32_t value = 0;
    if (faults_.stopped() || platform_->bus(0).read_register(*at, value) != Status::ok) return kOnes;
    return value;
  }

  void bar_write(const BusAccess& access) {
    const auto at = offset(access);
    if (!at) return;
    const auto value = static_cast<std::uint32_t>(access.value);
    if (*at >= kFaultPage) {
      faults_.write(*at - kFaultPage, value);
    } else if (!faults_.stopped()) {
      // PCI posts writes: nobody hears of one that fails.
      (void)platform_->bus(0).write_register(*at, value);
    }
  }

  std::unique_ptr<Platform> platform_;
  const unsigned gsi_;
  ProxySocket socket_;
  ConfigSpace config_;
  FaultPort faults_;
  GuestMemory& memory_;
  bool line_ = false;
  std::uint64_t moved_bytes_ = 0;
  std::uint64_t busy_until_ = 0;
};

/// Serves the machine until it has gone.
void run(std::span<const std::unique_ptr<Function>> functions, InterruptLink& link) {
  std::vector<pollfd> sockets;
  for (const auto& function : functions) {
    sockets.push_back({.fd = function->descriptor(), .events = POLLIN, .revents = 0});
  }
  for (;;) {
    const bool busy = std::ranges::any_of(functions, [](const auto& function) { return function->busy(); });
    if (::poll(sockets.data(), sockets.size(), busy ? 0 : kSleepMs) < 0) return;
    for (std::size_t i = 0; i < sockets.size(); ++i) {
      if (sockets[i].revents != 0 && !functions[i]->serve()) return;
      functions[i]->run();
      if (!functions[i]->update_interrupt(link)) return;
    }
  }
}

int serve(const std::string& qtest_path, std::span<char* const> arguments) {
  GuestMemory memory;
  std::vector<std::unique_ptr<Function>> functions;
  for (const char* const argument : arguments) {
    const auto place = parse_place(argument);
    if (!place) {
      fmt::print(stderr, "error: '{}' is not MODEL:SOCKET:GSI\n", argument);
      return 2;
    }
    PlatformOptions options;
    options.tops = {place->model};
    options.device_memory = &memory;
    auto platform = Platform::create(options);
    if (platform == nullptr) {
      fmt::print(stderr, "error: no accelerator is called '{}'\n", place->model);
      return 2;
    }
    functions.push_back(std::make_unique<Function>(std::move(platform), *place, memory));
  }
  InterruptLink link;
  if (!link.connect(qtest_path, kQtestTimeoutMs)) {
    fmt::print(stderr, "error: no machine listens at '{}'\n", qtest_path);
    return 1;
  }
  run(functions, link);
  return 0;
}

}  // namespace
}  // namespace tandem::sim::pci

int main(int argc, char** argv) {
  if (argc < 3) {
    fmt::print(stderr, "usage: {} QTEST-SOCKET MODEL:SOCKET:GSI...\n", argv[0]);
    return 2;
  }
  return tandem::sim::pci::serve(argv[1], std::span(argv, argv + argc).subspan(2));
}
