// A task: one operation on one buffer, as software and descriptors both see it. Freestanding.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/reason.h"
#include "engine/status.h"
#include "generated/algorithms/ids.h"

namespace tandem {

enum class Direction : std::uint8_t { encrypt = 0, decrypt = 1 };

/// Kinds of engine that may run a task. `any` lets the caller's choice of engine decide.
enum class Require : std::uint8_t { any, software, hardware };

/// Outcome of a task, written by the engine before `Engine::poll` hands the task back.
struct Completion {
  Status status = Status::would_block;
  /// Name of the engine that ran the task, e.g. "cpu.avx512" or "sim.iterative"; points to storage that outlives the
  /// engine's caller.
  std::string_view backend;
  /// Clock cycles in the device from the task's start to its last write, 0 for software.
  std::uint64_t device_cycles = 0;
  /// Reason for which that engine was chosen. The caller sets it before the task is submitted; engines leave it.
  Reason reason = Reason::named;
};

/// One unit of work. The caller owns every buffer and keeps them alive and untouched from a successful `submit`
/// until the task comes back from `poll`; the engine writes only `destination`, `tag` and `completion`.
///
/// generated/docs/operations.md shows what each operation takes; `check` in operation_facts.h enforces it.
///
/// Lengths are in bits; bit 0 of the message is the most significant bit of byte 0. Source bits past `len_bits` in
/// the last byte are ignored; the corresponding destination bits become 0. `source == destination` is allowed; any
/// other overlap is not.
struct Task {
  Algorithm algorithm = Algorithm::none;
  Direction direction = Direction::encrypt;
  Require require = Require::any;
  std::uint8_t key_bytes = 0;
  /// Key, first `key_bytes` bytes. The code that fills a task wipes it.
  std::array<std::uint8_t, 32> key{};
  /// Initialisation vector; bits that the operation does not use are 0 (else bad_iv).
  std::array<std::uint8_t, 16> iv{};
  const std::uint8_t* source = nullptr;
  /// Unused if the operation returns only a tag or a digest.
  std::uint8_t* destination = nullptr;
  std::uint64_t len_bits = 0;
  /// Additional authenticated data, and tag or digest; empty for operations without. Encryption writes a tag,
  /// decryption compares it; a tag shorter than the longest is its first bytes. If it does not match, the status is
  /// `authentication`, and the whole destination is 0.
  std::span<const std::uint8_t> aad{};
  std::span<std::uint8_t> tag{};
  /// Belongs to the caller; engines carry it unread.
  void* user = nullptr;
  Completion completion{};

  /// Bytes that `len_bits` occupy.
  [[nodiscard]] std::uint64_t len_bytes() const { return len_bits / 8 + (len_bits % 8 != 0); }
};

}  // namespace tandem
