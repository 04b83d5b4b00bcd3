// RSA through OpenSSL's libcrypto.
//
// Standard    RFC 8017, section 5
// Timing      OpenSSL's: private operations with primes are blinded, and none branches on an exponent
// Checked by  modexp_test.cpp
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/rsa.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/variants.h"
#include "engine/equal.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::modexp {
namespace {

/// Number of private keys that a thread keeps; the derived numbers of a key take as long as an operation.
constexpr std::size_t kKeptKeys = 8;

struct Free {
  void operator()(BIGNUM* number) const { BN_clear_free(number); }
  void operator()(BN_CTX* context) const { BN_CTX_free(context); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_PKEY_CTX* context) const { EVP_PKEY_CTX_free(context); }
  void operator()(OSSL_PARAM_BLD* builder) const { OSSL_PARAM_BLD_free(builder); }
  void operator()(OSSL_PARAM* parameters) const { OSSL_PARAM_free(parameters); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;
using Number = Owned<BIGNUM>;

enum class Kind : std::uint8_t { known, secret };

Number number(Kind kind, Octets bytes = {}) {
  // OpenSSL wipes the copies that it makes of a secure number.
  Number result(kind == Kind::secret ? BN_secure_new() : BN_new());
  if (result == nullptr || BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), result.get()) == nullptr) return {};
  if (kind == Kind::secret) BN_set_flags(result.get(), BN_FLG_CONSTTIME);
  return result;
}

/// Numbers that OpenSSL calculates with; what was in them stays until it is freed, which wipes them.
struct Scratch {
  Owned<BN_CTX> context{BN_CTX_new()};
};
BN_CTX* context() {
  Scratch* const scratch = Kept<Scratch>::get();
  return scratch == nullptr ? nullptr : scratch->context.get();
}

bool is_whole_modulus(const BIGNUM* n, std::size_t bytes) {
  return BN_is_odd(n) != 0 && BN_num_bits(n) == static_cast<int>(8 * bytes);
}

/// A private key with primes, made ready for RSA without padding.
class KeptKey {
 public:
  KeptKey() = default;
  KeptKey(KeptKey&&) = default;
  KeptKey& operator=(KeptKey&&) = default;
  ~KeptKey() { wipe(bytes_.data(), bytes_.size()); }

  [[nodiscard]] bool holds(const Message& message) const {
    std::size_t at = 0;
    bool same = true;
    for (const Octets part : parts_of(message)) {
      if (bytes_.size() - at < part.size()) return false;
      same = same && equal_in_constant_time(part.data(), bytes_.data() + at, part.size());
      at += part.size();
    }
    return same && at == bytes_.size();
  }
  [[nodiscard]] const BIGNUM* n() const { return n_.get(); }
  [[nodiscard]] EVP_PKEY_CTX* context() const { return context_.get(); }

  /// Status::ok, bad_key or io_error.
  Status take(const Message& message) {
    const Primes& primes = message.primes;
    const auto secret = [](Octets bytes = {}) { return number(Kind::secret, bytes); };
    const Number p = secret(primes.p), q = secret(primes.q), dp = secret(primes.dp), dq = secret(primes.dq),
                 qinv = secret(primes.qinv);
    n_ = number(Kind::known);
    if (!p || !q || !dp || !dq || !qinv || !n_) return Status::io_error;
    const std::size_t half = message.bytes / 2;
    if (!is_whole_modulus(p.get(), half) || !is_whole_modulus(q.get(), half)) return Status::bad_key;
    if (BN_mul(n_.get(), p.get(), q.get(), modexp::context()) != 1) return Status::io_error;
    if (!is_whole_modulus(n_.get(), message.bytes)) return Status::bad_key;
    // e = 1 / dP mod p - 1, and d = 1 / e mod (p - 1)(q - 1); a key that has none is no key of RSA.
    const Number p1(BN_dup(p.get())), q1(BN_dup(q.get())), phi = secret();
    if (!p1 || !q1 || !phi || BN_sub_word(p1.get(), 1) != 1 || BN_sub_word(q1.get(), 1) != 1) return Status::io_error;
    BN_set_flags(p1.get(), BN_FLG_CONSTTIME);
    if (BN_mul(phi.get(), p1.get(), q1.get(), modexp::context()) != 1) return Status::io_error;
    Number e(message.public_check.empty() ? BN_mod_inverse(nullptr, dp.get(), p1.get(), modexp::context())
                                          : number(Kind::known, message.public_check).release());
    if (!e) return Status::bad_key;
    const Number d(BN_mod_inverse(nullptr, e.get(), phi.get(), modexp::context()));
    if (!d) return Status::bad_key;
    BN_set_flags(d.get(), BN_FLG_CONSTTIME);
    const Owned<OSSL_PARAM_BLD> builder(OSSL_PARAM_BLD_new());
    const std::pair<const char*, const BIGNUM*> numbers[] = {
        {OSSL_PKEY_PARAM_RSA_N, n_.get()},         {OSSL_PKEY_PARAM_RSA_E, e.get()},
        {OSSL_PKEY_PARAM_RSA_D, d.get()},          {OSSL_PKEY_PARAM_RSA_FACTOR1, p.get()},
        {OSSL_PKEY_PARAM_RSA_FACTOR2, q.get()},    {OSSL_PKEY_PARAM_RSA_EXPONENT1, dp.get()},
        {OSSL_PKEY_PARAM_RSA_EXPONENT2, dq.get()}, {OSSL_PKEY_PARAM_RSA_COEFFICIENT1, qinv.get()}};
    for (const auto& [name, value] : numbers) {
      if (!builder || OSSL_PARAM_BLD_push_BN(builder.get(), name, value) != 1) return Status::io_error;
    }
    const Owned<OSSL_PARAM> parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    const Owned<EVP_PKEY_CTX> maker(EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr));
    EVP_PKEY* key = nullptr;
    if (!parameters || !maker || EVP_PKEY_fromdata_init(maker.get()) != 1 ||
        EVP_PKEY_fromdata(maker.get(), &key, EVP_PKEY_KEYPAIR, parameters.get()) != 1) {
      return Status::bad_key;
    }
    const Owned<EVP_PKEY> owner(key);
    context_.reset(EVP_PKEY_CTX_new(key, nullptr));
    if (!context_ || EVP_PKEY_decrypt_init(context_.get()) != 1 ||
        EVP_PKEY_CTX_set_rsa_padding(context_.get(), RSA_NO_PADDING) != 1) {
      return Status::io_error;
    }
    bytes_.reserve(4 * message.bytes);  // never moved
    for (const Octets part : parts_of(message)) bytes_.insert(bytes_.end(), part.begin(), part.end());
    return Status::ok;
  }

