// AES-128 through intel-ipsec-mb: CTR as bursts of cipher jobs, CMAC as bursts of its multi-buffer manager.
//
// Standard    3GPP TS 33.401, B.1.3 and B.2.3
// Timing      the library's: independent of key and data where the CPU has AES and products without carries
// Checked by  aes_test.cpp
#include "engine/libraries/ipsec_mb.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "algorithms/aes/sw/block.h"
#include "algorithms/aes/sw/key_cache.h"
#include "algorithms/aes/sw/variants.h"
#include "engine/cpu.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::aes {

#if TANDEM_HAS_IPSEC_MB
namespace {

using libraries::IpsecMb;

constexpr std::size_t kBurst = 64;
constexpr std::size_t kMinAlone = 256;
constexpr std::size_t kKeys = 512;
static_assert(kKeys > kBurst);
/// The library counts the bytes of a CMAC in 16 bits. Longer messages go in pieces, several messages side by side.
constexpr std::size_t kMaxMacBytes = 32'768;
constexpr std::size_t kPieceBytes = 16'384;
constexpr std::size_t kPieces = 16;
/// A burst of 8 KiB each; more than kPieces pieces.
constexpr std::size_t kStagingBytes = kBurst * (8192 + 64);

/// Loaded once and never unloaded: other threads may be inside when the process ends.
const IpsecMb& library() {
  static const IpsecMb& loaded = *new IpsecMb(libraries::kIpsecMbNames);
  return loaded;
}

alignas(16) constexpr std::uint8_t kZeroBlock[kBlockBytes] = {};

/// A key, expanded. Context makes all of them hold a key before they are used.
struct alignas(64) Entry {
  std::uint8_t round_keys[11 * kBlockBytes];  ///< the first is the key itself
  std::uint8_t subkeys[2][kBlockBytes];

  ~Entry() { wipe(this, sizeof *this); }
  [[nodiscard]] bool holds(const std::uint8_t* key) const { return same_key(key, round_keys); }
  void take(IMB_MGR* manager, const std::uint8_t* key) {
    alignas(16) std::uint8_t decryption[sizeof round_keys];
    IMB_AES_KEYEXP_128(manager, key, round_keys, decryption);
    // The library's own way to make the subkeys branches on their bits. CFB of one block that is 0 is the cipher alone.
    alignas(16) std::uint8_t block[kBlockBytes];
    IMB_AES128_CFB_ONE(manager, block, kZeroBlock, kZeroBlock, round_keys, kBlockBytes);
    double_block(block, subkeys[0]);
    double_block(subkeys[0], subkeys[1]);
    wipe(block, sizeof block);
    wipe(decryption, sizeof decryption);
  }
};

/// One thread's manager of the library, with the keys and buffers that it keeps.
class Context {
 public:
  /// Returns the calling thread's, made when first asked for; nullptr if the library or the memory fails.
  static Context* mine();

  void eea(std::span<Pdu* const> pdus);
  void eia(std::span<Pdu* const> pdus);
  /// Returns whether the library has finished all jobs it was given; a manager with unfinished jobs must not be used
  /// again.
  [[nodiscard]] bool usable() const { return usable_; }

  ~Context() { wipe(staging_, sizeof staging_); }

 private:
  explicit Context(IpsecMb::Manager manager);

  /// A message of EIA that goes in pieces.
  struct Long {
    Pdu* pdu = nullptr;
    std::size_t done = 0;  ///< bytes
    std::uint8_t chain[kBlockBytes] = {};
    Entry key;

    ~Long() { wipe(chain, sizeof chain); }
    [[nodiscard]] bool ended() const { return done == pdu->bytes(); }
  };

  template <class KeyOf>
  const Entry& entry_of(const std::uint8_t* key, std::size_t count, const KeyOf& key_of);
  void cipher_burst(std::span<Pdu* const> pdus);
  std::size_t mac_burst(std::span<Pdu* const> pdus);
  void mac_long(std::span<Pdu* const> pdus);
  void mac_pieces(std::span<Long*> messages);
  std::uint64_t stage_piece(Long& message, std::uint8_t* piece) const;
  void fill(IMB_JOB& job, const Entry& entry, const std::uint8_t* source, std::uint64_t len_bits, std::size_t number);
  Status run(std::size_t count);

