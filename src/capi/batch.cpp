// The batch of tandem.h: a scheduler per function of a stream cipher, a queue per function of AES.
#include <array>
#include <cstddef>
#include <cstring>
#include <new>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "capi/check.h"
#include "capi/fastest.h"
#include "capi/tandem.h"
#include "engine/fixed_queue.h"
#include "engine/lanes/scheduler.h"
#include "engine/pdu_mac.h"
#include "engine/software/batch_queue.h"

namespace tandem::capi {
namespace {

/// Functions, in the order of their numbers from TANDEM_EEA1 on.
constexpr std::size_t kFunctions = 6;
constexpr std::size_t kCapacity = 1024;
static_assert(TANDEM_EIA3 == TANDEM_EEA1 + kFunctions - 1);

bool is_integrity(int algorithm) { return (algorithm - TANDEM_EEA1) % 2 == 1; }

/// What a structure has to have for a status to be written to it.
constexpr std::size_t kLeastPduBytes = offsetof(tandem_pdu, status) + sizeof(tandem_pdu::status);

/// A PDU in flight: what runs, whose it is, and what it came to once it is finished.
struct Slot {
  Pdu pdu;
  tandem_pdu* owner;
  tandem_status status;
};

}  // namespace

class Batch {
 public:
  Batch(const snow3g::Variant& snow3g, const aes::Variant& aes, const zuc::Variant& zuc);

  std::size_t submit(tandem_pdu* const* pdus, std::size_t count);
  std::size_t poll(tandem_pdu** done, std::size_t capacity);
  std::size_t flush();
  [[nodiscard]] std::size_t in_flight() const { return in_flight_; }
  [[nodiscard]] tandem_status status() const { return status_; }
  /// Of an algorithm that there is.
  [[nodiscard]] const char* variant(int algorithm) const { return variants_[(algorithm - TANDEM_EEA1) / 2]; }

 private:
  using Slots = FixedQueue<Slot*, kCapacity>;
  using BatchQueue = software::BatchQueue<kCapacity>;

  bool take(tandem_pdu* owner);
  void reject(Slot& slot, tandem_status status);
  void keep(Slot& slot);
  bool place(Slot& slot);
  void work();
  template <typename Queue>
  void run(Queue& queue);
  void finish(Slot& slot);

