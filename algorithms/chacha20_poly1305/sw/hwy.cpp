// ChaCha20-Poly1305 in vectors: one source, compiled by Google Highway for AVX-512 with IFMA, AVX2 and NEON.
//
// A short message alone has a way for itself (short-inl.h); so has a long one with AVX2 (long-inl.h).
//
// L messages of like lengths make a set, side by side (side-inl.h). All others go in flights of up to L. The blocks of
// a flight form one stream: first block 0 of every message, then the data blocks of one message after the other;
// batches of L blocks are cut from it wherever they fall, so that no lane idles but in the last batch of the flight.
// The first batch also brings the keys of Poly1305, whose powers are computed together, a message per lane. From then
// on the groups of ciphertext wait in a queue and are absorbed between the rounds of the next batch: cipher and MAC
// fill the gaps of each other. Decryption queues the groups that a batch will overwrite before it.
//
// Where the MAC is in scalar registers (TANDEM_SCALAR_BESIDE_VECTORS), there are no sets and no powers: all messages go
// in flights, and a group is one block. With AVX2 there are no sets either, and the MAC runs before the rounds.
//
// Standard    RFC 8439, section 2.8
// Byte order  see ../README.md
// Timing      independent of keys, nonces, data and tags; depends on lengths, and on whether a tag matches
// Checked by  chacha20_poly1305_test.cpp against reference.cpp

#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/chacha20_poly1305/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <bit>
#include <span>

#include "algorithms/chacha20_poly1305/sw/long-inl.h"
#include "algorithms/chacha20_poly1305/sw/short-inl.h"
#include "algorithms/chacha20_poly1305/sw/side-inl.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

constexpr std::size_t kFlight = kBatchBlocks;
/// A flight this long fills batches well: what its last batch wastes does not count.
constexpr std::size_t kFlightBytes = 32 * 1024;
/// Messages among which those of like lengths are looked for.
constexpr std::size_t kSorted = 64;
/// Messages of more steps fill the machine alone.
constexpr std::size_t kSetSteps = 100;

/// The input of Poly1305 for a message, as groups: zero blocks in front, padded aad, padded ciphertext, lengths.
class MacInput {
 public:
  void set(const Message& message, const std::uint8_t* ciphertext) {
    aad_ = message.aad;
    text_ = {ciphertext, message.bytes};
    aad_blocks_ = blocks_of(aad_.size(), kMacBlock);
    const std::size_t blocks = aad_blocks_ + blocks_of(text_.size(), kMacBlock) + 1;
    mac_.groups = blocks_of(blocks, mac::kGroupBlocks);
    front_ = mac_.groups * mac::kGroupBlocks - blocks;
  }
  [[nodiscard]] mac::Mac& mac() { return mac_; }

  /// Queues the groups whose text ends at or before byte `end` of the message; all if that is its end.
  HWY_INLINE void push_until(std::size_t end, mac::Queue& queue) {
    while (mac_.queued < mac_.groups && (end == text_.size() || text_border(mac_.queued + 1) <= end)) push(end, queue);
  }
  /// Queues the groups whose text begins before byte `end` of the message; all if that is its end.
  HWY_INLINE void push_reaching(std::size_t end, mac::Queue& queue) {
    const std::size_t whole = std::min(end + mac::kGroupBytes - 1, text_.size());
    while (mac_.queued < mac_.groups && (end == text_.size() || text_border(mac_.queued) < end)) push(whole, queue);
  }

 private:
  /// Bytes of text before group `group`, were the text infinite.
  [[nodiscard]] std::size_t text_border(std::size_t group) const {
    const std::size_t blocks = group * mac::kGroupBlocks;
    const std::size_t before = front_ + aad_blocks_;
    return blocks <= before ? 0 : (blocks - before) * kMacBlock;
  }

  /// Copies what part [begin, begin + bytes) of `source` has, at `place`.
  static HWY_INLINE void copy(std::span<const std::uint8_t> source, std::size_t begin, std::size_t bytes,
                              std::uint8_t* place) {
    if (begin >= source.size()) return;
    __builtin_memcpy(place, source.data() + begin, std::min(bytes, source.size() - begin));
  }

