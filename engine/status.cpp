#include "engine/status.h"

namespace tandem {
namespace {

struct Entry {
  Status status;
  std::string_view name;
  std::string_view text;
};

constexpr Entry kEntries[] = {
    {Status::ok, "ok", "done"},
    {Status::bad_length, "bad_length", "the length is zero, too long for this engine, or larger than a buffer"},
    {Status::bad_key, "bad_key", "the key has the wrong size, or its slot is empty or was changed"},
    {Status::bad_iv, "bad_iv", "the nonce or iv has the wrong size"},
    {Status::unsupported, "unsupported", "this engine does not run this operation"},
    {Status::counter_overflow, "counter_overflow", "the data is longer than the block counter allows under one nonce"},
    {Status::bus_read_error, "bus_read_error", "the device got an error while reading memory"},
    {Status::bus_write_error, "bus_write_error", "the device got an error while writing memory"},
    {Status::authentication, "authentication", "the data is not authentic: wrong key, or it was changed"},
    {Status::bad_descriptor, "bad_descriptor", "the device rejected a descriptor"},
    {Status::bad_ring, "bad_ring", "the device refused the settings of its ring"},
    {Status::would_block, "would_block", "the engine is full; poll and try again"},
    {Status::timeout, "timeout", "the deadline passed before the task finished"},
    {Status::device_dead, "device_dead", "the device stopped answering, or answers nonsense, and was reset"},
    {Status::lost_interrupt, "lost_interrupt", "a completion came without its interrupt"},
    {Status::no_memory, "no_memory", "no DMA memory is left"},
    {Status::io_error, "io_error", "an access to the device failed"},
    {Status::not_found, "not_found", "there is no such engine, variant or device"},
    {Status::cancelled, "cancelled", "the engine was shut down before the task ran"},
    {Status::wrong_result, "wrong_result",
     "the result fails its check: the engine is broken, or the key's numbers do not fit"},
};

constexpr const Entry& entry(Status status) {
  for (const Entry& e : kEntries) {
    if (e.status == status) return e;
  }
  return kEntries[0];
}

}  // namespace

std::string_view status_name(Status status) { return entry(status).name; }
std::string_view status_text(Status status) { return entry(status).text; }

}  // namespace tandem
