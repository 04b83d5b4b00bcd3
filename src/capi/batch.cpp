// The batch of tandem.h: a scheduler per function of a cipher with lanes, a queue per function of another.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <ctime>
#include <new>
#include <optional>

#include "capi/check.h"
#include "capi/fastest.h"
#include "capi/functions.h"
#include "capi/line.h"
#include "capi/tandem.h"
#include "engine/fixed_queue.h"
#include "engine/iv_256.h"
#include "engine/pdu_mac.h"

namespace tandem::capi {
namespace {

/// tandem_pdu as it was before keys of 256 bits.
constexpr std::size_t kFirstPduBytes = offsetof(tandem_pdu, iv);

std::uint64_t now_ns() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(time.tv_nsec);
}

/// A structure must have so many bytes for a status to be written to it.
constexpr std::size_t kMinPduBytes = offsetof(tandem_pdu, status) + sizeof(tandem_pdu::status);

}  // namespace

class Batch {
 public:
  Batch(const Variants& variants, std::uint64_t most_wait_ns);

  std::size_t submit(tandem_pdu* const* pdus, std::size_t count);
  std::size_t poll(tandem_pdu** done, std::size_t capacity);
  std::size_t flush();
  [[nodiscard]] std::size_t in_flight() const { return in_flight_; }
  [[nodiscard]] tandem_status status() const { return status_; }
  [[nodiscard]] const char* variant(const Function& function) const {
    return variant_name(function, variant_of(function));
  }

 private:
  using Slots = FixedQueue<Slot*, kCapacity>;

  bool take(tandem_pdu* owner);
  static tandem_status fill(Slot& slot);
  void reject(Slot& slot, tandem_status status);
  void keep(Slot& slot);
  void work(std::optional<std::uint64_t> now);
  [[nodiscard]] std::optional<std::uint64_t> clock() const;
  void finish(Slot& slot);
  [[nodiscard]] std::size_t variant_of(const Function& function) const {
    return function.is_null() ? 0 : variants_[function.cipher_index()];
  }

  std::uint64_t most_wait_ns_;
  std::array<std::optional<Line>, kFunctionCount> lines_;
  Slots free_;
  Slots finished_;
  std::size_t in_flight_ = 0;
  tandem_status status_ = TANDEM_OK;  ///< of the last call
  Variants variants_;
  std::array<Slot, kCapacity> slots_{};
};

Batch::Batch(const Variants& variants, std::uint64_t most_wait_ns) : most_wait_ns_(most_wait_ns), variants_(variants) {
  for (const Function& function : kFunctions) {
    std::optional<Line>& line = lines_[index_of(function)];
    const software::PduRunner runner = function.runner(variant_of(function));
    if (runner.in_lanes != nullptr) {
      line.emplace(*runner.in_lanes, most_wait_ns);
    } else {
      // A copy is no faster with others.
      line.emplace(runner.at_once, function.is_null() ? 0 : most_wait_ns);
    }
  }
  for (Slot& slot : slots_) free_.push(&slot);
}

std::size_t Batch::submit(tandem_pdu* const* pdus, std::size_t count) {
  status_ = pdus == nullptr && count > 0 ? TANDEM_BAD_ARGUMENT : TANDEM_OK;
  if (status_ != TANDEM_OK) return 0;
  std::size_t taken = 0;
  while (taken < count && take(pdus[taken])) ++taken;
  return taken;
}

/// Takes a PDU; false: there is no room, or it cannot come back, which status_ says.
bool Batch::take(tandem_pdu* owner) {
  if (owner == nullptr || owner->size < kMinPduBytes) {
    status_ = TANDEM_BAD_ARGUMENT;
  } else if (owner->status == TANDEM_IN_FLIGHT) {
    status_ = TANDEM_IN_FLIGHT;
  }
  if (status_ != TANDEM_OK || free_.empty()) return false;
  Slot& slot = *free_.front();
  slot.owner = owner;
  if (owner->size != sizeof *owner && owner->size != kFirstPduBytes) {
    reject(slot, TANDEM_BAD_ARGUMENT);
    return true;
  }
  slot.function = find_function(owner->algorithm);
  const tandem_status status = slot.function == nullptr ? TANDEM_UNSUPPORTED : fill(slot);
  if (status != TANDEM_OK) {
    reject(slot, status);
    return true;
  }
  Line& line = *lines_[index_of(*slot.function)];
  if (most_wait_ns_ > 0) {
    line.hold(&slot, now_ns());
  } else if (!line.start(&slot.pdu)) {
    return false;
  }
  keep(slot);
  return true;
}