  /// The next group, or a window of groups of text before byte `end`.
  HWY_INLINE void push(std::size_t end, mac::Queue& queue) {
    const std::size_t group = mac_.queued;
    const std::size_t front = group == 0 ? front_ : 0;
    const std::size_t block = group * mac::kGroupBlocks + front - front_;  // first of the group that exists
    const std::size_t bytes = (mac::kGroupBlocks - front) * kMacBlock;
    const std::size_t text_at = (block - aad_blocks_) * kMacBlock;
    if (front == 0 && block >= aad_blocks_ && text_at + bytes <= end) {
      return queue.push(mac_, text_.data() + text_at, std::min((end - text_at) / mac::kGroupBytes, mac_.window));
    }
    if (front == 0 && block * kMacBlock + bytes <= aad_.size()) {
      return queue.push(mac_, aad_.data() + block * kMacBlock, 1);
    }
    std::uint8_t* const place = queue.push_staged(mac_, front, false) + front * kMacBlock;
    std::size_t aad_part = 0;
    if (block < aad_blocks_) {
      aad_part = std::min((aad_blocks_ - block) * kMacBlock, bytes);
      copy(aad_, block * kMacBlock, aad_part, place);
    }
    copy(text_, aad_part == 0 ? text_at : 0, bytes - aad_part, place + aad_part);
    if (group + 1 == mac_.groups) {
      const std::uint64_t lengths[2] = {aad_.size(), text_.size()};
      __builtin_memcpy(place + bytes - kMacBlock, lengths, sizeof lengths);
    }
  }

  mac::Mac mac_;
  std::span<const std::uint8_t> aad_;
  std::span<const std::uint8_t> text_;
  std::size_t aad_blocks_ = 0;
  std::size_t front_ = 0;
};

/// Messages whose blocks form one stream.
template <Way kWay>
class Flight {
 public:
  Flight() : batch_(queue_) {}
  Flight(const Flight&) = delete;
  Flight& operator=(const Flight&) = delete;
  ~Flight() {
    for (MacInput& input : inputs_) wipe(&input.mac(), sizeof input.mac());
  }

  /// Room for another message.
  [[nodiscard]] bool has_room() const { return count_ < kFlight && bytes_ < kFlightBytes; }
  [[nodiscard]] bool empty() const { return count_ == 0; }

  HWY_INLINE void add(Message& message) {
    messages_[count_++] = &message;
    bytes_ += message.bytes;
    left_ += blocks_of(message.bytes, kBlockBytes);
  }

  /// Runs the messages to their statuses; the flight is then empty. Only one place calls run_batch, which is long.
  HWY_NOINLINE void run() {
    batch_.forget();
    at_ = 0;
    counter_ = 1;
    for (std::size_t i = 0; i < count_; ++i) segments_[i] = {messages_[i]->key, messages_[i]->nonce, i, 0, 1};
    std::size_t heads = count_;
    do {
      run_batch(heads);
      heads = 0;
    } while (left_ > 0);
    for (std::size_t i = 0; i < count_; ++i) inputs_[i].push_until(messages_[i]->bytes, queue_);
    queue_.run_all();
    for (std::size_t i = 0; i < count_; ++i) {
      const mac::Mac& mac = inputs_[i].mac();
      std::uint8_t tag[kTagBytes];
      mac::finish(mac, tag);
      conclude<kWay>(*messages_[i], tag);
    }
    count_ = 0;
    bytes_ = 0;
  }

