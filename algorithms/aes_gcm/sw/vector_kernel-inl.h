// AES-GCM on vectors of one block or more. A kernel defines its vectors in its namespace, and then includes this once:
//
//   TANDEM_AES_GCM_KERNEL  the namespace
//   TANDEM_AES_GCM_BEGIN   from here to TANDEM_AES_GCM_END functions may use what the kernel needs
//   Block, V               a block, a vector
//   kLanes                 blocks in a vector
//   kGroup                 vectors of a message at a time, which keep the units for AES busy
//   functions on them      those of avx2.cpp
//
// A sum of products is reduced once for up to kPowers blocks: each of them is multiplied by the power of the hash key
// A sum of products is reduced once for up to kPowers blocks: each of them is multiplied by the power of the hash key
// that is due at the end of the sum. Zeros stand behind the last power, so that a vector may have fewer blocks than it
// has room for.
//
// Standard  SP 800-38D, sections 6 and 7
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/kept_entries.h"
#include "algorithms/aes_gcm/sw/stream.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "algorithms/aes_gcm/sw/vector_key-inl.h"
#include "engine/equal.h"
#include "engine/wipe.h"

TANDEM_AES_GCM_BEGIN
namespace tandem::aes_gcm::TANDEM_AES_GCM_KERNEL {

constexpr std::size_t kGroupBytes = kGroup * kVectorBytes;
static_assert(kPowers % (kGroup * kLanes) == 0, "a sum ends where a group does");
static_assert(kGroup < 10, "GHASH takes a vector in each of the rounds that all keys have but the last");

constexpr std::size_t blocks_of(std::size_t bytes) { return (bytes + kBlockBytes - 1) / kBlockBytes; }

/// The last block of GHASH, reversed. before, last: bytes.
HWY_INLINE Block lengths(std::uint64_t before, std::uint64_t last) {
  return _mm_set_epi64x(static_cast<std::int64_t>(8 * before), static_cast<std::int64_t>(8 * last));
}

/// GHASH of a number of blocks that is known from the beginning. Vectors are reversed.
class Hash {
 public:
  HWY_INLINE Hash(const Entry& entry, std::size_t blocks) : end_(entry.powers_end()), power_(end_), left_(blocks) {
    if (blocks <= kPowers) take(blocks);
  }

  /// Goes on from the sum of blocks before, not reversed.
  HWY_INLINE Hash(const Entry& entry, std::size_t blocks, Block before)
      : end_(entry.powers_end()), power_(end_), left_(blocks) {
    // This sum reduces to `before`.
    sum_.high = sum_.middle = first_lane(reversed_block(before));
  }

  /// Adds, in one sum, up to kBlockBytes bytes, which come first, and the lengths, which come last, of at most kPowers
  /// blocks.
  HWY_INLINE void add_ends(const std::uint8_t* bytes, std::size_t count, std::uint64_t last) {
    // The aad may be nowhere, from where a masked load takes the CPU long to suppress the fault.
    const Block before = count > 0 ? reversed_block(load_block_part(bytes, count)) : _mm_setzero_si128();
    const Block* const halves = Powers::halves_of(power_);
    if constexpr (kLanes > 1) {
      add_product(sum_, pair(before, lengths(count, last)), pair(*power_, end_[-1]),
                  pair(*halves, Powers::halves_of(end_)[-1]));
    } else {
      add_product(sum_, first_lane(before), first_lane(*power_), first_lane(*halves));
      add_product(sum_, first_lane(lengths(count, last)), first_lane(end_[-1]),
                  first_lane(Powers::halves_of(end_)[-1]));
    }
    power_ += blocks_of(count);
  }

  /// Called before blocks of one kind are added, of which `available` are left, in whole vectors but for the last:
  /// reduces the sum if that is due, which is at most once in kGroup vectors. Returns the addend of the first of them.
  HWY_INLINE V begin(std::size_t available) {
    if (power_ != end_) [[likely]]
      return zeros();
    const V before = folded(reduced(sum_));
    sum_ = Sum();
    take(left_ <= kPowers ? left_ : std::min(available, kPowers));
    return before;
  }

  /// Adds a vector whose blocks behind the first `blocks` are 0.
  HWY_INLINE void add(V vector, std::size_t blocks) {
    add_product(sum_, vector, load(power_), load(Powers::halves_of(power_)));
    power_ += blocks;
  }

