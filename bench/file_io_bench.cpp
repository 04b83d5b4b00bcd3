// Ways to bring a file through memory, timed against each other: the figures of docs/adr/0001-file-io.md.
//
//   file_io_bench DIRECTORY [MIB] [ROUNDS]
//
// Makes a file of MIB mebibytes in DIRECTORY, sends it ROUNDS times through every way in turn, into a new file each
// time, with nothing but an XOR (as `stub`) and with ChaCha20, and prints the medians. Leaves nothing behind.
#include <fcntl.h>
#include <fmt/format.h>
#include <liburing.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "algorithms/chacha20/engine/software_engine.h"
#include "engine/software/stub_engine.h"

namespace {

using tandem::Engine;
using tandem::Task;

constexpr std::size_t kPage = 4096;
constexpr std::size_t kKiB = 1024;

[[noreturn]] void die(const char* what) {
  std::perror(what);
  std::exit(1);
}

void check(bool good, const char* what) {
  if (!good) die(what);
}

/// One thread's part: the engine, and the chunks that all threads share.
struct Share {
  int in;
  int out;
  std::uint64_t bytes;
  std::size_t chunk_bytes;
  std::atomic<std::uint64_t>& next;
  Engine& engine;

  /// The next chunk's offset and length; length 0 at the end.
  std::pair<std::uint64_t, std::size_t> take() {
    const std::uint64_t offset = next.fetch_add(chunk_bytes);
    return {offset,
            offset < bytes ? static_cast<std::size_t>(std::min<std::uint64_t>(chunk_bytes, bytes - offset)) : 0};
  }

