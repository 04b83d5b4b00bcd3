#include "bus/sim/memory.h"

#include <algorithm>

namespace tandem::sim {
namespace {

bool serve_read(MemoryPort& port, std::uint64_t next_cycle) {
  const bool wants = port.wants_read(next_cycle);
  if (wants) port.grant_read(next_cycle);
  return wants;
}

bool serve_write(MemoryPort& port, std::uint64_t next_cycle) {
  const bool wants = port.wants_write(next_cycle);
  if (wants) port.grant_write();
  return wants;
}

bool serve_read(Traffic& traffic, std::uint64_t next_cycle) {
  const bool wants = traffic.wants_read();
  if (wants) traffic.grant_read(next_cycle);
  return wants;
}

bool serve_write(Traffic& traffic, std::uint64_t /*next_cycle*/) {
  const bool wants = traffic.wants_write();
  if (wants) traffic.grant_write();
  return wants;
}

}  // namespace

std::uint32_t Memory::serve(std::size_t requester, std::uint64_t next_cycle, Ports ports, Masters traffic) {
  const std::size_t master = requester / 2;
  const auto serve_one = [&](auto& one) {
    return requester % 2 == 0 ? serve_read(one, next_cycle) : serve_write(one, next_cycle);
  };
  if (master < ports.size()) return serve_one(*ports[master]) ? ports[master]->bytes() : 0;
  return serve_one(*traffic[master - ports.size()]) ? kBeatBytes : 0;
}

void Memory::arbitrate(std::uint64_t next_cycle, Ports ports, Masters traffic) {
  for (Traffic* const master : traffic) master->begin(next_cycle);
  if (bytes_per_cycle_ == 0) {
    for (MemoryPort* const port : ports) {
      serve_read(*port, next_cycle);
      serve_write(*port, next_cycle);
    }
    for (Traffic* const master : traffic) {
      while (serve_read(*master, next_cycle)) {
      }
      while (serve_write(*master, next_cycle)) {
      }
    }
    return;
  }

  std::uint32_t widest = kBeatBytes;
  for (const MemoryPort* const port : ports) widest = std::max(widest, port->bytes());
  budget_bytes_ = std::min(budget_bytes_ + bytes_per_cycle_, bytes_per_cycle_ + widest);
  const std::size_t requesters = 2 * (ports.size() + traffic.size());
  bool served = true;
  while (served && budget_bytes_ >= widest) {  // a traffic master may take several beats in one cycle
    served = false;
    const std::size_t start = first_;
    for (std::size_t i = 0; i < requesters && budget_bytes_ >= widest; ++i) {
      const std::size_t index = (start + i) % requesters;
      const std::uint32_t bytes = serve(index, next_cycle, ports, traffic);
      if (bytes == 0) continue;
      budget_bytes_ -= bytes;
      first_ = (index + 1) % requesters;
      served = true;
    }
  }
  for (MemoryPort* const port : ports) {
    if (port->wants_read(next_cycle)) port->deny_read();
    if (port->wants_write(next_cycle)) port->deny_write();
  }
  for (Traffic* const master : traffic) {
    if (master->wants_read()) master->deny_read();
    if (master->wants_write()) master->deny_write();
  }
}

}  // namespace tandem::sim
