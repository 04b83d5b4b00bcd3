// OpenSSL's functions for padding are deprecated, because it would rather do the powers as well.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "rsa/rsa.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <utility>

#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::rsa {
namespace {

using Bytes = std::vector<std::uint8_t>;
constexpr std::uint64_t kTimeoutNs = 60'000'000'000;

/// Bytes that are wiped at the end.
struct Secret : Bytes {
  explicit Secret(std::size_t bytes) : Bytes(bytes) {}
  Secret(const Secret&) = delete;
  Secret& operator=(const Secret&) = delete;
  ~Secret() { wipe(data(), size()); }
};

/// Returns DigestInfo in DER: what the notes of RFC 8017, section 9.2, give for each hash, then the digest.
Bytes digest_info(Hash hash, Octets digest) {
  const auto bytes = static_cast<std::uint8_t>(digest.size());
  Bytes info;
  if (hash == Hash::sha1) {
    info = {0x30, 0x21, 0x30, 0x09, 0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a, 0x05, 0x00, 0x04, bytes};
  } else {
    // The last number of the hash's object identifier.
    const std::uint8_t last = hash == Hash::sha224 ? 4 : hash == Hash::sha256 ? 1 : hash == Hash::sha384 ? 2 : 3;
    info = {0x30, static_cast<std::uint8_t>(17 + bytes),
            0x30, 0x0d,
            0x06, 0x09,
            0x60, 0x86,
            0x48, 0x01,
            0x65, 0x03,
            0x04, 0x02,
            last, 0x05,
            0x00, 0x04,
            bytes};
  }
  info.insert(info.end(), digest.begin(), digest.end());
  return info;
}

/// One operation of `engine`; `octets` is the key.
Status apply(Engine& engine, const RsaIv& iv, Octets octets, Octets base, std::span<std::uint8_t> result) {
  assert(engine.in_flight() == 0);
  Secret message(octets.size() + base.size());
  std::copy(base.begin(), base.end(), std::copy(octets.begin(), octets.end(), message.begin()));
  Task task;
  task.algorithm = engine.capabilities().algorithm;
  task.direction = task.algorithm == Algorithm::rsa_public ? Direction::encrypt : Direction::decrypt;
  task.iv = iv.into_bytes();
  task.source = message.data();
  task.destination = result.data();
  task.len_bits = 8 * message.size();
  Task* one = &task;
  if (engine.submit({&one, 1}) != 1) return Status::would_block;
  while (engine.in_flight() > 0) {
    // The task's buffers are here: they stay until the engine is done, which is bounded.
    (void)engine.wait(kTimeoutNs);
    (void)engine.poll({&one, 1});
  }
  return task.completion.status;
}
Status apply(Engine& engine, const PublicKey& key, Octets base, Bytes& result) {
  result.resize(key.bytes());
  return apply(engine, key.iv, key.octets, base, result);
}
Status apply(Engine& engine, const PrivateKey& key, Octets base, std::span<std::uint8_t> result) {
  return apply(engine, key.iv, key.octets, base, result);
}

/// OpenSSL pads by the length of a key's modulus.
struct FreeRsa {
  void operator()(RSA* key) const { RSA_free(key); }
};
std::unique_ptr<RSA, FreeRsa> modulus_of(const PublicKey& key) {
  std::unique_ptr<RSA, FreeRsa> rsa(RSA_new());
  BIGNUM* const n = BN_bin2bn(key.octets.data(), static_cast<int>(key.bytes()), nullptr);
  BIGNUM* const e = BN_bin2bn(key.octets.data() + key.bytes(), key.iv.exponent_bytes, nullptr);
  if (rsa != nullptr && n != nullptr && e != nullptr && RSA_set0_key(rsa.get(), n, e, nullptr) == 1) return rsa;
  BN_free(n);
  BN_free(e);
  return nullptr;
}

/// Returns EMSA-PKCS1-v1_5; empty if the modulus is too short.
Bytes encode_pkcs1(const PublicKey& key, Hash hash, Octets digest) {
  const Bytes info = digest_info(hash, digest);
  Bytes encoded(key.bytes());
  const bool fits = RSA_padding_add_PKCS1_type_1(encoded.data(), static_cast<int>(encoded.size()), info.data(),
                                                 static_cast<int>(info.size())) == 1;
  ERR_clear_error();
  return fits ? encoded : Bytes();
}

Status sign(Engine& engine, const PrivateKey& key, const Bytes& encoded, Bytes& signature) {
  if (encoded.empty()) return Status::bad_length;
  signature.resize(encoded.size());
  const Status status = apply(engine, key, encoded, signature);
  if (status != Status::ok) signature.clear();
  return status;
}

/// Writes what was signed to `encoded`. Returns `authentication` if the signature is none.
Status open(Engine& engine, const PublicKey& key, Octets signature, Bytes& encoded) {
  if (signature.size() != key.bytes()) return Status::authentication;
  const Status status = apply(engine, key, signature, encoded);
  return status == Status::bad_length ? Status::authentication : status;  // not below the modulus
}

}  // namespace

