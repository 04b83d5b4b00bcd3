#include "testing/qemu/pci/proxy_socket.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cstring>

namespace tandem::sim::pci {
namespace {

constexpr std::size_t kHeaderBytes = 16;
constexpr std::size_t kSizeOffset = 8;
constexpr std::size_t kMaxDataBytes = 4096;
constexpr std::size_t kMaxFiles = 8;

template <typename Value>
Value load(std::span<const std::uint8_t> bytes, std::size_t offset) {
  Value value{};
  if (offset + sizeof value <= bytes.size()) std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

}  // namespace

BusAccess Message::access() const {
  const bool config = command == Command::config_read || command == Command::config_write;
  if (config) {
    return {.address = load<std::uint32_t>(data, 0),
            .value = load<std::uint32_t>(data, 4),
            .bytes = load<std::uint32_t>(data, 8)};
  }
  return {.address = load<std::uint64_t>(data, 0),
          .value = load<std::uint64_t>(data, 8),
          .bytes = load<std::uint32_t>(data, 16)};
}

bool ProxySocket::read_exactly(std::uint8_t* at, std::size_t bytes) {
  while (bytes > 0) {
    const ssize_t got = ::read(descriptor_, at, bytes);
    if (got <= 0) return false;
    at += got;
    bytes -= static_cast<std::size_t>(got);
  }
  return true;
}

bool ProxySocket::receive(Message& message) {
  message = {};
  std::array<std::uint8_t, kHeaderBytes> header{};
  iovec part{.iov_base = header.data(), .iov_len = header.size()};
  alignas(cmsghdr) std::array<std::uint8_t, CMSG_SPACE(kMaxFiles * sizeof(int))> beside{};
  msghdr envelope{};
  envelope.msg_iov = &part;
  envelope.msg_iovlen = 1;
  envelope.msg_control = beside.data();
  envelope.msg_controllen = beside.size();
  const ssize_t got = ::recvmsg(descriptor_, &envelope, MSG_CMSG_CLOEXEC);
  if (got <= 0) return false;
  for (cmsghdr* item = CMSG_FIRSTHDR(&envelope); item != nullptr; item = CMSG_NXTHDR(&envelope, item)) {
    if (item->cmsg_level != SOL_SOCKET || item->cmsg_type != SCM_RIGHTS) continue;
    const std::size_t count = (item->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (std::size_t i = 0; i < count; ++i) {
      int file = -1;
      std::memcpy(&file, CMSG_DATA(item) + i * sizeof(int), sizeof file);
      message.files.push_back(file);
    }
  }
  const auto have = static_cast<std::size_t>(got);
  if (!read_exactly(header.data() + have, header.size() - have)) return false;
  message.command = static_cast<Command>(load<std::int32_t>(header, 0));
  const auto bytes = load<std::uint64_t>(header, kSizeOffset);
  if (bytes > kMaxDataBytes) return false;
  message.data.resize(bytes);
  return read_exactly(message.data.data(), bytes);
}

bool ProxySocket::answer(std::uint64_t value) {
  std::array<std::uint8_t, kHeaderBytes + sizeof value> bytes{};
  const auto command = static_cast<std::int32_t>(Command::answer);
  const std::uint64_t size = sizeof value;
  std::memcpy(bytes.data(), &command, sizeof command);
  std::memcpy(bytes.data() + kSizeOffset, &size, sizeof size);
  std::memcpy(bytes.data() + kHeaderBytes, &value, sizeof value);
  return ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
}

}  // namespace tandem::sim::pci
