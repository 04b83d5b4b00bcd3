// `tandem bench peers chacha20`: one core, one message at a time, against OpenSSL and libsodium, in turn in one run.
//
// Every contender gets a new nonce for each message under one key, and encrypts from one warm buffer into another.
#include "bench/peers.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "algorithms/chacha20/sw/chacha20.h"
#include "bench/clock.h"
#include "bench/held.h"
#include "bench/peer_rows.h"
#include "console/console.h"
#include "engine/libraries/library.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::chacha20 {
namespace {

using namespace bench;

using Key = std::array<std::uint8_t, chacha20::kKeyBytes>;
using Nonce = std::array<std::uint8_t, chacha20::kNonceBytes>;

/// libsodium's XOR, or nullptr.
using SodiumXorIc = int(unsigned char*, const unsigned char*, unsigned long long, const unsigned char*, std::uint32_t,
                        const unsigned char*);
SodiumXorIc* sodium_xor_ic(const libraries::Library& sodium) {
  const auto init = sodium.function<int()>("sodium_init");
  if (init == nullptr || init() < 0) return nullptr;
  return sodium.function<SodiumXorIc>("crypto_stream_chacha20_ietf_xor_ic");
}

struct FreeCipher {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

/// Increments a nonce, so that no two messages share one.
void next(Nonce& nonce) {
  for (std::uint8_t& byte : nonce) {
    if (++byte != 0) break;
  }
}

}  // namespace

bool bench_peers(Report& report, const PeersOptions& options) {
  const Key key{1, 2, 3};
  Nonce nonce{};
  const libraries::Library sodium(libraries::kSodiumNames);
  SodiumXorIc* const xor_ic = sodium_xor_ic(sodium);
  const std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> context(EVP_CIPHER_CTX_new());
  if (context == nullptr || EVP_EncryptInit_ex(context.get(), EVP_chacha20(), nullptr, key.data(),
                                               std::array<std::uint8_t, 16>{}.data()) != 1) {
    console::print_message("error: this OpenSSL has no ChaCha20");
    return false;
  }
  if (xor_ic == nullptr) console::print_message("warning: libsodium is not installed; its rows are missing");

  const std::vector<std::size_t> sizes = options.message_bytes.empty()
                                             ? std::vector<std::size_t>(std::begin(facts::chacha20::kBenchMessageBytes),
                                                                        std::end(facts::chacha20::kBenchMessageBytes))
                                             : options.message_bytes;
  for (const std::size_t bytes : sizes) {
    const std::vector<std::uint8_t> source(bytes, 0x5a);
    std::vector<std::uint8_t> destination(bytes);
    std::vector<Contender> contenders;
    std::vector<std::string> engines;
    for (const chacha20::Variant& variant : chacha20::kVariants) {
      if (!takes_part(variant)) continue;
      engines.push_back(fmt::format("cpu.{}", variant.name));
      contenders.push_back({engines.back(), [&, v = &variant] {
                              next(nonce);
                              const chacha20::State state(key, 0, nonce);
                              (void)chacha20::crypt(*v, state, source.data(), destination.data(), bytes * 8);
                            }});
    }
    engines.emplace_back("openssl");
    contenders.push_back({"openssl", [&] {
                            next(nonce);
                            std::array<std::uint8_t, 16> iv{};
                            std::copy(nonce.begin(), nonce.end(), iv.begin() + 4);
                            int written = 0;
                            EVP_EncryptInit_ex(context.get(), nullptr, nullptr, nullptr, iv.data());
                            EVP_EncryptUpdate(context.get(), destination.data(), &written, source.data(),
                                              static_cast<int>(bytes));
                          }});
    if (xor_ic != nullptr) {
      engines.emplace_back("libsodium");
      contenders.push_back({"libsodium", [&] {
                              next(nonce);
                              xor_ic(destination.data(), source.data(), bytes, nonce.data(), 0, key.data());
                            }});
    }
    const Timing timing = time_in_turn(contenders, options.rounds, options.slice_ns);
    add_peer_rows(report, row_of_messages(Algorithm::chacha20, 1, bytes), engines, bytes, timing);
  }
  report.print_by_engine(
      fmt::format("ChaCha20 keystream XOR, measured: one core, one message at a time, medians of {} rounds in turn",
                  options.rounds));
  return true;
}

}  // namespace tandem::chacha20