 private:
  static std::array<Octets, 6> parts_of(const Message& message) {
    const Primes& primes = message.primes;
    return {primes.p, primes.q, primes.dp, primes.dq, primes.qinv, message.public_check};
  }

  std::vector<std::uint8_t> bytes_;
  Number n_;
  Owned<EVP_PKEY_CTX> context_;
};

struct Keys {
  std::array<KeptKey, kKeptKeys> keys;
  std::size_t next = 0;
};

/// Status::ok and the key, or bad_key or io_error.
Status find_key(const Message& message, const KeptKey*& found) {
  Keys* const kept = Kept<Keys>::get();
  if (kept == nullptr) return Status::io_error;
  for (const KeptKey& key : kept->keys) {
    if (!key.holds(message)) continue;
    found = &key;
    return Status::ok;
  }
  KeptKey fresh;
  const Status status = fresh.take(message);
  if (status != Status::ok) return status;
  KeptKey& place = kept->keys[kept->next++ % kKeptKeys];
  std::swap(place, fresh);  // which wipes the one before
  found = &place;
  return Status::ok;
}

Status fail(const Message& message, Status status = Status::io_error) {
  wipe(message.destination, message.bytes);
  return status;
}

Status run_primes(const Message& message) {
  const KeptKey* key = nullptr;
  const Status status = find_key(message, key);
  if (status != Status::ok) return status;
  const Number base = number(Kind::secret, {message.source, message.bytes});
  if (!base) return fail(message);
  if (BN_cmp(base.get(), key->n()) >= 0) return Status::bad_length;
  std::size_t bytes = message.bytes;
  const bool done = EVP_PKEY_decrypt(key->context(), message.destination, &bytes, message.source, message.bytes) == 1;
  // OpenSSL does not say why it failed. It has taken the key, so the key's numbers must be wrong.
  return done && bytes == message.bytes ? Status::ok : fail(message, Status::wrong_result);
}

Status run_one_modulus(const Message& message) {
  const bool is_private = message.operation == Operation::private_exponent;
  const Kind kind = is_private ? Kind::secret : Kind::known;
  const Number n = number(Kind::known, message.n), base = number(kind, {message.source, message.bytes});
  const Number exponent = number(kind, message.exponent), result = number(kind);
  if (!n || !base || !result || !exponent) return fail(message);
  if (!is_whole_modulus(n.get(), message.bytes)) return Status::bad_key;
  if (BN_cmp(base.get(), n.get()) >= 0) return Status::bad_length;
  const auto power = is_private ? BN_mod_exp_mont_consttime : BN_mod_exp_mont;
  if (power(result.get(), base.get(), exponent.get(), n.get(), context(), nullptr) != 1) return fail(message);
  if (is_private && !message.public_check.empty()) {
    const Number e = number(Kind::known, message.public_check), again = number(Kind::secret);
    if (!e || !again || BN_mod_exp_mont(again.get(), result.get(), e.get(), n.get(), context(), nullptr) != 1) {
      return fail(message);
    }
    if (BN_cmp(again.get(), base.get()) != 0) return fail(message, Status::wrong_result);
  }
  const int size = static_cast<int>(message.bytes);
  return BN_bn2binpad(result.get(), message.destination, size) == size ? Status::ok : fail(message);
}

}  // namespace

bool has_openssl() { return true; }

void run_openssl(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    message.status = message.operation == Operation::primes ? run_primes(message) : run_one_modulus(message);
  }
}

bool keeps_openssl() { return Kept<Keys>::find() != nullptr || Kept<Scratch>::find() != nullptr; }

void forget_openssl() {
  Kept<Keys>::forget();
  Kept<Scratch>::forget();
}

}  // namespace tandem::modexp
