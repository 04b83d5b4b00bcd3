#include "engine/lanes/scheduler.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/lanes/column.h"
#include "engine/lanes/plan.h"
#include "engine/lanes/xor.h"
#include "engine/wipe.h"

namespace tandem::lanes {
namespace {

/// Slices but a PDU's last one are multiples of this.
constexpr std::size_t kStepWords = 16;

template <typename Count>
constexpr Count rounded_up(Count words) {
  return (words + static_cast<Count>(kStepWords - 1)) / static_cast<Count>(kStepWords) * static_cast<Count>(kStepWords);
}

std::size_t lowest(std::uint32_t mask) { return static_cast<std::size_t>(std::countr_zero(mask)); }

/// Takes the lowest lane out of a mask.
std::size_t take_lowest(std::uint32_t& mask) {
  const std::size_t lane = lowest(mask);
  mask &= mask - 1;
  return lane;
}

std::uint32_t bit(std::size_t lane) { return std::uint32_t{1} << lane; }

std::uint32_t lanes_below(std::size_t lanes) { return lanes == 0 ? 0 : ~std::uint32_t{0} >> (kMaxLanes - lanes); }

std::size_t words_left(const Job& job) { return static_cast<std::size_t>(job.words_total - job.words_done); }

/// Moves a job and wipes the accumulator that it leaves.
void move_job(Job& from, Job& to) {
  to = from;
  wipe(from.accumulator, sizeof from.accumulator);
}

/// Columns are parked where the widest kernel initialises them; where that one is narrow, there are more places.
std::size_t places_beside(const Kernel& bulk) { return bulk.lanes >= 16 ? bulk.lanes : kMaxLanes; }

}  // namespace

Scheduler::Scheduler(const Cipher& cipher)
    : cipher_(cipher),
      bulk_(bulk_kernel(cipher.kernels)),
      kernel_(&bulk_),
      places_(places_beside(bulk_)),
      free_places_(lanes_below(places_)),
      running_(&states_[0]),
      spare_(&states_[1]) {}

Scheduler::~Scheduler() {
  wipe(states_.data(), sizeof states_);
  wipe(&parked_, sizeof parked_);
  wipe(jobs_.data(), sizeof jobs_);
  wipe(parked_jobs_.data(), sizeof parked_jobs_);
  wipe(keystream_.data(), sizeof keystream_);
}

std::size_t Scheduler::submit(std::span<Pdu* const> pdus) {
  const std::size_t taken = std::min(pdus.size(), kCapacity - in_flight_);
  for (Pdu* pdu : pdus.first(taken)) waiting_.push(pdu);
  in_flight_ += taken;
  changed_ |= taken > 0;
  return taken;
}

std::size_t Scheduler::poll(std::span<Pdu*> done) {
  if (finished_.size() < done.size()) run_slice();
  const std::size_t given = std::min(done.size(), finished_.size());
  for (Pdu*& pdu : done.first(given)) pdu = finished_.pop();
  in_flight_ -= given;
  return given;
}

/// Clocks every lane up to a slice's number of words, and refills those that drain on the way.
void Scheduler::run_slice() {
  plan();
  take_turns();
  ending_.fill(0);
  reach_ = 0;
  enter(busy_, 0);
  fill(0);
  if (busy_ == 0) return;
  const std::size_t limit = kernel_->lanes == 1 ? kSingleSliceWords : kSliceWords;
  const std::size_t words = rounded_up(std::min(limit, reach_));
  const std::size_t stride = 4 * words;
  soiled_keystream_ = std::max(soiled_keystream_, stride * kernel_->lanes);
  std::size_t offset = 0;
  while (offset < words && busy_ != 0) {
    const std::size_t begin = offset;
    LaneMask drained = 0;
    // The kernel stops when a quarter of the lanes have drained, if other PDUs wait for them; else there is no point in
    // stopping.
    const bool refills = !parked_order_.empty() || !waiting_.empty();
    do {
      drained |= ending_[offset / kStepWords];
      offset += kStepWords;
    } while (offset < words && !(refills && worth_refilling(drained)));
    generate(begin, std::min(offset, reach_) - begin, stride);
    if (drained != 0) finish(drained, stride);
    fill(offset);
  }
  for (LaneMask lanes = busy_; lanes != 0;) {
    const std::size_t lane = take_lowest(lanes);
    if (lanes != 0) prefetch(jobs_[lowest(lanes)], 4 * words);
    absorb(lane, stride, offset);
  }
  wipe_idle();
}

/// Clocks every lane: into the keystream buffer, or through the messages of those PDUs that last long enough.
void Scheduler::generate(std::size_t begin, std::size_t words, std::size_t stride) {
  std::uint8_t* const keystream = keystream_.data() + 4 * begin;
  if (!applies() || words <= kStepWords) {
    kernel_->generate(*running_, keystream, stride, words);
    return;
  }
  static constexpr std::array<std::uint8_t, 4 * kSliceWords> kNoText{};
  const std::size_t bytes = 4 * rounded_up(words);
  std::array<Text, kMaxLanes> texts{};
  LaneMask through = 0;
  const std::uint64_t least = bytes - 4 * kStepWords;
  for (std::size_t lane = 0; lane < kernel_->lanes; ++lane) {
    texts[lane] = {.source = kNoText.data(), .destination = keystream + lane * stride, .bytes = bytes};
    if ((busy_ & bit(lane)) == 0 || begin_[lane] != begin) continue;
    const Job& job = jobs_[lane];
    const std::uint64_t done = 4 * job.words_done;
    const std::uint64_t left = job.pdu->bytes() - done;
    if (left < least) continue;
    texts[lane] = {.source = job.pdu->source + done,
                   .destination = job.pdu->destination + done,
                   .bytes = static_cast<std::size_t>(std::min<std::uint64_t>(left, bytes))};
    through |= bit(lane);
  }
  kernel_->apply(*running_, texts.data(), words);
  while (through != 0) {
    const std::size_t lane = take_lowest(through);
    Job& job = jobs_[lane];
    advance(lane, std::min(words, words_left(job)));
    begin_[lane] = static_cast<std::uint32_t>(begin + words);
    if (job.words_done == job.words_total) clear_trailing_bits(*job.pdu);
  }
}

/// Counts words that the PDU of a lane has consumed.
void Scheduler::advance(std::size_t lane, std::size_t words) {
  jobs_[lane].words_done += words;
  turn_[lane] += static_cast<std::uint32_t>(words);
  if (turn_[lane] >= kTurnWords) over_ |= bit(lane);
}

/// Stopping a kernel and starting it again costs about 4 words of all lanes; going on leaves the drained lanes idle for
/// a step.
bool Scheduler::worth_refilling(LaneMask drained) const {
  return drained != 0 && 4 * static_cast<std::size_t>(std::popcount(drained)) >= kernel_->lanes;
}

/// Notes where in this slice the PDUs of lanes begin and end.
void Scheduler::enter(LaneMask lanes, std::size_t offset) {
  constexpr std::size_t kSteps = kSingleSliceWords / kStepWords;
  std::size_t step = 0;  // of the lanes in `together`: one after the other, they would wait for one another
  LaneMask together = 0;
  std::size_t reach = reach_;
  while (lanes != 0) {
    const std::size_t lane = take_lowest(lanes);
    begin_[lane] = static_cast<std::uint32_t>(offset);
    const std::size_t end = offset + words_left(jobs_[lane]);
    reach = std::max(reach, end);
    const std::size_t last = std::min((end - 1) / kStepWords, kSteps);
    if (last != step) ending_[step] |= std::exchange(together, 0);
    step = last;
    together |= bit(lane);
  }
  ending_[step] |= together;
  reach_ = reach;
}

/// The keystream of the PDU that has a lane, in this slice.
const std::uint8_t* Scheduler::keystream_of(std::size_t lane, std::size_t stride) const {
  return keystream_.data() + lane * stride + 4 * std::size_t{begin_[lane]};
}

/// Fetches the next bytes of a message.
void Scheduler::prefetch(const Job& job, std::size_t bytes) {
  const std::uint64_t begin = 4 * job.words_done;
  const std::uint64_t end = std::min<std::uint64_t>(begin + bytes, job.pdu->bytes());
  for (std::uint64_t at = begin; at < end; at += 64) __builtin_prefetch(job.pdu->source + at);
}

/// Uses the keystream of a lane from where its PDU begins in this slice up to `end`.
void Scheduler::absorb(std::size_t lane, std::size_t stride, std::size_t end) {
  Job& job = jobs_[lane];
  const std::size_t words = end - begin_[lane];
  if (words == 0) return;  // it has the lane since the end of the slice
  cipher_.function.absorb(job, keystream_of(lane, stride), words);
  advance(lane, words);
}

/// Ends the PDUs of lanes.
void Scheduler::finish(LaneMask drained, std::size_t stride) {
  busy_ &= ~drained;
  over_ &= ~drained;
  soiled_ |= drained;
  changed_ = true;
  while (drained != 0) {
    const std::size_t lane = take_lowest(drained);
    Job& job = jobs_[lane];
    if (drained != 0) prefetch(jobs_[lowest(drained)], 4 * kSliceWords);
    if (words_left(job) > 0) cipher_.function.absorb(job, keystream_of(lane, stride), words_left(job));
    std::fill(std::begin(job.accumulator), std::end(job.accumulator), 0);
    finished_.push(job.pdu);
  }
}

/// Chooses the kernel for the PDUs in flight.
void Scheduler::plan() {
  if (!changed_) return;
  changed_ = false;
  const auto running = static_cast<std::size_t>(std::popcount(busy_));
  const std::size_t streams = running + parked_order_.size() + waiting_.size();
  if (streams == 0) return;
  const Kernel* best = &bulk_;
  if (streams < 2 * bulk_.lanes) {
    std::array<std::uint32_t, 2 * kMaxLanes> words;
    std::size_t count = 0;
    for (LaneMask lanes = busy_; lanes != 0;) {
      words[count++] = static_cast<std::uint32_t>(words_left(jobs_[take_lowest(lanes)]));
    }
    for (LaneMask places = lanes_below(places_) & ~free_places_; places != 0;) {
      words[count++] = static_cast<std::uint32_t>(words_left(parked_jobs_[take_lowest(places)]));
    }
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
      words[count++] = static_cast<std::uint32_t>(cipher_.function.keystream_words(waiting_.at(i)->len_bits));
    }
    // Moving a column takes about half a clock.
    const std::uint64_t moving_cost = std::uint64_t{bulk_.cost} * running / 2;
    best = &finishing_kernel(cipher_.kernels, std::span(words).first(count), *kernel_, moving_cost);
  }
  if (best != kernel_) change_kernel(*best);
}

