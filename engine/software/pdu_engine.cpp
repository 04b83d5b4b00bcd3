#include "engine/software/pdu_engine.h"

#include <algorithm>
#include <cassert>

#include "engine/pdu_mac.h"
#include "generated/algorithms/operations.h"

namespace tandem::software {
namespace {

// Positions of the fields in the iv.
constexpr std::size_t kBearerAt = 4;
constexpr unsigned kBearerShift = 3;
constexpr unsigned kDirectionShift = 2;

}  // namespace

PduEngine::PduEngine(Algorithm function, std::string_view name)
    : facts_(facts::operation(function)),
      capabilities_{.name = name,
                    .algorithm = function,
                    .hardware = false,
                    .max_in_flight = kInFlight,
                    .max_len_bits = facts_.longest_here()},
      has_mac_(facts_.tag_lengths == std::uint64_t{1} << (kMacBytes - 1)) {
  for (std::size_t i = 0; i < kInFlight; ++i) free_[i] = static_cast<std::uint16_t>(i);
}

std::size_t PduEngine::submit(std::span<Task* const> tasks) {
  const std::span<Task* const> taken = tasks.first(std::min(tasks.size(), kInFlight - in_flight_));
  std::array<Pdu*, kInFlight> batch;
  std::size_t batch_size = 0;
  for (Task* task : taken) {
    if (begin(*task)) {
      batch[batch_size++] = &pdu_of(*task);
    } else {
      finished_.push(task);
    }
  }
  in_flight_ += taken.size();
  if (batch_size > 0) start(std::span(batch).first(batch_size));
  return taken.size();
}

std::size_t PduEngine::poll(std::span<Task*> done) {
  std::size_t given = 0;
  while (given < done.size() && !finished_.empty()) done[given++] = finished_.pop();
  if (given < done.size()) given += collect(done.subspan(given));
  in_flight_ -= given;
  return given;
}

Status PduEngine::wait(std::uint64_t /*timeout_ns*/) {
  std::array<Task*, kInFlight> done;
  while (finished_.empty() && in_flight_ > 0) {
    const std::size_t count = collect(done);
    for (Task* task : std::span(done).first(count)) finished_.push(task);
  }
  return Status::ok;
}

/// Returns whether a task can be run, and sets its completion accordingly.
bool PduEngine::begin(Task& task) const {
  // Field by field, so that the reason stays, and no copy waits for stores of its parts.
  task.completion.status = task.require == Require::hardware ? Status::unsupported : check(facts_, task);
  task.completion.backend = capabilities_.name;
  task.completion.device_cycles = 0;
  return task.completion.status == Status::ok;
}

Pdu& PduEngine::pdu_of(Task& task) {
  Pdu& pdu = pdus_[free_[--free_count_]];
  const auto& iv = task.iv;
  pdu = {};
  pdu.key = task.key.data();
  pdu.count = std::uint32_t{iv[0]} << 24 | std::uint32_t{iv[1]} << 16 | std::uint32_t{iv[2]} << 8 | iv[3];
  pdu.bearer = static_cast<std::uint8_t>(iv[kBearerAt] >> kBearerShift);
  pdu.direction = static_cast<std::uint8_t>(iv[kBearerAt] >> kDirectionShift & 1U);
  pdu.source = task.source;
  pdu.destination = task.destination;
  pdu.len_bits = task.len_bits;
  pdu.user = &task;
  pdu.iv = iv.data();
  pdu.aad = task.aad;
  pdu.tag = task.tag;
  pdu.verify = task.direction == Direction::decrypt;
  return pdu;
}

/// Ends the task of a PDU, and takes the PDU back.
Task* PduEngine::complete(Pdu& pdu) {
  Task* task = static_cast<Task*>(pdu.user);
  task->completion.status =
      has_mac_ ? take_mac(pdu, task->tag.data(), task->direction == Direction::decrypt) : pdu.status;
  free_[free_count_++] = static_cast<std::uint16_t>(&pdu - pdus_.data());
  return task;
}

std::size_t PduEngine::collect(std::span<Task*> done) {
  std::array<Pdu*, kInFlight> pdus;
  const std::size_t count = advance(std::span(pdus).first(std::min(done.size(), kInFlight)));
  for (std::size_t i = 0; i < count; ++i) done[i] = complete(*pdus[i]);
  return count;
}

StreamPduEngine::StreamPduEngine(Algorithm function, std::string_view name, const lanes::Cipher& cipher)
    : PduEngine(function, name), scheduler_(cipher) {}

void StreamPduEngine::start(std::span<Pdu* const> pdus) {
  [[maybe_unused]] const std::size_t taken = scheduler_.submit(pdus);
  assert(taken == pdus.size());
}

std::size_t StreamPduEngine::advance(std::span<Pdu*> done) { return scheduler_.poll(done); }

BatchPduEngine::BatchPduEngine(Algorithm function, std::string_view name, RunBatch* run, void (*forget_keys)())
    : PduEngine(function, name), run_(run), forget_keys_(forget_keys), queue_(run) {}

BatchPduEngine::~BatchPduEngine() {
  if (forget_keys_ != nullptr) forget_keys_();
}

std::size_t BatchPduEngine::run_at_once(std::span<Task* const> tasks) {
  const std::span<Task* const> taken = tasks.first(std::min({tasks.size(), Queue::kBatch, kInFlight - in_flight()}));
  std::array<Pdu*, Queue::kBatch> batch;
  std::size_t count = 0;
  for (Task* task : taken) {
    if (begin(*task)) batch[count++] = &pdu_of(*task);
  }
  if (count > 0) run_(std::span(batch).first(count));
  for (Pdu* pdu : std::span(batch).first(count)) complete(*pdu);
  return taken.size();
}

void BatchPduEngine::start(std::span<Pdu* const> pdus) {
  [[maybe_unused]] const std::size_t taken = queue_.submit(pdus);
  assert(taken == pdus.size());
}

std::size_t BatchPduEngine::advance(std::span<Pdu*> done) { return queue_.poll(done); }

}  // namespace tandem::software
