#include "cli/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/message.h"
#include "pipeline/s6_write/file_sink.h"
#include "pipeline/s6_write/stream_sink.h"

namespace tandem::cli {
namespace {

/// Pipes and character devices are written to, not replaced.
bool is_stream(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 && (S_ISFIFO(info.st_mode) || S_ISCHR(info.st_mode));
}

bool same_file(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

}  // namespace

Output::Output(const std::string& path, bool force, const Input& input, const pipeline::Event& stop,
               OnTerminal on_terminal)
    : name_(path == "-" ? "standard output" : "'" + path + "'") {
  if (path == "-") {
    open_stream(STDOUT_FILENO, force, input, stop, on_terminal);
  } else if (is_stream(path)) {
    open_stream(open_descriptor(path, O_WRONLY | O_NOCTTY, stop), force, input, stop, on_terminal);
  } else {
    open_file(path, force);
  }
}

Output::~Output() = default;

void Output::open_file(const std::string& path, bool force) {
  using Existing = pipeline::AtomicFile::Existing;
  file_ = std::make_unique<pipeline::AtomicFile>(path, force ? Existing::replace : Existing::refuse);
  if (const int error = file_->open(); error != 0) fail(error);
  sink_ = std::make_unique<pipeline::FileSink>(file_->fd());
}

void Output::open_stream(int fd, bool force, const Input& input, const pipeline::Event& stop, OnTerminal on_terminal) {
  descriptor_ = std::make_unique<Descriptor>(fd);
  struct stat info {};
  if (fd < 0 || ::fstat(fd, &info) != 0) fail(errno);
  const bool guarded = ::isatty(fd) && !force;
  if (guarded && on_terminal == OnTerminal::nothing) {
    throw CommandError(kUsage,
                       "the output would be binary data on a terminal; redirect it, name a file with -o, or "
                       "insist with --force");
  }
  if (S_ISREG(info.st_mode) && same_file(info, input.info())) {
    throw CommandError(kOutput, "{} is the input file itself; name another file, or use --force -o", name_);
  }
  sink_ = std::make_unique<pipeline::StreamSink>(fd, stop);
  if (guarded && on_terminal == OnTerminal::text) screen_ = std::make_unique<Screen>(*sink_);
}

std::size_t Output::block_bytes() const {
  struct stat info {};
  return file_ != nullptr && ::fstat(file_->fd(), &info) == 0 ? static_cast<std::size_t>(info.st_blksize) : 0;
}

bool Output::is_terminal() const { return descriptor_ != nullptr && ::isatty(descriptor_->get()); }

void Output::commit() {
  if (screen_ != nullptr) {
    if (!screen_->is_text()) {
      throw CommandError(kUsage,
                         "the output is no text and would harm a terminal; name a file with -o, or insist with "
                         "--force");
    }
    if (const int error = screen_->show(); error != 0) fail(error);
  }
  if (file_ == nullptr) return;
  if (const int error = file_->commit(); error != 0) fail(error);
}

void Output::fail(int os_error) const {
  switch (os_error) {
    case EEXIST:
      throw CommandError(kOutput, "output {} exists; --force replaces it", name_);
    case EFBIG:
      if (screen_ == nullptr) break;
      throw CommandError(kUsage, "the output is too long for a terminal; name a file with -o, or insist with --force");
    case EPIPE:
      throw CommandError(kOutput, "cannot write {}: the program that reads it has closed the pipe", name_);
    case ENOSPC:
    case EDQUOT:
      throw CommandError(kNoSpace, "cannot write output {}: {}; make room and run again", name_,
                         std::strerror(os_error));
    default:
      break;
  }
  throw CommandError(kOutput, "cannot write output {}: {}", name_, std::strerror(os_error));
}

}  // namespace tandem::cli
