#include "bench/wp512_rsa.h"

#include <openssl/evp.h>
#include <openssl/rsa.h>

#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <vector>

#include "bench/clock.h"

namespace tandem::bench::wp512 {
namespace {

constexpr std::uint64_t kSliceNs = 20'000'000;

void require(bool good) {
  if (!good) throw std::runtime_error("OpenSSL cannot do RSA");
}

/// A key of that length, made once.
EVP_PKEY* key_of(int bits) {
  static std::map<int, std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)>> keys;
  const auto known = keys.find(bits);
  if (known != keys.end()) return known->second.get();
  EVP_PKEY* const made = EVP_RSA_gen(static_cast<unsigned>(bits));
  require(made != nullptr);
  keys.emplace(bits, std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)>(made, EVP_PKEY_free));
  return made;
}

}  // namespace

double rsa_ns(int bits, Direction direction, std::size_t rounds) {
  const bool is_public = direction == Direction::encrypt;
  const std::unique_ptr<EVP_PKEY_CTX, void (*)(EVP_PKEY_CTX*)> context(EVP_PKEY_CTX_new(key_of(bits), nullptr),
                                                                       EVP_PKEY_CTX_free);
  require(context != nullptr);
  require((is_public ? EVP_PKEY_encrypt_init(context.get()) : EVP_PKEY_decrypt_init(context.get())) == 1);
  require(EVP_PKEY_CTX_set_rsa_padding(context.get(), RSA_NO_PADDING) == 1);
  std::vector<std::uint8_t> block(static_cast<std::size_t>(bits) / 8, 0x5a);
  block[0] = 0;  // less than any modulus
  std::vector<std::uint8_t> result(block.size());
  const auto call = [&] {
    std::size_t bytes = result.size();
    require((is_public ? EVP_PKEY_encrypt : EVP_PKEY_decrypt)(context.get(), result.data(), &bytes, block.data(),
                                                              block.size()) == 1);
  };
  return time_in_turn({{"openssl", call}}, rounds, kSliceNs).seconds[0] * 1e9;
}

}  // namespace tandem::bench::wp512
