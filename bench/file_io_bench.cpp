// Ways to bring a file through memory, timed against each other: the figures of docs/adr/0001-file-io.md.
//
//   file_io_bench DIRECTORY [MIB] [ROUNDS]
//
// Makes a file of MIB mebibytes in DIRECTORY, sends it ROUNDS times through every way in turn, into a new file each
// time, with nothing but an XOR (as `stub`) and with ChaCha20, and prints the medians. Leaves nothing behind.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "algorithms/chacha20/engine/software_engine.h"
#include "bench/file_io_ways.h"
#include "engine/software/stub_engine.h"

namespace {

using tandem::Engine;
using tandem::bench::check;
using tandem::bench::Output;
using tandem::bench::Share;
using tandem::bench::Way;
using tandem::bench::Writing;

constexpr std::size_t kKiB = 1024;

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
      engine = std::make_unique<tandem::chacha20::SoftwareEngine>(tandem::Algorithm::chacha20,
                                                                  tandem::chacha20::kVariants.best());
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
  Writing writing;
  std::vector<std::thread> threads;
  for (auto& engine : engines) {
    threads.emplace_back([&, &one = *engine] {
      Share share{in, out, bytes, way.chunk_bytes, next, one, writing};
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

  const auto ways = tandem::bench::file_io_ways();
  using PerWay = std::vector<std::vector<double>>;
  PerWay wall[2] = {PerWay(ways.size()), PerWay(ways.size())};
  PerWay cpu[2] = {PerWay(ways.size()), PerWay(ways.size())};
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
      for (const int stub : {0, 1}) {
        const Cost cost = measure(ways[i], stub == 1, input, output, bytes);
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
  for (std::size_t i = 0; i < ways.size(); ++i) {
    fmt::print("{:<32} {:>6} {:>7} {:>10.1f} {:>9.1f} {:>13.1f} {:>12.1f}\n", ways[i].name, ways[i].chunk_bytes / kKiB,
               ways[i].threads, median(wall[1][i]), median(cpu[1][i]), median(wall[0][i]), median(cpu[0][i]));
  }
  return 0;
}
