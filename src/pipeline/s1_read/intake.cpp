#include "pipeline/s1_read/intake.h"

namespace tandem::pipeline {

Intake::Intake(Source& source, const Framing& framing, Cut& cut, Flow& flow)
    : source_(source), framing_(framing), cut_(cut), flow_(flow) {
  if (const auto chunks = cut_.chunks()) flow_.finished.end_at(*chunks);
}

bool Intake::fill(Chunk& chunk) {
  const std::size_t wanted = chunk.bytes;
  const ReadResult result = source_.read(chunk.offset, framing_.input(chunk));
  const bool too_short = source_.size() && result.bytes < wanted;
  if (result.os_error != 0 || too_short) {
    flow_.fail({.stage = Stage::read, .offset = chunk.offset, .os_error = result.os_error});
    return false;
  }
  chunk.bytes = result.bytes;
  chunk.lent = result.lent;
  return true;
}

Chunk* Intake::read_next() {
  if (stream_ended_) return nullptr;
  const auto chunk = flow_.free.pop();
  if (!chunk) return nullptr;
  cut_.next(**chunk);
  const std::size_t wanted = (*chunk)->bytes;
  if (!fill(**chunk)) return nullptr;
  stream_ended_ = (*chunk)->bytes < wanted;
  const bool stands_for_the_end = framing_.ends_explicitly() && (*chunk)->index == 0;
  return (*chunk)->bytes > 0 || stands_for_the_end ? *chunk : nullptr;
}

bool Intake::schedule(Chunk& chunk, bool last) {
  chunk.last = last;
  framing_.prepare(chunk);
  return flow_.scheduled.push(&chunk);
}

// Each chunk is held back until the next has been read if the last one must be known.
void Intake::read_stream() {
  std::uint64_t chunks = 0;
  Chunk* chunk = read_next();
  while (chunk != nullptr) {
    Chunk* next = framing_.ends_explicitly() ? read_next() : nullptr;
    if (flow_.stopping() || !schedule(*chunk, next == nullptr)) break;
    ++chunks;
    chunk = framing_.ends_explicitly() ? next : read_next();
  }
  flow_.finished.end_at(chunks);
  flow_.scheduled.shut_down();
}

Chunk* Intake::take(bool wait) {
  Queue<Chunk*>& queue = needs_reader() ? flow_.scheduled : flow_.free;
  const auto chunk = wait ? queue.pop() : queue.try_pop();
  if (!chunk || flow_.stopping()) return nullptr;
  if (needs_reader()) return *chunk;
  // The index comes after the chunk: the worker with the lowest unfinished index then never waits for a chunk.
  if (cut_.next(**chunk)) {
    if (!fill(**chunk)) return nullptr;
    framing_.prepare(**chunk);
    return *chunk;
  }
  flow_.free.push(*chunk);
  return nullptr;
}

}  // namespace tandem::pipeline
