#include "bus/sim/traffic.h"

#include <algorithm>
#include <limits>

#include "bus/sim/memory_parameters.h"

namespace tandem::sim {
namespace {

std::uint64_t beats(std::uint64_t bytes, double rate) { return rate > 0 ? (bytes + kBeatBytes - 1) / kBeatBytes : 0; }

constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

/// Credit grows by `rate` a cycle; what a denied master could not use is not saved up beyond one cycle's worth.
double grow(double credit, double rate) { return std::min(credit + rate, rate + 1); }

}  // namespace

Traffic::Traffic(const TrafficParameters& parameters, std::uint32_t read_latency_cycles)
    : read_beats_per_cycle_(parameters.read_bytes_per_cycle / kBeatBytes),
      write_beats_per_cycle_(parameters.write_bytes_per_cycle / kBeatBytes),
      read_latency_cycles_(read_latency_cycles) {}

std::uint64_t Traffic::add(std::uint64_t read_bytes, std::uint64_t write_bytes) {
  waiting_.push_back({beats(read_bytes, read_beats_per_cycle_), beats(write_bytes, write_beats_per_cycle_)});
  return added_++;
}

void Traffic::begin(std::uint64_t cycle) {
  if (has_job_ && read_beats_ == 0 && write_beats_ == 0 && cycle >= answered_cycle_) {
    ++finished_;
    has_job_ = false;
  }
  if (!has_job_ && !waiting_.empty()) {
    read_beats_ = waiting_.front().read_beats;
    write_beats_ = waiting_.front().write_beats;
    waiting_.pop_front();
    answered_cycle_ = cycle;
    has_job_ = true;
  }
  if (!has_job_) read_beats_ = write_beats_ = background_ ? kEndless : 0;
  if (read_beats_ == 0 && write_beats_ == 0) return;
  ++statistics_.busy_cycles;
  read_credit_ = grow(read_credit_, read_beats_per_cycle_);
  write_credit_ = grow(write_credit_, write_beats_per_cycle_);
}

void Traffic::grant_read(std::uint64_t cycle) {
  --read_beats_;
  read_credit_ -= 1;
  statistics_.read_bytes += kBeatBytes;
  answered_cycle_ = cycle + read_latency_cycles_;
}

void Traffic::grant_write() {
  --write_beats_;
  write_credit_ -= 1;
  statistics_.write_bytes += kBeatBytes;
}

}  // namespace tandem::sim