Status sign_pkcs1(Engine& engine, const PrivateKey& key, Hash hash, Octets digest, Bytes& signature) {
  signature.clear();
  if (hash == Hash::sha1) return Status::unsupported;
  if (digest.size() != digest_bytes(hash)) return Status::io_error;
  return sign(engine, key, encode_pkcs1(key.public_key, hash, digest), signature);
}

Status verify_pkcs1(Engine& engine, const PublicKey& key, Hash hash, Octets digest, Octets signature) {
  if (digest.size() != digest_bytes(hash)) return Status::io_error;
  Bytes encoded;
  if (const Status status = open(engine, key, signature, encoded); status != Status::ok) return status;
  // The result is compared with what must be there, not parsed: RFC 8017, 8.2.2.
  return encoded == encode_pkcs1(key, hash, digest) ? Status::ok : Status::authentication;
}

Status sign_pss(Engine& engine, const PrivateKey& key, Hash hash, std::size_t salt_bytes, Octets digest,
                Bytes& signature) {
  signature.clear();
  if (hash == Hash::sha1) return Status::unsupported;
  const auto rsa = modulus_of(key.public_key);
  Bytes encoded(key.public_key.bytes());
  if (rsa == nullptr || digest.size() != digest_bytes(hash)) return Status::io_error;
  const bool fits = salt_bytes <= encoded.size() &&
                    RSA_padding_add_PKCS1_PSS_mgf1(rsa.get(), encoded.data(), digest.data(), openssl_hash(hash),
                                                   openssl_hash(hash), static_cast<int>(salt_bytes)) == 1;
  ERR_clear_error();
  return sign(engine, key, fits ? encoded : Bytes(), signature);
}

Status verify_pss(Engine& engine, const PublicKey& key, Hash hash, std::size_t salt_bytes, Octets digest,
                  Octets signature) {
  const auto rsa = modulus_of(key);
  if (rsa == nullptr || digest.size() != digest_bytes(hash)) return Status::io_error;
  Bytes encoded;
  if (const Status status = open(engine, key, signature, encoded); status != Status::ok) return status;
  const bool right = salt_bytes <= encoded.size() &&
                     RSA_verify_PKCS1_PSS_mgf1(rsa.get(), digest.data(), openssl_hash(hash), openssl_hash(hash),
                                               encoded.data(), static_cast<int>(salt_bytes)) == 1;
  ERR_clear_error();
  return right ? Status::ok : Status::authentication;
}

std::optional<std::size_t> max_oaep_bytes(const PublicKey& key, Hash hash) {
  const std::size_t padding = 2 * digest_bytes(hash) + 2;
  return key.bytes() < padding ? std::nullopt : std::optional(key.bytes() - padding);
}

Status encrypt_oaep(Engine& engine, const PublicKey& key, Hash hash, Octets label, Octets message, Bytes& ciphertext) {
  ciphertext.clear();
  if (hash == Hash::sha1) return Status::unsupported;
  Secret encoded(key.bytes());
  const bool fits =
      message.size() < key.bytes() &&
      RSA_padding_add_PKCS1_OAEP_mgf1(encoded.data(), static_cast<int>(encoded.size()), message.data(),
                                      static_cast<int>(message.size()), label.data(), static_cast<int>(label.size()),
                                      openssl_hash(hash), openssl_hash(hash)) == 1;
  ERR_clear_error();
  if (!fits) return Status::bad_length;
  const Status status = apply(engine, key, encoded, ciphertext);
  if (status != Status::ok) ciphertext.clear();
  return status;
}

Status decrypt_oaep(Engine& engine, const PrivateKey& key, Hash hash, Octets label, Octets ciphertext, Bytes& message) {
  wipe(message.data(), message.size());
  message.clear();
  if (ciphertext.size() != key.public_key.bytes()) return Status::authentication;
  Secret encoded(ciphertext.size());
  const Status status = apply(engine, key, ciphertext, encoded);
  if (status == Status::bad_length) return Status::authentication;
  if (status != Status::ok) return status;
  const int size = static_cast<int>(encoded.size());
  Secret found(encoded.size());
  const int bytes =
      RSA_padding_check_PKCS1_OAEP_mgf1(found.data(), size, encoded.data(), size, size, label.data(),
                                        static_cast<int>(label.size()), openssl_hash(hash), openssl_hash(hash));
  ERR_clear_error();
  if (bytes < 0) return Status::authentication;
  message.assign(found.begin(), found.begin() + bytes);
  return Status::ok;
}

}  // namespace tandem::rsa
