#include "container/ssh_crypto.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/decoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <string>

#include "container/crypto.h"

namespace tandem::container {
namespace {

struct Free {
  void operator()(BIGNUM* number) const { BN_clear_free(number); }
  void operator()(BN_CTX* context) const { BN_CTX_free(context); }
  void operator()(BIO* bio) const { BIO_free(bio); }
  void operator()(EVP_PKEY_CTX* context) const { EVP_PKEY_CTX_free(context); }
  void operator()(OSSL_PARAM_BLD* builder) const { OSSL_PARAM_BLD_free(builder); }
  void operator()(OSSL_PARAM* parameters) const { OSSL_PARAM_free(parameters); }
  void operator()(X509_SIG* sealed) const { X509_SIG_free(sealed); }
  void operator()(PBEPARAM* parameters) const { PBEPARAM_free(parameters); }
  void operator()(PBE2PARAM* parameters) const { PBE2PARAM_free(parameters); }
  void operator()(PBKDF2PARAM* parameters) const { PBKDF2PARAM_free(parameters); }
  void operator()(SCRYPT_PARAMS* parameters) const { SCRYPT_PARAMS_free(parameters); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

using Bytes = std::span<const std::uint8_t>;

void require(bool succeeded, const char* what) {
  if (!succeeded) throw CryptoFailure(std::string("libcrypto cannot do ") + what);
}

CryptoKey own(EVP_PKEY* key) { return key == nullptr ? nullptr : CryptoKey(key, EVP_PKEY_free); }

Owned<BIGNUM> number(std::uint64_t value = 0) {
  Owned<BIGNUM> result(BN_new());
  require(result != nullptr && BN_set_word(result.get(), value) == 1, "large numbers");
  return result;
}

/// Returns a number in memory that libcrypto wipes, also where it copies it.
Owned<BIGNUM> secret_number(Bytes bytes) {
  Owned<BIGNUM> result(BN_secure_new());
  require(result != nullptr && BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), result.get()) != nullptr,
          "large numbers");
  BN_set_flags(result.get(), BN_FLG_CONSTTIME);
  return result;
}

Owned<BIGNUM> public_number(Bytes bytes) {
  Owned<BIGNUM> result(BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), nullptr));
  require(result != nullptr, "large numbers");
  return result;
}

std::vector<std::uint8_t> bytes_of(const BIGNUM* value) {
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(BN_num_bytes(value)));
  BN_bn2bin(value, bytes.data());
  return bytes;
}

/// Numbers modulo 2^255 - 19.
class Field {
 public:
  Field() : context_(BN_CTX_new()), prime_(number(1)) {
    require(
        context_ != nullptr && BN_lshift(prime_.get(), prime_.get(), 255) == 1 && BN_sub_word(prime_.get(), 19) == 1,
        "large numbers");
  }

  Owned<BIGNUM> add(const BIGNUM* a, const BIGNUM* b) { return compute(BN_mod_add, a, b); }
  Owned<BIGNUM> subtract(const BIGNUM* a, const BIGNUM* b) { return compute(BN_mod_sub, a, b); }
  Owned<BIGNUM> multiply(const BIGNUM* a, const BIGNUM* b) { return compute(BN_mod_mul, a, b); }
  /// Returns a / b; b is not 0.
  Owned<BIGNUM> divide(const BIGNUM* a, const BIGNUM* b) {
    const Owned<BIGNUM> inverse(BN_mod_inverse(nullptr, b, prime_.get(), context_.get()));
    require(inverse != nullptr, "large numbers");
    return multiply(a, inverse.get());
  }
  Owned<BIGNUM> reduce(const BIGNUM* a) { return add(a, number().get()); }
  bool is_square(const BIGNUM* a) { return BN_kronecker(a, prime_.get(), context_.get()) != -1; }

 private:
  template <class Operation>
  Owned<BIGNUM> compute(Operation operation, const BIGNUM* a, const BIGNUM* b) {
    Owned<BIGNUM> result = number();
    require(operation(result.get(), a, b, prime_.get(), context_.get()) == 1, "large numbers");
    return result;
  }

  Owned<BN_CTX> context_;
  Owned<BIGNUM> prime_;
};

CryptoKey rsa_key(int selection, OSSL_PARAM_BLD* builder) {
  const Owned<OSSL_PARAM> parameters(OSSL_PARAM_BLD_to_param(builder));
  const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr));
  require(parameters != nullptr && context != nullptr && EVP_PKEY_fromdata_init(context.get()) == 1, "RSA");
  EVP_PKEY* key = nullptr;
  if (EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) != 1) ERR_clear_error();
  return own(key);
}

