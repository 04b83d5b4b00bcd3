// Ways to bring a file through memory, for file_io_bench.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "engine/engine.h"

namespace tandem::bench {

/// Ends the program with the reason in errno unless `good`.
void check(bool good, const char* what);

/// Chunks that wait to be written, and the turn to write.
struct Writing {
  struct Filled {
    const std::uint8_t* data;
    std::size_t length;
    std::uint64_t at;
    std::atomic<bool>* waits;
  };
  std::mutex turn;
  std::mutex lock;  ///< of `filled`
  std::vector<Filled> filled;
};

/// One thread's part: the engine, and the chunks that all threads share.
struct Share {
  int in;
  int out;
  std::uint64_t bytes;
  std::size_t chunk_bytes;
  std::atomic<std::uint64_t>& next;
  Engine& engine;
  Writing& writing;

  /// The next chunk's offset and length; length 0 at the end.
  std::pair<std::uint64_t, std::size_t> take();
  /// Runs the engine over a chunk.
  void run(const std::uint8_t* source, std::uint8_t* destination, std::size_t length);
};

enum class Output { grows, has_its_size, is_allocated, is_direct };

struct Way {
  const char* name;
  void (*run)(Share&);
  std::size_t chunk_bytes;
  unsigned threads;
  Output output;
};

/// All of them.
std::span<const Way> file_io_ways();

}  // namespace tandem::bench