/// Moves the running columns into a State for `kernel`. While it has too few lanes for them, nothing happens: a PDU
/// that has a lane keeps it for its turn.
void Scheduler::change_kernel(const Kernel& kernel) {
  if (static_cast<std::size_t>(std::popcount(busy_)) > kernel.lanes) return;
  std::size_t to = 0;
  for (LaneMask lanes = busy_; lanes != 0; ++to) {
    const std::size_t from = take_lowest(lanes);  // never before `to`
    copy_column(running_column(from), kernel_->lanes, spare_->words + to, kernel.lanes, rows());
    if (from != to) move_job(jobs_[from], jobs_[to]);
    turn_[to] = turn_[from];
  }
  wipe_columns(*running_, kernel_->lanes, rows());
  std::swap(running_, spare_);
  kernel_ = &kernel;
  busy_ = lanes_below(to);
  over_ = 0;
  soiled_ = 0;
}

/// PDUs whose turn is over hand their lanes to the next parked PDUs.
void Scheduler::take_turns() {
  if (over_ == 0 || busy_ != lanes_below(kernel_->lanes)) return;
  if (!waiting_.empty() && free_places_ != 0) park_waiting();
  for (std::size_t next = parked_order_.size(); next > 0 && over_ != 0; --next) exchange(take_lowest(over_));
}

