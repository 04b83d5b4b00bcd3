// Runs between real descriptors: pipes that block, close or stay silent, and files.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <thread>

#include "algorithms/chacha20/engine/software_engine.h"
#include "pipeline/pipeline.h"
#include "pipeline/pipeline_fixture.h"
#include "pipeline/s1_read/constant_source.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s1_read/stream_source.h"
#include "pipeline/s2_cut/keystream_framing.h"
#include "pipeline/s6_write/file_sink.h"
#include "pipeline/s6_write/stream_sink.h"

namespace tandem::pipeline {
namespace {

constexpr std::size_t kPipeBytes = 64 * 1024;  // as much as a pipe holds

/// Both ends of a pipe or socket pair.
class Ends {
 public:
  enum Kind { pipe, socket };
  explicit Ends(Kind kind) {
    EXPECT_EQ(kind == pipe ? ::pipe2(fds_, O_CLOEXEC) : ::socketpair(AF_UNIX, SOCK_STREAM, 0, fds_), 0);
  }
  ~Ends() {
    close_read();
    close_write();
  }
  int read_end() const { return fds_[0]; }
  int write_end() const { return fds_[1]; }
  void close_read() { close(fds_[0]); }
  void close_write() { close(fds_[1]); }

 private:
  static void close(int& fd) {
    if (fd >= 0) ::close(std::exchange(fd, -1));
  }
  int fds_[2] = {-1, -1};
};

std::vector<std::uint8_t> read_to_end(int fd) {
  std::vector<std::uint8_t> data;
  std::uint8_t block[3000];
  for (ssize_t got = 0; (got = ::read(fd, block, sizeof block)) > 0;) data.insert(data.end(), block, block + got);
  return data;
}

class StreamsTest : public ::testing::TestWithParam<Ends::Kind> {
 protected:
  StreamsTest() {
    std::signal(SIGPIPE, SIG_IGN);
    for (int i = 0; i < 2; ++i) {
      engines_.push_back(std::make_unique<chacha20::SoftwareEngine>(Algorithm::chacha20, chacha20::kVariants.best()));
    }
    for (std::size_t i = 0; i < input_.size(); ++i) input_[i] = static_cast<std::uint8_t>(i * i >> 3);
  }

  Result run_between(Source& source, Sink& sink) { return run({source, sink, framing_, engines_}, stop_); }

  std::vector<std::uint8_t> expected() {
    MemorySource source(input_, true);
    MemorySink sink(true);
    Event stop;
    EXPECT_TRUE(run({source, sink, framing_, engines_}, stop).ok());
    return sink.content();
  }

