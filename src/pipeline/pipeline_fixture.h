// Sources, sinks and engines for the pipeline's tests: in memory, and with faults where a test wants them.
#pragma once

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <random>
#include <span>
#include <utility>
#include <vector>

#include "engine/engine.h"
#include "pipeline/s1_read/source.h"
#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

using Bytes = std::vector<std::uint8_t>;

/// Always the same ones for a number of bytes.
inline Bytes random_bytes(std::size_t bytes) {
  std::mt19937 random(static_cast<unsigned>(bytes));
  Bytes data(bytes);
  for (std::uint8_t& byte : data) byte = static_cast<std::uint8_t>(random());
  return data;
}

inline constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

/// Reads from memory; a read that touches byte `fail_at` fails with EIO.
class MemorySource final : public Source {
 public:
  MemorySource(std::span<const std::uint8_t> data, bool knows_size, std::uint64_t fail_at = kNever)
      : data_(data), knows_size_(knows_size), fail_at_(fail_at) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override {
    return knows_size_ ? std::optional<std::uint64_t>(data_.size()) : std::nullopt;
  }
  ReadResult read(std::uint64_t offset, Pieces into) override {
    if (fail_at_ >= offset && fail_at_ - offset < into.bytes()) return {.os_error = EIO};
    return {.bytes = into.fill_front(data_.subspan(std::min<std::uint64_t>(offset, data_.size())))};
  }

 private:
  std::span<const std::uint8_t> data_;
  bool knows_size_;
  std::uint64_t fail_at_;
};

/// Writes to memory; a write that touches byte `fail_at` fails with ENOSPC, one out of order where that is not allowed
/// with ESPIPE.
class MemorySink final : public Sink {
 public:
  explicit MemorySink(bool random_access, std::uint64_t fail_at = kNever)
      : random_access_(random_access), fail_at_(fail_at) {}

  [[nodiscard]] bool random_access() const override { return random_access_; }
  [[nodiscard]] int write(std::uint64_t offset, Pieces data) override {
    const std::lock_guard lock(mutex_);
    if (fail_at_ >= offset && fail_at_ - offset < data.bytes()) return ENOSPC;
    if (!random_access_ && offset != content_.size()) return ESPIPE;
    if (content_.size() < offset + data.bytes()) content_.resize(offset + data.bytes());
    auto at = content_.begin() + static_cast<std::ptrdiff_t>(offset);
    for (int i = 0; i < data.count(); ++i) {
      const auto piece = data[static_cast<std::size_t>(i)];
      at = std::copy(piece.begin(), piece.end(), at);
    }
    return 0;
  }
  [[nodiscard]] const std::vector<std::uint8_t>& content() const { return content_; }

 private:
  bool random_access_;
  std::uint64_t fail_at_;
  std::mutex mutex_;
  std::vector<std::uint8_t> content_;
};

/// An engine like a device: it has several tasks in flight, and finishes each after a random number of looks, in random
/// order. It computes the result that `inner`, a software engine, does; faults come as asked.
class DeviceLikeEngine final : public Engine {
 public:
  struct Options {
    unsigned seed = 1;
    std::size_t max_in_flight = 4;
    std::size_t accepts = 4;             ///< less than max_in_flight: full before it said it would be
    std::uint64_t fail_task = kNever;    ///< number of the task that ends with bus_read_error
    std::uint64_t die_at_task = kNever;  ///< from this task on nothing is answered; `wait` gives up in the end
  };

  DeviceLikeEngine(const Options& options, std::unique_ptr<Engine> inner)
      : options_(options), random_(options.seed), inner_(std::move(inner)) {
    capabilities_ = inner_->capabilities();
    capabilities_.name = "test.device";
    capabilities_.hardware = true;
    capabilities_.max_in_flight = options.max_in_flight;
  }

  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }

  std::size_t submit(std::span<Task* const> tasks) override {
    std::size_t taken = 0;
    for (; taken < tasks.size() && running_.size() < options_.accepts; ++taken) running_.push_back(tasks[taken]);
    return taken;
  }

  std::size_t poll(std::span<Task*> done) override {
    std::size_t given = 0;
    if (dead()) {
      for (; given_up_ && given < done.size() && !running_.empty(); ++given) {
        done[given] = finish(0, Status::device_dead);
      }
      return given;
    }
    for (; given < done.size() && !running_.empty() && random_() % 3 == 0; ++given) {
      const bool fails = finished_ == options_.fail_task;
      done[given] = finish(random_() % running_.size(), fails ? Status::bus_read_error : Status::ok);
    }
    return given;
  }

  Status wait(std::uint64_t /*timeout_ns*/) override {
    if (!dead()) return Status::ok;
    if (++waits_ == 10) given_up_ = true;
    return Status::timeout;
  }

  [[nodiscard]] std::size_t in_flight() const override { return running_.size(); }

 private:
  [[nodiscard]] bool dead() const { return finished_ >= options_.die_at_task; }

  Task* finish(std::size_t which, Status status) {
    Task* task = running_[which];
    running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(which));
    if (status == Status::ok) {
      (void)inner_->submit({&task, 1});
      (void)inner_->poll({&task, 1});
      status = task->completion.status;
    }
    task->completion = {.status = status, .backend = capabilities_.name, .device_cycles = 100};
    if (!dead()) ++finished_;
    return task;
  }

  Options options_;
  Capabilities capabilities_;
  std::mt19937 random_;
  std::unique_ptr<Engine> inner_;
  std::vector<Task*> running_;
  std::uint64_t finished_ = 0;
  int waits_ = 0;
  bool given_up_ = false;
};

using Engines = std::vector<std::unique_ptr<Engine>>;
using DeviceOptions = DeviceLikeEngine::Options;

/// The engines of a run: so many CPUs, and these devices.
struct Mix {
  const char* name;
  unsigned cpus;
  std::vector<DeviceOptions> devices;
};

/// Makes the engines of a mix: `cpu` makes a CPU's engine, `inner` what a device computes with.
template <class MakeCpu, class MakeInner>
Engines make_engines(const Mix& mix, MakeCpu cpu, MakeInner inner) {
  Engines engines;
  for (unsigned i = 0; i < mix.cpus; ++i) engines.push_back(cpu());
  for (const DeviceOptions& options : mix.devices) {
    engines.push_back(std::make_unique<DeviceLikeEngine>(options, inner()));
  }
  return engines;
}

}  // namespace tandem::pipeline
