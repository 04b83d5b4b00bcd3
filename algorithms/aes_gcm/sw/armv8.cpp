// AES-GCM with Armv8's instructions for AES and products without carries.
//
// While a group of counter blocks goes through the rounds of AES, GHASH takes a group of ciphertext. A sum of products
// is reduced once for up to kPowers blocks: each of them is multiplied by the power of the hash key that is due where
// the sum ends.
//
// Standard    SP 800-38D, sections 6 and 7
// Timing      independent of key, iv, data and tag; whether a tag matches and whether two messages have the same key
//             becomes known
// Checked by  aes_gcm_test.cpp
#if defined(__aarch64__)
#include "algorithms/aes_gcm/sw/armv8.h"

#include <algorithm>
#include <cstdint>
#include <new>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/stream.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/equal.h"
#include "engine/wipe.h"
#if TANDEM_AES_GCM_LIBRARIES
#include "algorithms/aes_gcm/sw/kept_entries.h"
#endif

TANDEM_AES_GCM_ARMV8_BEGIN
namespace tandem::aes_gcm {
namespace {

using namespace armv8;

/// Blocks at a time: as many as keep the unit for AES busy, and as one sum of GHASH has.
constexpr std::size_t kGroup = kPowers;
constexpr std::size_t kGroupBytes = kGroup * kBlockBytes;

constexpr std::size_t blocks_of(std::size_t bytes) { return (bytes + kBlockBytes - 1) / kBlockBytes; }

/// The first `bytes` bytes of a block, and zeros.
HWY_INLINE Block load_first(const std::uint8_t* from, std::size_t bytes) {
  std::uint8_t block[kBlockBytes] = {};
  __builtin_memcpy(block, from, bytes);
  const Block loaded = vld1q_u8(block);
  wipe(block, sizeof block);
  return loaded;
}
HWY_INLINE void store_first(std::uint8_t* to, Block value, std::size_t bytes) {
  std::uint8_t block[kBlockBytes];
  vst1q_u8(block, value);
  __builtin_memcpy(to, block, bytes);
  wipe(block, sizeof block);
}

/// GHASH of a number of blocks that is known from the beginning.
class Hash {
 public:
  HWY_INLINE Hash(const Entry& entry, std::size_t blocks) : end_(entry.powers_end()), power_(end_), left_(blocks) {
    if (blocks <= kPowers) take(blocks);
  }

  /// Goes on from the sum of blocks before.
  HWY_INLINE Hash(const Entry& entry, std::size_t blocks, Block before)
      : end_(entry.powers_end()), power_(end_), left_(blocks) {
    sum_.low = sum_.middle = vrbitq_u8(before);  // which reduces to it
  }

  /// Called before blocks of one kind are added, of which `available` are left: reduces the sum if that is due. Returns
  /// the addend of the first of them.
  HWY_INLINE Block begin(std::size_t available) {
    if (power_ != end_) return zero();
    const Block before = sum_.reduced();
    sum_ = Sum();
    take(left_ <= kPowers ? left_ : std::min(available, kPowers));
    return before;
  }

  /// A block whose bits are in reverse, as all that are added.
  HWY_INLINE void add(Block block) { sum_.add(block, *power_++); }

  /// The same as `begin` before a whole group, between which and the lengths there is never a sum under way.
  HWY_INLINE Block begin_group() {
    const Block before = sum_.reduced();
    sum_ = Sum();
    left_ -= kGroup;
    return before;
  }

  /// Blocks number 2 * pair and 2 * pair + 1 of a group.
  HWY_INLINE void add_pair(Block a, Block b, std::size_t pair) {
    const Factor* const powers = end_ - kGroup + 2 * pair;
    sum_.add(a, powers[0], b, powers[1]);
  }

  HWY_INLINE void add_bytes(const std::uint8_t* bytes, std::size_t count) {
    for (; count >= kBlockBytes; bytes += kBlockBytes, count -= kBlockBytes) {
      add(veorq_u8(begin(blocks_of(count)), vrbitq_u8(vld1q_u8(bytes))));
    }
    if (count > 0) add(veorq_u8(begin(1), vrbitq_u8(load_first(bytes, count))));
  }

  /// The last block. before, last: bytes.
  HWY_INLINE void add_lengths(std::uint64_t before, std::uint64_t last) {
    const uint64x2_t bits = {8 * before, 8 * last};
    add(veorq_u8(begin(1), vrbitq_u8(vrev64q_u8(vreinterpretq_u8_u64(bits)))));
  }

  [[nodiscard]] HWY_INLINE Block sum() const { return vrbitq_u8(sum_.reduced()); }

 private:
  HWY_INLINE void take(std::size_t blocks) {
    power_ = end_ - blocks;
    left_ -= blocks;
  }

