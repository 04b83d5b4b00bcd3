// AES-GCM, portable: one bit of GHASH and one byte of AES at a time, in the words of the standard.
//
// Standard    SP 800-38D, sections 6.2 to 6.5 and 7
// Byte order  see ../README.md
// Timing      depends on key and data through the table of AES and through branches: not for secrets where others
//             measure time
// Checked by  aes_gcm_test.cpp
#include "algorithms/aes/sw/reference.h"

#include <algorithm>
#include <new>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/stream.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm {
namespace {

/// A block: bit 0 of the standard is the most significant one of word 0.
struct Block {
  std::uint64_t word[2] = {};

  Block() = default;
  /// The first `count` of kBlockBytes bytes, then zeros.
  explicit Block(const std::uint8_t* bytes, std::size_t count = kBlockBytes) {
    for (std::size_t i = 0; i < count; ++i) word[i / 8] |= std::uint64_t{bytes[i]} << (56 - 8 * (i % 8));
  }
  void copy_to(std::uint8_t* bytes, std::size_t count) const {
    for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(word[i / 8] >> (56 - 8 * (i % 8)));
  }
  [[nodiscard]] bool bit(std::size_t i) const { return (word[i / 64] >> (63 - i % 64) & 1) != 0; }
  void add(const Block& other) {
    word[0] ^= other.word[0];
    word[1] ^= other.word[1];
  }
  /// Bit i goes to bit i + 1; the last one is lost.
  void shift() {
    word[1] = word[1] >> 1 | word[0] << 63;
    word[0] >>= 1;
  }
  ~Block() { wipe(word, sizeof word); }
};

/// Algorithm 1 (6.3).
Block multiply(const Block& x, const Block& y) {
  Block z;
  Block v = y;
  for (std::size_t i = 0; i < 8 * kBlockBytes; ++i) {
    if (x.bit(i)) z.add(v);
    const bool last = v.bit(127);
    v.shift();
    if (last) v.word[0] ^= std::uint64_t{0xe1} << 56;  // R
  }
  return z;
}

/// Algorithm 2 (6.4), of strings that are each filled up with zeros to whole blocks.
class Ghash {
 public:
  explicit Ghash(const Block& h, const Block& sum = Block()) : h_(h), y_(sum) {}

  void add(const std::uint8_t* bytes, std::size_t count) {
    for (std::size_t done = 0; done < count; done += kBlockBytes) {
      add(Block(bytes + done, std::min(kBlockBytes, count - done)));
    }
  }
  /// Two lengths in bytes, which the standard gives in bits.
  void add_lengths(std::uint64_t first, std::uint64_t second) {
    Block block;
    block.word[0] = 8 * first;
    block.word[1] = 8 * second;
    add(block);
  }
  [[nodiscard]] const Block& sum() const { return y_; }

 private:
  void add(const Block& block) {
    y_.add(block);
    y_ = multiply(y_, h_);
  }