  IpsecMb::Manager manager_;
  KeyCache<Entry, kKeys> keys_;
  bool usable_ = true;
  IMB_JOB cipher_jobs_[kBurst] = {};
  alignas(64) std::uint8_t counters_[kBurst][kBlockBytes] = {};
  IMB_JOB* jobs_[kBurst];
  alignas(64) std::uint8_t tags_[kBurst][kBlockBytes];
  std::uint8_t headroom_[kBurst][kPrefixBytes];
  alignas(64) std::uint8_t staging_[kStagingBytes];
};

bool is_long(const Pdu& pdu) { return pdu.bytes() > kMaxMacBytes; }

Context* Context::mine() {
  if (Context* const kept = Kept<Context>::find()) return kept;
  IpsecMb::Manager manager = library().make_manager();
  return manager == nullptr ? nullptr : Kept<Context>::keep(new (std::nothrow) Context(std::move(manager)));
}

Context::Context(IpsecMb::Manager manager) : manager_(std::move(manager)) {
  const std::uint8_t zeros[kKeyBytes] = {};
  Entry& first = keys_.entries().front();
  first.take(manager_.get(), zeros);
  for (Entry& entry : keys_.entries().subspan(1)) entry = first;
  for (std::size_t i = 0; i < kBurst; ++i) {
    IMB_JOB& job = cipher_jobs_[i];
    job.cipher_mode = IMB_CIPHER_CNTR;
    job.cipher_direction = IMB_DIR_ENCRYPT;
    job.chain_order = IMB_ORDER_CIPHER_HASH;
    job.hash_alg = IMB_AUTH_NULL;
    job.key_len_in_bytes = kKeyBytes;
    job.iv = counters_[i];
    job.iv_len_in_bytes = kBlockBytes;
  }
}

/// The expanded key, which stays where it is while key_of(number) returns it for a number below `count`.
template <class KeyOf>
const Entry& Context::entry_of(const std::uint8_t* key, std::size_t count, const KeyOf& key_of) {
  const Entry* found = keys_.find(key);
  if (found != nullptr) [[likely]]
    return *found;
  Entry& entry = keys_.make_room(key, [&](const Entry& one) {
    for (std::size_t i = 0; i < count; ++i) {
      if (key_of(i) == one.round_keys) return true;
    }
    return false;
  });
  entry.take(manager_.get(), key);
  return entry;
}

void Context::eea(std::span<Pdu* const> pdus) {
  while (!pdus.empty()) {
    const std::size_t count = std::min(pdus.size(), kBurst);
    cipher_burst(pdus.first(count));
    pdus = pdus.subspan(count);
  }
}

/// Ciphers kBurst PDUs at most.
void Context::cipher_burst(std::span<Pdu* const> pdus) {
  std::uint64_t all_lengths = 0;
  for (std::size_t i = 0; i < pdus.size(); ++i) {
    Pdu& pdu = *pdus[i];
    IMB_JOB& job = cipher_jobs_[i];
    job.enc_keys = entry_of(pdu.key, i, [this](std::size_t k) { return cipher_jobs_[k].enc_keys; }).round_keys;
    job.src = pdu.source;
    job.dst = pdu.destination;
    job.msg_len_to_cipher_in_bytes = pdu.bytes();
    write_prefix(pdu, counters_[i]);
    all_lengths |= pdu.len_bits;
    pdu.status = Status::ok;
  }
  const auto count = static_cast<std::uint32_t>(pdus.size());
  const std::uint32_t done = IMB_SUBMIT_CIPHER_BURST_NOCHECK(manager_.get(), cipher_jobs_, count, IMB_CIPHER_CNTR,
                                                             IMB_DIR_ENCRYPT, IMB_KEY_128_BYTES);
  for (Pdu* pdu : pdus) {
    if (all_lengths % 8 != 0) clear_trailing_bits(*pdu);
    if (done != count) pdu->status = Status::io_error;
  }
}

void Context::fill(IMB_JOB& job, const Entry& entry, const std::uint8_t* source, std::uint64_t len_bits,
                   std::size_t number) {
  if (job.hash_alg != IMB_AUTH_AES_CMAC_BITLEN) [[unlikely]] {  // its first use
    job.cipher_mode = IMB_CIPHER_NULL;
    job.cipher_direction = IMB_DIR_ENCRYPT;
    job.chain_order = IMB_ORDER_HASH_CIPHER;
    job.hash_alg = IMB_AUTH_AES_CMAC_BITLEN;
    job.hash_start_src_offset_in_bytes = 0;
    job.auth_tag_output_len_in_bytes = kBlockBytes;
  }
  job.src = source;
  job.msg_len_to_hash_in_bits = len_bits;
  job.auth_tag_output = tags_[number];
  job.u.CMAC._key_expanded = entry.round_keys;
  job.u.CMAC._skey1 = entry.subkeys[0];
  job.u.CMAC._skey2 = entry.subkeys[1];
}

/// Runs the first `count` of jobs_ to their end.
Status Context::run(std::size_t count) {
  const auto total = static_cast<std::uint32_t>(count);
  Status status = Status::ok;
  std::uint32_t ended = 0;
  std::uint32_t some = IMB_SUBMIT_BURST_NOCHECK(manager_.get(), total, jobs_);
  while (true) {
    for (std::uint32_t i = 0; i < some; ++i) {
      if (jobs_[i]->status != IMB_STATUS_COMPLETED) status = Status::io_error;
    }
    ended += some;
    if (ended >= total) return status;
    some = IMB_FLUSH_BURST(manager_.get(), total - ended, jobs_);
    if (some == 0) {
      usable_ = false;
      return Status::io_error;
    }
  }
}

/// The MACs of as many of `pdus` as fit into one burst, up to the first long one; returns how many that is.
std::size_t Context::mac_burst(std::span<Pdu* const> pdus) {
  const std::size_t got = IMB_GET_NEXT_BURST(manager_.get(), static_cast<std::uint32_t>(pdus.size()), jobs_);
  std::size_t staged = 0;
  std::size_t count = 0;
  for (; count < got; ++count) {
    const Pdu& pdu = *pdus[count];
    const std::size_t bytes = kPrefixBytes + pdu.bytes();
    if (is_long(pdu) || (!pdu.headroom && staged + bytes > kStagingBytes)) break;
    const Entry& entry = entry_of(pdu.key, count, [this](std::size_t i) { return jobs_[i]->u.CMAC._key_expanded; });
    std::uint8_t* source = staging_ + staged;
    if (pdu.headroom) {
      source = const_cast<std::uint8_t*>(pdu.source) - kPrefixBytes;
      std::memcpy(headroom_[count], source, kPrefixBytes);
    } else {
      std::memcpy(source + kPrefixBytes, pdu.source, pdu.bytes());
      staged += (bytes + 63) / 64 * 64;
    }
    write_prefix(pdu, source);
    fill(*jobs_[count], entry, source, 8 * kPrefixBytes + pdu.len_bits, count);
  }
  if (count == 0) return 0;
  const Status status = run(count);
  for (std::size_t i = 0; i < count; ++i) {
    Pdu& pdu = *pdus[i];
    if (pdu.headroom) std::memcpy(const_cast<std::uint8_t*>(pdu.source) - kPrefixBytes, headroom_[i], kPrefixBytes);
    pdu.mac = mac_of(tags_[i]);
    pdu.status = status;
  }
  wipe(tags_, count * sizeof tags_[0]);
  wipe(headroom_, count * sizeof headroom_[0]);
  return count;
}

/// Copies the next piece of a message to `piece`, with the prefix or with what the pieces before left. Returns its
/// bits; a piece that is not the last has whole blocks, the last more than one.
std::uint64_t Context::stage_piece(Long& message, std::uint8_t* piece) const {
  const Pdu& pdu = *message.pdu;
  const std::size_t prefix = message.done == 0 ? kPrefixBytes : 0;
  const std::size_t left = pdu.bytes() - message.done;
  const std::size_t room = kPieceBytes - prefix;
  const bool last = left <= room;
  const std::size_t take = last ? left : left > room + kBlockBytes ? room : room - kBlockBytes;
  std::memcpy(piece + prefix, pdu.source + message.done, take);
  if (prefix > 0) {
    write_prefix(pdu, piece);
  } else {
    for (std::size_t i = 0; i < kBlockBytes; ++i) piece[i] ^= message.chain[i];
  }
  message.done += take;
  return last ? 8 * prefix + pdu.len_bits - 8 * (pdu.bytes() - take) : 8 * (prefix + take);
}

/// One piece of each message, kPieces at most; what has ended then has its MAC. CMAC without subkeys is CBC's last
/// block, which the first block of the next piece is XORed with.
void Context::mac_pieces(std::span<Long*> messages) {
  const auto count = static_cast<std::uint32_t>(messages.size());
  const bool got = IMB_GET_NEXT_BURST(manager_.get(), count, jobs_) == count;
  for (std::size_t i = 0; got && i < count; ++i) {
    std::uint8_t* piece = staging_ + i * kPieceBytes;
    const std::uint64_t len_bits = stage_piece(*messages[i], piece);
    fill(*jobs_[i], messages[i]->key, piece, len_bits, i);
    if (!messages[i]->ended()) jobs_[i]->u.CMAC._skey1 = kZeroBlock;
  }
  const Status status = got ? run(count) : Status::io_error;
  for (std::size_t i = 0; i < count; ++i) {
    Long& message = *messages[i];
    std::memcpy(message.chain, tags_[i], kBlockBytes);
    message.pdu->mac = mac_of(tags_[i]);
    message.pdu->status = status;
    if (status != Status::ok) message.done = message.pdu->bytes();
  }
}

/// The MACs of the long ones among `pdus`, a place for a piece going to the next as soon as one has ended.
void Context::mac_long(std::span<Pdu* const> pdus) {
  Long messages[kPieces];
  Long* active[kPieces];
  std::size_t count = 0;
  std::size_t next = 0;
  do {
    for (Long& message : messages) {
      if (message.pdu != nullptr && !message.ended()) continue;
      while (next < pdus.size() && !is_long(*pdus[next])) ++next;
      message.pdu = next < pdus.size() ? pdus[next++] : nullptr;
      if (message.pdu == nullptr) continue;
      message.done = 0;
      message.key.take(manager_.get(), message.pdu->key);
    }
    count = 0;
    for (Long& message : messages) {
      if (message.pdu != nullptr) active[count++] = &message;
    }
    if (count > 0) mac_pieces({active, count});
  } while (count > 0);
  wipe(tags_, sizeof tags_);
}

void Context::eia(std::span<Pdu* const> pdus) {
  bool some_long = false;
  for (std::span<Pdu* const> rest = pdus; !rest.empty();) {
    const std::size_t count = mac_burst(rest.first(std::min(rest.size(), kBurst)));
    rest = rest.subspan(count);
    while (!rest.empty() && is_long(*rest.front())) {
      some_long = true;
      rest = rest.subspan(1);
    }
  }
  if (some_long) mac_long(pdus);
}

void run_in_context(std::span<Pdu* const> pdus, void (Context::*function)(std::span<Pdu* const>)) {
  Context* context = Context::mine();
  if (context == nullptr) {
    for (Pdu* pdu : pdus) pdu->status = Status::io_error;
    return;
  }
  (context->*function)(pdus);
  if (!context->usable()) Kept<Context>::forget();
}

}  // namespace

bool has_ipsec_mb() { return library().usable(); }

bool is_constant_time_ipsec_mb() { return cpu::has_aes_clmul(); }

void eea_ipsec_mb(std::span<Pdu* const> pdus) { run_in_context(pdus, &Context::eea); }

void eia_ipsec_mb(std::span<Pdu* const> pdus) {
  // A CBC of one message with nothing to run beside it is faster without the manager of many.
  if (pdus.size() == 1 && pdus.front()->bytes() >= kMinAlone && has_openssl() && is_constant_time_openssl()) {
    return eia_openssl(pdus);
  }
  run_in_context(pdus, &Context::eia);
}

bool keeps_ipsec_mb() { return Kept<Context>::find() != nullptr; }

void forget_ipsec_mb() { Kept<Context>::forget(); }

#else

bool has_ipsec_mb() { return false; }

bool is_constant_time_ipsec_mb() { return false; }

// A variant that is not available is never called.
void eea_ipsec_mb(std::span<Pdu* const>) {}

void eia_ipsec_mb(std::span<Pdu* const>) {}

bool keeps_ipsec_mb() { return false; }

void forget_ipsec_mb() {}

#endif

}  // namespace tandem::aes