  Sum sum_;
  const Factor* end_;
  const Factor* power_;  ///< for the next block; end_: the sum must be reduced before
  std::size_t left_;     ///< blocks whose power is not known yet
};

/// One message, whose lengths are right, or whole blocks from the middle of one. Its bytes go through here in groups of blocks. GHASH takes the ciphertext of
/// the same group, or, as encryption has that only then, that of the group before.
template <bool kEncrypts>
class Run {
 public:
  HWY_INLINE Run(const Entry& entry, const Message& message)
      : entry_(entry),
        hash_(entry, blocks_of(message.aad.size()) + blocks_of(message.bytes) + 1),
        source_(message.source),
        destination_(message.destination),
        left_(message.bytes),
        first_(first_counter(message.iv)),
        counter_(vreinterpretq_u32_u8(vrev32q_u8(first_))) {}

  /// Takes the arguments of Blocks::encrypt.
  HWY_INLINE Run(const Entry& entry, const std::uint8_t* counter, const std::uint8_t* sum, const std::uint8_t* source,
                 std::uint8_t* destination, std::size_t count)
      : entry_(entry),
        hash_(entry, count, vld1q_u8(sum)),
        source_(source),
        destination_(destination),
        left_(count * kBlockBytes),
        first_(vld1q_u8(counter)),
        counter_(vreinterpretq_u32_u8(vrev32q_u8(first_))) {}

  /// Returns GHASH's sum.
  HWY_INLINE Block piece() {
    text();
    return hash_.sum();
  }

  /// Returns the tag, all of it.
  HWY_INLINE Block all(const Message& message) {
    hash_.add_bytes(message.aad.data(), message.aad.size());
    text();
    hash_.add_lengths(message.aad.size(), message.bytes);
    return veorq_u8(hash_.sum(), pad_);
  }

 private:
  /// All bytes that are left.
  HWY_INLINE void text() {
    if (left_ >= kGroupBytes) {
      if (kEncrypts) group<false>();
      while (left_ >= kGroupBytes) group<true>();
      if (kEncrypts) {
        const Block before = hash_.begin_group();
        for (std::size_t pair = 0; pair < kGroup / 2; ++pair) add_pair(pair, before);
      }
    }
    constexpr std::size_t kPart = 4;
    if (left_ > kPart * kBlockBytes) part<kPart, false>();
    switch (blocks_of(left_)) {
      case 0:
        part<0, true>();
        break;
      case 1:
        part<1, true>();
        break;
      case 2:
        part<2, true>();
        break;
      case 3:
        part<3, true>();
        break;
      default:
        part<kPart, true>();
        break;
    }
  }

  /// J0, 7.1, step 2.
  HWY_INLINE Block first_counter(std::span<const std::uint8_t> iv) {
    if (iv.size() == kIvBytes) [[likely]] {
      std::uint8_t block[kBlockBytes] = {};
      __builtin_memcpy(block, iv.data(), kIvBytes);
      block[kBlockBytes - 1] = 1;
      return vld1q_u8(block);
    }
    Hash hash(entry_, blocks_of(iv.size()) + 1);
    hash.add_bytes(iv.data(), iv.size());
    hash.add_lengths(0, iv.size());
    return hash.sum();
  }

  HWY_INLINE Block next_counter() {
    counter_ = vaddq_u32(counter_, uint32x4_t{0, 0, 0, 1});
    return vrev32q_u8(vreinterpretq_u8_u32(counter_));
  }

  /// before: what the blocks before the group have come to.
  HWY_INLINE void add_pair(std::size_t pair, Block before) {
    const Block a = vrbitq_u8(ciphertext_[2 * pair]);
    hash_.add_pair(pair == 0 ? veorq_u8(a, before) : a, vrbitq_u8(ciphertext_[2 * pair + 1]), pair);
  }

  template <bool kHashes>
  HWY_INLINE void group() {
    Block blocks[kGroup];
#pragma GCC unroll 16
    for (std::size_t i = 0; i < kGroup; ++i) {
      blocks[i] = next_counter();
      if (!kEncrypts) ciphertext_[i] = vld1q_u8(source_ + i * kBlockBytes);
    }
    Block before = zero();
    entry_.encrypt(blocks, [&](std::size_t number) {
      if (!kHashes) return;
      if (number == 0) before = hash_.begin_group();
      if (number % 2 == 1) add_pair(number / 2, before);
      // The compiler moves nothing across; left to itself, it begins with all that it can of GHASH.
      asm volatile("");
    });
#pragma GCC unroll 16
    for (std::size_t i = 0; i < kGroup; ++i) {
      const Block in = kEncrypts ? vld1q_u8(source_ + i * kBlockBytes) : ciphertext_[i];
      const Block out = veorq_u8(blocks[i], in);
      vst1q_u8(destination_ + i * kBlockBytes, out);
      if (kEncrypts) ciphertext_[i] = out;
    }
    source_ += kGroupBytes;
    destination_ += kGroupBytes;
    left_ -= kGroupBytes;
  }