  Block h_;
  Block y_;
};

/// inc32 (6.2).
void increment(Block& counter) {
  const std::uint64_t low = counter.word[1];
  counter.word[1] = (low & 0xffff'ffff'0000'0000) | static_cast<std::uint32_t>(low + 1);
}

Block encrypted(const aes::Cipher& cipher, const Block& block) {
  std::uint8_t bytes[kBlockBytes];
  block.copy_to(bytes, kBlockBytes);
  cipher.encrypt(bytes);
  return Block(bytes);
}

/// A message under its key: steps 1 and 2 of algorithms 4 and 5 (7.1, 7.2).
class Work {
 public:
  Work(const aes::Cipher& cipher, const Message& message) : cipher_(cipher), h_(encrypted(cipher, Block())) {
    if (message.iv.size() == kIvBytes) {
      first_ = Block(message.iv.data(), kIvBytes);
      increment(first_);
      return;
    }
    Ghash hash(h_);
    hash.add(message.iv.data(), message.iv.size());
    hash.add_lengths(0, message.iv.size());
    first_ = hash.sum();
  }

  /// GCTR (6.5) from the block behind the first.
  void crypt(const Message& message) const {
    Block counter = first_;
    for (std::size_t done = 0; done < message.bytes; done += kBlockBytes) {
      increment(counter);
      const std::size_t count = std::min(kBlockBytes, message.bytes - done);
      Block block(message.source + done, count);
      block.add(encrypted(cipher_, counter));
      block.copy_to(message.destination + done, count);
    }
  }

  [[nodiscard]] Block tag(const Message& message, const std::uint8_t* ciphertext) const {
    Ghash hash(h_);
    hash.add(message.aad.data(), message.aad.size());
    hash.add(ciphertext, message.bytes);
    hash.add_lengths(message.aad.size(), message.bytes);
    Block tag = encrypted(cipher_, first_);
    tag.add(hash.sum());
    return tag;
  }

 private:
  const aes::Cipher& cipher_;
  Block h_;
  Block first_;
};

/// Calls run(work, message) for each message whose lengths are right.
template <class Run>
void for_each(std::span<Message> messages, const Run& run) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    if (message.expanded != nullptr) {
      run(Work(*static_cast<const aes::Cipher*>(message.expanded), message), message);
    } else {
      const aes::Cipher cipher(message.key.data(), message.key.size());
      run(Work(cipher, message), message);
    }
  }
}

void expand_key(std::span<const std::uint8_t> key, void* expanded) {
  new (expanded) aes::Cipher(key.data(), key.size());
}

void encrypt_block(const void* key, const std::uint8_t* in, std::uint8_t* out) {
  encrypted(*static_cast<const aes::Cipher*>(key), Block(in)).copy_to(out, kBlockBytes);
}

void hash_blocks(const void* key, std::uint8_t* sum, const std::uint8_t* blocks, std::size_t count) {
  Ghash hash(encrypted(*static_cast<const aes::Cipher*>(key), Block()), Block(sum));
  hash.add(blocks, count * kBlockBytes);
  hash.sum().copy_to(sum, kBlockBytes);
}

template <bool kEncrypts>
void crypt_blocks(const void* key, const std::uint8_t* counter_block, std::uint8_t* sum, const std::uint8_t* source,
                  std::uint8_t* destination, std::size_t count) {
  const aes::Cipher& cipher = *static_cast<const aes::Cipher*>(key);
  Block counter(counter_block);
  for (std::size_t done = 0; done < count * kBlockBytes; done += kBlockBytes) {
    increment(counter);
    if (!kEncrypts) hash_blocks(key, sum, source + done, 1);
    Block block(source + done);
    block.add(encrypted(cipher, counter));
    block.copy_to(destination + done, kBlockBytes);
    if (kEncrypts) hash_blocks(key, sum, destination + done, 1);
  }
}

}  // namespace

constinit const Blocks kBlocksReference = {.key_bytes = sizeof(aes::Cipher),
                                           .expand = expand_key,
                                           .encrypt_block = encrypt_block,
                                           .hash = hash_blocks,
                                           .encrypt = crypt_blocks<true>,
                                           .decrypt = crypt_blocks<false>};

void encrypt_reference(std::span<Message> messages) {
  for_each(messages, [](const Work& work, Message& message) {
    work.crypt(message);
    work.tag(message, message.destination).copy_to(message.tag.data(), message.tag.size());
  });
}

void decrypt_reference(std::span<Message> messages) {
  for_each(messages, [](const Work& work, Message& message) {
    std::uint8_t tag[kMaxTagBytes];
    work.tag(message, message.source).copy_to(tag, sizeof tag);
    if (equal_in_constant_time(tag, message.tag.data(), message.tag.size())) {
      work.crypt(message);
    } else {
      wipe(message.destination, message.bytes);
      message.status = Status::authentication;
    }
    wipe(tag, sizeof tag);
  });
}

}  // namespace tandem::aes_gcm