 private:
  /// One batch: the blocks that are in segments_ already, which are blocks 0 of all messages, and data.
  HWY_INLINE void run_batch(std::size_t heads) {
    const std::size_t blocks = std::min(kBatchBlocks, heads + left_);
    const std::span<const Segment> data = cut(heads, blocks - heads);
    if (heads == 0) push_before(data);
    if (heads == 0 && data.size() == 1 && data[0].blocks == kBatchBlocks && apply_whole(data[0])) return;
    batch_.make({segments_, heads + data.size()}, blocks);
    if (heads > 0) {
      set_keys();
      push_before(data);
    }
    if constexpr (kWay == Way::decrypt) queue_.run_all();
    const std::uint8_t* keystream = batch_.keystream() + heads * kBlockBytes;
    for (const Segment& segment : data) {
      const Message& message = *messages_[segment.message];
      const std::size_t begin = (segment.counter - 1) * kBlockBytes;
      const std::size_t end = end_of(segment);
      xor_text(keystream, message.source + begin, message.destination + begin, end - begin);
      keystream += segment.blocks * kBlockBytes;
      if constexpr (kWay == Way::encrypt) inputs_[segment.message].push_until(end, queue_);
    }
  }

  /// A whole batch of one message does not go through memory. Returns false if the text ends in its last block.
  HWY_INLINE bool apply_whole(const Segment& segment) {
    const Message& message = *messages_[segment.message];
    const std::size_t begin = (segment.counter - 1) * kBlockBytes;
    const std::size_t end = begin + kBatchBlocks * kBlockBytes;
    if (end > message.bytes) return false;
    batch_.apply(segment, message.source + begin, message.destination + begin);
    if constexpr (kWay == Way::encrypt) inputs_[segment.message].push_until(end, queue_);
    return true;
  }

  /// Cuts the next `blocks` blocks of data into segments, behind `heads` others.
  HWY_INLINE std::span<const Segment> cut(std::size_t heads, std::size_t blocks) {
    std::size_t count = heads;
    left_ -= blocks;
    while (blocks > 0) {
      const Message& message = *messages_[at_];
      const std::size_t rest = blocks_of(message.bytes, kBlockBytes) - (counter_ - 1);
      const std::size_t part = std::min(rest, blocks);
      if (part > 0) {
        segments_[count++] = {message.key, message.nonce, at_, static_cast<std::uint32_t>(counter_), part};
      }
      counter_ += part;
      blocks -= part;
      if (part == rest) {
        ++at_;
        counter_ = 1;
      }
    }
    return {segments_ + heads, count - heads};
  }

  /// Returns the offset in the message at which the text of a segment ends.
  [[nodiscard]] std::size_t end_of(const Segment& segment) const {
    return std::min<std::size_t>((segment.counter - 1 + segment.blocks) * kBlockBytes,
                                 messages_[segment.message]->bytes);
  }

  /// Decryption in place overwrites the ciphertext of these segments, so that it must be queued before.
  HWY_INLINE void push_before(std::span<const Segment> data) {
    if constexpr (kWay == Way::decrypt) {
      for (const Segment& segment : data) inputs_[segment.message].push_reaching(end_of(segment), queue_);
    }
  }

  /// Makes the keys of Poly1305 from the first blocks of keystream.
  HWY_INLINE void set_keys() {
    for (std::size_t i = 0; i < count_; ++i) {
      const Message& message = *messages_[i];
      inputs_[i].set(message, kWay == Way::encrypt ? message.destination : message.source);
    }
    keys_.begin(
        count_, [this](std::size_t i) -> mac::Mac& { return inputs_[i].mac(); },
        [this](std::size_t i) { return batch_.keystream() + i * kBlockBytes; });
  }

  Message* messages_[kFlight];
  std::size_t count_ = 0;
  std::size_t bytes_ = 0;
  std::size_t left_ = 0;       ///< blocks of data not yet cut
  std::size_t at_ = 0;         ///< message that the next block is of
  std::uint64_t counter_ = 1;  ///< of that block
  Segment segments_[kBatchBlocks];
  MacInput inputs_[kFlight];
  mac::Keys<kFlight> keys_;
  mac::Queue queue_;
  Batch batch_;
};

/// Messages in flights.
template <Way kWay>
HWY_NOINLINE void run_flights(std::span<Message* const> messages) {
  Flight<kWay> flight;
  for (Message* message : messages) {
    if (!flight.has_room()) flight.run();
    flight.add(*message);
  }
  flight.run();
}

