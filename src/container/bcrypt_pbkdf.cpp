#include "container/bcrypt_pbkdf.h"

// OpenSSL 3 calls Blowfish deprecated: nothing new is to use it.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/blowfish.h>

#include <algorithm>
#include <array>
#include <cassert>

#include "container/crypto.h"
#include "container/pi_words.h"
#include "container/secret.h"

namespace tandem::container {
namespace {

constexpr std::size_t kHashBytes = 32;

using Bytes = std::span<const std::uint8_t>;

/// Gives the words of some bytes, over and over.
class Words {
 public:
  explicit Words(Bytes bytes) : bytes_(bytes) {}
  BF_LONG next() {
    BF_LONG word = 0;
    for (int i = 0; i < 4; ++i, at_ = (at_ + 1) % bytes_.size()) word = word << 8 | bytes_[at_];
    return word;
  }

 private:
  Bytes bytes_;
  std::size_t at_ = 0;
};

/// Blowfish with a key schedule that is made to take long.
class Schedule {
 public:
  Schedule() {
    std::ranges::copy_n(kPiWords.begin(), std::size(key_.P), key_.P);
    std::ranges::copy_n(kPiWords.begin() + std::size(key_.P), std::size(key_.S), key_.S);
  }
  Schedule(const Schedule&) = delete;
  Schedule& operator=(const Schedule&) = delete;
  ~Schedule() { wipe(&key_, sizeof key_); }

  /// Replaces all of the state by what it encrypts, `salt` mixed in; without any, zeros.
  void mix(Bytes key, Bytes salt) {
    Words key_words(key);
    for (BF_LONG& word : key_.P) word ^= key_words.next();
    Words salt_words(salt);
    BF_LONG block[2] = {0, 0};
    const auto replace = [&](std::span<BF_LONG> words) {
      for (std::size_t i = 0; i < words.size(); i += 2) {
        if (!salt.empty()) {
          block[0] ^= salt_words.next();
          block[1] ^= salt_words.next();
        }
        BF_encrypt(block, &key_);
        words[i] = block[0];
        words[i + 1] = block[1];
      }
    };
    replace(key_.P);
    replace(key_.S);
    wipe(block, sizeof block);
  }

  void encrypt(BF_LONG* block) const { BF_encrypt(block, &key_); }

 private:
  BF_KEY key_{};
};

/// Returns the hash of bcrypt for a hashed passphrase and a hashed salt.
SecretBytes<kHashBytes> bcrypt_hash(const SecretBytes<64>& passphrase, const SecretBytes<64>& salt) {
  constexpr std::string_view kText = "OxychromaticBlowfishSwatDynamite";
  constexpr int kTimes = 64;
  static_assert(kText.size() == kHashBytes);
  Schedule schedule;
  schedule.mix(passphrase.bytes, salt.bytes);
  for (int i = 0; i < kTimes; ++i) {
    schedule.mix(salt.bytes, {});
    schedule.mix(passphrase.bytes, {});
  }
  Words text({reinterpret_cast<const std::uint8_t*>(kText.data()), kText.size()});
  SecretBytes<kHashBytes> result;
  for (std::size_t at = 0; at < kHashBytes; at += 8) {
    BF_LONG block[2] = {text.next(), text.next()};
    for (int i = 0; i < kTimes; ++i) schedule.encrypt(block);
    for (std::size_t i = 0; i < 8; ++i) result.bytes[at + i] = static_cast<std::uint8_t>(block[i / 4] >> (i % 4 * 8));
    wipe(block, sizeof block);
  }
  return result;
}

}  // namespace

void bcrypt_pbkdf(std::string_view passphrase, Bytes salt, std::uint32_t rounds, std::span<std::uint8_t> output,
                  const Checkpoint& checkpoint) {
  assert(rounds >= 1);
  const std::size_t blocks = (output.size() + kHashBytes - 1) / kHashBytes;
  assert(blocks <= kHashBytes);
  SecretBytes<64> hashed_passphrase;
  hash(Hash::sha512, {{reinterpret_cast<const std::uint8_t*>(passphrase.data()), passphrase.size()}},
       hashed_passphrase.bytes);
  for (std::size_t block = 0; block < blocks; ++block) {
    const std::array<std::uint8_t, 4> number{0, 0, 0, static_cast<std::uint8_t>(block + 1)};
    SecretBytes<64> hashed_salt;
    hash(Hash::sha512, {salt, number}, hashed_salt.bytes);
    SecretBytes<kHashBytes> sum;
    for (std::uint32_t round = 0; round < rounds; ++round) {
      reach(checkpoint);
      const SecretBytes<kHashBytes> one = bcrypt_hash(hashed_passphrase, hashed_salt);
      for (std::size_t i = 0; i < kHashBytes; ++i) sum.bytes[i] ^= one.bytes[i];
      hash(Hash::sha512, {one.bytes}, hashed_salt.bytes);
    }
    // The blocks stand in the output byte by byte in turn.
    for (std::size_t i = 0; i * blocks + block < output.size(); ++i) output[i * blocks + block] = sum.bytes[i];
  }
}

}  // namespace tandem::container