/// Swaps the PDU of a lane with the first parked one.
void Scheduler::exchange(std::size_t lane) {
  const std::uint8_t place = parked_order_.pop();
  for (std::size_t row = 0; row < rows(); ++row) {
    std::swap(running_->words[row * kernel_->lanes + lane], parked_.words[row * places_ + place]);
  }
  std::swap(jobs_[lane], parked_jobs_[place]);
  turn_[lane] = 0;
  parked_order_.push(place);
}

/// Gives every lane a PDU as far as there are any, from `offset` words of this slice on.
void Scheduler::fill(std::size_t offset) {
  const LaneMask all = lanes_below(kernel_->lanes);
  while (busy_ != all) {
    if (parked_order_.empty()) {
      if (waiting_.empty()) return;
      // A stream that needs all lanes is initialised in the lanes where it runs.
      if (busy_ == 0 && &clocking_kernel(cipher_.kernels, group_size()) == kernel_) {
        start_here(offset);
        continue;
      }
      park_waiting();
    }
    unpark(lowest(all & ~busy_), offset);
  }
}

/// PDUs that are initialised together now.
std::size_t Scheduler::group_size() const { return std::min(waiting_.size(), bulk_.lanes); }

/// Begins the next waiting PDUs with a job and a lane of `state` each, and initialises them.
void Scheduler::begin_group(std::span<Job* const> jobs, State& state, const Kernel& kernel) {
  const Function& function = cipher_.function;
  std::array<Pdu*, kMaxLanes> pdus;
  for (std::size_t lane = 0; lane < jobs.size(); ++lane) {
    Pdu* const pdu = pdus[lane] = waiting_.pop();
    // Field by field: a whole one would bring along what the stack has held between them.
    Job& job = *jobs[lane];
    job.pdu = pdu;
    job.words_done = 0;
    job.words_total = function.keystream_words(pdu->len_bits);
    std::fill(std::begin(job.accumulator), std::end(job.accumulator), 0);
  }
  // Rows are filled only for enough lanes; for a few, writing their columns is cheaper.
  if (function.load_group != nullptr && kernel.lanes % 8 == 0 && 4 * jobs.size() >= kernel.lanes) {
    function.load_group(std::span(pdus).first(jobs.size()), state, kernel.lanes);
  } else {
    for (std::size_t lane = 0; lane < jobs.size(); ++lane) {
      function.load(*pdus[lane], state.words + lane, kernel.lanes);
    }
  }
  kernel.initialise(state);
}