/// Makes a PDU of a caller's structure; returns whether it can be run.
tandem_status Batch::fill(Slot& slot) {
  const tandem_pdu& owner = *slot.owner;
  const Function& function = *slot.function;
  // Field by field: a whole one would bring along what the stack has held between them.
  Pdu& pdu = slot.pdu;
  pdu.key = owner.key;
  pdu.count = owner.count;
  pdu.bearer = owner.bearer;
  pdu.direction = owner.direction;
  pdu.source = owner.source;
  pdu.destination = owner.destination;
  pdu.len_bits = owner.length_bits;
  pdu.mac = 0;
  pdu.user = &slot;
  pdu.headroom = owner.headroom == 1;
  pdu.status = Status::ok;
  const bool writes = function.use != Use::integrity;
  if (!function.has_iv) {
    const tandem_status status = check(pdu, function.is_null() ? Key::not_used : Key::needed);
    return status == TANDEM_OK && writes && owner.destination == nullptr ? TANDEM_BAD_ARGUMENT : status;
  }
  const bool whole = owner.size == sizeof owner;
  const bool tags = function.use != Use::cipher;
  pdu.aad = whole && function.use == Use::combined ? std::span(owner.aad, owner.aad_bytes) : std::span<std::uint8_t>();
  pdu.tag = whole && tags ? std::span(owner.tag, owner.tag_bytes) : std::span<std::uint8_t>();
  pdu.verify = tags && owner.verify != 0;
  pdu.iv = whole ? owner.iv : nullptr;
  if (pdu.iv == nullptr) {
    if (pdu.bearer > 31 || pdu.direction > 1) return TANDEM_BAD_PARAMETER;
    slot.iv = iv_256(pdu.tag.size(), function.use == Use::combined, pdu.count, pdu.bearer, pdu.direction);
    pdu.iv = slot.iv.data();
  }
  const tandem_status status = check_256(function, pdu);
  const bool no_room = writes && pdu.destination == nullptr && pdu.len_bits > 0;
  return status == TANDEM_OK && no_room ? TANDEM_BAD_ARGUMENT : status;
}

/// Takes a PDU that cannot be run.
void Batch::reject(Slot& slot, tandem_status status) {
  slot.status = status;
  finished_.push(&slot);
  keep(slot);
}

/// Counts the first free slot as in flight.
void Batch::keep(Slot& slot) {
  slot.owner->status = TANDEM_IN_FLIGHT;
  free_.pop();
  ++in_flight_;
}

std::size_t Batch::poll(tandem_pdu** done, std::size_t capacity) {
  status_ = done == nullptr && capacity > 0 ? TANDEM_BAD_ARGUMENT : TANDEM_OK;
  if (status_ != TANDEM_OK) return 0;
  if (finished_.size() < capacity) work(clock());
  std::size_t count = 0;
  for (; count < capacity && !finished_.empty(); ++count) {
    Slot* const slot = finished_.front();
    finished_.pop();
    slot->owner->status = slot->status;
    done[count] = slot->owner;
    free_.push(slot);
  }
  in_flight_ -= count;
  return count;
}

std::size_t Batch::flush() {
  status_ = TANDEM_OK;
  while (finished_.size() < in_flight_) work(std::nullopt);
  return finished_.size();
}

/// Returns the time if anything waits; otherwise 0, which is not looked at.
std::optional<std::uint64_t> Batch::clock() const {
  const bool waits = std::ranges::any_of(lines_, [](const auto& line) { return line->holds(); });
  return waits ? now_ns() : 0;
}

