#include "cli/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/message.h"
#include "pipeline/s6_write/discard_sink.h"
#include "pipeline/s6_write/file_sink.h"
#include "pipeline/s6_write/stream_sink.h"

namespace tandem::cli {

namespace {

/// Pipes, character devices and descriptors are written to, not replaced.
bool is_stream(const std::string& path) {
  struct stat info {};
  const bool written_to = ::stat(path.c_str(), &info) == 0 && (S_ISFIFO(info.st_mode) || S_ISCHR(info.st_mode));
  return written_to || descriptor_named_by(path);
}

bool same_file(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

bool no_room(int os_error) { return os_error == ENOSPC || os_error == EDQUOT; }

}  // namespace

Output::Output(const std::string& path, const OutputOptions& options, const pipeline::Event& stop)
    : name_(path == "-" ? "standard output" : "'" + path + "'"), insist_(options.insist) {
  if (path == "-") {
    open_stream(STDOUT_FILENO, options, stop);
  } else if (is_stream(path)) {
    open_stream(open_descriptor(path, O_WRONLY | O_NOCTTY, stop), options, stop);
  } else {
    open_file(path, options);
  }
}

Output::Output() : name_("nowhere"), sink_(std::make_unique<pipeline::DiscardSink>()) {}

Output::~Output() = default;

void Output::open_file(const std::string& path, const OutputOptions& options) {
  using Existing = pipeline::AtomicFile::Existing;
  file_ = std::make_unique<pipeline::AtomicFile>(path, options.force ? Existing::replace : Existing::refuse,
                                                 pipeline::AtomicFile::Naming::nameless_if_possible,
                                                 options.most_permissions);
  if (const int error = file_->open(); error != 0) fail(error);
  if (options.sparse) {
    auto sparse = std::make_unique<pipeline::SparseSink>(file_->fd());
    sparse_ = sparse.get();
    sink_ = std::move(sparse);
  } else {
    sink_ = std::make_unique<pipeline::FileSink>(file_->fd());
  }
  if (options.quiet) return;
  if (file_->overwrites()) {
    print_message("warning: output {} cannot be replaced, only overwritten: in place, once all of it is ready", name_);
  }
  if (file_->changes_owner()) {
    print_message("warning: output {} belongs to another user; what replaces it will belong to you", name_);
  }
}

void Output::open_stream(int fd, const OutputOptions& options, const pipeline::Event& stop) {
  if (options.sparse) {
    throw CommandError(kUsage, "only a new file can have holes; name one with -o, or leave out --sparse");
  }
  descriptor_ = std::make_unique<Descriptor>(fd);
  struct stat info {};
  if (fd < 0 || ::fstat(fd, &info) != 0) fail(errno);
  if (fd == STDOUT_FILENO && !can_write(fd)) fail(EBADF);
  const bool guarded = ::isatty(fd) && !options.force;
  if (guarded && options.on_terminal == OnTerminal::nothing) {
    throw CommandError(kUsage, "the output would be binary data on a terminal; redirect it{}", instead_of_terminal());
  }
  if (options.input != nullptr && S_ISREG(info.st_mode) && same_file(info, options.input->info())) {
    throw CommandError(kOutput, "{} is the input file itself; name another file, or use --force -o", name_);
  }
  sink_ = std::make_unique<pipeline::StreamSink>(fd, stop);
  const bool typed = options.input != nullptr && options.input->is_terminal();
  if (guarded && (typed || options.on_terminal == OnTerminal::text)) screen_ = std::make_unique<Screen>(*sink_);
}

std::size_t Output::block_bytes() const {
  struct stat info {};
  return file_ != nullptr && ::fstat(file_->fd(), &info) == 0 ? static_cast<std::size_t>(info.st_blksize) : 0;
}

bool Output::is_terminal() const { return descriptor_ != nullptr && ::isatty(descriptor_->get()); }

void Output::commit() {
  if (screen_ != nullptr) {
    if (!screen_->is_text()) {
      throw CommandError(kUsage, "the output is no text and would harm a terminal{}", instead_of_terminal());
    }
    if (const int error = screen_->show(); error != 0) fail(error);
  }
  if (file_ == nullptr) return;
  if (const int error = sparse_ != nullptr ? sparse_->finish() : 0; error != 0) fail(error);
  const int error = file_->commit();
  if (error == 0) return;
  if (!file_->is_changed()) fail_under_name(error);
  if (file_->overwrites()) {
    throw CommandError(no_room(error) ? kNoSpace : kOutput,
                       "cannot write output {}: {}; it was being overwritten in place, and is damaged; run again",
                       name_, os_error_text(error));
  }
  throw CommandError(kOutput,
                     "output {} is complete, but its directory cannot be synced: {}; a power failure may lose it",
                     name_, os_error_text(error));
}

std::string Output::instead_of_terminal() const {
  return "; name a file with -o" + (insist_.empty() ? "" : ", or insist with " + insist_);
}

void Output::fail(int os_error) const {
  if (file_ == nullptr || file_->elsewhere().empty()) fail_under_name(os_error);
  throw CommandError(
      no_room(os_error) ? kNoSpace : kOutput,
      "cannot write to the temporary folder '{}', where output {} waits: {}; name another one with TMPDIR",
      file_->elsewhere(), name_, os_error_text(os_error));
}

void Output::fail_under_name(int os_error) const {
  if (os_error == EEXIST && insist_.empty()) {
    throw CommandError(kOutput, "output {} exists, and is not replaced; name another file, or remove it first", name_);
  }
  if (os_error == EEXIST) throw CommandError(kOutput, "output {} exists; {} replaces it", name_, insist_);
  if (os_error == ENAMETOOLONG) {
    throw CommandError(kOutput, "cannot write output {}: the name is too long for its file system", name_);
  }
  if (os_error == EFBIG && screen_ != nullptr) {
    throw CommandError(kUsage, "the output is too long for a terminal{}", instead_of_terminal());
  }
  throw write_error(file_ != nullptr ? "output " + name_ : name_, os_error);
}

}  // namespace tandem::cli