enum class Way : std::uint8_t { seal, open };

/// Returns RSA-OAEP, ready for a message.
Owned<EVP_PKEY_CTX> make_oaep(const CryptoKey& key, Way way, std::string_view label) {
  Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new(key.get(), nullptr));
  require(context != nullptr, "RSA-OAEP");
  const int begun = way == Way::seal ? EVP_PKEY_encrypt_init(context.get()) : EVP_PKEY_decrypt_init(context.get());
  void* const own_label = OPENSSL_memdup(label.data(), label.size());  // which the context frees
  const bool ready = begun == 1 && EVP_PKEY_CTX_set_rsa_padding(context.get(), RSA_PKCS1_OAEP_PADDING) == 1 &&
                     EVP_PKEY_CTX_set_rsa_oaep_md(context.get(), EVP_sha256()) == 1 &&
                     EVP_PKEY_CTX_set_rsa_mgf1_md(context.get(), EVP_sha256()) == 1 && own_label != nullptr &&
                     EVP_PKEY_CTX_set0_rsa_oaep_label(context.get(), own_label, static_cast<int>(label.size())) == 1;
  require(ready, "RSA-OAEP");
  return context;
}

/// The data behind the callback by which libcrypto asks for a passphrase.
struct Question {
  const std::string_view* passphrase;
  bool asked = false;
};

int answer(char* buffer, int size, int /*writing*/, void* data) {
  auto* const question = static_cast<Question*>(data);
  question->asked = true;
  if (question->passphrase == nullptr || question->passphrase->size() > static_cast<std::size_t>(size)) return -1;
  std::memcpy(buffer, question->passphrase->data(), question->passphrase->size());
  return static_cast<int>(question->passphrase->size());
}

/// Returns the parameters of an algorithm; null if they are others.
template <class T>
Owned<T> parameters_of(const X509_ALGOR* algorithm, const ASN1_ITEM* item) {
  int type = 0;
  const void* value = nullptr;
  X509_ALGOR_get0(nullptr, &type, &value, algorithm);
  if (type != V_ASN1_SEQUENCE) return nullptr;
  return Owned<T>(static_cast<T*>(ASN1_item_unpack(static_cast<const ASN1_STRING*>(value), item)));
}

int kind_of(const X509_ALGOR* algorithm) {
  const ASN1_OBJECT* object = nullptr;
  X509_ALGOR_get0(&object, nullptr, nullptr, algorithm);
  return OBJ_obj2nid(object);
}

/// Returns the most there is for a number that is negative, or none.
std::uint64_t value_of(const ASN1_INTEGER* number) {
  std::uint64_t value = 0;
  const bool fits = number != nullptr && ASN1_INTEGER_get_uint64(&value, number) == 1;
  return fits ? value : std::numeric_limits<std::uint64_t>::max();
}

/// Returns whether scrypt with these numbers mixes more than 2^22 blocks: a few seconds. libcrypto limits its memory,
/// not its time.
bool is_long(const SCRYPT_PARAMS& parameters) {
  constexpr std::uint64_t kMaxBlocks = std::uint64_t{1} << 22;
  std::uint64_t blocks = 1;
  for (const ASN1_INTEGER* const factor :
       {parameters.costParameter, parameters.blockSize, parameters.parallelizationParameter}) {
    const std::uint64_t value = value_of(factor);
    if (value > kMaxBlocks || (blocks *= value) > kMaxBlocks) return true;
  }
  return false;
}

/// Returns whether it takes long to try a passphrase for a private key in PKCS 8. Other keys in PEM have no number of
/// rounds.
bool takes_long(BIO* pem) {
  constexpr std::uint64_t kMaxRounds = 10'000'000;  // some seconds; OpenSSL makes 2,048 by itself
  const Owned<X509_SIG> sealed(PEM_read_bio_PKCS8(pem, nullptr, nullptr, nullptr));
  if (sealed == nullptr) return false;
  const X509_ALGOR* algorithm = nullptr;
  X509_SIG_get0(sealed.get(), &algorithm, nullptr);
  if (kind_of(algorithm) != NID_pbes2) {
    const auto rounds = parameters_of<PBEPARAM>(algorithm, ASN1_ITEM_rptr(PBEPARAM));
    return rounds != nullptr && value_of(rounds->iter) > kMaxRounds;
  }
  const auto both = parameters_of<PBE2PARAM>(algorithm, ASN1_ITEM_rptr(PBE2PARAM));
  if (both == nullptr) return false;
  if (kind_of(both->keyfunc) == NID_id_scrypt) {
    const auto numbers = parameters_of<SCRYPT_PARAMS>(both->keyfunc, ASN1_ITEM_rptr(SCRYPT_PARAMS));
    return numbers != nullptr && is_long(*numbers);
  }
  const auto rounds = parameters_of<PBKDF2PARAM>(both->keyfunc, ASN1_ITEM_rptr(PBKDF2PARAM));
  return rounds != nullptr && value_of(rounds->iter) > kMaxRounds;
}

}  // namespace