  HWY_INLINE void add(const std::uint8_t* bytes, std::size_t count) {
    for (; count > kVectorBytes; bytes += kVectorBytes, count -= kVectorBytes) {
      add(xored(begin(blocks_of(count)), reversed(load(bytes))), kLanes);
    }
    if (count == 0) return;
    const V last = load_first(bytes, count);
    add(xored(begin(blocks_of(count)), reversed(last)), blocks_of(count));
  }

  HWY_INLINE void add_lengths(std::uint64_t before, std::uint64_t last) {
    add(xored(begin(1), first_lane(lengths(before, last))), 1);
  }

  /// The sum, not reversed.
  [[nodiscard]] HWY_INLINE Block sum() const { return reversed_block(first_block(folded(reduced(sum_)))); }

  /// Blocks whose power is not known yet.
  [[nodiscard]] HWY_INLINE std::size_t left() const { return left_; }

 private:
  HWY_INLINE void take(std::size_t blocks) {
    power_ = end_ - blocks;
    left_ -= blocks;
  }

  Sum sum_;
  const Block* end_;
  const Block* power_;  ///< for the next block; end_: the sum must be reduced before
  std::size_t left_;
};

/// Runs one message, whose lengths are right, or with kPiece whole blocks from the middle of one, in groups of vectors.
/// While one group goes through the rounds of AES, GHASH takes its ciphertext; when encrypting, where that comes last,
/// it takes the ciphertext of the group before.
template <bool kEncrypts, bool kPiece = false>
class Run {
 public:
  HWY_INLINE Run(const Entry& entry, const Message& message)
      : entry_(entry),
        hash_(entry, blocks_of(message.aad.size()) + blocks_of(message.bytes) + 1),
        source_(message.source),
        destination_(message.destination),
        left_(message.bytes) {
    first_ = first_counter(message.iv);
    counters_ = plus32(broadcast(reversed_block(first_)), numbers32());
  }

  /// Takes the arguments of Blocks::encrypt.
  HWY_INLINE Run(const Entry& entry, const std::uint8_t* counter, const std::uint8_t* sum, const std::uint8_t* source,
                 std::uint8_t* destination, std::size_t count)
      : entry_(entry),
        hash_(entry, count, load_block(sum)),
        source_(source),
        destination_(destination),
        left_(count * kBlockBytes),
        first_(load_block(counter)) {
    counters_ = plus32(broadcast(reversed_block(first_)), numbers32());
  }

  /// Returns GHASH's sum, not reversed.
  HWY_INLINE Block piece() {
    constexpr std::size_t kBefore = kEncrypts ? kGroup : 0;
    if (left_ < kGroupBytes) {
      end<0>();
    } else {
      group<0, kGroup, false>();
      while (left_ >= kGroupBytes) group<kBefore, kGroup, false>();
      end<kBefore>();
    }
    return hash_.sum();
  }

  /// Returns the tag, all of it.
  HWY_INLINE Block all(const Message& message) {
    const bool is_short = hash_.left() == 0 && message.aad.size() <= kBlockBytes;
    if (is_short) {
      hash_.add_ends(message.aad.data(), message.aad.size(), message.bytes);
    } else {
      hash_.add(message.aad.data(), message.aad.size());
    }
    if (left_ < kGroupBytes) {
      if (!pad_has_room(left_)) pad_ = entry_.encrypted(first_);
      end<0>();
    } else {
      group<0, kGroup, false, true>();
      constexpr std::size_t kBefore = kEncrypts ? kGroup : 0;
      while (left_ >= kGroupBytes) group<kBefore, kGroup, false>();
      end<kBefore>();
    }
    if (!is_short) hash_.add_lengths(message.aad.size(), message.bytes);
    return _mm_xor_si128(hash_.sum(), pad_);
  }

 private:
  /// J0, 7.1, step 2.
  HWY_INLINE Block first_counter(std::span<const std::uint8_t> iv) {
    if (iv.size() == kIvBytes) [[likely]] {
      std::int64_t low;
      std::int32_t high;
      __builtin_memcpy(&low, iv.data(), sizeof low);
      __builtin_memcpy(&high, iv.data() + sizeof low, sizeof high);
      return _mm_insert_epi32(_mm_insert_epi32(_mm_cvtsi64_si128(low), high, 2), 1 << 24, 3);
    }
    Hash hash(entry_, blocks_of(iv.size()) + 1);
    hash.add(iv.data(), iv.size());
    hash.add_lengths(0, iv.size());
    return hash.sum();
  }

