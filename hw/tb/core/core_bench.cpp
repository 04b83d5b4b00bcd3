#include "hw/tb/core/core_bench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace tandem::core_bench {
namespace {

constexpr std::uint64_t kQuietClocks = 200;
constexpr int kResetClocks = 3;  // the fewest that a core gets
constexpr std::size_t kNone = ~std::size_t{0};

// Returns beat `index` of `bytes`, `size` bytes long; bytes past the end are `filler`.
Beat beat_of(const std::vector<std::uint8_t>& bytes, std::size_t index, std::size_t size, std::uint8_t filler) {
  Beat beat;
  const std::size_t count = std::min(size, bytes.size() - size * index);
  std::fill_n(beat.data.begin(), size, filler);
  std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(size * index), count, beat.data.begin());
  beat.keep = ~std::uint64_t{0} >> (64 - count);
  beat.last = size * (index + 1) >= bytes.size();
  return beat;
}

// Decides clock by clock whether one side of a channel takes part.
class Pace {
 public:
  Pace(int chance, int longest) : chance_(chance), longest_(longest) {}

  bool go(std::mt19937_64& random) {
    if (left_ > 0) {
      --left_;
      return false;
    }
    if (chance_ == 0) return true;
    const std::uint64_t dice = random();
    if (static_cast<int>(dice % 256) >= chance_) return true;
    const bool is_short = (dice >> 8) % 32 != 0;
    left_ = static_cast<int>((dice >> 16) % (is_short ? 4 : static_cast<std::uint64_t>(longest_)));
    return false;
  }

 private:
  int chance_;
  int longest_;
  int left_ = 0;
};

// Walks over the beats of a list of byte strings; empty ones have none.
struct Cursor {
  std::size_t at = 0;
  std::size_t beat = 0;

  void step(bool last) { *this = last ? Cursor{at + 1, 0} : Cursor{at, beat + 1}; }
};

// Packets of the message channel: the aad and the message of job 0, of job 1, and so on.
const std::vector<std::uint8_t>& packet(std::span<const Job> jobs, std::size_t at) {
  return at % 2 == 0 ? jobs[at / 2].aad : jobs[at / 2].message;
}

}  // namespace

// One run: the positions in the job list of the channels, what has come of each job, and the rules.
struct CoreBench::Run {
  std::span<const Job> jobs;
  std::size_t beat_bytes;
  Order order;
  std::uint64_t max_idle_clocks;
  Trace trace{};
  CoreInputs in{};
  std::size_t headers = 0;
  Cursor message{};
  std::vector<std::size_t> beats = std::vector<std::size_t>(jobs.size());  // of output, that have come
  std::vector<bool> ended = std::vector<bool>(jobs.size());
  std::size_t oldest = 0;           // that has not ended
  std::size_t output_open = kNone;  // whose output has begun and not ended
  std::size_t results = 0;
  std::uint64_t cycle = 0;
  std::uint64_t last_transfer = 0;
  CoreOutputs waiting{};  // what was offered and not taken in the cycle before
  std::string error{};

  bool done() const { return results == jobs.size(); }
  bool message_left() {
    while (message.at < 2 * jobs.size() && packet(jobs, message.at).empty()) ++message.at;
    return message.at < 2 * jobs.size();
  }
  // Returns whether a job's aad and message have been taken. A job without either may pass others whose data have not
  // come.
  bool has_all(std::size_t job) const {
    return (jobs[job].aad.empty() || 2 * job < message.at) && (jobs[job].message.empty() || 2 * job + 1 < message.at);
  }
  std::size_t beats_left(std::size_t job) const {
    return (jobs[job].expected.size() + beat_bytes - 1) / beat_bytes - beats[job];
  }
  // Returns the job to which a beat with this ctx belongs, or kNone: the oldest job with output left which, if the core
  // answers in any order, has this ctx.
  std::size_t output_job(std::uint8_t ctx) const {
    if (output_open != kNone) return output_open;
    for (std::size_t job = oldest; job < headers; ++job) {
      if (beats_left(job) > 0 && (order == Order::of_tasks || jobs[job].header.ctx == ctx)) return job;
    }
    return kNone;
  }
  // Returns the job to which a result with this ctx belongs, or kNone.
  std::size_t result_job(std::uint8_t ctx) const {
    for (std::size_t job = oldest; job < headers; ++job) {
      if (!ended[job] && (order == Order::of_tasks || jobs[job].header.ctx == ctx)) return job;
    }
    return kNone;
  }

  // Returns whether the ctx is free: no task inside has it. It always is if the core answers in the order of tasks.
  bool has_ctx(std::uint8_t ctx) const { return order == Order::of_tasks || result_job(ctx) == kNone; }

  void offer(bool task, bool data) {
    if (task && !in.task_valid && headers < jobs.size() && has_ctx(jobs[headers].header.ctx)) {
      in.task_valid = true;
      in.task = jobs[headers].header;
    }
    if (data && !in.data_in_valid && message_left()) {
      in.data_in_valid = true;
      in.data_in = beat_of(packet(jobs, message.at), message.beat, beat_bytes, 0xa5);
    }
  }

