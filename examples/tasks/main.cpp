// AES-GCM and SHA-3 as tasks of the engine `auto`: whichever engine is best here runs them, and says so.
//
// Build and run: cmake --build build/release --target tasks_example && build/release/bin/tasks_example
// A profile (`tandem calibrate`) makes the choice; without one the first of `tandem engines` is taken.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string_view>

#include "catalog/automatic.h"
#include "engine/reason.h"

namespace {

using namespace tandem;

constexpr std::size_t kMessages = 8;
constexpr std::size_t kBytes = 1024;
constexpr std::uint64_t kTimeoutNs = 1'000'000'000;

struct Message {
  std::array<std::uint8_t, kBytes> text{};
  std::array<std::uint8_t, 16> tag{};
};
using Messages = std::array<Message, kMessages>;

/// nullptr, with a line on standard error, where there is none.
std::unique_ptr<Engine> open_auto(Algorithm algorithm) {
  const catalog::Entry* const entry = catalog::find_automatic("auto", algorithm);
  std::unique_ptr<Engine> engine;
  if (entry != nullptr && entry->available()) (void)entry->make({}, engine);
  if (engine == nullptr) {
    std::fprintf(stderr, "no engine: %s\n", entry != nullptr ? entry->reason.c_str() : "none is on this machine");
  }
  return engine;
}

/// Submits tasks together, as far as the engine has room, and waits for all. Returns how many ended well.
std::size_t run(Engine& engine, std::span<Task> tasks) {
  std::array<Task*, kMessages> offered{};
  std::array<Task*, kMessages> done{};
  for (std::size_t i = 0; i < tasks.size(); ++i) offered[i] = &tasks[i];
  std::size_t good = 0;
  for (std::size_t submitted = 0, ended = 0; ended < tasks.size();) {
    submitted += engine.submit(std::span<Task* const>(offered).first(tasks.size()).subspan(submitted));
    if (engine.wait(kTimeoutNs) != Status::ok) break;
    const std::size_t count = engine.poll(done);
    for (const Task* const task : std::span(done).first(count)) good += task->completion.status == Status::ok;
    ended += count;
  }
  return good;
}

/// One task per message, from `from` to `to`; the tags are those of the sealed ones.
std::array<Task, kMessages> gcm_tasks(Direction direction, const Messages& from, Messages& to, Messages& sealed) {
  std::array<Task, kMessages> tasks{};
  for (std::size_t i = 0; i < kMessages; ++i) {
    Task& task = tasks[i];
    task.algorithm = Algorithm::aes_gcm;
    task.direction = direction;
    task.key_bytes = 32;                         // the key is all zero: this is an example
    task.iv[15] = static_cast<std::uint8_t>(i);  // four zero bytes, then 96 bits that no other message of the key has
    task.source = from[i].text.data();
    task.destination = to[i].text.data();
    task.len_bits = 8 * kBytes;
    task.tag = sealed[i].tag;
  }
  return tasks;
}

void say(std::string_view what, std::size_t good, const Task& task) {
  std::printf("%zu of %zu %.*s; the first by %.*s, because %.*s\n", good, kMessages, static_cast<int>(what.size()),
              what.data(), static_cast<int>(task.completion.backend.size()), task.completion.backend.data(),
              static_cast<int>(reason_text(task.completion.reason).size()), reason_text(task.completion.reason).data());
}

bool show_aes_gcm() {
  const std::unique_ptr<Engine> engine = open_auto(Algorithm::aes_gcm);
  if (engine == nullptr) return false;
  Messages plain{};
  Messages sealed{};
  Messages opened{};
  auto tasks = gcm_tasks(Direction::encrypt, plain, sealed, sealed);
  const std::size_t encrypted = run(*engine, tasks);
  say("encrypted", encrypted, tasks[0]);
  tasks = gcm_tasks(Direction::decrypt, sealed, opened, sealed);
  const std::size_t decrypted = run(*engine, tasks);
  say("decrypted", decrypted, tasks[0]);
  sealed[0].tag[0] ^= 1;
  opened[0].text.fill(0xff);
  run(*engine, std::span(tasks).first(1));
  const bool nothing = std::ranges::all_of(opened[0].text, [](std::uint8_t byte) { return byte == 0; });
  std::printf("a forged tag: %.*s, and the destination is all zero: %s\n",
              static_cast<int>(status_text(tasks[0].completion.status).size()),
              status_text(tasks[0].completion.status).data(), nothing ? "yes" : "no");
  return encrypted == kMessages && decrypted == kMessages && nothing;
}

bool show_sha3() {
  const std::unique_ptr<Engine> engine = open_auto(Algorithm::sha3_384);
  if (engine == nullptr) return false;
  const std::array<std::uint8_t, 3> message = {'a', 'b', 'c'};
  std::array<std::uint8_t, 48> digest{};
  Task task{};
  task.algorithm = Algorithm::sha3_384;
  task.source = message.data();
  task.len_bits = 8 * message.size();
  task.tag = digest;
  const bool good = run(*engine, {&task, 1}) == 1;
  std::printf("SHA3-384 of \"abc\": ");
  for (const std::uint8_t byte : digest) std::printf("%02x", byte);
  std::printf("\n");
  return good;
}

}  // namespace

int main() { return show_aes_gcm() && show_sha3() ? 0 : 1; }
