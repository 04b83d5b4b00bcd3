// AES-GCM with AES and products without carries on vectors of 512 bits: four blocks of a message in each.
//
// A sum of products is reduced once for up to kPowers blocks: each of them is multiplied by the power of the hash key
// that is due where the sum ends. Behind the last power stand zeros, so that a vector may have fewer blocks than it has
// room for.
//
// Standard    SP 800-38D, sections 6 and 7
// Timing      independent of key, iv, data and tag; whether a tag matches and whether two messages have the same key
//             becomes known
// Checked by  aes_gcm_test.cpp
#if defined(__x86_64__)
#include "algorithms/aes_gcm/sw/avx512.h"

#include <algorithm>
#include <cstdint>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/kept_entries.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/equal.h"
#include "engine/wipe.h"

TANDEM_AES_GCM_AVX512_BEGIN
namespace tandem::aes_gcm {
namespace {

using namespace avx512;

/// Vectors of a message at a time, which keep the units for AES busy.
constexpr std::size_t kGroup = 4;
constexpr std::size_t kGroupBytes = kGroup * kVectorBytes;

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

  /// At once up to kBlockBytes bytes, which come first, and the lengths, which come last, of kPowers blocks at most.
  HWY_INLINE void add_ends(const std::uint8_t* bytes, std::size_t count, std::uint64_t last) {
    Block before = _mm_setzero_si128();
    // A masked load from nowhere, as the aad may be, takes the CPU long to suppress the fault.
    if (count > 0) before = reversed(_mm_maskz_loadu_epi8(static_cast<__mmask16>(first(count)), bytes));
    const V blocks = _mm512_inserti32x4(_mm512_zextsi128_si512(before), lengths(count, last), 1);
    add_product(sum_, blocks, _mm512_inserti32x4(_mm512_zextsi128_si512(*power_), end_[-1], 1));
    power_ += blocks_of(count);
  }

  /// Before blocks of one kind are added, of which `available` are left, in whole vectors but for the last: reduces the
  /// sum where that is due, which is at most once in kGroup vectors. Returns what the first of them must be added to.
  HWY_INLINE V begin(std::size_t available) {
    if (power_ != end_) [[likely]]
      return _mm512_setzero_si512();
    const V before = folded(reduced(sum_));
    sum_ = Sum();
    take(left_ <= kPowers ? left_ : std::min(available, kPowers));
    return before;
  }

  /// Adds a vector whose blocks behind the first `blocks` are 0.
  HWY_INLINE void add(V vector, std::size_t blocks) {
    add_product(sum_, vector, _mm512_loadu_si512(power_));
    power_ += blocks;
  }

  HWY_INLINE void add(const std::uint8_t* bytes, std::size_t count) {
    for (; count > kVectorBytes; bytes += kVectorBytes, count -= kVectorBytes) {
      add(_mm512_xor_si512(begin(blocks_of(count)), reversed(_mm512_loadu_si512(bytes))), kLanes);
    }
    if (count == 0) return;
    const V last = _mm512_maskz_loadu_epi8(first(count), bytes);
    add(_mm512_xor_si512(begin(blocks_of(count)), reversed(last)), blocks_of(count));
  }

  HWY_INLINE void add_lengths(std::uint64_t before, std::uint64_t last) {
    add(_mm512_xor_si512(begin(1), _mm512_zextsi128_si512(lengths(before, last))), 1);
  }

