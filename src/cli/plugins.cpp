#include "cli/plugins.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <thread>
#include <utility>

#include "cli/interrupt.h"
#include "cli/message.h"
#include "cli/terminal.h"
#include "console/shown.h"

namespace tandem::cli {
namespace {

using container::PluginSession;
using container::SecretText;

/// Returns a plugin's words, as far as they are shown.
std::string shortened(std::string_view text) {
  constexpr std::size_t kMaxCharacters = 2000;
  return text.size() <= kMaxCharacters ? std::string(text) : std::string(text.substr(0, kMaxCharacters)) + "...";
}

/// Asks and shows what a plugin wants to be asked and shown.
class TerminalUser : public container::PluginUser {
 public:
  TerminalUser(std::string program, const pipeline::Event& stop) : program_(std::move(program)), stop_(stop) {}

  bool show(std::string_view text) override {
    print_message("{}: {}", program_, shortened(text));
    return true;
  }
  std::optional<SecretText> ask(std::string_view prompt, bool secret) override {
    return with_terminal([&](Terminal& terminal) {
      const std::string question = shown_prompt(prompt) + ": ";
      return secret ? terminal.ask(question) : terminal.ask_openly(question);
    });
  }
  std::optional<bool> confirm(std::string_view prompt, std::string_view yes, std::string_view no) override {
    return with_terminal([&](Terminal& terminal) {
      const std::string other = no.empty() ? "" : fmt::format(", 2: {}", console::shown(shortened(no)));
      const std::string question =
          fmt::format("{} (1: {}{}) ", shown_prompt(prompt), console::shown(shortened(yes)), other);
      for (;;) {
        const SecretText answer = terminal.ask_openly(question);
        if (container::view(answer) == "1") return true;
        if (container::view(answer) == "2" && !no.empty()) return false;
      }
    });
  }

 private:
  [[nodiscard]] std::string shown_prompt(std::string_view prompt) const {
    return fmt::format("{}: {}", program_, console::shown(shortened(prompt)));
  }
  /// Returns nullopt if there is no terminal, which the plugin is told.
  template <class Question>
  auto with_terminal(Question question) -> std::optional<decltype(question(std::declval<Terminal&>()))> {
    try {
      Terminal terminal(stop_, "what " + program_ + " wants to know");
      return question(terminal);
    } catch (const CommandError& error) {
      if (error.code() >= kSignal) throw;
      print_message("warning: {}", error.what());
      return std::nullopt;
    }
  }

  std::string program_;
  const pipeline::Event& stop_;
};

/// Returns where a program is: only in absolute folders of PATH, so that none is taken from where the user happens to
/// be.
std::optional<std::string> find_program(const std::string& program) {
  const char* const path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    const std::filesystem::path folder(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::string file = (folder / program).string();
    if (folder.is_absolute() && ::access(file.c_str(), X_OK) == 0) return file;
  }
  return std::nullopt;
}

/// A pipe, of which this program keeps one end.
struct Pipe {
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
      throw CommandError(kUnexpected, "cannot make a pipe: {}", os_error_text(errno));
    }
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (int& end : ends) shut(end);
  }
  static void shut(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }

  std::array<int, 2> ends{-1, -1};
};

