#include "algorithms/chacha20_poly1305/bench/aead_peers.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>

#include "console/console.h"
#include "engine/equal.h"
#include "engine/libraries/ipsec_mb.h"
#include "engine/libraries/library.h"

namespace tandem::bench {
namespace {

using chacha20_poly1305::kKeyBytes;
using chacha20_poly1305::kNonceBytes;
using chacha20_poly1305::kTagBytes;
using chacha20_poly1305::Message;

using Tag = std::array<std::uint8_t, kTagBytes>;

struct FreeCipher {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

/// OpenSSL's EVP, with the key schedule kept between messages.
class OpenSsl : public AeadPeer {
 public:
  explicit OpenSsl(const std::uint8_t* key) : seal_(EVP_CIPHER_CTX_new()), open_(EVP_CIPHER_CTX_new()) {
    usable_ = EVP_EncryptInit_ex(seal_.get(), EVP_chacha20_poly1305(), nullptr, key, nullptr) == 1 &&
              EVP_DecryptInit_ex(open_.get(), EVP_chacha20_poly1305(), nullptr, key, nullptr) == 1;
  }
  [[nodiscard]] bool usable() const { return usable_; }
  [[nodiscard]] std::string name() const override { return "openssl"; }

  void encrypt(std::span<Message> messages) override {
    for (Message& message : messages) {
      EVP_CIPHER_CTX* context = seal_.get();
      EVP_EncryptInit_ex(context, nullptr, nullptr, nullptr, message.nonce);
      int written = 0;
      EVP_EncryptUpdate(context, nullptr, &written, message.aad.data(), static_cast<int>(message.aad.size()));
      EVP_EncryptUpdate(context, message.destination, &written, message.source, static_cast<int>(message.bytes));
      EVP_EncryptFinal_ex(context, message.destination + written, &written);
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, kTagBytes, message.tag);
      message.status = Status::ok;
    }
  }

  void decrypt(std::span<Message> messages) override {
    for (Message& message : messages) {
      EVP_CIPHER_CTX* context = open_.get();
      EVP_DecryptInit_ex(context, nullptr, nullptr, nullptr, message.nonce);
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, kTagBytes, message.tag);
      int written = 0;
      EVP_DecryptUpdate(context, nullptr, &written, message.aad.data(), static_cast<int>(message.aad.size()));
      EVP_DecryptUpdate(context, message.destination, &written, message.source, static_cast<int>(message.bytes));
      const bool authentic = EVP_DecryptFinal_ex(context, message.destination + written, &written) == 1;
      message.status = authentic ? Status::ok : Status::authentication;
    }
  }

 private:
  std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> seal_;
  std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> open_;
  bool usable_ = false;
};

/// libsodium's combined call with a detached tag.
class Sodium : public AeadPeer {
 public:
  Sodium() : library_(libraries::kSodiumNames) {
    const auto init = library_.function<int()>("sodium_init");
    if (init == nullptr || init() < 0) return;
    seal_ = library_.function<Seal>("crypto_aead_chacha20poly1305_ietf_encrypt_detached");
    open_ = library_.function<Open>("crypto_aead_chacha20poly1305_ietf_decrypt_detached");
  }
  [[nodiscard]] bool usable() const { return seal_ != nullptr && open_ != nullptr; }
  [[nodiscard]] std::string name() const override { return "libsodium"; }

  void encrypt(std::span<Message> messages) override {
    for (Message& message : messages) {
      seal_(message.destination, message.tag, nullptr, message.source, message.bytes, message.aad.data(),
            message.aad.size(), nullptr, message.nonce, message.key);
      message.status = Status::ok;
    }
  }
  void decrypt(std::span<Message> messages) override {
    for (Message& message : messages) {
      const int result = open_(message.destination, nullptr, message.source, message.bytes, message.tag,
                               message.aad.data(), message.aad.size(), message.nonce, message.key);
      message.status = result == 0 ? Status::ok : Status::authentication;
    }
  }

 private:
  using Byte = unsigned char;
  using Length = unsigned long long;
  using Seal = int(Byte*, Byte*, Length*, const Byte*, Length, const Byte*, Length, const Byte*, const Byte*,
                   const Byte*);
  using Open = int(Byte*, Byte*, const Byte*, Length, const Byte*, const Byte*, Length, const Byte*, const Byte*);
  libraries::Library library_;
  Seal* seal_ = nullptr;
  Open* open_ = nullptr;
};

#if TANDEM_HAS_IPSEC_MB
/// intel-ipsec-mb: one job for one message, a burst for several, both without its checks of arguments.
class IpsecMb : public AeadPeer {
 public:
  explicit IpsecMb(std::span<const char* const> names) : library_(names), manager_(library_.make_manager()) {
    if (!library_.usable()) console::print_message("warning: {}", library_.problem());
  }
  [[nodiscard]] bool usable() const { return manager_ != nullptr; }
  [[nodiscard]] std::string name() const override { return "ipsec-mb"; }

