#include "driver/passage.h"

#include <algorithm>
#include <cstring>

#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::driver {
namespace {

/// Returns the core's operations for a task, whose key has one of their lengths.
const CoreCodes& codes_of(const Operations& operations, const Task& task) {
  return *std::ranges::find(operations.facts->codes, task.key_bytes, &CoreCodes::key_bytes);
}

/// Returns what every command says, of a task in memory that the device has.
Command command_of(std::uint8_t op, const Task& task, const Staging& staging) {
  Command command{.op = op,
                  .source = staging.message_address(),
                  .destination = staging.message_address(),
                  .len_bits = static_cast<std::uint32_t>(task.len_bits),
                  .iv = task.iv};
  if (!task.aad.empty()) {
    command.aad = staging.aad_address();
    command.aad_bytes = static_cast<std::uint32_t>(task.aad.size());
  }
  return command;
}

/// The message as it is, and as long a result.
class Message : public Passage {
 public:
  Status enter(const Operations& operations, const CoreBuild& /*build*/, const Task& task,
               Carried& carried) const override {
    const Status status = carried.staging.fill(task.source, task.len_bytes(), task.aad);
    const CoreCodes& codes = codes_of(operations, task);
    const std::uint8_t op = task.direction == Direction::encrypt ? codes.encrypt : codes.decrypt;
    if (status == Status::ok) carried.command = command_of(op, task, carried.staging);
    return status;
  }
  Status leave(const Operations& /*operations*/, const CoreBuild& /*build*/, const Task& task,
               Carried& carried) const override {
    const std::size_t bytes = task.len_bytes();
    const Status status = carried.staging.take(bytes);
    if (status == Status::ok && bytes > 0) std::memcpy(task.destination, carried.staging.message(), bytes);
    return status;
  }
  [[nodiscard]] bool wipes(Status /*status*/) const override { return false; }
};

/// A tag beside the message, or instead of it: given out, or compared with the task's before anything is released.
class Tagged final : public Message {
 public:
  Status leave(const Operations& operations, const CoreBuild& build, const Task& task,
               Carried& carried) const override {
    const auto tag = std::span(carried.tag).first(task.tag.size());
    const bool verifies = task.direction == Direction::decrypt;
    if (verifies && !equal_in_constant_time(tag.data(), task.tag.data(), tag.size())) return Status::authentication;
    const Status status = operations.facts->writes_destination() ? Message::leave(operations, build, task, carried)
                                                                 : carried.staging.take(0);
    if (status == Status::ok && !verifies) std::copy(tag.begin(), tag.end(), task.tag.begin());
    return status;
  }
  [[nodiscard]] bool wipes(Status status) const override { return status != Status::ok; }
};

/// A digest, which comes back as data; the device reads from the iv how long.
class Digest final : public Message {
 public:
  [[nodiscard]] bool fits(const Task& task, const Staging& staging, std::uint64_t max_len_bits) const override {
    return Message::fits(task, staging, max_len_bits) && staging.fits(task.tag.size(), 0);
  }
  Status enter(const Operations& operations, const CoreBuild& build, const Task& task,
               Carried& carried) const override {
    const Status status = Message::enter(operations, build, task, carried);
    wire::store(carried.command.iv, task.tag.size(), 4);
    return status;
  }
  Status leave(const Operations& /*operations*/, const CoreBuild& /*build*/, const Task& task,
               Carried& carried) const override {
    const Status status = carried.staging.take(task.tag.size());
    if (status == Status::ok) std::memcpy(task.tag.data(), carried.staging.message(), task.tag.size());
    return status;
  }
  [[nodiscard]] bool wipes(Status status) const override { return status != Status::ok; }
};

/// The device reads no message and makes pads for one; whole bytes of them.
class Pads final : public Passage {
 public:
  Status enter(const Operations& operations, const CoreBuild& /*build*/, const Task& task,
               Carried& carried) const override {
    const Status status = carried.staging.fill(nullptr, task.len_bytes(), task.aad);
    if (status != Status::ok) return status;
    carried.command = command_of(codes_of(operations, task).pads, task, carried.staging);
    carried.command.flags = kFlagNoSource;
    carried.command.source = 0;
    carried.command.len_bits = static_cast<std::uint32_t>(task.len_bytes() * 8);
    return status;
  }
  Status leave(const Operations& operations, const CoreBuild& build, const Task& task,
               Carried& carried) const override {
    const Status status = carried.staging.take(task.len_bytes());
    return status == Status::ok ? operations.finish_pads(build, task, carried.staging.message()) : status;
  }
  [[nodiscard]] bool wipes(Status /*status*/) const override { return false; }
};

/// An algorithm's form, with keys in it: nothing of it stays.
class Formed final : public Passage {
 public:
  /// The form knows how much room a task needs.
  [[nodiscard]] bool fits(const Task& /*task*/, const Staging& /*staging*/,
                          std::uint64_t /*max_len_bits*/) const override {
    return true;
  }
  Status enter(const Operations& operations, const CoreBuild& build, const Task& task,
               Carried& carried) const override {
    std::span<std::uint8_t> room;
    DeviceTask form;
    Status status = carried.staging.begin(room);
    if (status == Status::ok) status = operations.form->enter(build, task, room, form);
    if (status == Status::ok) status = carried.staging.give(form.message_bytes);
    if (status != Status::ok) return status;
    carried.command = {.op = form.op,
                       .source = carried.staging.message_address(),
                       .destination = carried.staging.message_address(),
                       .len_bits = static_cast<std::uint32_t>(8 * form.message_bytes),
                       .iv = form.iv};
    carried.result_bytes = form.result_bytes;
    return status;
  }
  Status leave(const Operations& operations, const CoreBuild& /*build*/, const Task& task,
               Carried& carried) const override {
    const std::size_t bytes = carried.result_bytes;
    if (Status status = carried.staging.take(bytes); status != Status::ok) return status;
    const Status status = operations.form->judge(task, std::span(carried.staging.message(), bytes));
    if (status == Status::ok) {
      std::memcpy(task.destination, carried.staging.message(), bytes);
    } else {
      wipe(task.destination, bytes);
    }
    return status;
  }
  [[nodiscard]] bool wipes(Status /*status*/) const override { return true; }
};

constexpr Message kMessage;
constexpr Tagged kTagged;
constexpr Digest kDigest;
constexpr Pads kPads;
constexpr Formed kFormed;

}  // namespace

bool Passage::fits(const Task& task, const Staging& staging, std::uint64_t max_len_bits) const {
  return task.len_bits <= max_len_bits && task.aad.size() <= kMaxAadBytes &&
         staging.fits(task.len_bytes(), task.aad.size());
}

const Passage& passage_of(const Operations& operations, bool pads) {
  if (pads) return kPads;
  if (operations.form != nullptr) return kFormed;
  if (operations.facts->result == OperationFacts::Result::digest) return kDigest;
  return operations.facts->tag_bytes != 0 ? static_cast<const Passage&>(kTagged) : kMessage;
}

}  // namespace tandem::driver
