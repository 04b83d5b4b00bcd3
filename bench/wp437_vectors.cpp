#include "bench/wp437_vectors.h"

#include <bit>

namespace tandem::bench::wp437 {
namespace {

constexpr std::uint32_t reversed(std::uint32_t word) { return __builtin_bswap32(word); }

/// SplitMix64 (Steele, Lea, Flood, 2014): fast, and the same everywhere.
class Generator {
 public:
  explicit Generator(std::uint64_t seed) : state_(seed) {}

  std::uint32_t word() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<std::uint32_t>(z >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace

std::uint32_t VectorStore::stored(std::uint32_t word) const {
  constexpr bool kBigHost = std::endian::native == std::endian::big;
  return kBigHost == (order_ == ByteOrder::big) ? word : reversed(word);
}

void VectorStore::fill(std::size_t count, std::uint32_t len_bits, std::uint64_t seed) {
  Generator random(seed);
  const std::size_t data_words = len_bits / 32 + (len_bits % 32 != 0);
  words_.reserve(words_.size() + count * (kHeaderWords + data_words));
  for (std::size_t i = 0; i < count; ++i) {
    for (int word = 0; word < 5; ++word) words_.push_back(stored(random.word()));  // key and COUNT
    words_.push_back(stored(random.word() & 0x3f));                                // BEARER, DIRECTION
    words_.push_back(stored(len_bits));
    for (std::size_t word = 0; word < data_words; ++word) words_.push_back(stored(random.word()));
    if (len_bits % 32 != 0) words_.back() &= stored(~(0xffffffffU >> (len_bits % 32)));
  }
}

Vector VectorStore::next(std::size_t& at) {
  std::uint32_t* const from = words_.data() + at;
  Vector vector{};
  for (std::size_t i = 0; i < 16; ++i) {
    const std::uint32_t word = stored(from[3 - i / 4]);  // Key[127:96], which begins the key, stands last
    vector.key[i] = static_cast<std::uint8_t>(word >> (24 - 8 * (i % 4)));
  }
  vector.count = stored(from[4]);
  const std::uint32_t parameters = stored(from[5]);
  vector.bearer = static_cast<std::uint8_t>(parameters >> 1 & 0x1f);
  vector.direction = static_cast<std::uint8_t>(parameters & 1);
  vector.len_bits = stored(from[6]);
  vector.data = from + kHeaderWords;
  at += kHeaderWords + vector.len_bits / 32 + (vector.len_bits % 32 != 0);
  return vector;
}

void VectorStore::swap_data(const Vector& vector) const {
  if (order_ == ByteOrder::big) return;
  const std::size_t words = vector.len_bits / 32 + (vector.len_bits % 32 != 0);
  for (std::size_t i = 0; i < words; ++i) vector.data[i] = reversed(vector.data[i]);
}

Pdu pdu_of(const Vector& vector) {
  auto* const data = reinterpret_cast<std::uint8_t*>(vector.data);
  return {.key = vector.key.data(),
          .count = vector.count,
          .bearer = vector.bearer,
          .direction = vector.direction,
          .source = data,
          .destination = data,
          .len_bits = vector.len_bits};
}

}  // namespace tandem::bench::wp437
