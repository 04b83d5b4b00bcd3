// AES-128 through OpenSSL's libcrypto: CTR as it is, CMAC out of CBC, which takes long messages in one call.
//
// Standard    3GPP TS 33.401, B.1.3 and B.2.3; SP 800-38B, 6
// Timing      OpenSSL's: independent of key and data where it has instructions for AES, else from tables
// Checked by  aes_test.cpp
#include "engine/libraries/openssl.h"

#include <openssl/evp.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "algorithms/aes/sw/block.h"
#include "algorithms/aes/sw/key_cache.h"
#include "algorithms/aes/sw/variants.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::aes {
namespace {

constexpr std::size_t kKeys = 512;
constexpr std::size_t kPieceBytes = 4096;
constexpr std::uint8_t kZeroBlock[kBlockBytes] = {};

struct FreeContext {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};
using Context = std::unique_ptr<EVP_CIPHER_CTX, FreeContext>;

/// Fetched once for the process: a fetch takes longer than a message.
struct Ciphers {
  const EVP_CIPHER* ctr = EVP_CIPHER_fetch(nullptr, "AES-128-CTR", nullptr);
  const EVP_CIPHER* cbc = EVP_CIPHER_fetch(nullptr, "AES-128-CBC", nullptr);
};
const Ciphers& ciphers() {
  static const Ciphers fetched;  // freed by the process's end
  return fetched;
}

/// Makes a context for `key`, or rekeys an old one. Padding stays on, as it is set again with every IV where it is
/// off; no message is ended, so that it does nothing.
bool set_key(Context& context, const EVP_CIPHER* cipher, const std::uint8_t* key) {
  if (context == nullptr) context.reset(EVP_CIPHER_CTX_new());
  return context != nullptr && EVP_EncryptInit_ex(context.get(), cipher, nullptr, key, nullptr) == 1;
}

bool set_iv(const Context& context, const std::uint8_t* iv) {
  return EVP_EncryptInit_ex(context.get(), nullptr, nullptr, nullptr, iv) == 1;
}

bool encrypt(const Context& context, const std::uint8_t* source, std::uint8_t* destination, std::size_t bytes) {
  int written = 0;
  return EVP_EncryptUpdate(context.get(), destination, &written, source, static_cast<int>(bytes)) == 1 &&
         static_cast<std::size_t>(written) == bytes;
}

/// A key with the contexts that were made from it, each when it is first needed.
class Entry {
 public:
  Entry() = default;
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry() { forget(); }

  [[nodiscard]] bool holds(const std::uint8_t* key) const { return same_key(key, key_); }

  void take(const std::uint8_t* key) {
    std::copy_n(key, kKeyBytes, key_);
    has_ctr_ = has_cbc_ = false;
  }

  [[nodiscard]] bool eea(const Pdu& pdu) {
    if (!has_ctr_) has_ctr_ = set_key(ctr_, ciphers().ctr, key_);
    std::uint8_t counter[kBlockBytes] = {};
    write_prefix(pdu, counter);
    if (!has_ctr_ || !set_iv(ctr_, counter) || !encrypt(ctr_, pdu.source, pdu.destination, pdu.bytes())) return false;
    clear_trailing_bits(pdu);
    return true;
  }

  [[nodiscard]] bool eia(Pdu& pdu) {
    if (!has_cbc_) has_cbc_ = set_key(cbc_, ciphers().cbc, key_) && make_subkeys();
    return has_cbc_ && set_iv(cbc_, kZeroBlock) && mac(pdu);
  }

 private:
  void forget() {
    wipe(key_, sizeof key_);
    wipe(subkeys_, sizeof subkeys_);
  }

  /// SP 800-38B, 6.1.
  bool make_subkeys() {
    std::uint8_t block[kBlockBytes];
    if (!set_iv(cbc_, kZeroBlock) || !encrypt(cbc_, kZeroBlock, block, kBlockBytes)) return false;
    double_block(block, subkeys_[0]);
    double_block(subkeys_[0], subkeys_[1]);
    wipe(block, sizeof block);
    return true;
  }

