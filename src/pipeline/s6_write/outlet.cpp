#include "pipeline/s6_write/outlet.h"

namespace tandem::pipeline {

void Outlet::write(Chunk* chunk) {
  const int error = chunk->output.empty() ? 0 : sink_.write(chunk->output_offset, chunk->output);
  if (error != 0) {
    flow_.fail({.stage = Stage::write, .offset = chunk->offset, .os_error = error});
    return;
  }
  if (chunk->failure) {
    flow_.fail(*chunk->failure);
    return;
  }
  flow_.bytes_done.fetch_add(chunk->bytes, std::memory_order_relaxed);
  flow_.free.push(chunk);
}

void Outlet::write_stream() {
  while (Chunk* chunk = flow_.finished.take()) write(chunk);
}

void Outlet::give(Chunk* chunk) {
  if (needs_writer()) {
    flow_.finished.put(chunk);
  } else {
    write(chunk);
  }
}

}  // namespace tandem::pipeline