  lanes::Scheduler eea1_;
  lanes::Scheduler eia1_;
  lanes::Scheduler eea3_;
  lanes::Scheduler eia3_;
  BatchQueue eea2_;
  BatchQueue eia2_;
  Slots free_;
  Slots finished_;
  std::size_t in_flight_ = 0;
  tandem_status status_ = TANDEM_OK;  ///< of the last call
  std::array<const char*, kFunctions / 2> variants_;
  std::array<Slot, kCapacity> slots_{};
};

Batch::Batch(const snow3g::Variant& snow3g, const aes::Variant& aes, const zuc::Variant& zuc)
    : eea1_(snow3g.eea),
      eia1_(snow3g.eia),
      eea3_(zuc.eea),
      eia3_(zuc.eia),
      eea2_(aes.eea),
      eia2_(aes.eia),
      // String literals, which end in a zero.
      variants_{snow3g.name.data(), aes.name.data(), zuc.name.data()} {
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
  if (owner == nullptr || owner->size < kLeastPduBytes) {
    status_ = TANDEM_BAD_ARGUMENT;
  } else if (owner->status == TANDEM_IN_FLIGHT) {
    status_ = TANDEM_IN_FLIGHT;
  }
  if (status_ != TANDEM_OK || free_.empty()) return false;
  Slot& slot = *free_.front();
  slot.owner = owner;
  if (owner->size != sizeof *owner) {
    reject(slot, TANDEM_BAD_ARGUMENT);
    return true;
  }
  // Field by field: a whole one would bring along what the stack has held between them.
  slot.pdu.key = owner->key;
  slot.pdu.count = owner->count;
  slot.pdu.bearer = owner->bearer;
  slot.pdu.direction = owner->direction;
  slot.pdu.source = owner->source;
  slot.pdu.destination = owner->destination;
  slot.pdu.len_bits = owner->length_bits;
  slot.pdu.mac = 0;
  slot.pdu.user = &slot;
  slot.pdu.headroom = owner->headroom == 1;
  slot.pdu.status = Status::ok;
  tandem_status status = check(slot.pdu);
  const int algorithm = owner->algorithm;
  if (algorithm < TANDEM_EEA1 || algorithm > TANDEM_EIA3) {
    status = TANDEM_UNSUPPORTED;
  } else if (!is_integrity(algorithm) && owner->destination == nullptr) {
    status = TANDEM_BAD_ARGUMENT;
  }
  if (status != TANDEM_OK) {
    reject(slot, status);
    return true;
  }
  if (!place(slot)) return false;
  keep(slot);
  return true;
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

bool Batch::place(Slot& slot) {
  Pdu* const pdu = &slot.pdu;
  switch (slot.owner->algorithm) {
    case TANDEM_EEA1:
      return eea1_.submit({&pdu, 1}) == 1;
    case TANDEM_EIA1:
      return eia1_.submit({&pdu, 1}) == 1;
    case TANDEM_EEA3:
      return eea3_.submit({&pdu, 1}) == 1;
    case TANDEM_EIA3:
      return eia3_.submit({&pdu, 1}) == 1;
    case TANDEM_EEA2:
      return eea2_.submit({&pdu, 1}) == 1;
    default:
      return eia2_.submit({&pdu, 1}) == 1;
  }
}

std::size_t Batch::poll(tandem_pdu** done, std::size_t capacity) {
  status_ = done == nullptr && capacity > 0 ? TANDEM_BAD_ARGUMENT : TANDEM_OK;
  if (status_ != TANDEM_OK) return 0;
  if (finished_.size() < capacity) work();
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
  while (finished_.size() < in_flight_) work();
  return finished_.size();
}

/// A slice of everything that has something to do.
void Batch::work() {
  for (lanes::Scheduler* scheduler : {&eea1_, &eia1_, &eea3_, &eia3_}) run(*scheduler);
  for (BatchQueue* queue : {&eea2_, &eia2_}) run(*queue);
}

template <typename Queue>
void Batch::run(Queue& queue) {
  if (queue.in_flight() == 0) return;
  std::array<Pdu*, lanes::Scheduler::kCapacity> done;
  const std::size_t count = queue.poll(done);
  for (std::size_t i = 0; i < count; ++i) finish(*static_cast<Slot*>(done[i]->user));
}

void Batch::finish(Slot& slot) {
  tandem_pdu& owner = *slot.owner;
  slot.status = is_integrity(owner.algorithm)
                    ? static_cast<tandem_status>(take_mac(slot.pdu, owner.mac, owner.verify != 0))
                    : status_of(slot.pdu);
  finished_.push(&slot);
}

namespace {

/// Of the options as they were before `measure`.
constexpr std::size_t kFirstOptionsBytes = offsetof(tandem_batch_options, measure);

template <class Variant>
const Variant* choose(const char* name, const Variant& best, const Variant* (*find)(std::string_view)) {
  return name == nullptr ? &best : find(name);
}

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
    const bool whole = options->size == sizeof wanted;
    if (!whole && options->size != capi::kFirstOptionsBytes) return TANDEM_BAD_ARGUMENT;
    std::memcpy(&wanted, options, options->size);
    if (wanted.measure > 1) return TANDEM_BAD_ARGUMENT;
  }
  if (wanted.measure == 1) {
    const capi::Fastest& fastest = capi::fastest();
    if (wanted.snow3g == nullptr) wanted.snow3g = fastest.snow3g;
    if (wanted.aes == nullptr) wanted.aes = fastest.aes;
    if (wanted.zuc == nullptr) wanted.zuc = fastest.zuc;
  }
  const auto* snow3g = capi::choose(wanted.snow3g, snow3g::best(), snow3g::find);
  const auto* aes = capi::choose(wanted.aes, aes::best(), aes::find);
  const auto* zuc = capi::choose(wanted.zuc, zuc::best(), zuc::find);
  if (snow3g == nullptr || aes == nullptr || zuc == nullptr) return TANDEM_NOT_FOUND;
  *batch = new (std::nothrow) tandem_batch(*snow3g, *aes, *zuc);
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
  const bool is_one = algorithm >= TANDEM_EEA1 && algorithm <= TANDEM_EIA3;
  return batch != nullptr && is_one ? batch->variant(algorithm) : nullptr;
}

tandem_status tandem_batch_status(const tandem_batch* batch) {
  return batch == nullptr ? TANDEM_BAD_ARGUMENT : batch->status();
}

void tandem_batch_destroy(tandem_batch* batch) {
  delete batch;
  if (batch != nullptr) aes::forget_keys();
}