std::optional<std::array<std::uint8_t, 32>> to_x25519_point(std::span<const std::uint8_t, 32> ed25519_point) {
  Field field;
  std::array<std::uint8_t, 32> bytes{};
  std::ranges::copy(ed25519_point, bytes.begin());
  bytes[31] &= 0x7f;  // the sign of x
  const Owned<BIGNUM> encoded(BN_lebin2bn(bytes.data(), bytes.size(), nullptr));
  require(encoded != nullptr, "large numbers");
  const Owned<BIGNUM> one = number(1);
  const Owned<BIGNUM> y = field.reduce(encoded.get());

  // x^2 = (y^2 - 1) / (d y^2 + 1), where d = -121665 / 121666.
  const Owned<BIGNUM> d =
      field.divide(field.subtract(number().get(), number(121665).get()).get(), number(121666).get());
  const Owned<BIGNUM> y2 = field.multiply(y.get(), y.get());
  const Owned<BIGNUM> numerator = field.subtract(y2.get(), one.get());
  const Owned<BIGNUM> denominator = field.add(field.multiply(d.get(), y2.get()).get(), one.get());
  // The fraction is never 0, since -1 / d is no square. It is a square if its parts' product is.
  if (!field.is_square(field.multiply(numerator.get(), denominator.get()).get())) return std::nullopt;

  const Owned<BIGNUM> below = field.subtract(one.get(), y.get());
  std::array<std::uint8_t, 32> point{};
  if (BN_is_zero(below.get())) return point;  // the neutral element, which is of low order
  const Owned<BIGNUM> u = field.divide(field.add(one.get(), y.get()).get(), below.get());
  require(BN_bn2lebinpad(u.get(), point.data(), point.size()) == static_cast<int>(point.size()), "large numbers");
  return point;
}

std::array<std::uint8_t, 32> ed25519_public_key(const SecretBytes<32>& seed) {
  const CryptoKey key =
      own(EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, seed.bytes.data(), seed.bytes.size()));
  std::array<std::uint8_t, 32> point{};
  std::size_t bytes = point.size();
  require(key != nullptr && EVP_PKEY_get_raw_public_key(key.get(), point.data(), &bytes) == 1, "Ed25519");
  return point;
}

CryptoKey rsa_public_key(const RsaNumbers& numbers) {
  const Owned<OSSL_PARAM_BLD> builder(OSSL_PARAM_BLD_new());
  const Owned<BIGNUM> n = public_number(numbers.modulus);
  const Owned<BIGNUM> e = public_number(numbers.public_exponent);
  require(builder != nullptr && OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get()) == 1 &&
              OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get()) == 1,
          "RSA");
  return rsa_key(EVP_PKEY_PUBLIC_KEY, builder.get());
}

