// The status that every operation of Tandem returns. Freestanding.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem {

/// Outcome of an operation. The value 0 is success; the others say what is wrong and what state is left behind.
/// The values below 32 also travel in completion records and ERROR.CODE of the accelerator (hw/shell/regs/tandem.rdl);
/// the generator compares the two lists.
enum class [[nodiscard]] Status : std::uint8_t {
  ok = 0,                ///< done; all output is written
  bad_length = 1,        ///< length is 0, over max_len_bits, or a buffer is too small; nothing written
  bad_key = 2,           ///< key has the wrong size, or its slot was never loaded; nothing written
  bad_iv = 3,            ///< iv has the wrong size or forbidden bits; nothing written
  unsupported = 4,       ///< the engine does not run this algorithm, direction or flag; nothing written
  counter_overflow = 5,  ///< more blocks than one nonce allows: the counter would wrap; output is zero or untouched
  bus_read_error = 6,    ///< the device got an error response to a read; output is undefined, discard it
  bus_write_error = 7,   ///< the device got an error response to a write; output is undefined, discard it
  authentication = 8,    ///< the tag does not match; output is wiped
  bad_descriptor = 9,    ///< a descriptor field has a reserved value; nothing written
  bad_ring = 10,         ///< the ring of the device has values that no ring can have; the device refused them
  // The values that follow are used on the host only.
  would_block = 32,     ///< no room now; poll and try again
  timeout = 33,         ///< the deadline passed; the task's buffers still belong to the engine until reset
  device_dead = 34,     ///< the device stopped answering, or gave an impossible answer, and was reset; every task in
                        ///< flight fails with this status
  lost_interrupt = 35,  ///< completions were found without their interrupt; in statistics, never for a task
  no_memory = 36,       ///< no DMA memory left; nothing started
  io_error = 37,        ///< a bus access failed (SLVERR, DECERR or the operating system refused)
  not_found = 38,       ///< no such engine, variant or device
  cancelled = 39,       ///< the engine was reset or shut down before the task ran; output is undefined
  wrong_result = 40,    ///< the result fails the check in the task: engine or key is wrong; output is zero
};

/// Stable name of a status, e.g. "counter_overflow".
std::string_view status_name(Status status);

/// One sentence that a user can act on.
std::string_view status_text(Status status);

}  // namespace tandem
