// AES-GCM, portable: one bit of GHASH and one byte of AES at a time, in the words of the standard.
//
// Standard    SP 800-38D, sections 6.2 to 6.5 and 7
// Byte order  see ../README.md
// Timing      depends on key and data through the table of AES and through branches: not for secrets where others
//             measure time
// Checked by  aes_gcm_test.cpp
#include "algorithms/aes/sw/reference.h"

#include <algorithm>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
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
  explicit Ghash(const Block& h) : h_(h) {}

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

/// A message under its key: steps 1 and 2 of algorithms 4 and 5 (7.1, 7.2).
class Work {
 public:
  explicit Work(const Message& message) : cipher_(message.key.data(), message.key.size()), h_(encrypted(Block())) {
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
      block.add(encrypted(counter));
      block.copy_to(message.destination + done, count);
    }
  }

  [[nodiscard]] Block tag(const Message& message, const std::uint8_t* ciphertext) const {
    Ghash hash(h_);
    hash.add(message.aad.data(), message.aad.size());
    hash.add(ciphertext, message.bytes);
    hash.add_lengths(message.aad.size(), message.bytes);
    Block tag = encrypted(first_);
    tag.add(hash.sum());
    return tag;
  }

 private:
  [[nodiscard]] Block encrypted(const Block& block) const {
    std::uint8_t bytes[kBlockBytes];
    block.copy_to(bytes, kBlockBytes);
    cipher_.encrypt(bytes);
    return Block(bytes);
  }

  aes::Cipher cipher_;
  Block h_;
  Block first_;
};

}  // namespace

void encrypt_reference(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Work work(message);
    work.crypt(message);
    work.tag(message, message.destination).copy_to(message.tag.data(), message.tag.size());
  }
}

void decrypt_reference(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Work work(message);
    std::uint8_t tag[kMaxTagBytes];
    work.tag(message, message.source).copy_to(tag, sizeof tag);
    if (equal_in_constant_time(tag, message.tag.data(), message.tag.size())) {
      work.crypt(message);
    } else {
      wipe(message.destination, message.bytes);
      message.status = Status::authentication;
    }
    wipe(tag, sizeof tag);
  }
}

}  // namespace tandem::aes_gcm
