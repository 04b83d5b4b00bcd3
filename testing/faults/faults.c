// Faults of the operating system, for programs under test: loaded before the C library (LD_PRELOAD), it makes system
// calls fail, or do less than they were asked for, as they may.
//
// TANDEM_FAULTS     rules, separated by spaces: CALLS:N:WHAT. CALLS are names, separated by commas; of all calls to
//                   them the Nth is hit, or with N = * every one. WHAT: the name of an errno; `short`, which moves 1 to
//                   999 bytes, or of fstat tells a file to be half as long as it is; `nothing`, which moves no byte and
//                   is no error; `again`, which fails with EINTR every other time; `later`, with EAGAIN; or `kill`,
//                   which ends the program there.
// TANDEM_FAULT_LOG  a file that gets a line for each call: name, what its descriptor is (file, directory, other), and
//                   what came of it (ok, an errno, or short).
//
// Descriptors of directories have separate calls: fsync of one is fsyncdir. open with O_TMPFILE is tmpfile. What is
// opened without O_CLOEXEC, so that programs that this one starts inherit it, has a call besides: inherited.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { kMaxRules = 16, kMaxPieces = 1024 };

struct Rule {
  char calls[128];
  long nth;  // 0: every one
  int error;
  int shorter;
  int nothing;
  int again;  // the errno of every other call
  int kill;
  long count;
};

static struct Rule rules[kMaxRules];
static int rule_count = -1;
static int log_fd = -1;

static const struct {
  const char* name;
  int number;
} kErrors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EDQUOT", EDQUOT},         {"EINTR", EINTR},
               {"EINVAL", EINVAL}, {"EPERM", EPERM},   {"EOPNOTSUPP", EOPNOTSUPP}, {"EBUSY", EBUSY}};

static void fail_setup(const char* text) {
  dprintf(STDERR_FILENO, "TANDEM_FAULTS: %s\n", text);
  _exit(99);
}

static void read_rules(void) {
  rule_count = 0;
  const char* log = getenv("TANDEM_FAULT_LOG");
  // Far from the numbers that the program's own files get.
  if (log != NULL) {
    const int fd = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    log_fd = fcntl(fd, F_DUPFD_CLOEXEC, 500);
    syscall(SYS_close, fd);
  }
  const char* text = getenv("TANDEM_FAULTS");
  while (text != NULL && *text != '\0') {
    struct Rule* rule = &rules[rule_count];
    char nth[16];
    char what[16];
    int used = 0;
    if (rule_count == kMaxRules ||
        sscanf(text, " %127[^: ]:%15[^: ]:%15[^: ]%n", rule->calls, nth, what, &used) != 3) {
      fail_setup("a rule is CALLS:N:WHAT");
    }
    rule->nth = strcmp(nth, "*") == 0 ? 0 : atol(nth);
    rule->shorter = strcmp(what, "short") == 0;
    rule->nothing = strcmp(what, "nothing") == 0;
    rule->again = strcmp(what, "again") == 0 ? EINTR : strcmp(what, "later") == 0 ? EAGAIN : 0;
    rule->kill = strcmp(what, "kill") == 0;
    for (size_t i = 0; i < sizeof kErrors / sizeof kErrors[0]; ++i) {
      if (strcmp(what, kErrors[i].name) == 0) rule->error = kErrors[i].number;
    }
    if (!rule->shorter && !rule->nothing && !rule->again && !rule->kill && rule->error == 0) {
      fail_setup("no such errno");
    }
    ++rule_count;
    text += used;
    text += strspn(text, " ");
  }
}

// Not fstat, which is one of the calls.
static mode_t type_of(int fd) {
  struct stat info;
  return syscall(SYS_newfstatat, fd, "", &info, AT_EMPTY_PATH) == 0 ? info.st_mode & S_IFMT : 0;
}

static int has_name(const char* list, const char* name) {
  const size_t length = strlen(name);
  for (const char* at = list; (at = strstr(at, name)) != NULL; at += length) {
    const int begins = at == list || at[-1] == ',';
    if (begins && (at[length] == ',' || at[length] == '\0')) return 1;
  }
  return 0;
}

static void note(const char* call, int fd, const char* result) {
  if (rule_count < 0) read_rules();
  if (log_fd < 0) return;
  const mode_t type = fd >= 0 ? type_of(fd) : 0;
  const char* kind = S_ISREG(type) ? "file" : S_ISDIR(type) ? "directory" : "other";
  char line[128];
  const int length = snprintf(line, sizeof line, "%s %s %s\n", call, kind, result);
  syscall(SYS_write, log_fd, line, (size_t)length);
}

enum Strike { kFails = -1, kGoesOn, kMovesLess, kMovesNothing };

// Sets errno where the call fails.
static enum Strike strike(const char* call, int fd) {
  if (rule_count < 0) read_rules();
  for (int i = 0; i < rule_count; ++i) {
    struct Rule* rule = &rules[i];
    if (!has_name(rule->calls, call)) continue;
    const long count = __atomic_add_fetch(&rule->count, 1, __ATOMIC_RELAXED);
    if (rule->nth != 0 && count != rule->nth) continue;
    if (rule->again && count % 2 == 0) continue;
    if (rule->kill) raise(SIGKILL);
    if (rule->shorter) {
      note(call, fd, "short");
      return kMovesLess;
    }
    if (rule->nothing) {
      note(call, fd, "nothing");
      return kMovesNothing;
    }
    errno = rule->again ? rule->again : rule->error;
    const int error = errno;
    note(call, fd, strerrorname_np(error));
    errno = error;
    return kFails;
  }
  note(call, fd, "ok");
  return kGoesOn;
}

