// AES-GCM for any CPU, in constant time: no tables, no instructions for AES or for products without carries.
//
// 32 blocks of AES go through the gates at once. A message's first batch has the hash key and the block that hides the
// tag beside its first 30 blocks, so that it is all that a short message needs.
//
// Standard    SP 800-38D, sections 6 and 7
// Byte order  see ../README.md
// Timing      independent of key, iv, data and tag; whether a tag matches and whether the key is that of the message
//             before becomes known
// Checked by  aes_gcm_test.cpp
#include <algorithm>
#include <new>
#include <optional>

#include "algorithms/aes/sw/bitsliced.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/ghash.h"
#include "algorithms/aes_gcm/sw/stream.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm {
namespace {

using aes::BitslicedCipher;

constexpr std::size_t kBatchBytes = BitslicedCipher::kBlocks * kBlockBytes;

/// The pads of a message, from the first batch on.
class Pads {
 public:
  /// Makes the first batch.
  Pads(const BitslicedCipher& cipher, std::span<const std::uint8_t> iv) : cipher_(cipher) {
    if (iv.size() == kIvBytes) {
      std::copy_n(iv.data(), kIvBytes, first_);
      first_[kBlockBytes - 1] = 1;
    } else {
      hash_iv(iv);
    }
    __builtin_memcpy(&counter_, first_ + kIvBytes, sizeof counter_);
    counter_ = __builtin_bswap32(counter_);
    std::fill_n(blocks_, kBlockBytes, std::uint8_t{0});
    fill(1);
    std::copy_n(blocks_, kBlockBytes, hash_key_);
    std::copy_n(blocks_ + kBlockBytes, kBlockBytes, tag_pad_);
    used_ = 2 * kBlockBytes;
  }
  Pads(const Pads&) = delete;
  Pads& operator=(const Pads&) = delete;
  ~Pads() {
    wipe(blocks_, sizeof blocks_);
    wipe(hash_key_, sizeof hash_key_);
    wipe(tag_pad_, sizeof tag_pad_);
    wipe(first_, sizeof first_);
  }

  [[nodiscard]] const std::uint8_t* hash_key() const { return hash_key_; }
  [[nodiscard]] const std::uint8_t* tag_pad() const { return tag_pad_; }

  void crypt(const Message& message) {
    for (std::size_t done = 0; done < message.bytes;) {
      if (used_ == kBatchBytes) {
        fill(0);
        used_ = 0;
      }
      const std::size_t count = std::min(kBatchBytes - used_, message.bytes - done);
      const std::uint8_t* source = message.source + done;
      std::uint8_t* destination = message.destination + done;
      for (std::size_t i = 0; i < count; ++i) destination[i] = source[i] ^ blocks_[used_ + i];
      used_ += count;
      done += count;
    }
  }

 private:
  /// 7.1, step 2, for an iv of any other length: needs the hash key before the first batch.
  void hash_iv(std::span<const std::uint8_t> iv) {
    std::fill_n(blocks_, kBlockBytes, std::uint8_t{0});
    cipher_.encrypt(blocks_);
    Ghash hash(blocks_);
    hash.add(iv.data(), iv.size());
    hash.add_lengths(0, iv.size());
    hash.finish(first_);
  }

  /// Encrypts the counters from now on, behind the first `skip` blocks of the batch, which are there already.
  void fill(std::size_t skip) {
    for (std::size_t i = skip; i < BitslicedCipher::kBlocks; ++i) {
      std::uint8_t* block = blocks_ + i * kBlockBytes;
      const std::uint32_t counter = __builtin_bswap32(counter_++);
      std::copy_n(first_, kIvBytes, block);
      __builtin_memcpy(block + kIvBytes, &counter, sizeof counter);
    }
    cipher_.encrypt(blocks_);
  }

  const BitslicedCipher& cipher_;
  std::uint8_t first_[kBlockBytes] = {};  ///< J0
  std::uint32_t counter_;
  std::uint8_t hash_key_[kBlockBytes];
  std::uint8_t tag_pad_[kBlockBytes];
  std::uint8_t blocks_[kBatchBytes] = {};
  std::size_t used_;
};

/// 7.1, steps 5 and 6, for a message whose ciphertext is there.
void tag_of(const Pads& pads, const Message& message, const std::uint8_t* ciphertext, std::uint8_t* tag) {
  Ghash hash(pads.hash_key());
  hash.add(message.aad.data(), message.aad.size());
  hash.add(ciphertext, message.bytes);
  hash.add_lengths(message.aad.size(), message.bytes);
  hash.finish(tag);
  for (std::size_t i = 0; i < kBlockBytes; ++i) tag[i] ^= pads.tag_pad()[i];
}

void encrypt_one(const BitslicedCipher& cipher, Message& message) {
  Pads pads(cipher, message.iv);
  std::uint8_t tag[kMaxTagBytes];
  pads.crypt(message);
  tag_of(pads, message, message.destination, tag);
  std::copy_n(tag, message.tag.size(), message.tag.data());
}

void decrypt_one(const BitslicedCipher& cipher, Message& message) {
  Pads pads(cipher, message.iv);
  std::uint8_t tag[kMaxTagBytes];
  tag_of(pads, message, message.source, tag);
  if (equal_in_constant_time(tag, message.tag.data(), message.tag.size())) {
    pads.crypt(message);
  } else {
    wipe(message.destination, message.bytes);
    message.status = Status::authentication;
  }
  wipe(tag, sizeof tag);
}

bool same_key(const Message& a, const Message& b) {
  return a.key.size() == b.key.size() && equal_in_constant_time(a.key.data(), b.key.data(), a.key.size());
}

/// A key that a caller holds.
struct Expanded {
  explicit Expanded(std::span<const std::uint8_t> key) : cipher(key.data(), key.size()) {
    std::uint8_t blocks[kBatchBytes] = {};
    cipher.encrypt(blocks);
    std::copy_n(blocks, kBlockBytes, hash_key);
    wipe(blocks, sizeof blocks);
  }

