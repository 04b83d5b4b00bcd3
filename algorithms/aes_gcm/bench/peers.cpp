// `tandem bench peers aes_gcm`: one core, messages alone and in batches, encrypted and decrypted, against OpenSSL,
// intel-ipsec-mb and libsodium, in turn in one run.
//
// All messages are under one key of 256 bits, which the peers have expanded before; each has its own iv, 13 bytes of
// aad as TLS 1.2 has, and warm buffers. To encrypt, the ivs change with every call; to decrypt, the same authentic
// messages are opened again and again.
#include "bench/peers.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "bench/clock.h"
#include "bench/held.h"
#include "bench/peer_rows.h"
#include "console/console.h"
#include "engine/equal.h"
#include "engine/libraries/ipsec_mb.h"
#include "engine/libraries/library.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::aes_gcm {
namespace {

using namespace bench;

using aes_gcm::kIvBytes;
using aes_gcm::kMaxTagBytes;
using aes_gcm::Message;
using Key = std::array<std::uint8_t, aes_gcm::kMaxKeyBytes>;
using Crypt = std::function<void(std::span<Message>)>;

constexpr std::size_t kBatch = 32;
constexpr std::size_t kAadBytes = 13;

/// One way to do both directions.
struct Way {
  std::string name;
  Crypt encrypt;
  Crypt decrypt;
};

/// A batch of messages of one length, with separate buffers.
class Batch {
 public:
  Batch(const Key& key, std::size_t count, std::size_t bytes)
      : ivs_(count), tags_(count), source_(count * bytes, 0x5a), destination_(count * bytes) {
    for (std::size_t i = 0; i < count; ++i) {
      messages_.push_back({key, ivs_[i], aad_, source_.data() + i * bytes, destination_.data() + i * bytes, bytes,
                           tags_[i], Status::ok});
    }
  }
  /// No two messages share an iv.
  void next_ivs() {
    for (auto& iv : ivs_) {
      const std::uint64_t number = next_++;
      for (std::size_t i = 0; i < 8; ++i) iv[i] = static_cast<std::uint8_t>(number >> (8 * i));
    }
  }
  std::span<Message> messages() { return messages_; }
  /// Makes the ciphertexts of now the messages to decrypt.
  void swap_direction() {
    for (Message& message : messages_) {
      const std::uint8_t* ciphertext = message.destination;
      message.destination = const_cast<std::uint8_t*>(message.source);
      message.source = ciphertext;
    }
  }
  [[nodiscard]] bool all_ok() const {
    return std::all_of(messages_.begin(), messages_.end(), [](const Message& m) { return m.status == Status::ok; });
  }

 private:
  std::array<std::uint8_t, kAadBytes> aad_{};
  std::vector<std::array<std::uint8_t, kIvBytes>> ivs_;
  std::vector<std::array<std::uint8_t, kMaxTagBytes>> tags_;
  std::vector<std::uint8_t> source_;
  std::vector<std::uint8_t> destination_;
  std::vector<Message> messages_;
  std::uint64_t next_ = 0;
};

/// OpenSSL's EVP, with the key schedule kept between messages.
class OpenSsl {
 public:
  explicit OpenSsl(const Key& key) : seal_(EVP_CIPHER_CTX_new()), open_(EVP_CIPHER_CTX_new()) {
    EVP_EncryptInit_ex(seal_.get(), EVP_aes_256_gcm(), nullptr, key.data(), nullptr);
    EVP_DecryptInit_ex(open_.get(), EVP_aes_256_gcm(), nullptr, key.data(), nullptr);
  }
  void encrypt(std::span<Message> messages) {
    for (Message& message : messages) {
      EVP_CIPHER_CTX* context = seal_.get();
      EVP_EncryptInit_ex(context, nullptr, nullptr, nullptr, message.iv.data());
      int written = 0;
      EVP_EncryptUpdate(context, nullptr, &written, message.aad.data(), static_cast<int>(message.aad.size()));
      EVP_EncryptUpdate(context, message.destination, &written, message.source, static_cast<int>(message.bytes));
      EVP_EncryptFinal_ex(context, message.destination + written, &written);
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, kMaxTagBytes, message.tag.data());
      message.status = Status::ok;
    }
  }
  void decrypt(std::span<Message> messages) {
    for (Message& message : messages) {
      EVP_CIPHER_CTX* context = open_.get();
      EVP_DecryptInit_ex(context, nullptr, nullptr, nullptr, message.iv.data());
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, kMaxTagBytes, message.tag.data());
      int written = 0;
      EVP_DecryptUpdate(context, nullptr, &written, message.aad.data(), static_cast<int>(message.aad.size()));
      EVP_DecryptUpdate(context, message.destination, &written, message.source, static_cast<int>(message.bytes));
      const bool authentic = EVP_DecryptFinal_ex(context, message.destination + written, &written) == 1;
      message.status = authentic ? Status::ok : Status::authentication;
    }
  }

 private:
  struct Free {
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  };
  std::unique_ptr<EVP_CIPHER_CTX, Free> seal_;
  std::unique_ptr<EVP_CIPHER_CTX, Free> open_;
};