  /// Returns whether the last vector of that many bytes has a lane without text at its end; the block that hides the
  /// tag goes there.
  static bool pad_has_room(std::size_t bytes) { return (bytes - 1) % kVectorBytes < kVectorBytes - kBlockBytes; }

  /// The last bytes, fewer than a group, but at least kVectors - 1 vectors, and GHASH up to them. kBefore: vectors of
  /// ciphertext that wait for it.
  template <std::size_t kBefore, std::size_t kVectors = 0>
  HWY_INLINE void end() {
    if constexpr (kVectors < kGroup) {
      if (left_ > kVectors * kVectorBytes) return end<kBefore, kVectors + 1>();
    }
    if constexpr (kVectors > 0) {
      group<kBefore, kVectors, true>();
    } else if constexpr (kBefore > 0) {
      V before = begin_hash();
      for (std::size_t i = kBefore; i > 0; --i) add_ciphertext(before, load(destination_ - i * kVectorBytes));
    }
  }

  /// Runs kVectors vectors. kEnds: they are the last, and the last one may be partial. kPads: makes pad_ beside them.
  template <std::size_t kBefore, std::size_t kVectors, bool kEnds, bool kPads = false>
  HWY_INLINE void group() {
    const std::size_t last_bytes = kEnds ? left_ - (kVectors - 1) * kVectorBytes : kVectorBytes;
    const std::size_t last_blocks = kEnds ? blocks_of(last_bytes) : kLanes;
    const V last_in = kEnds ? load_first(source_ + (kVectors - 1) * kVectorBytes, last_bytes) : zeros();
    V out[kVectors];
    for (std::size_t i = 0; i < kVectors; ++i) {
      out[i] = xored(reversed(counters_), entry_.round_key(0));
      counters_ = plus32(counters_, broadcast(_mm_set_epi32(0, 0, 0, kLanes)));
    }
    if (kPads) pad_ = _mm_xor_si128(first_, first_block(entry_.round_key(0)));
    const bool has_room = kEnds && kBefore == 0 && last_blocks < kLanes;
    if constexpr (kLanes > 1) {
      if (has_room) {
        const Block first = _mm_xor_si128(first_, first_block(entry_.round_key(0)));
        out[kVectors - 1] = with_last_block(out[kVectors - 1], first);
      }
    }

    constexpr std::size_t kHashed = kEncrypts ? kBefore : kVectors;
    V before = kHashed > 0 ? begin_hash() : zeros();
#pragma GCC unroll 16
    for (std::size_t number = 1; number < 10; ++number) {
      rounds<kVectors, kPads>(out, number);
      if (number > kHashed) continue;
      if (kEncrypts) {
        add_ciphertext(before, load(destination_ - (kBefore + 1 - number) * kVectorBytes));
      } else if (kEnds && number == kVectors) {
        add_ciphertext(before, last_in, last_blocks);
      } else {
        add_ciphertext(before, load(source_ + (number - 1) * kVectorBytes));
      }
    }
    if (entry_.rounds() > 10) {
      rounds<kVectors, kPads>(out, 10);
      rounds<kVectors, kPads>(out, 11);
    }
    if (entry_.rounds() > 12) {
      rounds<kVectors, kPads>(out, 12);
      rounds<kVectors, kPads>(out, 13);
    }

    const V last_key = entry_.round_key(entry_.rounds());
    if (kPads) pad_ = _mm_aesenclast_si128(pad_, first_block(last_key));
    for (std::size_t i = 0; i < kVectors; ++i) {
      const bool is_last = kEnds && i + 1 == kVectors;
      out[i] = last_round(out[i], xored(last_key, is_last ? last_in : load(source_ + i * kVectorBytes)));
      std::uint8_t* const to = destination_ + i * kVectorBytes;
      if (is_last && last_bytes < kVectorBytes) {
        if constexpr (kLanes > 1) {
          if (has_room) pad_ = last_block(out[i]);
        }
        store_first(to, out[i], last_bytes);
        if (kEncrypts) out[i] = first_bytes(out[i], last_bytes);
      } else {
        store(to, out[i]);
      }
    }
    source_ += kVectors * kVectorBytes;
    destination_ += kVectors * kVectorBytes;
    left_ -= (kVectors - 1) * kVectorBytes + last_bytes;
    if (kEncrypts && kEnds) {
      before = begin_hash();
      for (std::size_t i = 0; i < kVectors; ++i) {
        add_ciphertext(before, out[i], i + 1 < kVectors ? kLanes : last_blocks);
      }
    }
  }