  void transfer(const CoreOutputs& out) {
    check_stable(out);
    const bool task = in.task_valid && out.task_ready;
    const bool data = in.data_in_valid && out.data_in_ready;
    const bool beat = out.data_out_valid && in.data_out_ready;
    const bool result = out.result_valid && in.result_ready;
    if (out.result_valid) check_result(out.result);
    if (out.data_out_valid) check_beat(out.data_out);
    if (!error.empty()) return;
    if (task) take_header();
    if (data) take_message();
    if (beat) take_beat(out.data_out.ctx);
    if (result) take_result(out.result.ctx);
    if (task || data || beat || result) last_transfer = cycle;
    if (cycle - last_transfer > max_idle_clocks) error = "nothing moves";
    waiting = out;
    if (beat) waiting.data_out_valid = false;
    if (result) waiting.result_valid = false;
    ++cycle;
  }

  void take_header() {
    ++headers;
    trace.headers.push_back(cycle);
    in.task_valid = false;
    in.task = Header{0, 0xee, true, {0xee}, {0xee}, 33, 77};
  }

  void take_message() {
    message.step(in.data_in.last);
    in.data_in_valid = false;
    in.data_in.data.fill(0xee);
  }

  void take_beat(std::uint8_t ctx) {
    const std::size_t job = output_job(ctx);
    ++beats[job];
    output_open = beats_left(job) > 0 ? job : kNone;
    trace.beats.push_back(cycle);
  }

  void take_result(std::uint8_t ctx) {
    ended[result_job(ctx)] = true;
    while (oldest < jobs.size() && ended[oldest]) ++oldest;
    ++results;
    trace.results.push_back(cycle);
  }

  void check_stable(const CoreOutputs& out) {
    if (waiting.data_out_valid && !(out.data_out_valid && out.data_out == waiting.data_out)) error = "beat withdrawn";
    if (waiting.result_valid && !(out.result_valid && out.result == waiting.result)) error = "result withdrawn";
  }

  void check_beat(const Beat& beat) {
    const std::size_t index = output_job(beat.ctx);
    if (index == kNone) {
      error = "output of a task that has not come";
      return;
    }
    const Job& job = jobs[index];
    Beat expected = beat_of(job.expected, beats[index], beat_bytes, 0);
    expected.ctx = job.header.ctx;
    if (beat.last != expected.last || beat.keep != expected.keep) error = "wrong length";
    if (beat.ctx != expected.ctx) error = "wrong ctx";
    if (beat.data != expected.data) error = "wrong data";
  }

  void check_result(const Result& result) {
    const std::size_t index = result_job(result.ctx);
    if (index == kNone || beats_left(index) > 0 || !has_all(index)) {
      error = "result before the last beat was taken";
      return;
    }
    const Job& job = jobs[index];
    if (result != Result{job.header.ctx, job.tag, static_cast<std::uint8_t>(job.status)}) error = "wrong result";
  }

  void report() const {
    if (error.empty()) return;
    ADD_FAILURE() << error << " in cycle " << cycle << ": headers " << headers << ", oldest task without result "
                  << oldest << " after beat " << (oldest < jobs.size() ? beats[oldest] : 0) << ", results " << results
                  << " of " << jobs.size();
  }
};

void CoreBench::reset() {
  CoreInputs in;
  in.reset = in.task_valid = in.data_in_valid = in.data_out_ready = in.result_ready = true;
  in.task.len_bits = 512;
  for (int i = 0; i < kResetClocks; ++i) {
    core_.settle(in);
    core_.clock();
  }
}

Trace CoreBench::run(std::span<const Job> jobs, const Pauses& pauses) {
  Run run{jobs, core_.beat_bytes(), order_, max_idle_clocks_};
  Pace task(pauses.task, pauses.longest), data_in(pauses.data_in, pauses.longest);
  Pace data_out(pauses.data_out, pauses.longest), result(pauses.result, pauses.longest);
  std::uint64_t quiet = 0;
  while (run.error.empty() && quiet < kQuietClocks) {
    run.offer(task.go(random_), data_in.go(random_));
    run.in.data_out_ready = data_out.go(random_) && run.cycle >= pauses.sink_stalls;
    run.in.result_ready = result.go(random_);
    run.transfer(core_.settle(run.in));
    core_.clock();
    if (run.done()) ++quiet;
  }
  if (run.error.empty() && run.message_left()) run.error = "message not taken";
  run.report();
  return run.trace;
}

Trace CoreBench::run_for(std::span<const Job> jobs, std::uint64_t clocks, bool take_beats, bool take_results) {
  Run run{jobs, core_.beat_bytes(), order_, max_idle_clocks_};
  run.in.data_out_ready = take_beats;
  run.in.result_ready = take_results;
  while (run.error.empty() && run.cycle < clocks) {
    run.offer(true, true);
    run.transfer(core_.settle(run.in));
    core_.clock();
  }
  run.report();
  return run.trace;
}

}  // namespace tandem::core_bench