/// libsodium with a key expanded before.
class Sodium {
 public:
  explicit Sodium(const Key& key) : library_(libraries::kSodiumNames) {
    const auto init = library_.function<int()>("sodium_init");
    const auto has_aes = library_.function<int()>("crypto_aead_aes256gcm_is_available");
    const auto expand = library_.function<int(void*, const Byte*)>("crypto_aead_aes256gcm_beforenm");
    if (init == nullptr || init() < 0 || has_aes == nullptr || has_aes() == 0 || expand == nullptr) return;
    expand(state_.data(), key.data());
    seal_ = library_.function<Seal>("crypto_aead_aes256gcm_encrypt_detached_afternm");
    open_ = library_.function<Open>("crypto_aead_aes256gcm_decrypt_detached_afternm");
  }
  [[nodiscard]] bool usable() const { return seal_ != nullptr && open_ != nullptr; }

  void encrypt(std::span<Message> messages) {
    for (Message& message : messages) {
      seal_(message.destination, message.tag.data(), nullptr, message.source, message.bytes, message.aad.data(),
            message.aad.size(), nullptr, message.iv.data(), state_.data());
      message.status = Status::ok;
    }
  }
  void decrypt(std::span<Message> messages) {
    for (Message& message : messages) {
      const int result = open_(message.destination, nullptr, message.source, message.bytes, message.tag.data(),
                               message.aad.data(), message.aad.size(), message.iv.data(), state_.data());
      message.status = result == 0 ? Status::ok : Status::authentication;
    }
  }

 private:
  using Byte = unsigned char;
  using Length = unsigned long long;
  using Seal = int(Byte*, Byte*, Length*, const Byte*, Length, const Byte*, Length, const Byte*, const Byte*,
                   const void*);
  using Open = int(Byte*, Byte*, const Byte*, Length, const Byte*, const Byte*, Length, const Byte*, const void*);

  libraries::Library library_;
  alignas(64) std::array<std::uint8_t, 512> state_{};
  Seal* seal_ = nullptr;
  Open* open_ = nullptr;
};

#if TANDEM_HAS_IPSEC_MB
/// intel-ipsec-mb's functions for one message, on a key expanded before.
class IpsecMb {
 public:
  IpsecMb(std::span<const char* const> names, const Key& key) : library_(names), manager_(library_.make_manager()) {
    if (!library_.usable()) console::print_message("warning: {}", library_.problem());
    if (usable()) IMB_AES256_GCM_PRE(manager_.get(), key.data(), &key_);
  }
  [[nodiscard]] bool usable() const { return manager_ != nullptr; }

  void encrypt(std::span<Message> messages) {
    for (Message& m : messages) {
      IMB_AES256_GCM_ENC(manager_.get(), &key_, &context_, m.destination, m.source, m.bytes, m.iv.data(), m.aad.data(),
                         m.aad.size(), m.tag.data(), kMaxTagBytes);
      m.status = Status::ok;
    }
  }
  void decrypt(std::span<Message> messages) {
    for (Message& m : messages) {
      std::uint8_t tag[kMaxTagBytes];
      IMB_AES256_GCM_DEC(manager_.get(), &key_, &context_, m.destination, m.source, m.bytes, m.iv.data(), m.aad.data(),
                         m.aad.size(), tag, kMaxTagBytes);
      m.status = equal_in_constant_time(tag, m.tag.data(), kMaxTagBytes) ? Status::ok : Status::authentication;
    }
  }