CryptoKey rsa_private_key(const RsaNumbers& numbers) {
  const Owned<BN_CTX> context(BN_CTX_secure_new());
  const Owned<BIGNUM> n = public_number(numbers.modulus);
  const Owned<BIGNUM> e = public_number(numbers.public_exponent);
  const Owned<BIGNUM> d = secret_number(numbers.private_exponent);
  const Owned<BIGNUM> p = secret_number(numbers.p);
  const Owned<BIGNUM> q = secret_number(numbers.q);
  const Owned<BIGNUM> coefficient = secret_number(numbers.coefficient);
  const Owned<BIGNUM> product = secret_number({});
  require(context != nullptr && BN_mul(product.get(), p.get(), q.get(), context.get()) == 1, "RSA");
  if (BN_cmp(product.get(), n.get()) != 0 || !BN_is_odd(p.get()) || !BN_is_odd(q.get())) return nullptr;

  // d modulo p - 1 and modulo q - 1, which SSH leaves out.
  const auto reduced = [&](const BIGNUM* prime) {
    const Owned<BIGNUM> below = secret_number({});
    Owned<BIGNUM> result = secret_number({});
    require(BN_copy(below.get(), prime) != nullptr && BN_sub_word(below.get(), 1) == 1 &&
                BN_mod(result.get(), d.get(), below.get(), context.get()) == 1,
            "RSA");
    return result;
  };
  if (BN_is_one(p.get()) || BN_is_one(q.get())) return nullptr;
  const Owned<BIGNUM> d_p = reduced(p.get());
  const Owned<BIGNUM> d_q = reduced(q.get());
  const Owned<OSSL_PARAM_BLD> builder(OSSL_PARAM_BLD_new());
  require(builder != nullptr, "RSA");
  const auto push = [&](const char* name, const BIGNUM* value) {
    require(OSSL_PARAM_BLD_push_BN(builder.get(), name, value) == 1, "RSA");
  };
  push(OSSL_PKEY_PARAM_RSA_N, n.get());
  push(OSSL_PKEY_PARAM_RSA_E, e.get());
  push(OSSL_PKEY_PARAM_RSA_D, d.get());
  push(OSSL_PKEY_PARAM_RSA_FACTOR1, p.get());
  push(OSSL_PKEY_PARAM_RSA_FACTOR2, q.get());
  push(OSSL_PKEY_PARAM_RSA_EXPONENT1, d_p.get());
  push(OSSL_PKEY_PARAM_RSA_EXPONENT2, d_q.get());
  push(OSSL_PKEY_PARAM_RSA_COEFFICIENT1, coefficient.get());
  return rsa_key(EVP_PKEY_KEYPAIR, builder.get());
}

RsaPublicNumbers rsa_public_numbers(const CryptoKey& key) {
  BIGNUM *n = nullptr, *e = nullptr;
  const bool known = EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_RSA_N, &n) == 1 &&
                     EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_RSA_E, &e) == 1;
  const Owned<BIGNUM> own_n(n);
  const Owned<BIGNUM> own_e(e);
  require(known, "RSA");
  return {.modulus = bytes_of(n), .exponent = bytes_of(e)};
}

std::vector<std::uint8_t> rsa_oaep_seal(const CryptoKey& key, std::string_view label, Bytes message) {
  const Owned<EVP_PKEY_CTX> context = make_oaep(key, Way::seal, label);
  std::vector<std::uint8_t> sealed(static_cast<std::size_t>(EVP_PKEY_get_size(key.get())));
  std::size_t bytes = sealed.size();
  const int done = EVP_PKEY_encrypt(context.get(), sealed.data(), &bytes, message.data(), message.size());
  require(done == 1 && bytes == sealed.size(), "RSA-OAEP");
  return sealed;
}

bool rsa_oaep_open(const CryptoKey& key, std::string_view label, Bytes sealed, std::span<std::uint8_t> message) {
  const Owned<EVP_PKEY_CTX> context = make_oaep(key, Way::open, label);
  SecretData opened(static_cast<std::size_t>(EVP_PKEY_get_size(key.get())));
  std::size_t bytes = opened.size();
  const int done = EVP_PKEY_decrypt(context.get(), opened.data(), &bytes, sealed.data(), sealed.size());
  if (done == 1 && bytes == message.size()) {
    std::copy_n(opened.begin(), bytes, message.begin());
    return true;
  }
  ERR_clear_error();
  wipe(message.data(), message.size());
  return false;
}

PemKey read_pem(std::string_view pem, const std::string_view* passphrase) {
  const auto reader = [&] {
    Owned<BIO> bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
    require(bio != nullptr, "PEM");
    return bio;
  };
  PemKey result;
  result.takes_long = takes_long(reader().get());
  if (result.takes_long) return result;
  const Owned<BIO> bio = reader();
  Question question{.passphrase = passphrase};
  const CryptoKey key = own(PEM_read_bio_PrivateKey(bio.get(), nullptr, answer, &question));
  ERR_clear_error();
  result.needs_passphrase = question.asked && key == nullptr;
  if (key == nullptr) return result;
  if (EVP_PKEY_is_a(key.get(), "RSA") == 1) {
    result.rsa = key;
  } else if (EVP_PKEY_is_a(key.get(), "ED25519") == 1) {
    SecretBytes<32>& seed = result.ed25519.emplace();
    std::size_t bytes = seed.bytes.size();
    require(EVP_PKEY_get_raw_private_key(key.get(), seed.bytes.data(), &bytes) == 1, "Ed25519");
  }
  return result;
}

}  // namespace tandem::container