  /// The sum, not reversed.
  [[nodiscard]] HWY_INLINE Block sum() const { return reversed(_mm512_castsi512_si128(folded(reduced(sum_)))); }

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

/// One message, whose lengths are right. Its bytes go through here in groups of vectors. While one group goes through
/// the rounds of AES, GHASH takes its ciphertext, or, as encryption has that only then, that of the group before.
template <bool kEncrypts>
class Run {
 public:
  HWY_INLINE Run(const Entry& entry, const Message& message)
      : entry_(entry),
        hash_(entry, blocks_of(message.aad.size()) + blocks_of(message.bytes) + 1),
        source_(message.source),
        destination_(message.destination),
        left_(message.bytes) {
    first_ = first_counter(message.iv);
    counters_ = _mm512_add_epi32(_mm512_broadcast_i32x4(reversed(first_)),
                                 _mm512_set_epi32(0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1));
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

  /// Whether the last vector of so many bytes has no text in its last lane: the block that hides the tag goes there.
  static bool pad_has_room(std::size_t bytes) { return (bytes - 1) % kVectorBytes < kVectorBytes - kBlockBytes; }

  /// The last bytes, and GHASH up to them. kBefore: vectors of ciphertext that wait for it.
  template <std::size_t kBefore>
  HWY_INLINE void end() {
    if (left_ > 3 * kVectorBytes) {
      group<kBefore, 4, true>();
    } else if (left_ > 2 * kVectorBytes) {
      group<kBefore, 3, true>();
    } else if (left_ > kVectorBytes) {
      group<kBefore, 2, true>();
    } else if (left_ > 0) {
      group<kBefore, 1, true>();
    } else {
      hash<kBefore>(kLanes);
    }
  }

  /// kVectors vectors; where kEnds, the last ones, of which the last may be a part of one. kPads: makes pad_ beside
  /// them.
  template <std::size_t kBefore, std::size_t kVectors, bool kEnds, bool kPads = false>
  HWY_INLINE void group() {
    const std::size_t last_bytes = kEnds ? left_ - (kVectors - 1) * kVectorBytes : kVectorBytes;
    const std::size_t last_blocks = kEnds ? blocks_of(last_bytes) : kLanes;
    const __mmask64 mask = first(last_bytes);
    V in[kVectors];
    V out[kVectors];
    for (std::size_t i = 0; i < kVectors; ++i) {
      const std::uint8_t* const from = source_ + i * kVectorBytes;
      in[i] = kEnds && i + 1 == kVectors ? _mm512_maskz_loadu_epi8(mask, from) : _mm512_loadu_si512(from);
      out[i] = _mm512_xor_si512(reversed(counters_), entry_.round_key(0));
      counters_ = _mm512_add_epi32(counters_, _mm512_set_epi32(0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4));
      if (!kEncrypts) ciphertext_[i] = reversed(in[i]);
    }
    if (kPads) pad_ = _mm_xor_si128(first_, _mm512_castsi512_si128(entry_.round_key(0)));
    const bool has_room = kEnds && kBefore == 0 && last_blocks < kLanes;
    if (has_room) {
      const V first = _mm512_xor_si512(_mm512_broadcast_i32x4(first_), entry_.round_key(0));
      out[kVectors - 1] = _mm512_mask_mov_epi64(out[kVectors - 1], 0xc0, first);
    }

    constexpr std::size_t kHashed = kEncrypts ? kBefore : kVectors;
    if (kHashed > 0) begin_hash();
#pragma GCC unroll 16
    for (std::size_t number = 1; number < 10; ++number) {
      round<kVectors, kPads>(out, number);
      if (number <= kHashed) hash_.add(ciphertext_[number - 1], !kEncrypts && number == kHashed ? last_blocks : kLanes);
    }
    if (entry_.rounds() > 10) {
      round<kVectors, kPads>(out, 10);
      round<kVectors, kPads>(out, 11);
    }
    if (entry_.rounds() > 12) {
      round<kVectors, kPads>(out, 12);
      round<kVectors, kPads>(out, 13);
    }

    const V last_key = entry_.round_key(entry_.rounds());
    if (kPads) pad_ = _mm_aesenclast_si128(pad_, _mm512_castsi512_si128(last_key));
    for (std::size_t i = 0; i < kVectors; ++i) {
      out[i] = _mm512_aesenclast_epi128(out[i], _mm512_xor_si512(last_key, in[i]));
      std::uint8_t* const to = destination_ + i * kVectorBytes;
      if (kEnds && i + 1 == kVectors && last_bytes < kVectorBytes) {
        if (has_room) pad_ = _mm512_extracti32x4_epi32(out[i], kLanes - 1);
        _mm512_mask_storeu_epi8(to, mask, out[i]);
        if (kEncrypts) out[i] = _mm512_maskz_mov_epi8(mask, out[i]);
      } else {
        _mm512_storeu_si512(to, out[i]);
      }
      if (kEncrypts) ciphertext_[i] = reversed(out[i]);
    }
    source_ += kVectors * kVectorBytes;
    destination_ += kVectors * kVectorBytes;
    left_ -= (kVectors - 1) * kVectorBytes + last_bytes;
    if (kEncrypts && kEnds) hash<kVectors>(last_blocks);
  }

  template <std::size_t kVectors, bool kPads>
  HWY_INLINE void round(V* blocks, std::size_t number) {
    const V key = entry_.round_key(number);
    if (kPads) pad_ = _mm_aesenc_si128(pad_, _mm512_castsi512_si128(key));
    for (std::size_t i = 0; i < kVectors; ++i) blocks[i] = _mm512_aesenc_epi128(blocks[i], key);
  }

  /// kVectors vectors of ciphertext, the last with so many blocks.
  template <std::size_t kVectors>
  HWY_INLINE void hash(std::size_t last_blocks) {
    if (kVectors == 0) return;
    begin_hash();
    for (std::size_t i = 0; i < kVectors; ++i) hash_.add(ciphertext_[i], i + 1 < kVectors ? kLanes : last_blocks);
  }
  /// Behind the ciphertext comes one block, that of the lengths.
  HWY_INLINE void begin_hash() { ciphertext_[0] = _mm512_xor_si512(ciphertext_[0], hash_.begin(hash_.left() - 1)); }

  const Entry& entry_;
  Hash hash_;
  const std::uint8_t* source_;
  std::uint8_t* destination_;
  std::size_t left_;
  Block first_;  ///< J0
  Block pad_;    ///< J0 encrypted, which hides the tag
  V counters_;
  V ciphertext_[kGroup];  ///< reversed
};

using Entries = KeptEntries<Entry>;

}  // namespace

void encrypt_avx512(std::span<Message> messages) {
  Entries entries;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entries.of(message.key);
    if (entry != nullptr) {
      const Block tag = Run<true>(*entry, message).all(message);
      if (message.tag.size() == kMaxTagBytes) {
        store_block(message.tag.data(), tag);
      } else {
        _mm_mask_storeu_epi8(message.tag.data(), static_cast<__mmask16>(first(message.tag.size())), tag);
      }
    } else {
      wipe(message.destination, message.bytes);
      wipe(message.tag.data(), message.tag.size());
      message.status = Status::io_error;
    }
  }
}

void decrypt_avx512(std::span<Message> messages) {
  Entries entries;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entries.of(message.key);
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

bool keeps_avx512() { return Entries::keeps(); }

void forget_avx512() { Entries::forget(); }

}  // namespace tandem::aes_gcm
TANDEM_AES_GCM_AVX512_END
#endif
