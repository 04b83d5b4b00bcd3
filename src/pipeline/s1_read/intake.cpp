#include "pipeline/s1_read/intake.h"

namespace tandem::pipeline {

Intake::Intake(Source& source, Cut& cut, Flow& flow) : source_(source), cut_(cut), flow_(flow) {
  if (const auto chunks = cut_.chunks()) flow_.finished.end_at(*chunks);
}

bool Intake::fill(Chunk& chunk) {
  const std::size_t wanted = chunk.bytes;
  const ReadResult result = source_.read(chunk.offset, chunk.buffer.first(wanted));
  const bool too_short = source_.size() && result.bytes < wanted;
  if (result.os_error != 0 || too_short) {
    flow_.fail({.stage = Stage::read, .offset = chunk.offset, .os_error = result.os_error});
    return false;
  }
  chunk.bytes = result.bytes;
  if (chunk.bytes == 0) return false;
  if (const Status status = cut_.prepare(chunk, result.data); status != Status::ok) {
    flow_.fail({.stage = Stage::cut, .offset = chunk.offset, .status = status});
    return false;
  }
  return true;
}

void Intake::read_stream() {
  std::uint64_t chunks = 0;
  bool more = true;
  while (more) {
    const auto chunk = flow_.free.pop();
    if (!chunk) break;
    cut_.next(**chunk);
    const std::size_t wanted = (*chunk)->bytes;
    if (!fill(**chunk)) break;
    more = (*chunk)->bytes == wanted;
    if (!flow_.scheduled.push(*chunk)) break;
    ++chunks;
  }
  flow_.finished.end_at(chunks);
  flow_.scheduled.shut_down();
}

Chunk* Intake::take(bool wait) {
  Queue<Chunk*>& queue = needs_reader() ? flow_.scheduled : flow_.free;
  const auto chunk = wait ? queue.pop() : queue.try_pop();
  if (!chunk || flow_.stopping()) return nullptr;
  if (needs_reader()) return *chunk;
  // The index comes after the chunk: whoever has the lowest unfinished index then never waits for a chunk.
  if (cut_.next(**chunk)) return fill(**chunk) ? *chunk : nullptr;
  flow_.free.push(*chunk);
  return nullptr;
}

}  // namespace tandem::pipeline