  Event stop_;
  Keystream keystream_;
  KeystreamFraming framing_{keystream_, kPipeBytes};
  std::vector<std::unique_ptr<Engine>> engines_;
  std::vector<std::uint8_t> input_ = std::vector<std::uint8_t>(40 * kPipeBytes + 11);
};

INSTANTIATE_TEST_SUITE_P(Kinds, StreamsTest, ::testing::Values(Ends::pipe, Ends::socket),
                         [](const auto& param) { return param.param == Ends::pipe ? "Pipe" : "Socket"; });

TEST_P(StreamsTest, CarriesEverything) {
  Ends in(GetParam());
  Ends out(GetParam());
  std::thread feeder([&] {
    // The pieces are odd, so that reads come short.
    for (std::size_t at = 0; at < input_.size();) {
      const ssize_t put = ::write(in.write_end(), input_.data() + at, std::min<std::size_t>(7777, input_.size() - at));
      ASSERT_GT(put, 0);
      at += static_cast<std::size_t>(put);
    }
    in.close_write();
  });
  std::vector<std::uint8_t> received;
  std::thread reader([&] { received = read_to_end(out.read_end()); });
  {
    StreamSource source(in.read_end(), stop_);
    StreamSink sink(out.write_end(), stop_);
    EXPECT_TRUE(run_between(source, sink).ok());
  }
  out.close_write();
  feeder.join();
  reader.join();
  EXPECT_EQ(received, expected());
}

TEST_P(StreamsTest, AStopWakesAReadOfASilentStream) {
  Ends in(GetParam());
  StreamSource source(in.read_end(), stop_);
  MemorySink sink(true);
  std::thread stopper([&] { stop_.set(); });
  const Result result = run_between(source, sink);
  stopper.join();
  EXPECT_TRUE(result.stopped);
  EXPECT_FALSE(result.failure);
}

TEST_P(StreamsTest, AStopWakesAWriteThatNobodyReads) {
  Ends out(GetParam());
  MemorySource source(input_, true);
  StreamSink sink(out.write_end(), stop_);
  std::thread stopper([&] {
    // Something has come through: the rest is more than the stream holds.
    std::uint8_t byte = 0;
    EXPECT_EQ(::read(out.read_end(), &byte, 1), 1);
    stop_.set();
  });
  const Result result = run_between(source, sink);
  stopper.join();
  EXPECT_TRUE(result.stopped);
  EXPECT_LT(result.bytes, input_.size());
}

TEST_P(StreamsTest, AClosedReaderEndsTheRunThoughTheInputIsSilent) {
  Ends in(GetParam());
  Ends out(GetParam());
  out.close_read();
  const std::vector<std::uint8_t> first(kPipeBytes, 1);
  std::thread feeder([&] { EXPECT_EQ(::write(in.write_end(), first.data(), kPipeBytes), ssize_t{kPipeBytes}); });
  StreamSource source(in.read_end(), stop_);
  StreamSink sink(out.write_end(), stop_);
  const Result result = run_between(source, sink);
  feeder.join();
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::write);
  EXPECT_EQ(result.failure->os_error, EPIPE);
}

TEST_P(StreamsTest, LeavesTheDescriptorsBlockingMode) {
  Ends out(GetParam());
  const StreamSink sink(out.write_end(), stop_);
  EXPECT_EQ(::fcntl(out.write_end(), F_GETFL) & O_NONBLOCK, 0);
}

TEST_F(StreamsTest, PipesAreWidened) {
  Ends in(Ends::pipe);
  Ends out(Ends::pipe);
  const int before = ::fcntl(in.read_end(), F_GETPIPE_SZ);
  const StreamSource source(in.read_end(), stop_);
  const StreamSink sink(out.write_end(), stop_);
  EXPECT_GT(::fcntl(in.read_end(), F_GETPIPE_SZ), before);
  EXPECT_EQ(::fcntl(out.write_end(), F_GETPIPE_SZ), ::fcntl(in.read_end(), F_GETPIPE_SZ));
}

TEST_F(StreamsTest, FilesFromTheMiddleToTheEnd) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(std::tmpfile(), std::fclose);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> out(std::tmpfile(), std::fclose);
  const int in_fd = ::fileno(in.get());
  const int out_fd = ::fileno(out.get());
  constexpr std::uint64_t kBase = 1000;
  ASSERT_EQ(::pwrite(in_fd, input_.data(), input_.size(), kBase), static_cast<ssize_t>(input_.size()));
  FileSource source(in_fd, kBase, input_.size());
  FileSink sink(out_fd);
  ASSERT_TRUE(run_between(source, sink).ok());
  EXPECT_EQ(read_to_end(out_fd), expected());
}

TEST_F(StreamsTest, AFileThatIsShorterThanItWasIsAReadError) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(std::tmpfile(), std::fclose);
  ASSERT_EQ(::ftruncate(::fileno(in.get()), 5 * kPipeBytes + 1), 0);
  FileSource source(::fileno(in.get()), 0, 5 * kPipeBytes + 2);
  MemorySink sink(true);
  const Result result = run_between(source, sink);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::read);
  EXPECT_EQ(result.failure->offset, 5 * kPipeBytes);
  EXPECT_EQ(result.failure->os_error, 0);
}

TEST_F(StreamsTest, DescriptorErrorsAreReported) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  const int read_only = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int full = ::open("/dev/full", O_WRONLY | O_CLOEXEC);
  std::uint8_t byte = 0;
  EXPECT_EQ(FileSource(-1, 0, 1).read(0, std::span(&byte, 1)).os_error, EBADF);
  EXPECT_EQ(StreamSource(full, stop_).read(0, std::span(&byte, 1)).os_error, EBADF);
  EXPECT_EQ(FileSink(read_only).write(0, std::span(&byte, 1)), EBADF);
  EXPECT_EQ(StreamSink(full, stop_).write(0, std::span(&byte, 1)), ENOSPC);
  ::close(read_only);
  ::close(full);
}

}  // namespace
}  // namespace tandem::pipeline
