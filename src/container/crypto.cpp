#include "container/crypto.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <vector>

#include "container/romix.h"
#include "container/secret.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::container {
namespace {

struct Free {
  void operator()(EVP_KDF* kdf) const { EVP_KDF_free(kdf); }
  void operator()(EVP_KDF_CTX* context) const { EVP_KDF_CTX_free(context); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_PKEY_CTX* context) const { EVP_PKEY_CTX_free(context); }
  void operator()(BIGNUM* number) const { BN_free(number); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

using KdfContext = std::unique_ptr<EVP_KDF_CTX, Free>;
using Key = std::unique_ptr<EVP_PKEY, Free>;
using Agreement = std::unique_ptr<EVP_PKEY_CTX, Free>;
using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, Free>;

constexpr int kTagBytes = 16;

void require(bool succeeded, const char* what) {
  if (!succeeded) throw CryptoFailure(std::string("libcrypto cannot do ") + what);
}

KdfContext make_kdf(const char* name) {
  const std::unique_ptr<EVP_KDF, Free> kdf(EVP_KDF_fetch(nullptr, name, nullptr));
  require(kdf != nullptr, name);
  KdfContext context(EVP_KDF_CTX_new(kdf.get()));
  require(context != nullptr, name);
  return context;
}

/// A parameter that libcrypto only reads, though its type does not say so.
OSSL_PARAM octets(const char* name, const void* data, std::size_t bytes) {
  return OSSL_PARAM_construct_octet_string(name, const_cast<void*>(data), bytes);
}

Key private_key(std::span<const std::uint8_t, 32> scalar) {
  Key key(EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, nullptr, scalar.data(), scalar.size()));
  require(key != nullptr, "X25519");
  return key;
}

/// A key agreement that is ready to be computed.
Agreement begin_agreement(EVP_PKEY* own, EVP_PKEY* peer, const char* what) {
  Agreement agreement(EVP_PKEY_CTX_new(own, nullptr));
  require(peer != nullptr && agreement != nullptr && EVP_PKEY_derive_init(agreement.get()) == 1 &&
              EVP_PKEY_derive_set_peer(agreement.get(), peer) == 1,
          what);
  return agreement;
}

/// Returns null if that is no point of the curve.
Key p256_public_key(std::span<const std::uint8_t> encoded) {
  const std::unique_ptr<EVP_PKEY_CTX, Free> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  require(context != nullptr && EVP_PKEY_fromdata_init(context.get()) == 1, "P-256");
  char group[] = "P-256";
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
      octets(OSSL_PKEY_PARAM_PUB_KEY, encoded.data(), encoded.size()),
      OSSL_PARAM_construct_end(),
  };
  EVP_PKEY* key = nullptr;
  if (EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, parameters) != 1) ERR_clear_error();
  return Key(key);
}

P256Point point_of(EVP_PKEY* key) {
  BIGNUM *x = nullptr, *y = nullptr;
  const bool known = EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_EC_PUB_X, &x) == 1 &&
                     EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_EC_PUB_Y, &y) == 1;
  const std::unique_ptr<BIGNUM, Free> free_x(x);
  const std::unique_ptr<BIGNUM, Free> free_y(y);
  P256Point point{4};
  require(known && BN_bn2binpad(x, point.data() + 1, 32) == 32 && BN_bn2binpad(y, point.data() + 33, 32) == 32,
          "P-256");
  return point;
}

const EVP_MD* algorithm_of(Hash kind) {
  switch (kind) {
    case Hash::sha256:
      return EVP_sha256();
    case Hash::sha512:
      return EVP_sha512();
    case Hash::sha3_256:
      return EVP_sha3_256();
    case Hash::sha3_512:
      return EVP_sha3_512();
    case Hash::shake128:
      return EVP_shake128();
    case Hash::shake256:
      break;
  }
  return EVP_shake256();
}

/// Derives a key by PBKDF2-HMAC-SHA-256 (RFC 8018) with one iteration.
void pbkdf2_sha256(std::string_view passphrase, std::span<const std::uint8_t> salt, std::span<std::uint8_t> output) {
  const KdfContext context = make_kdf("PBKDF2");
  char digest[] = "SHA256";
  std::uint64_t iterations = 1;
  const OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
      octets(OSSL_KDF_PARAM_PASSWORD, passphrase.data(), passphrase.size()),
      octets(OSSL_KDF_PARAM_SALT, salt.data(), salt.size()),
      OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_ITER, &iterations),
      OSSL_PARAM_construct_end(),
  };
  require(EVP_KDF_derive(context.get(), output.data(), output.size(), parameters) == 1, "PBKDF2");
}