static size_t less_than(size_t bytes) {
  static unsigned calls;
  const size_t most = 1 + (__atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED) * 7919U) % 999;
  return bytes < most ? bytes : most;
}

// The first bytes of a vector.
static int cut(const struct iovec* from, int count, struct iovec* to) {
  size_t all = 0;
  for (int i = 0; i < count; ++i) all += from[i].iov_len;
  size_t left = less_than(all);
  int used = 0;
  for (; used < count && used < kMaxPieces; ++used) {
    to[used] = from[used];
    if (to[used].iov_len >= left) {
      to[used].iov_len = left;
      return used + 1;
    }
    left -= to[used].iov_len;
  }
  return used;
}

#define NEXT(name)               \
  static __typeof__(&name) next; \
  if (next == NULL) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);

#define PLAIN(type, name, parameters, arguments, fd) \
  type name parameters {                             \
    NEXT(name)                                       \
    if (strike(#name, fd) == kFails) return -1;      \
    return next arguments;                           \
  }

#define BUFFER(name, parameters, arguments)          \
  ssize_t name parameters {                          \
    NEXT(name)                                       \
    const enum Strike hit = strike(#name, fd);       \
    if (hit == kFails) return -1;                    \
    if (hit == kMovesNothing) return 0;              \
    if (hit == kMovesLess) bytes = less_than(bytes); \
    return next arguments;                           \
  }

#define VECTOR(name, parameters, arguments)    \
  ssize_t name parameters {                    \
    NEXT(name)                                 \
    struct iovec pieces[kMaxPieces];          \
    const enum Strike hit = strike(#name, fd); \
    if (hit == kFails) return -1;              \
    if (hit == kMovesNothing) return 0;        \
    if (hit == kMovesLess) {                   \
      count = cut(vector, count, pieces);      \
      vector = pieces;                         \
    }                                          \
    return next arguments;                     \
  }

BUFFER(read, (int fd, void* data, size_t bytes), (fd, data, bytes))
BUFFER(write, (int fd, const void* data, size_t bytes), (fd, data, bytes))
BUFFER(pread, (int fd, void* data, size_t bytes, off_t at), (fd, data, bytes, at))
BUFFER(pread64, (int fd, void* data, size_t bytes, off64_t at), (fd, data, bytes, at))
VECTOR(readv, (int fd, const struct iovec* vector, int count), (fd, vector, count))
VECTOR(writev, (int fd, const struct iovec* vector, int count), (fd, vector, count))
VECTOR(preadv, (int fd, const struct iovec* vector, int count, off_t at), (fd, vector, count, at))
VECTOR(preadv64, (int fd, const struct iovec* vector, int count, off64_t at), (fd, vector, count, at))
VECTOR(pwritev, (int fd, const struct iovec* vector, int count, off_t at), (fd, vector, count, at))
VECTOR(pwritev64, (int fd, const struct iovec* vector, int count, off64_t at), (fd, vector, count, at))
PLAIN(int, syncfs, (int fd), (fd), fd)
PLAIN(int, ftruncate, (int fd, off_t bytes), (fd, bytes), fd)
PLAIN(int, fallocate, (int fd, int mode, off_t at, off_t bytes), (fd, mode, at, bytes), fd)
PLAIN(int, fchmod, (int fd, mode_t mode), (fd, mode), fd)
PLAIN(int, fchown, (int fd, uid_t user, gid_t group), (fd, user, group), fd)
PLAIN(int, flock, (int fd, int operation), (fd, operation), fd)
PLAIN(int, link, (const char* from, const char* to), (from, to), -1)
PLAIN(int, linkat, (int a, const char* from, int b, const char* to, int flags), (a, from, b, to, flags), -1)
PLAIN(int, rename, (const char* from, const char* to), (from, to), -1)
PLAIN(int, renameat2, (int a, const char* from, int b, const char* to, unsigned flags), (a, from, b, to, flags), -1)

int fsync(int fd) {
  NEXT(fsync)
  if (strike(S_ISDIR(type_of(fd)) ? "fsyncdir" : "fsync", fd) == kFails) return -1;
  return next(fd);
}

int fstat(int fd, struct stat* info) {
  NEXT(fstat)
  const enum Strike hit = S_ISREG(type_of(fd)) ? strike("fstat", fd) : kGoesOn;
  if (hit == kFails) return -1;
  const int result = next(fd, info);
  if (result == 0 && hit == kMovesLess) info->st_size /= 2;
  return result;
}

static int open_with(int directory, const char* path, int flags, mode_t mode) {
  if ((flags & O_TMPFILE) == O_TMPFILE && strike("tmpfile", -1) == kFails) return -1;
  const int fd = (int)syscall(SYS_openat, directory, path, flags, mode);
  if (fd >= 0 && (flags & O_CLOEXEC) == 0) note("inherited", fd, "ok");
  return fd;
}

int openat(int directory, const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open_with(directory, path, flags, mode);
}

int eventfd(unsigned int value, int flags) {
  NEXT(eventfd)
  const int fd = next(value, flags);
  if (fd >= 0 && (flags & EFD_CLOEXEC) == 0) note("inherited", fd, "ok");
  return fd;
}

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open_with(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open_with(AT_FDCWD, path, flags, mode);
}
