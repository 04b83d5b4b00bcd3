#include "bench/scratch.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <random>
#include <stdexcept>
#include <vector>

namespace tandem::bench {
namespace {

// The names of the one scratch directory and its files, for the signal handler; empty if there is none.
char g_paths[4][4096];

void remove_all() {
  for (int i = 1; i < 4; ++i) {
    if (g_paths[i][0] != 0) unlink(g_paths[i]);
  }
  if (g_paths[0][0] != 0) rmdir(g_paths[0]);
}

extern "C" void remove_and_die(int signal_number) {
  remove_all();
  std::signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void remember(int index, const std::string& path) {
  if (path.size() < sizeof g_paths[index]) std::memcpy(g_paths[index], path.c_str(), path.size() + 1);
}

}  // namespace

Scratch::Scratch(const std::string& parent, std::size_t needed_bytes) {
  struct statvfs info {};
  if (statvfs(parent.c_str(), &info) != 0) {
    throw std::runtime_error(fmt::format("cannot use '{}': {}", parent, std::strerror(errno)));
  }
  const std::size_t free_bytes = static_cast<std::size_t>(info.f_bavail) * info.f_frsize;
  if (free_bytes < needed_bytes) {
    throw std::runtime_error(
        fmt::format("'{}' has {} MiB free and {} MiB are needed; choose another directory with --dir, or a smaller "
                    "--size-mib",
                    parent, free_bytes >> 20, needed_bytes >> 20));
  }
  std::string name = parent + "/tandem-bench-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) {
    throw std::runtime_error(fmt::format("cannot make a directory in '{}': {}", parent, std::strerror(errno)));
  }
  directory_ = name;
  input_ = name + "/in";
  output_ = name + "/out";
  key_ = name + "/key";
  remember(0, directory_);
  remember(1, input_);
  remember(2, output_);
  remember(3, key_);
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal_number, remove_and_die);
}

Scratch::~Scratch() {
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal_number, SIG_DFL);
  remove_all();
  g_paths[0][0] = 0;
}

void Scratch::fill_input(std::size_t bytes) const {
  const int fd = open(input_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (fd < 0) throw std::runtime_error(fmt::format("cannot create '{}': {}", input_, std::strerror(errno)));
  std::mt19937_64 random(1);
  std::vector<std::uint64_t> block(std::size_t{1} << 17);
  std::size_t left = bytes;
  while (left > 0) {
    for (std::uint64_t& word : block) word = random();
    const std::size_t part = std::min(left, block.size() * 8);
    const ssize_t written = write(fd, block.data(), part);
    if (written <= 0) {
      const int error = errno;
      close(fd);
      throw std::runtime_error(fmt::format("cannot write '{}': {}", input_, std::strerror(error)));
    }
    left -= static_cast<std::size_t>(written);
  }
  close(fd);
}

void Scratch::output_to_input() const { rename(output_.c_str(), input_.c_str()); }

void Scratch::remove_output() const { unlink(output_.c_str()); }

}  // namespace tandem::bench
