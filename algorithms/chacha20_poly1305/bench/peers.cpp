// `tandem bench peers chacha20_poly1305`: one core, messages alone and in batches, encrypted and decrypted, against
// OpenSSL, intel-ipsec-mb and libsodium, in turn in one run.
//
// All messages are under one key; each has its own nonce, 13 bytes of aad as TLS 1.2 has, and warm buffers. To encrypt,
// the nonces change with every call; to decrypt, the same authentic messages are opened again and again.
#include "bench/peers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "algorithms/chacha20_poly1305/bench/aead_peers.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "bench/clock.h"
#include "bench/held.h"
#include "bench/peer_rows.h"
#include "console/console.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::chacha20_poly1305 {
namespace {

using namespace bench;

using chacha20_poly1305::Message;
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
  Batch(const std::uint8_t* key, std::size_t count, std::size_t bytes)
      : nonces_(count), tags_(count), source_(count * bytes, 0x5a), destination_(count * bytes) {
    for (std::size_t i = 0; i < count; ++i) {
      messages_.push_back({key, nonces_[i].data(), aad_, source_.data() + i * bytes, destination_.data() + i * bytes,
                           bytes, tags_[i].data(), Status::ok});
    }
  }
  /// No two messages share a nonce.
  void next_nonces() {
    for (auto& nonce : nonces_) {
      const std::uint64_t number = next_++;
      for (std::size_t i = 0; i < 8; ++i) nonce[i] = static_cast<std::uint8_t>(number >> (8 * i));
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
  std::vector<std::array<std::uint8_t, chacha20_poly1305::kNonceBytes>> nonces_;
  std::vector<std::array<std::uint8_t, chacha20_poly1305::kTagBytes>> tags_;
  std::vector<std::uint8_t> source_;
  std::vector<std::uint8_t> destination_;
  std::vector<Message> messages_;
  std::uint64_t next_ = 0;
};

/// Our variants, best first, then the peers.
std::vector<Way> all_ways(std::vector<std::unique_ptr<AeadPeer>>& peers) {
  std::vector<Way> ways;
  for (const chacha20_poly1305::Variant& variant : chacha20_poly1305::kVariants) {
    if (takes_part(variant)) ways.push_back({fmt::format("cpu.{}", variant.name), variant.encrypt, variant.decrypt});
  }
  for (const auto& peer : peers) {
    AeadPeer* p = peer.get();
    ways.push_back(
        {p->name(), [p](auto messages) { p->encrypt(messages); }, [p](auto messages) { p->decrypt(messages); }});
  }
  return ways;
}

/// One row per direction. Returns whether every way made the same authentic messages.
bool measure(Report& report, const std::vector<Way>& ways, const std::uint8_t* key, std::size_t count,
             std::size_t bytes, const PeersOptions& options) {
  Batch batch(key, count, bytes);
  const std::string messages = count == 1 ? fmt::format("{} B", bytes) : fmt::format("{} x {} B", count, bytes);
  std::vector<std::string> engines;
  std::vector<Contender> contenders;
  for (const Way& way : ways) {
    engines.push_back(way.name);
    contenders.push_back({way.name, [&] {
                            batch.next_nonces();
                            way.encrypt(batch.messages());
                          }});
  }
  const Timing encryption = time_in_turn(contenders, options.rounds, options.slice_ns);
  Row of = row_of_messages(Algorithm::chacha20_poly1305, count, bytes);
  of.direction = "encrypt";
  add_peer_rows(report, of, engines, count * bytes, encryption);

  batch.next_nonces();
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
  const std::array<std::uint8_t, chacha20_poly1305::kKeyBytes> key{1, 2, 3};
  std::vector<std::unique_ptr<AeadPeer>> peers = load_aead_peers(key.data(), options.library);
  const std::vector<Way> ways = all_ways(peers);
  const auto& facts = facts::chacha20_poly1305::kBenchMessageBytes;
  const std::vector<std::size_t> sizes = options.message_bytes.empty()
                                             ? std::vector<std::size_t>(std::begin(facts), std::end(facts))
                                             : options.message_bytes;
  for (const std::size_t count : {std::size_t{1}, kBatch}) {
    for (const std::size_t bytes : sizes) {
      if (count > 1 && bytes > 16384) continue;  // long enough to fill the machine alone
      if (!measure(report, ways, key.data(), count, bytes, options)) return false;
    }
  }
  report.print_by_engine(
      fmt::format("ChaCha20-Poly1305, measured: one core, medians of {} rounds in turn; N x: batches of N messages",
                  options.rounds));
  return true;
}

}  // namespace tandem::chacha20_poly1305
