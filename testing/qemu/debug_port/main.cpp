// A program that is a device of a virtual Arm machine: simulated accelerators behind the debugger port of a stock QEMU.
//
//   tandem_debug_port_device DEBUG-SOCKET QTEST-SOCKET CONTROLLER RAM-FILE ISA MODEL:ADDRESS:INPUT...
//
// The processor is stopped before each access to a window of 8 KiB at ADDRESS; this program does the access on the
// accelerator's AXI4-Lite port, and the processor goes on behind the instruction. RAM-FILE holds the machine's memory
// from address 0, which the accelerators read and write; INPUT is that of the interrupt controller, whose path in
// QEMU's tree of objects is CONTROLLER. ISA is arm or aarch64, MODEL a TopInfo::model. Ends when the machine does.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "testing/qemu/debug_port/debug_link.h"
#include "testing/qemu/machine/accelerator.h"
#include "testing/qemu/machine/guest_memory.h"
#include "testing/qemu/machine/interrupt_link.h"

namespace tandem::sim::debug_port {
namespace {

using machine::Accelerator;

constexpr int kConnectTimeoutMs = 10'000;
constexpr int kSleepMs = 100;
constexpr int kHexadecimal = 16;

/// An accelerator and its address in the machine.
struct Window {
  std::uint64_t address = 0;
  std::unique_ptr<Accelerator> accelerator;
};

std::optional<Window> make_window(std::string_view text, machine::GuestMemory& memory) {
  const std::size_t first = text.find(':');
  const std::size_t second = text.find(':', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return {};
  const auto number = [&](std::size_t begin, std::size_t end, int base, auto& value) {
    const auto [stop, problem] = std::from_chars(text.data() + begin, text.data() + end, value, base);
    return problem == std::errc{} && stop == text.data() + end;
  };
  Window window;
  unsigned input = 0;
  if (!number(first + 1, second, kHexadecimal, window.address) || !number(second + 1, text.size(), 10, input))
    return {};
  window.accelerator = Accelerator::create(text.substr(0, first), input, memory);
  if (window.accelerator == nullptr) return {};
  return window;
}

bool map_memory(const char* path, machine::GuestMemory& memory) {
  const int file = ::open(path, O_RDWR | O_CLOEXEC);
  struct stat facts {};
  if (file < 0 || ::fstat(file, &facts) != 0) return false;
  const machine::GuestMemory::Piece all{.bytes = static_cast<std::uint64_t>(facts.st_size), .descriptor = file};
  const bool mapped = memory.replace({&all, 1});
  ::close(file);
  return mapped;
}

class Session {
 public:
  Session(Isa isa, std::vector<Window> windows) : isa_(isa), windows_(std::move(windows)), processor_(isa) {}

  /// Returns false if no process listens at the sockets, or if the machine refuses.
  bool begin(const std::string& debug_socket, const std::string& qtest_socket, const std::string& controller) {
    if (!processor_.connect(debug_socket, kConnectTimeoutMs)) return false;
    if (!interrupts_.connect(qtest_socket, controller, kConnectTimeoutMs)) return false;
    for (const Window& window : windows_) {
      if (!processor_.watch(window.address, machine::kWindowBytes)) return false;
    }
    return processor_.resume();
  }

  /// Serves the machine until it has gone. Returns false, with a message, if the machine did something that this
  /// program cannot follow.
  bool run() {
    pollfd socket{.fd = processor_.descriptor(), .events = POLLIN, .revents = 0};
    std::string why;
    for (;;) {
      const bool busy = std::ranges::any_of(windows_, [](const Window& window) { return window.accelerator->busy(); });
      if (::poll(&socket, 1, busy ? 0 : kSleepMs) < 0) return true;
      why.clear();
      if (socket.revents != 0 && !processor_.take_stop(why)) return true;
      if (!why.empty()) {
        if (why.find("watch:") == std::string::npos) {
          fmt::print(stderr, "error: the processor stopped with '{}'\n", why);
          return false;
        }
        if (!serve()) return false;
      }
      for (Window& window : windows_) window.accelerator->run();
      if (!update_interrupts()) return true;
      if (!why.empty() && !processor_.resume()) return true;
    }
  }

 private:
  bool update_interrupts() {
    return std::ranges::all_of(windows_,
                               [&](Window& window) { return window.accelerator->update_interrupt(interrupts_); });
  }

  /// Does the access before which the processor stands, and moves the processor past it.
  bool serve() {
    const auto counter = processor_.read_register(program_counter(isa_));
    if (!counter) return false;
    const auto word = processor_.read_word(*counter);
    if (!word) return false;
    const auto access = decode(isa_, *word);
    if (!access) {
      fmt::print(stderr, "error: instruction {:08x} at {:x} is no load or store of a word without offset\n", *word,
                 *counter);
      return false;
    }
    const auto address = processor_.read_register(access->base);
    if (!address) return false;
    const auto window = std::ranges::find_if(
        windows_, [&](const Window& one) { return *address - one.address < machine::kWindowBytes; });
    if (window == windows_.end() || *address % 4 != 0) {
      fmt::print(stderr, "error: the instruction at {:x} does not access an aligned word, but {:x}\n", *counter,
                 *address);
      return false;
    }
    const auto offset = static_cast<std::uint32_t>(*address - window->address);
    return (access->store ? store(*access, *window->accelerator, offset)
                          : load(*access, *window->accelerator, offset)) &&
           processor_.write_register(program_counter(isa_), *counter + 4);
  }

  bool store(const Access& access, Accelerator& accelerator, std::uint32_t offset) {
    const auto value = access.zero ? std::optional<std::uint64_t>(0) : processor_.read_register(access.data);
    if (value) accelerator.write(offset, static_cast<std::uint32_t>(*value));
    return value.has_value();
  }

  bool load(const Access& access, Accelerator& accelerator, std::uint32_t offset) {
    const std::uint32_t value = accelerator.read(offset);
    return access.zero || processor_.write_register(access.data, value);
  }

  const Isa isa_;
  std::vector<Window> windows_;
  DebugLink processor_;
  machine::InterruptLink interrupts_;
};

int serve(std::span<char* const> arguments) {
  const auto isa = parse_isa(arguments[4]);
  if (!isa) {
    fmt::print(stderr, "error: '{}' is neither arm nor aarch64\n", arguments[4]);
    return 2;
  }
  machine::GuestMemory memory;
  if (!map_memory(arguments[3], memory)) {
    fmt::print(stderr, "error: '{}' cannot be mapped\n", arguments[3]);
    return 1;
  }
  std::vector<Window> windows;
  for (const char* const argument : arguments.subspan(5)) {
    auto window = make_window(argument, memory);
    if (!window) {
      fmt::print(stderr, "error: '{}' is not MODEL:ADDRESS:INPUT, or there is no such model\n", argument);
      return 2;
    }
    windows.push_back(std::move(*window));
  }
  Session session(*isa, std::move(windows));
  if (!session.begin(arguments[0], arguments[1], arguments[2])) {
    fmt::print(stderr, "error: no machine listens at '{}' and '{}'\n", arguments[0], arguments[1]);
    return 1;
  }
  return session.run() ? 0 : 1;
}

}  // namespace
}  // namespace tandem::sim::debug_port

int main(int argc, char** argv) {
  constexpr int kMinArguments = 7;
  if (argc < kMinArguments) {
    fmt::print(stderr, "usage: {} DEBUG-SOCKET QTEST-SOCKET CONTROLLER RAM-FILE ISA MODEL:ADDRESS:INPUT...\n", argv[0]);
    return 2;
  }
  return tandem::sim::debug_port::serve(std::span(argv, argv + argc).subspan(1));
}
