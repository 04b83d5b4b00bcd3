#include "pipeline/pipeline.h"

#include <poll.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <thread>

#include "pipeline/flow.h"
#include "pipeline/s1_read/intake.h"
#include "pipeline/s2_cut/cut.h"
#include "pipeline/s4_run/worker.h"
#include "pipeline/s6_write/outlet.h"

namespace tandem::pipeline {
namespace {

constexpr int kProgressMs = 200;
/// Chunks that a reader or writer thread may be ahead or behind by; more would only cost memory.
constexpr std::size_t kMaxStreamChunks = 16;

std::size_t chunk_count(const Job& job, bool streams) {
  std::size_t in_engines = 0;
  for (const auto& engine : job.engines) in_engines += worker_depth(*engine);
  return in_engines + (streams ? std::min(in_engines, kMaxStreamChunks) + 2 : 0);
}

/// The run's threads.
class Crew {
 public:
  explicit Crew(Flow& flow) : flow_(flow) {}

  /// If an exception comes before `wait`, for instance because a thread could not be started, stops the others.
  ~Crew() {
    if (!threads_.empty()) flow_.stop();
    join();
  }

  void start(std::function<void()> body) {
    ++running_;
    threads_.emplace_back([this, body = std::move(body)] {
      body();
      leave();
    });
  }

  /// Reports progress until every thread has ended, and once then; passes on a stop from outside.
  void wait(const Job& job, const Event& stop) {
    leave();
    pollfd fds[] = {{.fd = all_done_.fd(), .events = POLLIN, .revents = 0},
                    {.fd = stop.fd(), .events = POLLIN, .revents = 0}};
    nfds_t watched = 2;
    bool done = false;
    while (!done) {
      ::poll(fds, watched, job.on_progress ? kProgressMs : -1);
      done = all_done_.is_set();
      if (stop.is_set() && watched == 2) {
        flow_.stop();
        watched = 1;  // it stays readable
      }
      if (job.on_progress) job.on_progress(flow_.bytes_done.load(std::memory_order_relaxed));
    }
    join();
  }

 private:
  void leave() {
    if (--running_ == 0) all_done_.set();
  }

  void join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

  Flow& flow_;
  Event all_done_;
  std::atomic<int> running_{1};  // the caller counts until it waits
  std::vector<std::thread> threads_;
};

}  // namespace

Result run(const Job& job, Event& stop) {
  assert(!job.engines.empty());
  const bool streams = !job.source.size() || !job.sink.random_access();
  ChunkPool pool(chunk_count(job, streams), job.framing.shape());
  Flow flow(pool.chunks(), stop);
  Cut cut(job.framing, job.source.size());
  Intake intake(job.source, job.framing, cut, flow);
  Outlet outlet(job.sink, flow);
  std::vector<Worker> workers;
  for (const auto& engine : job.engines) workers.emplace_back(*engine, job.framing, intake, outlet, flow);

  Crew crew(flow);
  if (intake.needs_reader()) crew.start([&] { intake.read_stream(); });
  for (Worker& worker : workers) crew.start([&] { worker.run(); });
  if (outlet.needs_writer()) crew.start([&] { outlet.write_stream(); });
  crew.wait(job, stop);

  Result result{
      .failure = flow.failure(), .stopped = stop.is_set() && !flow.failure(), .bytes = flow.bytes_done, .shares = {}};
  for (std::size_t i = 0; i < workers.size(); ++i) {
    const Worker::Share& share = workers[i].share();
    result.shares.push_back({.engine = job.engines[i]->capabilities().name,
                             .chunks = share.chunks,
                             .bytes = share.bytes,
                             .device_cycles = share.device_cycles,
                             .events = job.engines[i]->device_events(),
                             .ran = share.ran});
  }
  return result;
}

}  // namespace tandem::pipeline
