#include "rsa/keys.h"

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <memory>
#include <utility>

#include "algorithms/modexp/sw/modexp.h"
#include "engine/wipe.h"

namespace tandem::rsa {
namespace {

struct Free {
  void operator()(BIO* file) const { BIO_free(file); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(BIGNUM* number) const { BN_clear_free(number); }
};
using Key = std::unique_ptr<EVP_PKEY, Free>;
using Number = std::unique_ptr<BIGNUM, Free>;
using Bytes = std::vector<std::uint8_t>;

/// Gives no passphrase, and shows no prompt for one.
int no_passphrase(char* /*buffer*/, int /*size*/, int /*writes*/, void* /*user*/) { return -1; }

template <class Read>
Key read(std::string_view pem, const Read& read_one) {
  const std::unique_ptr<BIO, Free> file(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  Key key(file == nullptr ? nullptr : read_one(file.get(), nullptr, no_passphrase, nullptr));
  ERR_clear_error();
  return key != nullptr && EVP_PKEY_is_a(key.get(), "RSA") == 1 ? std::move(key) : nullptr;
}

Number number_of(const EVP_PKEY& key, const char* name) {
  BIGNUM* number = nullptr;
  EVP_PKEY_get_bn_param(&key, name, &number);
  ERR_clear_error();
  return Number(number);
}

/// Appends `bytes` bytes, which must hold it.
bool append(const Number& number, std::size_t bytes, Bytes& octets) {
  if (number == nullptr) return false;
  const std::size_t at = octets.size();
  octets.resize(at + bytes);
  return BN_bn2binpad(number.get(), octets.data() + at, static_cast<int>(bytes)) == static_cast<int>(bytes);
}

/// Returns Status::ok, bad_key or unsupported.
Status take_public(const EVP_PKEY& key, PublicKey& taken) {
  const Number n = number_of(key, OSSL_PKEY_PARAM_RSA_N), e = number_of(key, OSSL_PKEY_PARAM_RSA_E);
  if (n == nullptr || e == nullptr || BN_is_zero(e.get()) || BN_is_odd(n.get()) == 0) return Status::bad_key;
  const auto bits = static_cast<std::size_t>(BN_num_bits(n.get()));
  if (bits < modexp::kMinBits || bits > modexp::kMaxBits || bits % modexp::kStepBits != 0) return Status::unsupported;
  if (BN_cmp(e.get(), n.get()) >= 0) return Status::bad_key;
  taken.iv.modulus_bits = static_cast<std::uint16_t>(bits);
  taken.iv.exponent_bytes = static_cast<std::uint16_t>(BN_num_bytes(e.get()));
  const bool done = append(n, bits / 8, taken.octets) && append(e, taken.iv.exponent_bytes, taken.octets);
  return done ? Status::ok : Status::bad_key;
}

}  // namespace

PrivateKey& PrivateKey::operator=(PrivateKey&& other) noexcept {
  std::swap(iv, other.iv);
  std::swap(octets, other.octets);
  std::swap(public_key, other.public_key);
  return *this;
}

PrivateKey::~PrivateKey() { wipe(octets.data(), octets.size()); }

Status read_public_key(std::string_view pem, PublicKey& key) {
  const Key found = read(pem, PEM_read_bio_PUBKEY);
  if (found == nullptr) return Status::bad_key;
  PublicKey taken;
  const Status status = take_public(*found, taken);
  if (status == Status::ok) key = std::move(taken);
  return status;
}

Status read_private_key(std::string_view pem, PrivateKey& key) {
  const Key found = read(pem, PEM_read_bio_PrivateKey);
  return found == nullptr ? Status::bad_key : take_private_key(*found, key);
}

Status take_private_key(const EVP_PKEY& found, PrivateKey& key) {
  if (EVP_PKEY_is_a(&found, "RSA") != 1) return Status::bad_key;
  PrivateKey taken;
  if (const Status status = take_public(found, taken.public_key); status != Status::ok) return status;
  if (number_of(found, OSSL_PKEY_PARAM_RSA_FACTOR3) != nullptr) return Status::unsupported;
  const std::size_t half = taken.public_key.bytes() / 2;
  const std::size_t e_bytes = taken.public_key.iv.exponent_bytes;
  taken.octets.reserve(5 * half + e_bytes);  // never moved
  for (const char* const name : {OSSL_PKEY_PARAM_RSA_FACTOR1, OSSL_PKEY_PARAM_RSA_FACTOR2}) {
    const Number prime = number_of(found, name);
    if (prime == nullptr) return Status::bad_key;
    if (static_cast<std::size_t>(BN_num_bits(prime.get())) != 8 * half) return Status::unsupported;
    if (!append(prime, half, taken.octets)) return Status::bad_key;
  }
  for (const char* const name :
       {OSSL_PKEY_PARAM_RSA_EXPONENT1, OSSL_PKEY_PARAM_RSA_EXPONENT2, OSSL_PKEY_PARAM_RSA_COEFFICIENT1}) {
    if (!append(number_of(found, name), half, taken.octets)) return Status::bad_key;
  }
  if (!append(number_of(found, OSSL_PKEY_PARAM_RSA_E), e_bytes, taken.octets)) return Status::bad_key;
  taken.iv = {.modulus_bits = taken.public_key.iv.modulus_bits,
              .exponent_bytes = static_cast<std::uint16_t>(half),
              .form = RsaIv::Form::primes,
              .check_bytes = static_cast<std::uint16_t>(e_bytes)};
  key = std::move(taken);
  return Status::ok;
}

}  // namespace tandem::rsa