/// A plugin that runs. At the end of its life it is told to stop, and waited for.
class Process {
 public:
  Process(const std::string& program, std::string_view option) {
    const auto file = find_program(program);
    if (!file) {
      throw CommandError(kKey, "there is no program {} on PATH: install the plugin that the key is made by", program);
    }
    const char* const debug = std::getenv("AGEDEBUG");
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, to_.ends[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, from_.ends[1], STDOUT_FILENO);
    if (debug == nullptr || std::string_view(debug) != "plugin") {
      ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    // The work of a plugin is not to depend on where the user is.
    std::error_code error;
    const auto temporary = std::filesystem::temp_directory_path(error);
    if (!error) ::posix_spawn_file_actions_addchdir_np(&actions, temporary.c_str());
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    sigset_t defaults;
    ::sigemptyset(&defaults);
    for (const int number : {SIGPIPE, SIGXFSZ}) ::sigaddset(&defaults, number);
    ::posix_spawnattr_setsigdefault(&attributes, &defaults);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    std::string name = program;
    std::string argument(option);
    char* const arguments[] = {name.data(), argument.data(), nullptr};
    const int problem = ::posix_spawn(&pid_, file->c_str(), &actions, &attributes, arguments, environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    if (problem != 0) throw CommandError(kKey, "cannot run {}: {}", *file, os_error_text(problem));
    Pipe::shut(to_.ends[0]);
    Pipe::shut(from_.ends[1]);
    for (const int end : {to_.ends[1], from_.ends[0]}) ::fcntl(end, F_SETFL, ::fcntl(end, F_GETFL) | O_NONBLOCK);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    close_input();
    Pipe::shut(from_.ends[0]);
    ::kill(pid_, SIGINT);
    constexpr int kTries = 200;
    for (int i = 0; i < kTries; ++i) {
      if (::waitpid(pid_, nullptr, WNOHANG) != 0) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }

  /// The descriptor; -1 once it is closed.
  [[nodiscard]] int input() const { return to_.ends[1]; }
  [[nodiscard]] int output() const { return from_.ends[0]; }
  void close_input() { Pipe::shut(to_.ends[1]); }
  /// The output may still be open: a child of the plugin may have it.
  [[nodiscard]] bool has_ended() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
  }

 private:
  Pipe to_;
  Pipe from_;
  pid_t pid_ = 0;
};

/// Writes what it takes of `text`.
void write_some(Process& process, SecretText& text) {
  const ssize_t done = ::write(process.input(), text.data(), text.size());
  if (done >= 0) {
    text.erase(text.begin(), text.begin() + done);
  } else if (errno != EINTR && errno != EAGAIN) {
    // It reads no more; what it still says counts.
    process.close_input();
    text.clear();
  }
}

/// Reads what there is. Returns false at the end.
bool read_some(const Process& process, PluginSession& session) {
  SecretText buffer(4096);
  const ssize_t got = ::read(process.output(), buffer.data(), buffer.size());
  if (got < 0) return errno == EINTR || errno == EAGAIN;
  session.feed({reinterpret_cast<const std::uint8_t*>(buffer.data()), static_cast<std::size_t>(got)});
  return got > 0;
}

std::string joined(const std::vector<std::string>& errors) {
  std::string text;
  for (const std::string& error : errors) text += (text.empty() ? "" : "; ") + error;
  return shortened(text);
}

std::string program_of(const std::string& name) { return "age-plugin-" + name; }

}  // namespace

container::PluginSealed PluginPrograms::seal(const container::PluginRecipient& recipient,
                                             const container::FileKey& file_key) {
  TerminalUser user(program_of(recipient.name), stop_);
  PluginSession session(recipient, file_key, user);
  converse(program_of(recipient.name), session);
  return {.stanzas = std::move(session.stanzas()), .labels = std::move(session.labels())};
}

std::optional<container::FileKey> PluginPrograms::open(const container::PluginIdentity& identity,
                                                       std::span<const container::Stanza> stanzas) {
  TerminalUser user(program_of(identity.name), stop_);
  PluginSession session(identity, stanzas, user);
  converse(program_of(identity.name), session);
  return session.file_key();
}

void PluginPrograms::converse(const std::string& name, PluginSession& session) {
  constexpr int kLookMs = 200;  // how often it is looked whether the plugin is still there
  constexpr int kSoonMs = 5000;
  Process process(name, session.option());
  SecretText output;
  int silent_ms = 0;
  while (session.state() == PluginSession::State::talking) {
    SecretText more = session.take_output();
    output.insert(output.end(), more.begin(), more.end());
    if (process.input() < 0) output.clear();
    std::array<pollfd, 3> waits{{{.fd = process.output(), .events = POLLIN, .revents = 0},
                                 {.fd = output.empty() ? -1 : process.input(), .events = POLLOUT, .revents = 0},
                                 {.fd = stop_.fd(), .events = POLLIN, .revents = 0}}};
    // This must be known before the pipe is looked into, which then has all that the plugin has said.
    const bool ended = process.has_ended();
    const int ready = ::poll(waits.data(), waits.size(), ended ? 0 : kLookMs);
    if (stop_.is_set()) throw CommandError(interrupted_code(), "interrupted while {} was at work", name);
    if (ready < 0 && errno != EINTR) throw CommandError(kUnexpected, "cannot wait: {}", os_error_text(errno));
    if (ready < 0) continue;
    if (ready == 0 && silent_ms < kSoonMs) {
      silent_ms += kLookMs;
      if (silent_ms >= kSoonMs && !quiet_) print_message("waiting for {}", name);
    }
    if (waits[1].revents != 0) write_some(process, output);
    const bool more_to_come = waits[0].revents != 0 ? read_some(process, session) : !ended;
    if (!more_to_come) session.finish();
  }
  if (session.state() == PluginSession::State::failed) {
    throw CommandError(kKey, "{} says: {}", name, joined(session.errors()));
  }
  if (session.state() == PluginSession::State::malformed) {
    throw CommandError(
        kKey,
        "{} ended early, says too much, or does not keep to the protocol of age's plugins: a message or a "
        "stanza of its is malformed; AGEDEBUG=plugin shows what it writes to standard error",
        name);
  }
}

container::PluginIdentity plugin_option(const std::string& name) {
  if (!container::is_plugin_name(name)) {
    throw CommandError(kUsage, "--plugin: '{}' is no name of a plugin, as yubikey of age-plugin-yubikey", name);
  }
  return container::plugin_identity(name);
}

}  // namespace tandem::cli