 private:
  libraries::IpsecMb library_;
  libraries::IpsecMb::Manager manager_;
  alignas(64) gcm_key_data key_;
  gcm_context_data context_;
};
#endif

/// A peer that must outlive the way.
template <class Peer>
void add_way(const char* name, const std::shared_ptr<Peer>& peer, std::vector<Way>& ways) {
  ways.push_back(
      {name, [peer](auto messages) { peer->encrypt(messages); }, [peer](auto messages) { peer->decrypt(messages); }});
}

/// Our variants, best first, then the peers that this machine has.
std::vector<Way> all_ways(const Key& key, const std::string& ipsec_mb) {
  std::vector<Way> ways;
  for (const aes_gcm::Variant& variant : aes_gcm::kVariants) {
    if (takes_part(variant)) ways.push_back({fmt::format("cpu.{}", variant.name), variant.encrypt, variant.decrypt});
  }
  add_way("openssl", std::make_shared<OpenSsl>(key), ways);
#if TANDEM_HAS_IPSEC_MB
  const char* const chosen[] = {ipsec_mb.c_str()};
  const auto intel = ipsec_mb.empty() ? std::make_shared<IpsecMb>(libraries::kIpsecMbNames, key)
                                      : std::make_shared<IpsecMb>(chosen, key);
  if (intel->usable()) add_way("ipsec-mb", intel, ways);
#else
  console::print_message("warning: built without libipsec-mb-dev{}; the rows of ipsec-mb are missing",
                         ipsec_mb.empty() ? "" : ", so that " + ipsec_mb + " cannot be used");
#endif
  const auto sodium = std::make_shared<Sodium>(key);
  if (sodium->usable()) {
    add_way("libsodium", sodium, ways);
  } else {
    console::print_message("warning: libsodium cannot be used here; its rows are missing");
  }
  return ways;
}

/// Measures both directions. Returns whether every way made the same authentic messages.
bool measure(Report& report, const std::vector<Way>& ways, const Key& key, std::size_t count, std::size_t bytes,
             const PeersOptions& options) {
  Batch batch(key, count, bytes);
  const std::string messages = count == 1 ? fmt::format("{} B", bytes) : fmt::format("{} x {} B", count, bytes);
  std::vector<std::string> engines;
  std::vector<Contender> contenders;
  for (const Way& way : ways) {
    engines.push_back(way.name);
    contenders.push_back({way.name, [&] {
                            batch.next_ivs();
                            way.encrypt(batch.messages());
                          }});
  }
  const Timing encryption = time_in_turn(contenders, options.rounds, options.slice_ns);
  Row of = row_of_messages(Algorithm::aes_gcm, count, bytes);
  of.direction = "encrypt";
  add_peer_rows(report, of, engines, count * bytes, encryption);

  batch.next_ivs();
  ways.back().encrypt(batch.messages());
  batch.swap_direction();
  bool all_ok = true;
  contenders.clear();
  for (const Way& way : ways) {
    contenders.push_back({way.name, [&] {
                            way.decrypt(batch.messages());
                            all_ok = all_ok && batch.all_ok();
                          }});
  }
  const Timing decryption = time_in_turn(contenders, options.rounds, options.slice_ns);
  of.direction = "decrypt";
  add_peer_rows(report, of, engines, count * bytes, decryption);
  if (!all_ok) console::print_message("error: the libraries do not agree on {}", messages);
  return all_ok;
}

}  // namespace

bool bench_peers(Report& report, const PeersOptions& options) {
  const Key key{1, 2, 3};
  const std::vector<Way> ways = all_ways(key, options.library);
  const auto& facts = facts::aes_gcm::kBenchMessageBytes;
  const std::vector<std::size_t> sizes = options.message_bytes.empty()
                                             ? std::vector<std::size_t>(std::begin(facts), std::end(facts))
                                             : options.message_bytes;
  for (const std::size_t bytes : sizes) {
    if (!measure(report, ways, key, 1, bytes, options)) return false;
  }
  for (const std::size_t bytes : sizes) {
    if (bytes > 1420) continue;  // long enough to fill the machine alone
    if (!measure(report, ways, key, kBatch, bytes, options)) return false;
  }
  report.print_by_engine(fmt::format(
      "AES-256-GCM, measured: one core, medians of {} rounds in turn; N x: batches of N messages", options.rounds));
  aes_gcm::forget_keys();
  return true;
}

}  // namespace tandem::aes_gcm