enum class Way : int { open = 0, seal = 1 };

/// Returns ChaCha20-Poly1305, ready for the first byte of text.
CipherContext make_cipher(std::span<const std::uint8_t, 32> key, std::span<const std::uint8_t, 12> nonce, Way way) {
  CipherContext context(EVP_CIPHER_CTX_new());
  const bool ready = context != nullptr && EVP_CipherInit_ex(context.get(), EVP_chacha20_poly1305(), nullptr,
                                                             key.data(), nonce.data(), static_cast<int>(way)) == 1;
  require(ready, "ChaCha20-Poly1305");
  return context;
}

}  // namespace

void random_bytes(std::span<std::uint8_t> bytes) {
  require(RAND_priv_bytes(bytes.data(), static_cast<int>(bytes.size())) == 1, "random numbers");
}

void hkdf_sha256(std::span<const std::uint8_t> secret, std::span<const std::uint8_t> salt, std::string_view info,
                 std::span<std::uint8_t> output) {
  const KdfContext context = make_kdf("HKDF");
  char digest[] = "SHA256";
  const OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
      octets(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
      octets(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
      // The salt is last, since an empty one is the same as none, and libcrypto takes no null pointer for it.
      salt.empty() ? OSSL_PARAM_construct_end() : octets(OSSL_KDF_PARAM_SALT, salt.data(), salt.size()),
      OSSL_PARAM_construct_end(),
  };
  require(EVP_KDF_derive(context.get(), output.data(), output.size(), parameters) == 1, "HKDF-SHA-256");
}

void hkdf_extract(std::span<const std::uint8_t> secret, std::span<const std::uint8_t> salt,
                  std::span<std::uint8_t, 32> pseudorandom_key) {
  const auto* done = HMAC(EVP_sha256(), salt.data(), static_cast<int>(salt.size()), secret.data(), secret.size(),
                          pseudorandom_key.data(), nullptr);
  require(done != nullptr, "HKDF-SHA-256");
}

void hkdf_expand(std::span<const std::uint8_t, 32> pseudorandom_key, std::span<const std::uint8_t> info,
                 std::span<std::uint8_t> output) {
  SecretBytes<32> block;
  assert(output.size() <= block.bytes.size());
  std::vector<std::uint8_t> message(info.begin(), info.end());
  message.push_back(1);  // the number of the block
  const auto* done = HMAC(EVP_sha256(), pseudorandom_key.data(), static_cast<int>(pseudorandom_key.size()),
                          message.data(), message.size(), block.bytes.data(), nullptr);
  require(done != nullptr, "HKDF-SHA-256");
  std::ranges::copy_n(block.bytes.begin(), static_cast<std::ptrdiff_t>(output.size()), output.begin());
}

std::array<std::uint8_t, 32> hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
  std::array<std::uint8_t, 32> mac{};
  const auto* text = reinterpret_cast<const unsigned char*>(message.data());
  const auto* done =
      HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), text, message.size(), mac.data(), nullptr);
  require(done != nullptr, "HMAC-SHA-256");
  return mac;
}

std::array<std::uint8_t, 32> x25519_base(std::span<const std::uint8_t, 32> scalar) {
  std::array<std::uint8_t, 32> point{};
  std::size_t bytes = point.size();
  require(EVP_PKEY_get_raw_public_key(private_key(scalar).get(), point.data(), &bytes) == 1, "X25519");
  return point;
}

bool x25519(std::span<const std::uint8_t, 32> scalar, std::span<const std::uint8_t, 32> point,
            std::span<std::uint8_t, 32> shared) {
  const Key own = private_key(scalar);
  const Key peer(EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, nullptr, point.data(), point.size()));
  const Agreement agreement = begin_agreement(own.get(), peer.get(), "X25519");
  std::size_t bytes = shared.size();
  // An all-zero result is the only failure of libcrypto from here on.
  if (EVP_PKEY_derive(agreement.get(), shared.data(), &bytes) == 1) return true;
  ERR_clear_error();
  wipe(shared.data(), shared.size());
  return false;
}