  void encrypt(std::span<Message> messages) override {
    run(messages, IMB_DIR_ENCRYPT, [](Message& message) { return message.tag; });
    for (Message& message : messages) message.status = Status::ok;
  }
  void decrypt(std::span<Message> messages) override {
    tags_.resize(messages.size());
    run(messages, IMB_DIR_DECRYPT, [&](Message& message) { return tags_[index(messages, message)].data(); });
    for (Message& message : messages) {
      const Tag& tag = tags_[index(messages, message)];
      message.status = equal_in_constant_time(tag.data(), message.tag, kTagBytes) ? Status::ok : Status::authentication;
    }
  }

 private:
  static std::size_t index(std::span<Message> messages, const Message& message) {
    return static_cast<std::size_t>(&message - messages.data());
  }

  template <class TagOf>
  static void fill(IMB_JOB& job, Message& message, IMB_CIPHER_DIRECTION direction, const TagOf& tag_of) {
    job.cipher_mode = IMB_CIPHER_CHACHA20_POLY1305;
    job.hash_alg = IMB_AUTH_CHACHA20_POLY1305;
    job.cipher_direction = direction;
    job.chain_order = direction == IMB_DIR_ENCRYPT ? IMB_ORDER_CIPHER_HASH : IMB_ORDER_HASH_CIPHER;
    job.enc_keys = message.key;
    job.dec_keys = message.key;
    job.key_len_in_bytes = kKeyBytes;
    job.iv = message.nonce;
    job.iv_len_in_bytes = kNonceBytes;
    job.src = message.source;
    job.dst = message.destination;
    job.cipher_start_src_offset_in_bytes = 0;
    job.msg_len_to_cipher_in_bytes = message.bytes;
    job.hash_start_src_offset_in_bytes = 0;
    job.msg_len_to_hash_in_bytes = message.bytes;
    job.u.CHACHA20_POLY1305.aad = message.aad.data();
    job.u.CHACHA20_POLY1305.aad_len_in_bytes = message.aad.size();
    job.auth_tag_output = tag_of(message);
    job.auth_tag_output_len_in_bytes = kTagBytes;
  }

  template <class TagOf>
  void run(std::span<Message> messages, IMB_CIPHER_DIRECTION direction, const TagOf& tag_of) {
    if (messages.size() == 1) {
      fill(*IMB_GET_NEXT_JOB(manager_.get()), messages[0], direction, tag_of);
      IMB_SUBMIT_JOB_NOCHECK(manager_.get());
      while (IMB_FLUSH_JOB(manager_.get()) != nullptr) {
      }
      return;
    }
    while (!messages.empty()) {
      IMB_JOB* jobs[IMB_MAX_BURST_SIZE];
      const auto count = static_cast<std::uint32_t>(std::min<std::size_t>(messages.size(), IMB_MAX_BURST_SIZE));
      const std::uint32_t got = IMB_GET_NEXT_BURST(manager_.get(), count, jobs);
      for (std::uint32_t i = 0; i < got; ++i) fill(*jobs[i], messages[i], direction, tag_of);
      IMB_SUBMIT_BURST_NOCHECK(manager_.get(), got, jobs);
      while (IMB_FLUSH_BURST(manager_.get(), IMB_MAX_BURST_SIZE, jobs) != 0) {
      }
      messages = messages.subspan(got);
    }
  }

  libraries::IpsecMb library_;
  libraries::IpsecMb::Manager manager_;
  std::vector<Tag> tags_;
};
#endif

template <class Peer>
void add_if_usable(std::vector<std::unique_ptr<AeadPeer>>& peers, std::unique_ptr<Peer> peer) {
  if (peer->usable()) {
    peers.push_back(std::move(peer));
  } else {
    console::print_message("warning: {} cannot be used here; its rows are missing", peer->name());
  }
}

}  // namespace

std::vector<std::unique_ptr<AeadPeer>> load_aead_peers(const std::uint8_t* key, const std::string& ipsec_mb) {
  std::vector<std::unique_ptr<AeadPeer>> peers;
  add_if_usable(peers, std::make_unique<OpenSsl>(key));
#if TANDEM_HAS_IPSEC_MB
  const char* const chosen[] = {ipsec_mb.c_str()};
  add_if_usable(peers, ipsec_mb.empty() ? std::make_unique<IpsecMb>(libraries::kIpsecMbNames)
                                        : std::make_unique<IpsecMb>(chosen));
#else
  console::print_message("warning: built without libipsec-mb-dev{}; the rows of ipsec-mb are missing",
                         ipsec_mb.empty() ? "" : ", so that " + ipsec_mb + " cannot be used");
#endif
  add_if_usable(peers, std::make_unique<Sodium>());
  return peers;
}

}  // namespace tandem::bench
