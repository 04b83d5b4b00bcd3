#include <openssl/evp.h>

#include <array>
#include <cstring>
#include <memory>

#include "algorithms/aes/sw/block.h"
#include "bench/pdu_runner.h"

namespace tandem::bench {
namespace {

struct Free {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  void operator()(EVP_MAC_CTX* context) const { EVP_MAC_CTX_free(context); }
  void operator()(EVP_MAC* mac) const { EVP_MAC_free(mac); }
};

/// CTR, a context per key: that of 128-EEA2, or of 256-NEA5.
class Ctr : public PduRunner {
 public:
  Ctr(PduSet& set, bool of_256) : PduRunner("openssl", set), of_256_(of_256) {
    for (const Pdu* pdu : set.pdus()) {
      contexts_.emplace_back(EVP_CIPHER_CTX_new());
      const EVP_CIPHER* const cipher = of_256 ? EVP_aes_256_ctr() : EVP_aes_128_ctr();
      EVP_EncryptInit_ex(contexts_.back().get(), cipher, nullptr, pdu->key, nullptr);
    }
  }
  void run(std::size_t first, std::size_t count) override {
    for (std::size_t i = first; i < first + count; ++i) {
      const Pdu& pdu = set_[i];
      std::uint8_t counter[16] = {};
      if (of_256_) {
        std::memcpy(counter, pdu.iv, 12);
      } else {
        aes::write_prefix(pdu, counter);
      }
      int written = 0;
      EVP_EncryptInit_ex(contexts_[i].get(), nullptr, nullptr, nullptr, counter);
      EVP_EncryptUpdate(contexts_[i].get(), pdu.destination, &written, pdu.source, static_cast<int>(pdu.bytes()));
    }
  }

 private:
  bool of_256_;
  std::vector<std::unique_ptr<EVP_CIPHER_CTX, Free>> contexts_;
};

/// Its CMAC, rekeyed for every message: its contexts cannot go back to their beginning in every version.
class Cmac : public PduRunner {
 public:
  explicit Cmac(PduSet& set)
      : PduRunner("openssl", set),
        mac_(EVP_MAC_fetch(nullptr, "CMAC", nullptr)),
        context_(EVP_MAC_CTX_new(mac_.get())) {
    char cipher[] = "AES-128-CBC";
    const OSSL_PARAM parameters[] = {OSSL_PARAM{"cipher", OSSL_PARAM_UTF8_STRING, cipher, sizeof cipher - 1, 0},
                                     OSSL_PARAM{nullptr, 0, nullptr, 0, 0}};
    EVP_MAC_CTX_set_params(context_.get(), parameters);
  }
  void run(std::size_t first, std::size_t count) override {
    for (std::size_t i = first; i < first + count; ++i) {
      Pdu& pdu = set_[i];
      std::uint8_t prefix[aes::kPrefixBytes];
      std::uint8_t tag[16];
      std::size_t bytes = 0;
      aes::write_prefix(pdu, prefix);
      EVP_MAC_init(context_.get(), pdu.key, aes::kKeyBytes, nullptr);
      EVP_MAC_update(context_.get(), prefix, sizeof prefix);
      EVP_MAC_update(context_.get(), pdu.source, pdu.bytes());
      EVP_MAC_final(context_.get(), tag, &bytes, sizeof tag);
      pdu.mac = aes::mac_of(tag);
    }
  }

 private:
  std::unique_ptr<EVP_MAC, Free> mac_;
  std::unique_ptr<EVP_MAC_CTX, Free> context_;
};

}  // namespace

PduRunners openssl_runners(Algorithm function, PduSet& set) {
  PduRunners runners;
  if (function == Algorithm::eea2) runners.push_back(std::make_unique<Ctr>(set, false));
  if (function == Algorithm::nea5) runners.push_back(std::make_unique<Ctr>(set, true));
  if (function == Algorithm::eia2) runners.push_back(std::make_unique<Cmac>(set));
  return runners;
}

}  // namespace tandem::bench