  void run(const std::uint8_t* source, std::uint8_t* destination, std::size_t length) {
    Task task;
    task.algorithm = tandem::Algorithm::chacha20;
    task.key_bytes = 32;
    task.source = source;
    task.destination = destination;
    task.len_bits = 8 * length;
    Task* pointer = &task;
    check(engine.submit({&pointer, 1}) == 1 && engine.poll({&pointer, 1}) == 1, "engine");
  }
};

struct FreePages {
  void operator()(std::uint8_t* memory) const { ::operator delete(memory, std::align_val_t{kPage}); }
};
using Pages = std::unique_ptr<std::uint8_t, FreePages>;
Pages allocate(std::size_t bytes) {
  return Pages(static_cast<std::uint8_t*>(::operator new(bytes, std::align_val_t{kPage})));
}

// ---------------------------------------------------------------------------------------------------- the ways

void by_read_write(Share& share) {
  const Pages buffer = allocate(share.chunk_bytes);
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    check(::pread(share.in, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pread");
    share.run(buffer.get(), buffer.get(), length);
    check(::pwrite(share.out, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pwrite");
  }
}

/// Bounds for the others: the reads alone, and the writes alone, with the work in between left out.
void by_read_only(Share& share) {
  const Pages buffer = allocate(share.chunk_bytes);
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    check(::pread(share.in, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pread");
  }
}

void by_write_only(Share& share) {
  const Pages buffer = allocate(share.chunk_bytes);
  std::memset(buffer.get(), 0, share.chunk_bytes);
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    check(::pwrite(share.out, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pwrite");
  }
}

void by_mmap_read(Share& share) {
  const Pages buffer = allocate(share.chunk_bytes);
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    void* source = ::mmap(nullptr, length, PROT_READ, MAP_SHARED | MAP_POPULATE, share.in, static_cast<off_t>(at));
    check(source != MAP_FAILED, "mmap");
    share.run(static_cast<const std::uint8_t*>(source), buffer.get(), length);
    ::munmap(source, length);
    check(::pwrite(share.out, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pwrite");
  }
}

/// populate: touch a chunk's pages in one call before they are used, instead of one fault each.
void by_mmap(Share& share, bool populate) {
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    const int flags = MAP_SHARED | (populate ? MAP_POPULATE : 0);
    void* source = ::mmap(nullptr, length, PROT_READ, flags, share.in, static_cast<off_t>(at));
    void* destination = ::mmap(nullptr, length, PROT_READ | PROT_WRITE, flags, share.out, static_cast<off_t>(at));
    check(source != MAP_FAILED && destination != MAP_FAILED, "mmap");
    share.run(static_cast<const std::uint8_t*>(source), static_cast<std::uint8_t*>(destination), length);
    ::munmap(source, length);
    ::munmap(destination, length);
  }
}

/// Hands the buffer's pages to a pipe, and the pipe's to the file.
void by_splice(Share& share) {
  const Pages buffer = allocate(share.chunk_bytes);
  int pipe[2];
  check(::pipe2(pipe, O_CLOEXEC) == 0, "pipe2");
  check(::fcntl(pipe[1], F_SETPIPE_SZ, static_cast<int>(share.chunk_bytes)) > 0, "F_SETPIPE_SZ");
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    check(::pread(share.in, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pread");
    share.run(buffer.get(), buffer.get(), length);
    iovec rest{.iov_base = buffer.get(), .iov_len = length};
    auto to = static_cast<loff_t>(at);
    while (rest.iov_len > 0) {
      ssize_t given = ::vmsplice(pipe[1], &rest, 1, SPLICE_F_GIFT);
      check(given > 0, "vmsplice");
      rest.iov_base = static_cast<std::uint8_t*>(rest.iov_base) + given;
      rest.iov_len -= static_cast<std::size_t>(given);
      while (given > 0) {
        const ssize_t moved =
            ::splice(pipe[0], nullptr, share.out, &to, static_cast<std::size_t>(given), SPLICE_F_MOVE);
        check(moved > 0, "splice");
        given -= moved;
      }
    }
  }
  ::close(pipe[0]);
  ::close(pipe[1]);
}

/// Makes the file's pages before it writes them: without the inode's lock by mapping them, or with it by fallocate.
void by_write_into_pages(Share& share, bool mapped) {
  const Pages buffer = allocate(share.chunk_bytes);
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    check(::pread(share.in, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pread");
    share.run(buffer.get(), buffer.get(), length);
    if (mapped) {
      void* pages = ::mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED, share.out, static_cast<off_t>(at));
      check(pages != MAP_FAILED, "mmap");
      check(::madvise(pages, length, MADV_POPULATE_WRITE) == 0, "MADV_POPULATE_WRITE");
      ::munmap(pages, length);
    } else {
      check(::fallocate(share.out, 0, static_cast<off_t>(at), static_cast<off_t>(length)) == 0, "fallocate");
    }
    check(::pwrite(share.out, buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length), "pwrite");
  }
}

/// A ring per thread with a few chunks in it, each read, run and written in turn.
void by_io_uring(Share& share) {
  constexpr unsigned kDepth = 4;
  struct Slot {
    Pages buffer;
    std::uint64_t at = 0;
    std::size_t length = 0;
    bool writing = false;
  };
  std::array<Slot, kDepth> slots;
  io_uring ring{};
  check(::io_uring_queue_init(kDepth, &ring, 0) == 0, "io_uring");
  unsigned running = 0;
  const auto start_read = [&](Slot& slot) {
    std::tie(slot.at, slot.length) = share.take();
    if (slot.length == 0) return;
    slot.writing = false;
    io_uring_sqe* entry = ::io_uring_get_sqe(&ring);
    ::io_uring_prep_read(entry, share.in, slot.buffer.get(), static_cast<unsigned>(slot.length), slot.at);
    ::io_uring_sqe_set_data(entry, &slot);
    ++running;
  };
  for (Slot& slot : slots) {
    slot.buffer = allocate(share.chunk_bytes);
    start_read(slot);
  }
  while (running > 0) {
    check(::io_uring_submit_and_wait(&ring, 1) >= 0, "io_uring_submit");
    io_uring_cqe* done = nullptr;
    while (::io_uring_peek_cqe(&ring, &done) == 0) {
      Slot& slot = *static_cast<Slot*>(::io_uring_cqe_get_data(done));
      check(done->res == static_cast<int>(slot.length), "io_uring transfer");
      ::io_uring_cqe_seen(&ring, done);
      --running;
      if (slot.writing) {
        start_read(slot);
        continue;
      }
      share.run(slot.buffer.get(), slot.buffer.get(), slot.length);
      slot.writing = true;
      io_uring_sqe* entry = ::io_uring_get_sqe(&ring);
      ::io_uring_prep_write(entry, share.out, slot.buffer.get(), static_cast<unsigned>(slot.length), slot.at);
      ::io_uring_sqe_set_data(entry, &slot);
      ++running;
    }
  }
  ::io_uring_queue_exit(&ring);
}

// ---------------------------------------------------------------------------------------------------- measurement

enum class Output { grows, has_its_size, is_allocated, is_direct };

struct Way {
  const char* name;
  void (*run)(Share&);
  std::size_t chunk_bytes;
  unsigned threads;
  Output output;
};

constexpr Way kWays[] = {
    {"pread only", by_read_only, 256 * kKiB, 1, Output::grows},
    {"pwrite only", by_write_only, 256 * kKiB, 1, Output::grows},
    {"pwrite only", by_write_only, 256 * kKiB, 2, Output::grows},
    {"pread, pwrite", by_read_write, 256 * kKiB, 1, Output::grows},
    {"pread, pwrite", by_read_write, 256 * kKiB, 2, Output::grows},
    {"pread, pwrite", by_read_write, 64 * kKiB, 2, Output::grows},
    {"pread, pwrite", by_read_write, 128 * kKiB, 2, Output::grows},
    {"pread, pwrite", by_read_write, 512 * kKiB, 2, Output::grows},
    {"pread, pwrite", by_read_write, 1024 * kKiB, 2, Output::grows},
    {"pread, pwrite", by_read_write, 2048 * kKiB, 2, Output::grows},
    {"pread, pwrite; direct output", by_read_write, 256 * kKiB, 2, Output::is_direct},
    {"pread, vmsplice, splice", by_splice, 256 * kKiB, 2, Output::grows},
    {"pread, map pages, pwrite", [](Share& share) { by_write_into_pages(share, true); }, 256 * kKiB, 2,
     Output::has_its_size},
    {"pread, fallocate, pwrite", [](Share& share) { by_write_into_pages(share, false); }, 256 * kKiB, 2, Output::grows},
    {"pread, pwrite; ftruncate first", by_read_write, 256 * kKiB, 2, Output::has_its_size},
    {"pread, pwrite; fallocate first", by_read_write, 256 * kKiB, 2, Output::is_allocated},
    {"mmap, pwrite", by_mmap_read, 256 * kKiB, 2, Output::grows},
    {"mmap, mmap", [](Share& share) { by_mmap(share, false); }, 256 * kKiB, 2, Output::has_its_size},
    {"mmap, mmap; populated", [](Share& share) { by_mmap(share, true); }, 256 * kKiB, 2, Output::has_its_size},
    {"io_uring", by_io_uring, 256 * kKiB, 1, Output::grows},
    {"io_uring", by_io_uring, 256 * kKiB, 2, Output::grows},
};

double cpu_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

struct Cost {
  double wall_s = 0;
  double cpu_s = 0;
};

Cost measure(const Way& way, bool stub, const std::string& input, const std::string& output, std::uint64_t bytes) {
  std::vector<std::unique_ptr<Engine>> engines(way.threads);
  for (auto& engine : engines) {
    if (stub) {
      engine = std::make_unique<tandem::software::StubEngine>();
    } else {
      engine = std::make_unique<tandem::chacha20::SoftwareEngine>(tandem::chacha20::best());
    }
  }
  ::unlink(output.c_str());
  const int direct = way.output == Output::is_direct ? O_DIRECT : 0;
  const double cpu_start = cpu_seconds();
  const auto start = std::chrono::steady_clock::now();
  const int in = ::open(input.c_str(), O_RDONLY | O_CLOEXEC);
  const int out = ::open(output.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | direct, 0600);
  check(in >= 0 && out >= 0, "open");
  const auto size = static_cast<off_t>(bytes);
  if (way.output == Output::has_its_size) check(::ftruncate(out, size) == 0, "ftruncate");
  if (way.output == Output::is_allocated) check(::posix_fallocate(out, 0, size) == 0, "fallocate");
  std::atomic<std::uint64_t> next{0};
  std::vector<std::thread> threads;
  for (auto& engine : engines) {
    threads.emplace_back([&, &one = *engine] {
      Share share{in, out, bytes, way.chunk_bytes, next, one};
      way.run(share);
    });
  }
  for (std::thread& thread : threads) thread.join();
  ::close(in);
  ::close(out);
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  return {.wall_s = wall.count(), .cpu_s = cpu_seconds() - cpu_start};
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void make_input(const std::string& path, std::uint64_t bytes) {
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  check(fd >= 0, path.c_str());
  std::vector<std::uint8_t> block(kKiB * kKiB, 0x5a);
  for (std::uint64_t at = 0; at < bytes; at += block.size()) {
    check(::write(fd, block.data(), block.size()) == static_cast<ssize_t>(block.size()), "write");
  }
  ::close(fd);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argc > 4) {
    fmt::print(stderr, "usage: file_io_bench DIRECTORY [MIB] [ROUNDS]\n");
    return 2;
  }
  const std::string directory = argv[1];
  const std::uint64_t bytes = (argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 256) * kKiB * kKiB;
  const int rounds = argc > 3 ? std::max(1, std::atoi(argv[3])) : 11;
  const std::string input = directory + "/file_io_bench.in";
  const std::string output = directory + "/file_io_bench.out";
  make_input(input, bytes);

  constexpr std::size_t kCount = std::size(kWays);
  std::array<std::vector<double>, kCount> wall[2];
  std::array<std::vector<double>, kCount> cpu[2];
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < kCount; ++i) {
      for (const int stub : {0, 1}) {
        const Cost cost = measure(kWays[i], stub == 1, input, output, bytes);
        wall[stub][i].push_back(1e3 * cost.wall_s);
        cpu[stub][i].push_back(1e3 * cost.cpu_s);
      }
    }
  }
  ::unlink(input.c_str());
  ::unlink(output.c_str());

  fmt::print("{} MiB, median of {} rounds, ms\n", bytes / kKiB / kKiB, rounds);
  fmt::print("{:<32} {:>6} {:>7} {:>10} {:>9} {:>13} {:>12}\n", "way", "KiB", "threads", "stub wall", "stub CPU",
             "ChaCha20 wall", "ChaCha20 CPU");
  for (std::size_t i = 0; i < kCount; ++i) {
    fmt::print("{:<32} {:>6} {:>7} {:>10.1f} {:>9.1f} {:>13.1f} {:>12.1f}\n", kWays[i].name,
               kWays[i].chunk_bytes / kKiB, kWays[i].threads, median(wall[1][i]), median(cpu[1][i]), median(wall[0][i]),
               median(cpu[0][i]));
  }
  return 0;
}
