#include "testing/qemu/debug_port/debug_link.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <charconv>
#include <numeric>

#include "testing/qemu/machine/local_socket.h"

namespace tandem::sim::debug_port {
namespace {

/// Little-endian bytes as pairs of digits, the protocol's form of registers and memory.
std::string to_hex(std::uint64_t value, unsigned bytes) {
  std::string text;
  for (unsigned i = 0; i < bytes; ++i) text += fmt::format("{:02x}", value >> (8 * i) & 0xff);
  return text;
}

std::optional<std::uint64_t> from_hex(std::string_view text, unsigned bytes) {
  if (text.size() != 2 * bytes) return {};
  std::uint64_t value = 0;
  for (unsigned i = 0; i < bytes; ++i) {
    std::uint8_t byte = 0;
    const char* const at = text.data() + 2 * i;
    const auto [stop, problem] = std::from_chars(at, at + 2, byte, 16);
    if (problem != std::errc{} || stop != at + 2) return {};
    value |= std::uint64_t{byte} << (8 * i);
  }
  return value;
}

}  // namespace

DebugLink::~DebugLink() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool DebugLink::connect(const std::string& path, int timeout_ms) {
  descriptor_ = machine::connect_local(path, timeout_ms);
  // QEMU writes no registers before it has handed out its description of them.
  return descriptor_ >= 0 && ask("qXfer:features:read:target.xml:0,ffb");
}

bool DebugLink::watch(std::uint64_t address, std::uint64_t bytes) {
  return ask(fmt::format("Z4,{:x},{:x}", address, bytes)) == "OK";
}

std::optional<std::uint64_t> DebugLink::read_register(unsigned number) {
  const auto answer = ask(fmt::format("p{:x}", number));
  return answer ? from_hex(*answer, register_bytes(isa_)) : std::nullopt;
}

bool DebugLink::write_register(unsigned number, std::uint64_t value) {
  return ask(fmt::format("P{:x}={}", number, to_hex(value, register_bytes(isa_)))) == "OK";
}

std::optional<std::uint32_t> DebugLink::read_word(std::uint64_t address) {
  const auto answer = ask(fmt::format("m{:x},4", address));
  const auto value = answer ? from_hex(*answer, 4) : std::nullopt;
  return value ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
}

std::optional<std::string> DebugLink::ask(std::string_view text) { return send(text) ? receive() : std::nullopt; }

bool DebugLink::send(std::string_view text) {
  const unsigned sum = std::accumulate(text.begin(), text.end(), 0U,
                                       [](unsigned total, char c) { return total + static_cast<unsigned char>(c); });
  const std::string packet = fmt::format("${}#{:02x}", text, sum & 0xff);
  return ::send(descriptor_, packet.data(), packet.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(packet.size());
}

std::optional<std::string> DebugLink::receive() {
  for (;;) {
    if (auto packet = take_packet()) return packet;
    if (!read_more()) return {};
  }
}

bool DebugLink::take_stop(std::string& why) {
  why.clear();
  if (!read_more()) return false;
  if (auto packet = take_packet()) why = *std::move(packet);
  return true;
}

bool DebugLink::read_more() {
  char buffer[4096];
  const ssize_t got = ::read(descriptor_, buffer, sizeof buffer);
  if (got <= 0) return false;
  received_.append(buffer, static_cast<std::size_t>(got));
  return true;
}

std::optional<std::string> DebugLink::take_packet() {
  constexpr std::size_t kChecksum = 3;
  // Acknowledgements precede packets.
  const std::size_t begin = received_.find('$');
  const std::size_t end = begin == std::string::npos ? begin : received_.find('#', begin);
  if (end == std::string::npos || received_.size() < end + kChecksum) return {};
  std::string text = received_.substr(begin + 1, end - begin - 1);
  received_.erase(0, end + kChecksum);
  if (::send(descriptor_, "+", 1, MSG_NOSIGNAL) != 1) return {};
  return text;
}

}  // namespace tandem::sim::debug_port