  /// kBlocks blocks. kEnds: they are the last, and the last of them may be a part of one; makes pad_ beside them.
  template <std::size_t kBlocks, bool kEnds>
  HWY_INLINE void part() {
    Block blocks[kBlocks + kEnds];
    for (std::size_t i = 0; i < kBlocks; ++i) blocks[i] = next_counter();
    if (kEnds) blocks[kBlocks] = first_;
    entry_.encrypt(blocks, [](std::size_t) {});
    for (std::size_t i = 0; i < kBlocks; ++i) {
      Block before = hash_.begin(blocks_of(left_));
      const std::size_t bytes = kEnds && i + 1 == kBlocks ? left_ : kBlockBytes;
      Block in, out;
      if (bytes == kBlockBytes) {
        in = vld1q_u8(source_);
        out = veorq_u8(blocks[i], in);
        vst1q_u8(destination_, out);
      } else {
        in = load_first(source_, bytes);
        store_first(destination_, veorq_u8(blocks[i], in), bytes);
        out = load_first(destination_, bytes);
      }
      hash_.add(veorq_u8(before, vrbitq_u8(kEncrypts ? out : in)));
      source_ += bytes;
      destination_ += bytes;
      left_ -= bytes;
    }
    if (kEnds) pad_ = blocks[kBlocks];
  }

  const Entry& entry_;
  Hash hash_;
  const std::uint8_t* source_;
  std::uint8_t* destination_;
  std::size_t left_;
  Block first_;         ///< J0
  Block pad_;           ///< J0 encrypted, which hides the tag
  uint32x4_t counter_;  ///< of the block before, in words of this machine
  Block ciphertext_[kGroup];
};

#if TANDEM_AES_GCM_LIBRARIES
using Entries = KeptEntries<Entry>;
#else
/// The entry of one key, where there is no memory for more.
class Entries {
 public:
  HWY_INLINE const Entry* of(std::span<const std::uint8_t> key) {
    if (!entry_.holds(key)) entry_.take(key);
    return &entry_;
  }

 private:
  Entry entry_;
};
#endif

const Entry* entry_of(const Message& message, Entries& entries) {
  return message.expanded != nullptr ? static_cast<const Entry*>(message.expanded) : entries.of(message.key);
}

const Entry& entry_in(const void* key) { return *static_cast<const Entry*>(key); }

void expand_key(std::span<const std::uint8_t> key, void* expanded) { (new (expanded) Entry)->expand_all(key); }

void encrypt_block(const void* key, const std::uint8_t* in, std::uint8_t* out) {
  Block blocks[1] = {vld1q_u8(in)};
  entry_in(key).encrypt(blocks, [](std::size_t) {});
  vst1q_u8(out, blocks[0]);
}

void hash_blocks(const void* key, std::uint8_t* sum, const std::uint8_t* blocks, std::size_t count) {
  Hash hash(entry_in(key), count, vld1q_u8(sum));
  hash.add_bytes(blocks, count * kBlockBytes);
  vst1q_u8(sum, hash.sum());
}

template <bool kEncrypts>
void crypt_blocks(const void* key, const std::uint8_t* counter, std::uint8_t* sum, const std::uint8_t* source,
                  std::uint8_t* destination, std::size_t count) {
  vst1q_u8(sum, Run<kEncrypts>(entry_in(key), counter, sum, source, destination, count).piece());
}

static_assert(alignof(Entry) <= kKeyAlignment);

}  // namespace

constinit const Blocks kBlocksArmv8 = {.key_bytes = sizeof(Entry),
                                       .expand = expand_key,
                                       .encrypt_block = encrypt_block,
                                       .hash = hash_blocks,
                                       .encrypt = crypt_blocks<true>,
                                       .decrypt = crypt_blocks<false>};

void encrypt_armv8(std::span<Message> messages) {
  Entries entries;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entry_of(message, entries);
    if (entry != nullptr) {
      store_first(message.tag.data(), Run<true>(*entry, message).all(message), message.tag.size());
    } else {
      wipe(message.destination, message.bytes);
      wipe(message.tag.data(), message.tag.size());
      message.status = Status::io_error;
    }
  }
}

void decrypt_armv8(std::span<Message> messages) {
  Entries entries;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entry_of(message, entries);
    message.status = Status::io_error;
    if (entry != nullptr) {
      std::uint8_t tag[kMaxTagBytes];
      vst1q_u8(tag, Run<false>(*entry, message).all(message));
      const bool right = equal_in_constant_time(tag, message.tag.data(), message.tag.size());
      message.status = right ? Status::ok : Status::authentication;
      wipe(tag, sizeof tag);
    }
    if (message.status != Status::ok) wipe(message.destination, message.bytes);
  }
}

#if TANDEM_AES_GCM_LIBRARIES
bool keeps_armv8() { return Entries::keeps(); }

void forget_armv8() { Entries::forget(); }
#endif

}  // namespace tandem::aes_gcm
TANDEM_AES_GCM_ARMV8_END
#endif