  BitslicedCipher cipher;
  std::uint8_t hash_key[kBlockBytes];
};

void expand_key(std::span<const std::uint8_t> key, void* expanded) { new (expanded) Expanded(key); }

void encrypt_block(const void* key, const std::uint8_t* in, std::uint8_t* out) {
  std::uint8_t blocks[kBatchBytes] = {};
  std::copy_n(in, kBlockBytes, blocks);
  static_cast<const Expanded*>(key)->cipher.encrypt(blocks);
  std::copy_n(blocks, kBlockBytes, out);
  wipe(blocks, sizeof blocks);
}

void hash_blocks(const void* key, std::uint8_t* sum, const std::uint8_t* blocks, std::size_t count) {
  std::uint8_t first[kBlockBytes];
  for (std::size_t i = 0; i < kBlockBytes; ++i) first[i] = blocks[i] ^ sum[i];
  Ghash hash(static_cast<const Expanded*>(key)->hash_key);
  hash.add(first, kBlockBytes);
  hash.add(blocks + kBlockBytes, (count - 1) * kBlockBytes);
  hash.finish(sum);
  wipe(first, sizeof first);
}

void crypt_blocks(const void* key, const std::uint8_t* counter, const std::uint8_t* source, std::uint8_t* destination,
                  std::size_t count) {
  std::uint8_t pads[kBatchBytes];
  std::uint32_t number;
  __builtin_memcpy(&number, counter + kIvBytes, sizeof number);
  number = __builtin_bswap32(number);
  for (std::size_t done = 0; done < count * kBlockBytes; done += kBatchBytes) {
    for (std::size_t i = 0; i < kBatchBytes; i += kBlockBytes) {
      const std::uint32_t next = __builtin_bswap32(++number);
      std::copy_n(counter, kIvBytes, pads + i);
      __builtin_memcpy(pads + i + kIvBytes, &next, sizeof next);
    }
    static_cast<const Expanded*>(key)->cipher.encrypt(pads);
    const std::size_t bytes = std::min(kBatchBytes, count * kBlockBytes - done);
    for (std::size_t i = 0; i < bytes; ++i) destination[done + i] = source[done + i] ^ pads[i];
  }
  wipe(pads, sizeof pads);
}

void encrypt_blocks(const void* key, const std::uint8_t* counter, std::uint8_t* sum, const std::uint8_t* source,
                    std::uint8_t* destination, std::size_t count) {
  crypt_blocks(key, counter, source, destination, count);
  hash_blocks(key, sum, destination, count);
}

void decrypt_blocks(const void* key, const std::uint8_t* counter, std::uint8_t* sum, const std::uint8_t* source,
                    std::uint8_t* destination, std::size_t count) {
  hash_blocks(key, sum, source, count);
  crypt_blocks(key, counter, source, destination, count);
}

/// Messages under the same key, one behind the other, share its expansion.
void for_each(std::span<Message> messages, void (*run)(const BitslicedCipher& cipher, Message& message)) {
  std::optional<BitslicedCipher> cipher;
  const Message* before = nullptr;
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    if (message.expanded != nullptr) {
      run(static_cast<const Expanded*>(message.expanded)->cipher, message);
      continue;
    }
    if (before == nullptr || !same_key(*before, message)) cipher.emplace(message.key.data(), message.key.size());
    run(*cipher, message);
    before = &message;
  }
}

}  // namespace

constinit const Blocks kBlocksPortable = {.key_bytes = sizeof(Expanded),
                                          .expand = expand_key,
                                          .encrypt_block = encrypt_block,
                                          .hash = hash_blocks,
                                          .encrypt = encrypt_blocks,
                                          .decrypt = decrypt_blocks};

void encrypt_portable(std::span<Message> messages) { for_each(messages, encrypt_one); }

void decrypt_portable(std::span<Message> messages) { for_each(messages, decrypt_one); }

}  // namespace tandem::aes_gcm