  /// CBC over prefix and message in pieces: its last block is the MAC.
  bool mac(Pdu& pdu) {
    alignas(kBlockBytes) std::uint8_t piece[kPieceBytes];
    write_prefix(pdu, piece);
    std::size_t filled = kPrefixBytes;
    const std::uint8_t* from = pdu.source;
    std::size_t left = pdu.bytes();
    bool good = true;
    while (good && left > kPieceBytes - filled) {
      std::copy_n(from, kPieceBytes - filled, piece + filled);
      good = encrypt(cbc_, piece, piece, kPieceBytes);
      from += kPieceBytes - filled;
      left -= kPieceBytes - filled;
      filled = 0;
    }
    std::copy_n(from, left, piece + filled);
    const std::size_t bytes = close(piece, filled + left, pdu.len_bits);
    good = good && encrypt(cbc_, piece, piece, bytes);
    pdu.mac = mac_of(piece + bytes - kBlockBytes);
    wipe(piece, bytes);
    return good;
  }

  /// Ends the message whose last `bytes` bytes stand at `piece`: trailing bits, padding, subkey (SP 800-38B, 6.2).
  /// Returns how many bytes there are then.
  std::size_t close(std::uint8_t* piece, std::size_t bytes, std::uint64_t len_bits) const {
    piece[bytes - 1] &= last_byte_mask(len_bits);
    const bool whole = bytes % kBlockBytes == 0 && len_bits % 8 == 0;
    if (len_bits % 8 != 0) {
      piece[bytes - 1] |= static_cast<std::uint8_t>(0x80 >> len_bits % 8);
    } else if (!whole) {
      piece[bytes++] = 0x80;
    }
    const std::size_t padded = (bytes + kBlockBytes - 1) / kBlockBytes * kBlockBytes;
    std::memset(piece + bytes, 0, padded - bytes);
    const std::uint8_t* subkey = subkeys_[whole ? 0 : 1];
    for (std::size_t i = 0; i < kBlockBytes; ++i) piece[padded - kBlockBytes + i] ^= subkey[i];
    return padded;
  }

  std::uint8_t key_[kKeyBytes] = {};
  std::uint8_t subkeys_[2][kBlockBytes] = {};
  Context ctr_;
  Context cbc_;
  bool has_ctr_ = false;
  bool has_cbc_ = false;
};

/// The keys that a thread keeps; OpenSSL wipes its contexts when they are freed.
using Keys = KeyCache<Entry, kKeys>;

Entry& entry_of(Keys& keys, const std::uint8_t* key) {
  Entry* found = keys.find(key);
  if (found != nullptr) return *found;
  Entry& entry = keys.make_room(key, [](const Entry&) { return false; });
  entry.take(key);
  return entry;
}

template <class Function>
void for_each(std::span<Pdu* const> pdus, const Function& function) {
  Keys* const keys = Kept<Keys>::get();
  for (Pdu* pdu : pdus) {
    pdu->status = Status::io_error;
    if (keys == nullptr) continue;
    if (function(entry_of(*keys, pdu->key), *pdu)) pdu->status = Status::ok;
  }
}

}  // namespace

bool has_openssl() { return ciphers().ctr != nullptr && ciphers().cbc != nullptr; }

bool is_constant_time_openssl() { return libraries::openssl_has_aes(); }

void eea_openssl(std::span<Pdu* const> pdus) {
  for_each(pdus, [](Entry& entry, Pdu& pdu) { return entry.eea(pdu); });
}

void eia_openssl(std::span<Pdu* const> pdus) {
  for_each(pdus, [](Entry& entry, Pdu& pdu) { return entry.eia(pdu); });
}

bool keeps_openssl() { return Kept<Keys>::find() != nullptr; }

void forget_openssl() { Kept<Keys>::forget(); }

}  // namespace tandem::aes
