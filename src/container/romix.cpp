#include "container/romix.h"

#include <sys/mman.h>

#include <array>

#include "container/crypto.h"
#include "engine/wipe.h"

namespace tandem::container {
namespace {

constexpr std::size_t kSalsaBlocks = kRomixBytes / 64;
constexpr std::uint64_t kBetweenCheckpoints = 1024;

/// Four words of Salsa20's state.
using Lanes [[gnu::vector_size(16)]] = std::uint32_t;

/// A block of Salsa20 by its diagonals: words 0 5 10 15, 4 9 14 3, 8 13 2 7 and 12 1 6 11, so that the rounds need no
/// other order than lanes that move within a vector.
using Salsa = std::array<Lanes, 4>;
constexpr std::size_t kWordOfLane[] = {0, 5, 10, 15, 4, 9, 14, 3, 8, 13, 2, 7, 12, 1, 6, 11};

using Block = std::array<Salsa, kSalsaBlocks>;
static_assert(sizeof(Block) == kRomixBytes);

Lanes rotated(Lanes words, int bits) { return words << bits | words >> (32 - bits); }

void quarter_rounds(const Lanes& a_in, Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
  b ^= rotated(a_in + d, 7);
  c ^= rotated(b + a_in, 9);
  d ^= rotated(c + b, 13);
  a = a_in ^ rotated(d + c, 18);
}

/// Computes x = Salsa20/8(x ^ y).
void salsa20_8(Salsa& x, const Salsa& y) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] ^= y[i];
  Lanes a = x[0];
  Lanes b = x[1];
  Lanes c = x[2];
  Lanes d = x[3];
  for (int round = 0; round < 8; round += 2) {
    quarter_rounds(a, a, b, c, d);
    // Columns become rows.
    Lanes row_b = __builtin_shufflevector(d, d, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    Lanes row_d = __builtin_shufflevector(b, b, 3, 0, 1, 2);
    quarter_rounds(a, a, row_b, c, row_d);
    b = __builtin_shufflevector(row_d, row_d, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(row_b, row_b, 3, 0, 1, 2);
  }
  x[0] += a;
  x[1] += b;
  x[2] += c;
  x[3] += d;
}

/// Computes scryptBlockMix. `output` is another block than `input`.
void block_mix(const Block& input, Block& output) {
  Salsa x = input.back();
  for (std::size_t i = 0; i < kSalsaBlocks; ++i) {
    salsa20_8(x, input[i]);
    output[i / 2 + (i % 2) * kSalsaBlocks / 2] = x;
  }
}

/// Memory of the system, which erases what it gets back before anybody else has it.
class Memory {
 public:
  explicit Memory(std::size_t bytes)
      : bytes_(bytes), data_(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
    if (data_ == MAP_FAILED) {
      throw CryptoFailure("to try a passphrase takes " + std::to_string(bytes >> 20) +
                          " MiB of memory, which is not there; free some, or raise `ulimit -v`");
    }
    // The blocks are read in an order that no cache of addresses follows.
    ::madvise(data_, bytes_, MADV_HUGEPAGE);
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  ~Memory() { ::munmap(data_, bytes_); }

  [[nodiscard]] Block* blocks() { return static_cast<Block*>(data_); }

 private:
  std::size_t bytes_;
  void* data_;
};

/// Two blocks, wiped at the end.
struct Working {
  Block x{};
  Block y{};
  Working() = default;
  Working(const Working&) = delete;
  Working& operator=(const Working&) = delete;
  ~Working() { wipe(this, sizeof *this); }
};

}  // namespace

void romix(std::span<std::uint8_t, kRomixBytes> block, unsigned work_factor, const Checkpoint& checkpoint) {
  const std::uint64_t n = std::uint64_t{1} << work_factor;
  Memory memory(n * kRomixBytes);
  Block* const v = memory.blocks();
  Working working;
  Block& x = working.x;
  Block& y = working.y;
  const auto byte_of = [](std::size_t salsa, std::size_t lane) { return 64 * salsa + 4 * kWordOfLane[lane]; };
  for (std::size_t i = 0; i < kSalsaBlocks; ++i) {
    for (std::size_t lane = 0; lane < 16; ++lane) {
      const auto word = block.subspan(byte_of(i, lane)).first<4>();
      x[i][lane / 4][lane % 4] = word[0] | word[1] << 8 | word[2] << 16 | static_cast<std::uint32_t>(word[3]) << 24;
    }
  }
  for (std::uint64_t i = 0; i < n; ++i) {
    if (i % kBetweenCheckpoints == 0) reach(checkpoint);
    v[i] = x;
    block_mix(v[i], x);
  }
  for (std::uint64_t i = 0; i < n; ++i) {
    if (i % kBetweenCheckpoints == 0) reach(checkpoint);
    const Block& other = v[x.back()[0][0] & (n - 1)];
    for (std::size_t k = 0; k < kSalsaBlocks; ++k) {
      for (std::size_t lanes = 0; lanes < 4; ++lanes) y[k][lanes] = x[k][lanes] ^ other[k][lanes];
    }
    block_mix(y, x);
  }
  for (std::size_t i = 0; i < kSalsaBlocks; ++i) {
    for (std::size_t lane = 0; lane < 16; ++lane) {
      const std::uint32_t word = x[i][lane / 4][lane % 4];
      for (std::size_t k = 0; k < 4; ++k) {
        block[byte_of(i, lane) + k] = static_cast<std::uint8_t>(word >> (8 * k));
      }
    }
  }
}

}  // namespace tandem::container