void scrypt(std::string_view passphrase, std::span<const std::uint8_t> salt, unsigned work_factor,
            std::span<std::uint8_t> output, const Checkpoint& checkpoint) {
  SecretBytes<kRomixBytes> block;
  pbkdf2_sha256(passphrase, salt, block.bytes);
  romix(block.bytes, work_factor, checkpoint);
  pbkdf2_sha256(passphrase, block.bytes, output);
}

void hash(Hash kind, std::initializer_list<std::span<const std::uint8_t>> parts, std::span<std::uint8_t> digest) {
  const EVP_MD* const algorithm = algorithm_of(kind);
  const std::unique_ptr<EVP_MD_CTX, Free> context(EVP_MD_CTX_new());
  require(context != nullptr && EVP_DigestInit_ex(context.get(), algorithm, nullptr) == 1, "hashes");
  for (const auto part : parts) require(EVP_DigestUpdate(context.get(), part.data(), part.size()) == 1, "hashes");
  const bool any_length = kind == Hash::shake128 || kind == Hash::shake256;
  assert(any_length || digest.size() == static_cast<std::size_t>(EVP_MD_get_size(algorithm)));
  const int done = any_length ? EVP_DigestFinalXOF(context.get(), digest.data(), digest.size())
                              : EVP_DigestFinal_ex(context.get(), digest.data(), nullptr);
  require(done == 1, "hashes");
}

std::optional<P256Point> p256_point(std::span<const std::uint8_t> encoded) {
  const Key key = p256_public_key(encoded);
  if (key == nullptr) return std::nullopt;
  return point_of(key.get());
}

P256Point p256_agree(const P256Point& peer, std::span<std::uint8_t, 32> shared) {
  const Key own(EVP_EC_gen("P-256"));
  const Key other = p256_public_key(peer);
  require(own != nullptr && other != nullptr, "P-256");
  const Agreement agreement = begin_agreement(own.get(), other.get(), "P-256");
  std::size_t bytes = shared.size();
  require(EVP_PKEY_derive(agreement.get(), shared.data(), &bytes) == 1, "P-256");
  return point_of(own.get());
}

void seal_message(std::span<const std::uint8_t, 32> key, std::span<const std::uint8_t, 12> nonce,
                  std::span<const std::uint8_t> plaintext, std::span<std::uint8_t> sealed) {
  assert(sealed.size() == plaintext.size() + kTagBytes);
  const CipherContext context = make_cipher(key, nonce, Way::seal);
  int bytes = 0;
  const bool done =
      EVP_CipherUpdate(context.get(), sealed.data(), &bytes, plaintext.data(), static_cast<int>(plaintext.size())) ==
          1 &&
      EVP_CipherFinal_ex(context.get(), sealed.data() + bytes, &bytes) == 1 &&
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, kTagBytes, sealed.last(kTagBytes).data()) == 1;
  require(done, "ChaCha20-Poly1305");
}

bool open_message(std::span<const std::uint8_t, 32> key, std::span<const std::uint8_t, 12> nonce,
                  std::span<const std::uint8_t> sealed, std::span<std::uint8_t> plaintext) {
  assert(sealed.size() == plaintext.size() + kTagBytes);
  const CipherContext context = make_cipher(key, nonce, Way::open);
  std::array<std::uint8_t, kTagBytes> tag{};
  std::ranges::copy(sealed.last(kTagBytes), tag.begin());
  int bytes = 0;
  require(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, kTagBytes, tag.data()) == 1 &&
              EVP_CipherUpdate(context.get(), plaintext.data(), &bytes, sealed.data(),
                               static_cast<int>(plaintext.size())) == 1,
          "ChaCha20-Poly1305");
  std::uint8_t none = 0;  // the cipher is a stream: nothing is left for the end
  if (EVP_CipherFinal_ex(context.get(), &none, &bytes) == 1) return true;
  wipe(plaintext.data(), plaintext.size());
  return false;
}

bool equal_secrets(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
  assert(a.size() == b.size());
  return equal_in_constant_time(a.data(), b.data(), a.size());
}

}  // namespace tandem::container