#if TANDEM_MACS_SIDE_BY_SIDE
/// Messages in sets of kBatchBlocks.
template <Way kWay>
HWY_NOINLINE void run_sets(std::span<Message* const> messages) {
  SideBySide<kWay> set;
  for (; !messages.empty(); messages = messages.subspan(kBatchBlocks)) set.run(messages.first<kBatchBlocks>());
}

/// Steps that a message takes part in when it is one of a set.
constexpr std::size_t steps_of(const Message& message) {
  return 2 + (message.aad.size() + message.bytes) / kBlockBytes;
}

/// Returns whether messages, sorted longest first, waste little when run as a set.
HWY_INLINE bool are_alike(std::span<Message* const, kBatchBlocks> messages) {
  const std::size_t longest = steps_of(*messages[0]);
  std::size_t steps = 0;
  for (const Message* message : messages) steps += steps_of(*message);
  return longest <= kSetSteps && 3 * longest * kBatchBlocks <= 4 * steps;
}

/// Distributes up to kSorted messages: those that make sets with little waste to run_sets, the others to run_flights.
template <Way kWay>
HWY_INLINE void crypt_some(std::span<Message*> messages) {
  const auto longer = [](const Message* a, const Message* b) { return steps_of(*a) > steps_of(*b); };
  if (!std::is_sorted(messages.begin(), messages.end(), longer)) std::sort(messages.begin(), messages.end(), longer);
  Message* in_sets[kSorted];
  Message* in_flights[kSorted];
  std::size_t sets = 0;
  std::size_t flights = 0;
  while (!messages.empty()) {
    const bool alike = messages.size() >= kBatchBlocks && are_alike(messages.first<kBatchBlocks>());
    const std::size_t count = alike ? kBatchBlocks : 1;
    std::copy_n(messages.begin(), count, alike ? in_sets + sets : in_flights + flights);
    (alike ? sets : flights) += count;
    messages = messages.subspan(count);
  }
  if (sets > 0) run_sets<kWay>({in_sets, sets});
  if (flights > 0) run_flights<kWay>({in_flights, flights});
}
#else
/// No sets here.
template <Way kWay>
HWY_INLINE void crypt_some(std::span<Message*> messages) {
  run_flights<kWay>(messages);
}
#endif

template <Way kWay>
HWY_INLINE void crypt(std::span<Message> messages) {
#if TANDEM_PRODUCTS_OF_128_BITS
  if (messages.size() == 1 && is_short(messages[0])) return run_short<kWay>(messages[0]);
#endif
  Message* some[kSorted];
  std::size_t count = 0;
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
#if HWY_TARGET == HWY_AVX2
    if (is_long(message)) {
      run_long<kWay>(message);
      continue;
    }
#endif
    some[count++] = &message;
    if (count == kSorted) {
      crypt_some<kWay>({some, count});
      count = 0;
    }
  }
  if (count > 0) crypt_some<kWay>({some, count});
}

}  // namespace

void encrypt(std::span<Message> messages) { crypt<Way::encrypt>(messages); }
void decrypt(std::span<Message> messages) { crypt<Way::decrypt>(messages); }

}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::chacha20_poly1305 {
#if defined(__x86_64__)
void encrypt_avx512(std::span<Message> messages) { N_AVX3::encrypt(messages); }
void decrypt_avx512(std::span<Message> messages) { N_AVX3::decrypt(messages); }
void encrypt_avx2(std::span<Message> messages) { N_AVX2::encrypt(messages); }
void decrypt_avx2(std::span<Message> messages) { N_AVX2::decrypt(messages); }
#elif defined(__ARM_NEON)
void encrypt_neon(std::span<Message> messages) { HWY_NAMESPACE::encrypt(messages); }
void decrypt_neon(std::span<Message> messages) { HWY_NAMESPACE::decrypt(messages); }
#endif
}  // namespace tandem::chacha20_poly1305
#endif
