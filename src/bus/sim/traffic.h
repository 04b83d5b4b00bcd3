// A traffic master: stands for the CPU's own loads and stores, which share the memory with the accelerators.
#pragma once

#include <cstdint>
#include <deque>

namespace tandem::sim {

/// The rates at which this master reads and writes when memory never makes it wait, such as a core's copy rate.
struct TrafficParameters {
  double read_bytes_per_cycle = 0;
  double write_bytes_per_cycle = 0;
};

struct TrafficStatistics {
  std::uint64_t read_bytes = 0;
  std::uint64_t write_bytes = 0;
  std::uint64_t busy_cycles = 0;         ///< with work left
  std::uint64_t read_denied_cycles = 0;  ///< a read was due and the memory's bandwidth was spent
  std::uint64_t write_denied_cycles = 0;
};

/// Performs jobs, each so many bytes of reads and writes side by side, one job after the other. It moves no data; what
/// it costs is bandwidth and time. Bytes are rounded up to whole beats.
class Traffic {
 public:
  Traffic(const TrafficParameters& parameters, std::uint32_t read_latency_cycles);

  /// Queues a job and returns its number. A rate of 0 makes that side of the job free.
  std::uint64_t add(std::uint64_t read_bytes, std::uint64_t write_bytes);
  /// Returns whether that job has been performed, its last read answered.
  [[nodiscard]] bool done(std::uint64_t job) const { return job < finished_; }

  /// Reads and writes without end whenever no job is queued.
  void set_background(bool on) { background_ = on; }

  /// Starts the arbitration for a cycle.
  void begin(std::uint64_t cycle);
  [[nodiscard]] bool wants_read() const { return read_beats_ > 0 && read_credit_ >= 1; }
  [[nodiscard]] bool wants_write() const { return write_beats_ > 0 && write_credit_ >= 1; }
  void grant_read(std::uint64_t cycle);
  void grant_write();
  void deny_read() { ++statistics_.read_denied_cycles; }
  void deny_write() { ++statistics_.write_denied_cycles; }
  [[nodiscard]] const TrafficStatistics& statistics() const { return statistics_; }

 private:
  struct Job {
    std::uint64_t read_beats;
    std::uint64_t write_beats;
  };

  const double read_beats_per_cycle_;
  const double write_beats_per_cycle_;
  const std::uint32_t read_latency_cycles_;
  std::deque<Job> waiting_;
  std::uint64_t added_ = 0;
  std::uint64_t finished_ = 0;
  bool has_job_ = false;
  bool background_ = false;
  std::uint64_t read_beats_ = 0;
  std::uint64_t write_beats_ = 0;
  std::uint64_t answered_cycle_ = 0;
  double read_credit_ = 0;
  double write_credit_ = 0;
  TrafficStatistics statistics_;
};

}  // namespace tandem::sim
