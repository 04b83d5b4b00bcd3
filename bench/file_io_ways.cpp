#include "bench/file_io_ways.h"

#include <fcntl.h>
#include <liburing.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <tuple>

namespace tandem::bench {

namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kKiB = 1024;

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

/// Only who has the turn writes, so that no thread spins on the inode's lock. handed_over: the others do not wait for
/// it, but leave their chunks to the one that has it, while they have room.
void by_turns(Share& share, bool handed_over) {
  struct Slot {
    Pages buffer;
    std::atomic<bool> waits{false};
  };
  std::array<Slot, 4> slots;
  for (Slot& slot : slots) slot.buffer = allocate(share.chunk_bytes);
  Writing& writing = share.writing;
  const auto write = [&](bool wait) {
    const std::unique_lock turn =
        wait ? std::unique_lock(writing.turn) : std::unique_lock(writing.turn, std::try_to_lock);
    while (turn.owns_lock()) {
      Writing::Filled one{};
      {
        const std::lock_guard hold(writing.lock);
        if (writing.filled.empty()) return;
        one = writing.filled.back();
        writing.filled.pop_back();
      }
      const auto put = ::pwrite(share.out, one.data, one.length, static_cast<off_t>(one.at));
      check(put == static_cast<ssize_t>(one.length), "pwrite");
      one.waits->store(false);
    }
  };
  const auto any = [&](bool waits) {
    return std::ranges::find_if(slots, [&](const Slot& slot) { return slot.waits.load() == waits; });
  };
  for (auto [at, length] = share.take(); length > 0; std::tie(at, length) = share.take()) {
    while (any(false) == slots.end()) write(true);
    Slot& slot = *any(false);
    check(::pread(share.in, slot.buffer.get(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length),
          "pread");
    share.run(slot.buffer.get(), slot.buffer.get(), length);
    slot.waits = true;
    {
      const std::lock_guard hold(writing.lock);
      writing.filled.push_back({slot.buffer.get(), length, at, &slot.waits});
    }
    write(!handed_over);
  }
  while (any(true) != slots.end()) write(true);
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
    {"pread, pwrite in turn", [](Share& share) { by_turns(share, false); }, 256 * kKiB, 2, Output::grows},
    {"pread, pwrite handed over", [](Share& share) { by_turns(share, true); }, 256 * kKiB, 2, Output::grows},
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

}  // namespace

std::span<const Way> file_io_ways() { return kWays; }

void check(bool good, const char* what) {
  if (good) return;
  std::perror(what);
  std::exit(1);
}

std::pair<std::uint64_t, std::size_t> Share::take() {
  const std::uint64_t offset = next.fetch_add(chunk_bytes);
  return {offset, offset < bytes ? static_cast<std::size_t>(std::min<std::uint64_t>(chunk_bytes, bytes - offset)) : 0};
}

void Share::run(const std::uint8_t* source, std::uint8_t* destination, std::size_t length) {
  Task task;
  task.algorithm = Algorithm::chacha20;
  task.key_bytes = 32;
  task.source = source;
  task.destination = destination;
  task.len_bits = 8 * length;
  Task* pointer = &task;
  check(engine.submit({&pointer, 1}) == 1 && engine.poll({&pointer, 1}) == 1, "engine");
}

}  // namespace tandem::bench