/// Runs a slice of everything that has something to do; what waits may wait on until the time is up.
void Batch::work(std::optional<std::uint64_t> now) {
  std::array<Pdu*, lanes::Scheduler::kCapacity> done;
  for (std::optional<Line>& line : lines_) {
    line->release(now);
    const std::size_t count = line->run(done);
    for (std::size_t i = 0; i < count; ++i) finish(*static_cast<Slot*>(done[i]->user));
  }
}

void Batch::finish(Slot& slot) {
  tandem_pdu& owner = *slot.owner;
  const Function& function = *slot.function;
  const bool has_mac = function.use == Use::integrity && !function.has_iv;
  const bool is_checked = owner.verify != 0;
  const bool any_mac_will_do = is_checked && function.is_null();
  slot.status = has_mac && !any_mac_will_do ? static_cast<tandem_status>(take_mac(slot.pdu, owner.mac, is_checked))
                                            : status_of(slot.pdu);
  finished_.push(&slot);
}

namespace {

/// Sizes of the options before there was `measure`, and before keys of 256 bits.
constexpr std::size_t kFirstOptionsBytes = offsetof(tandem_batch_options, measure);
constexpr std::size_t kSecondOptionsBytes = offsetof(tandem_batch_options, snow5g);

}  // namespace
}  // namespace tandem::capi

struct tandem_batch final : tandem::capi::Batch {
  using Batch::Batch;
};

using namespace tandem;

tandem_status tandem_batch_create(tandem_batch** batch, const tandem_batch_options* options) {
  if (batch == nullptr) return TANDEM_BAD_ARGUMENT;
  *batch = nullptr;
  tandem_batch_options wanted{};
  if (options != nullptr) {
    const std::size_t size = options->size;
    const bool is_one = size == sizeof wanted || size == capi::kFirstOptionsBytes || size == capi::kSecondOptionsBytes;
    if (!is_one) return TANDEM_BAD_ARGUMENT;
    std::memcpy(&wanted, options, options->size);
    if (wanted.measure > 1) return TANDEM_BAD_ARGUMENT;
  }
  if (wanted.measure == 1) {
    const capi::Fastest fastest = capi::fastest();
    for (std::size_t i = 0; i < capi::kCipherCount; ++i) {
      const char*& name = wanted.*capi::kCiphers[i].option;
      if (name == nullptr) name = fastest[i];
    }
  }
  capi::Variants variants;
  for (std::size_t i = 0; i < capi::kCipherCount; ++i) {
    const capi::Cipher& cipher = capi::kCiphers[i];
    const char* const name = wanted.*cipher.option;
    const auto found = name == nullptr ? cipher.variants->best() : capi::find_variant(cipher, name);
    if (!found) return TANDEM_NOT_FOUND;
    variants[i] = *found;
  }
  *batch = new (std::nothrow) tandem_batch(variants, std::uint64_t{wanted.max_wait_us} * 1000);
  return *batch == nullptr ? TANDEM_NO_MEMORY : TANDEM_OK;
}

size_t tandem_batch_submit(tandem_batch* batch, tandem_pdu* const* pdus, size_t count) {
  return batch == nullptr ? 0 : batch->submit(pdus, count);
}

size_t tandem_batch_poll(tandem_batch* batch, tandem_pdu** done, size_t capacity) {
  return batch == nullptr ? 0 : batch->poll(done, capacity);
}

size_t tandem_batch_flush(tandem_batch* batch) { return batch == nullptr ? 0 : batch->flush(); }

size_t tandem_batch_in_flight(const tandem_batch* batch) { return batch == nullptr ? 0 : batch->in_flight(); }

const char* tandem_batch_variant(const tandem_batch* batch, int algorithm) {
  const capi::Function* const function = capi::find_function(algorithm);
  return batch != nullptr && function != nullptr ? batch->variant(*function) : nullptr;
}

tandem_status tandem_batch_status(const tandem_batch* batch) {
  return batch == nullptr ? TANDEM_BAD_ARGUMENT : batch->status();
}

void tandem_batch_destroy(tandem_batch* batch) {
  delete batch;
  if (batch != nullptr) capi::forget_keys();
}