/// Initialises as many waiting PDUs as there are lanes, in these lanes, which are all idle.
void Scheduler::start_here(std::size_t offset) {
  const std::size_t count = std::min(waiting_.size(), kernel_->lanes);
  std::array<Job*, kMaxLanes> jobs;
  for (std::size_t lane = 0; lane < count; ++lane) jobs[lane] = &jobs_[lane];
  begin_group(std::span(jobs).first(count), *running_, *kernel_);
  busy_ = lanes_below(count);
  turn_.fill(0);
  enter(busy_, offset);
  soiled_ &= ~busy_;
}

/// Initialises a group of waiting PDUs in places, of which at least one is free.
void Scheduler::park_waiting() {
  std::size_t left = std::min(group_size(), static_cast<std::size_t>(std::popcount(free_places_)));
  const Kernel& kernel = clocking_kernel(cipher_.kernels, left);
  const bool here = kernel.lanes == places_ && parked_order_.empty();
  State& state = here ? parked_ : *spare_;
  std::array<std::uint8_t, kMaxLanes> order;
  std::size_t parked = 0;
  while (left > 0) {
    const std::size_t count = std::min(left, kernel.lanes);
    const std::size_t first = parked;
    std::array<Job*, kMaxLanes> jobs;
    for (std::size_t lane = 0; lane < count; ++lane) {
      const std::size_t place = take_lowest(free_places_);  // in order, if here
      order[parked++] = static_cast<std::uint8_t>(place);
      jobs[lane] = &parked_jobs_[place];
    }
    begin_group(std::span(jobs).first(count), state, kernel);
    for (std::size_t lane = 0; lane < count && !here; ++lane) {
      copy_column(state.words + lane, kernel.lanes, parked_.words + order[first + lane], places_, rows());
    }
    left -= count;
  }
  if (!here) wipe_columns(state, kernel.lanes, rows());
  // The longest of the last ones must not be the last to begin.
  if (waiting_.empty()) {
    std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(parked),
              [&](auto a, auto b) { return parked_jobs_[a].words_total > parked_jobs_[b].words_total; });
  }
  for (std::size_t i = 0; i < parked; ++i) parked_order_.push(order[i]);
}

/// Gives an idle lane to the first parked PDU, from `offset` words of this slice on.
void Scheduler::unpark(std::size_t lane, std::size_t offset) {
  const std::uint8_t place = parked_order_.pop();
  move_column(parked_.words + place, places_, running_column(lane), kernel_->lanes, rows());
  move_job(parked_jobs_[place], jobs_[lane]);
  free_places_ |= bit(place);
  enter(bit(lane), offset);
  turn_[lane] = 0;
  busy_ |= bit(lane);
  soiled_ &= ~bit(lane);
}

/// Wipes the memory that no PDU in flight needs any more.
void Scheduler::wipe_idle() {
  if (busy_ == 0 && waiting_.empty()) {
    wipe_columns(*running_, kernel_->lanes, rows());
    wipe(keystream_.data(), soiled_keystream_);
    soiled_keystream_ = 0;
    soiled_ = 0;
  }
  while (soiled_ != 0) wipe_column(running_column(take_lowest(soiled_)), kernel_->lanes, rows());
}

}  // namespace tandem::lanes
