// ZUC with keys of 256 bits: other ways to load the LFSR, and a MAC of up to four words, over the same keystream.
//
// Standard    "The ZUC-256 Stream Cipher" (ZUC design team, 2018), sections 2 and 3; eprint 2021/1439
// Byte order  see ../README.md
// Timing      that of the variant; nothing here branches or indexes on key or message
// Checked by  zuc256_test.cpp, zuc_known_answer_test.cpp
#include "algorithms/zuc/sw/zuc256.h"

#include "algorithms/zuc/sw/function.h"
#include "algorithms/zuc/sw/one_stream.h"
#include "engine/lanes/run_one.h"

namespace tandem::zuc {
namespace {

std::uint32_t cell(unsigned a, unsigned b, unsigned c, unsigned d) { return a << 23 | b << 16 | c << 8 | d; }

/// An initialisation vector, one value per byte. Wiped on destruction.
struct Iv256 {
  std::uint8_t v[kIv256Bytes];

  explicit Iv256(std::span<const std::uint8_t> iv) {
    if (iv.size() == kIv256Bytes) {
      std::memcpy(v, iv.data(), sizeof v);
      return;
    }
    std::memcpy(v, iv.data(), 17);
    std::uint64_t packed = 0;
    for (std::size_t i = 17; i < kPackedIv256Bytes; ++i) packed = packed << 8 | iv[i];
    for (unsigned i = 0; i < 8; ++i) v[17 + i] = packed >> (42 - 6 * i) & 0x3f;
  }

  static Status check(std::span<const std::uint8_t> iv) {
    if (iv.size() == kPackedIv256Bytes) return Status::ok;
    if (iv.size() != kIv256Bytes) return Status::bad_iv;
    std::uint8_t all = 0;
    for (std::size_t i = 17; i < kIv256Bytes; ++i) all |= iv[i];
    return all > 0x3f ? Status::bad_iv : Status::ok;
  }
};

/// Section 2.1; the constants d0 and d2 tell a keystream and the tags of 32, 64 and 128 bits apart.
void load256(std::span<const std::uint8_t, kKey256Bytes> k, const Iv256& iv, unsigned d0, unsigned d2,
             std::uint32_t* s) {
  constexpr unsigned kD = 0x40;  // d5 .. d12
  const std::uint8_t* v = iv.v;
  s[0] = cell(k[0], d0, k[21], k[16]);
  s[1] = cell(k[1], 0x2f, k[22], k[17]);
  s[2] = cell(k[2], d2, k[23], k[18]);
  s[3] = cell(k[3], 0x2a, k[24], k[19]);
  s[4] = cell(k[4], 0x6d, k[25], k[20]);
  s[5] = cell(v[0], kD | v[17], k[5], k[26]);
  s[6] = cell(v[1], kD | v[18], k[6], k[27]);
  s[7] = cell(v[10], kD | v[19], k[7], v[2]);
  s[8] = cell(k[8], kD | v[20], v[3], v[11]);
  s[9] = cell(k[9], kD | v[21], v[12], v[4]);
  s[10] = cell(v[5], kD | v[22], k[10], k[28]);
  s[11] = cell(k[11], kD | v[23], v[6], v[13]);
  s[12] = cell(k[12], kD | v[24], v[7], v[14]);
  s[13] = cell(k[13], 0x52, v[15], v[8]);
  s[14] = cell(k[14], 0x10U | k[31] >> 4, v[16], v[9]);
  s[15] = cell(k[15], 0x30U | (k[31] & 0x0f), k[30], k[29]);
  s[kR1] = s[kR2] = 0;
}

/// `kWords` words of tag: the windows of as many words that begin at the message's bits which are set, and at its end.
template <std::size_t kWords>
class Mac {
 public:
  explicit Mac(OneStream& stream) : stream_(stream) {
    stream_.read(tag_);
    stream_.read(window_);
  }
  Mac(const Mac&) = delete;
  Mac& operator=(const Mac&) = delete;
  ~Mac() {
    wipe(tag_, sizeof tag_);
    wipe(window_, sizeof window_);
  }

  /// The next 32 bits of the message.
  void add(std::uint32_t bits) {
    for (int i = 31; i >= 0; --i) {
      const std::uint32_t mask = 0 - (bits >> i & 1);
      for (std::size_t j = 0; j < kWords; ++j) {
        const std::uint64_t two_words = std::uint64_t{window_[j]} << 32 | window_[j + 1];
        tag_[j] ^= mask & static_cast<std::uint32_t>(two_words >> (i + 1));
      }
    }
    std::memmove(window_, window_ + 1, sizeof window_ - sizeof window_[0]);
    window_[kWords] = stream_.next();
  }

  void write(std::span<std::uint8_t> tag) const {
    for (std::size_t j = 0; j < kWords; ++j) store_word(tag.data() + 4 * j, tag_[j]);
  }

 private:
  OneStream& stream_;
  std::uint32_t tag_[kWords];
  std::uint32_t window_[kWords + 1];
};

template <std::size_t kWords>
void mac(OneStream& stream, const std::uint8_t* message, std::uint64_t len_bits, std::span<std::uint8_t> tag) {
  Pdu pdu;
  pdu.source = message;
  pdu.len_bits = len_bits;
  Mac<kWords> sum(stream);
  for (std::uint64_t word = 0; word <= len_bits / 32; ++word) sum.add(message_word(pdu, word));
  sum.write(tag);
}

}  // namespace

Status keystream256(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                    std::span<const std::uint8_t> iv, std::span<std::uint32_t> words) {
  if (const Status status = Iv256::check(iv); status != Status::ok) return status;
  OneStream stream(variant.eea);
  load256(key, Iv256(iv), 0x22, 0x24, stream.column());
  stream.initialise();
  stream.read(words);
  return Status::ok;
}

Status mac256(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key, std::span<const std::uint8_t> iv,
              const std::uint8_t* message, std::uint64_t len_bits, std::span<std::uint8_t> tag) {
  if (tag.size() != 4 && tag.size() != 8 && tag.size() != 16) return Status::bad_length;
  if (const Status status = Iv256::check(iv); status != Status::ok) return status;
  OneStream stream(variant.eea);
  load256(key, Iv256(iv), tag.size() == 4 ? 0x22 : 0x23, tag.size() == 8 ? 0x24 : 0x25, stream.column());
  stream.initialise();
  if (tag.size() == 4) mac<1>(stream, message, len_bits, tag);
  if (tag.size() == 8) mac<2>(stream, message, len_bits, tag);
  if (tag.size() == 16) mac<4>(stream, message, len_bits, tag);
  return Status::ok;
}

void keystream_nea6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                    std::span<const std::uint8_t, kIvBytes> iv, std::span<std::uint32_t> words) {
  OneStream stream(variant.nea6);
  load_column_256(key.data(), iv.data(), stream.column(), 1);
  stream.initialise();
  stream.read(words);
}

void crypt_nea6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                std::span<const std::uint8_t, kIvBytes> iv, const std::uint8_t* source, std::uint8_t* destination,
                std::uint64_t len_bits) {
  Pdu pdu;
  pdu.key = key.data();
  pdu.iv = iv.data();
  pdu.source = source;
  pdu.destination = destination;
  pdu.len_bits = len_bits;
  lanes::run_one(variant.nea6, pdu);
}

}  // namespace tandem::zuc