  template <std::size_t kVectors, bool kPads>
  HWY_INLINE void rounds(V* blocks, std::size_t number) {
    const V key = entry_.round_key(number);
    if (kPads) pad_ = _mm_aesenc_si128(pad_, first_block(key));
    for (std::size_t i = 0; i < kVectors; ++i) blocks[i] = round(blocks[i], key);
  }

  /// A vector of ciphertext, to which `before` is added, which becomes 0.
  HWY_INLINE void add_ciphertext(V& before, V vector, std::size_t blocks = kLanes) {
    hash_.add(xored(before, reversed(vector)), blocks);
    before = zeros();
  }

  /// Begins the hash of the ciphertext; one block, that of the lengths, comes behind it in a whole message.
  HWY_INLINE V begin_hash() { return hash_.begin(hash_.left() - (kPiece ? 0 : 1)); }

  const Entry& entry_;
  Hash hash_;
  const std::uint8_t* source_;
  std::uint8_t* destination_;
  std::size_t left_;
  Block first_;  ///< J0
  Block pad_;    ///< J0 encrypted, which hides the tag
  V counters_;
};

using Entries = KeptEntries<Entry>;

HWY_INLINE const Entry* entry_of(const Message& message, Entries& entries) {
  return message.expanded != nullptr ? static_cast<const Entry*>(message.expanded) : entries.of(message.key);
}

/// Implements Variant::encrypt.
inline void encrypt_all(std::span<Message> messages) {
  Entries entries;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entry_of(message, entries);
    if (entry != nullptr) {
      const Block tag = Run<true>(*entry, message).all(message);
      if (message.tag.size() == kMaxTagBytes) {
        store_block(message.tag.data(), tag);
      } else {
        store_block_part(message.tag.data(), tag, message.tag.size());
      }
    } else {
      wipe(message.destination, message.bytes);
      wipe(message.tag.data(), message.tag.size());
      message.status = Status::io_error;
    }
  }
}

/// Implements Variant::decrypt.
inline void decrypt_all(std::span<Message> messages) {
  Entries entries;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entry_of(message, entries);
    message.status = Status::io_error;
    if (entry != nullptr) {
      std::uint8_t tag[kMaxTagBytes];
      store_block(tag, Run<false>(*entry, message).all(message));
      const bool right = equal_in_constant_time(tag, message.tag.data(), message.tag.size());
      message.status = right ? Status::ok : Status::authentication;
      wipe(tag, sizeof tag);
    }
    if (message.status != Status::ok) wipe(message.destination, message.bytes);
  }
}

inline const Entry& entry_in(const void* key) { return *static_cast<const Entry*>(key); }

inline void expand_key(std::span<const std::uint8_t> key, void* expanded) { (new (expanded) Entry)->expand_all(key); }

inline void encrypt_block(const void* key, const std::uint8_t* in, std::uint8_t* out) {
  store_block(out, entry_in(key).encrypted(load_block(in)));
}

inline void hash_blocks(const void* key, std::uint8_t* sum, const std::uint8_t* blocks, std::size_t count) {
  Hash hash(entry_in(key), count, load_block(sum));
  hash.add(blocks, count * kBlockBytes);
  store_block(sum, hash.sum());
}

template <bool kEncrypts>
void crypt_blocks(const void* key, const std::uint8_t* counter, std::uint8_t* sum, const std::uint8_t* source,
                  std::uint8_t* destination, std::size_t count) {
  store_block(sum, Run<kEncrypts, true>(entry_in(key), counter, sum, source, destination, count).piece());
}

static_assert(alignof(Entry) <= kKeyAlignment);
inline constexpr Blocks kKernelBlocks = {.key_bytes = sizeof(Entry),
                                         .expand = expand_key,
                                         .encrypt_block = encrypt_block,
                                         .hash = hash_blocks,
                                         .encrypt = crypt_blocks<true>,
                                         .decrypt = crypt_blocks<false>};

}  // namespace tandem::aes_gcm::TANDEM_AES_GCM_KERNEL
TANDEM_AES_GCM_END
