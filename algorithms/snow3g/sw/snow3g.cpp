// Loads keys and parameters into SNOW 3G, and implements its plain interfaces, for every variant.
//
// Standard    TS 35.216, section 4.1; TS 35.215, sections 3.3 and 4.3; TS 33.401, annexes B.1.2 and B.2.2
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  snow3g_test.cpp
#include "algorithms/snow3g/sw/snow3g.h"

#include <algorithm>

#include "algorithms/snow3g/sw/functions.h"
#include "engine/wipe.h"

namespace tandem::snow3g {
namespace {

/// The words that a stream starts from. Wiped on destruction.
struct Start {
  std::uint32_t key[4];  ///< k0..k3
  std::uint32_t iv[4];   ///< IV0..IV3

  Start() = default;
  Start(const Start&) = delete;
  Start& operator=(const Start&) = delete;
  ~Start() { wipe(this, sizeof *this); }

  /// The first word of a UEA2 or UIA2 key is k3.
  void set_key(const std::uint8_t* bytes) {
    for (int i = 0; i < 4; ++i) key[3 - i] = load_word(bytes + 4 * i);
  }

  void set_iv(std::uint32_t iv0, std::uint32_t iv1, std::uint32_t iv2, std::uint32_t iv3) {
    iv[0] = iv0;
    iv[1] = iv1;
    iv[2] = iv2;
    iv[3] = iv3;
  }

  /// TS 35.216, section 4.1, before the first clock.
  void load(std::uint32_t* column, std::size_t stride) const {
    for (std::size_t i = 0; i < kCells; ++i) column[i * stride] = (i / 4 % 2 == 0 ? ~0U : 0U) ^ key[i % 4];
    column[15 * stride] ^= iv[0];
    column[12 * stride] ^= iv[1];
    column[10 * stride] ^= iv[2];
    column[9 * stride] ^= iv[3];
    for (std::size_t i = kCells; i < kRows; ++i) column[i * stride] = 0;
  }
};

void set_f9(Start& start, const std::uint8_t* key, std::uint32_t count, std::uint32_t fresh, std::uint32_t direction) {
  start.set_key(key);
  start.set_iv(fresh ^ direction << 15, count ^ direction << 31, fresh, count);
}

/// Keystream words that are made at a time.
constexpr std::size_t kSlice = 64;

struct Slice {
  alignas(64) std::uint8_t bytes[4 * kSlice];

  Slice() = default;
  Slice(const Slice&) = delete;
  Slice& operator=(const Slice&) = delete;
  ~Slice() { wipe(bytes, sizeof bytes); }
};

/// A separate stream in the kernel of one lane.
class SingleStream {
 public:
  SingleStream(const Variant& variant, const Start& start) : kernel_(variant.eea.kernels.back()) {
    start.load(state_.words, 1);
    kernel_.initialise(state_);
  }
  SingleStream(const SingleStream&) = delete;
  SingleStream& operator=(const SingleStream&) = delete;
  ~SingleStream() { wipe(&state_, sizeof state_); }

  void generate(Slice& slice, std::size_t words) { kernel_.generate(state_, slice.bytes, sizeof slice.bytes, words); }

 private:
  const lanes::Kernel& kernel_;
  lanes::State state_;
};

}  // namespace

void load_eea(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  Start start;
  start.set_key(pdu.key);
  const std::uint32_t bearer = std::uint32_t{pdu.bearer} << 27 | std::uint32_t{pdu.direction} << 26;
  start.set_iv(bearer, pdu.count, bearer, pdu.count);
  start.load(column, stride);
}

void load_eia(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  Start start;
  set_f9(start, pdu.key, pdu.count, std::uint32_t{pdu.bearer} << 27, pdu.direction);
  start.load(column, stride);
}

std::uint64_t eia_keystream_words(std::uint64_t /*len_bits*/) { return kEiaWords; }

void keystream(const Variant& variant, std::span<const std::uint32_t, 4> key, std::span<const std::uint32_t, 4> iv,
               std::span<std::uint32_t> words) {
  Start start;
  std::copy(key.begin(), key.end(), start.key);
  std::copy(iv.begin(), iv.end(), start.iv);
  SingleStream stream(variant, start);
  Slice slice;
  while (!words.empty()) {
    const std::size_t count = std::min(kSlice, words.size());
    stream.generate(slice, count);
    for (std::size_t i = 0; i < count; ++i) words[i] = load_word(slice.bytes + 4 * i);
    words = words.subspan(count);
  }
}

std::uint32_t f9(const Variant& variant, const std::uint8_t* key, std::uint32_t count, std::uint32_t fresh,
                 std::uint8_t direction, const std::uint8_t* message, std::uint64_t len_bits) {
  Start start;
  set_f9(start, key, count, fresh, direction);
  SingleStream stream(variant, start);
  Slice slice;
  stream.generate(slice, kEiaWords);
  Pdu pdu;
  pdu.source = message;
  pdu.len_bits = len_bits;
  lanes::Job job;
  job.pdu = &pdu;
  variant.eia.function.absorb(job, slice.bytes, kEiaWords);
  return pdu.mac;
}

}  // namespace tandem::snow3g
