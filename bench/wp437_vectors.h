// Test vectors in memory as Xilinx WP437 stores them (docs/formats/wp437-vectors.md).
//
// Source    Ruan, Guo, Qin, WP437 v1.0, table 1
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/pdu.h"

namespace tandem::bench::wp437 {

/// The byte order of a 32-bit word of table 1 in memory; the paper does not give it.
enum class ByteOrder : std::uint8_t {
  big,     ///< most significant byte first: the message is a byte string as the standard has it
  little,  ///< least significant byte first: as the words of the standard's C code stand in an Arm's memory
};

/// One vector, unpacked.
struct Vector {
  std::array<std::uint8_t, 16> key;
  std::uint32_t count;
  std::uint8_t bearer;
  std::uint8_t direction;
  std::uint32_t len_bits;
  std::uint32_t* data;  ///< ceil(len_bits / 32) words in the store's byte order
};

/// Vectors one behind the other, each with seven words in front of its data.
class VectorStore {
 public:
  static constexpr std::size_t kHeaderWords = 7;

  explicit VectorStore(ByteOrder order) : order_(order) {}

  /// Appends `count` vectors of `len_bits` bits with random keys, parameters and data, which follow from `seed`.
  void fill(std::size_t count, std::uint32_t len_bits, std::uint64_t seed);

  /// Returns the vector at word `at`, and moves `at` to the next one.
  Vector next(std::size_t& at);

  /// Words of all vectors; `next` stops there.
  [[nodiscard]] std::size_t words() const { return words_.size(); }

  /// Converts a vector's data between the store's byte order and the byte string of the standard; does nothing for
  /// `big`.
  void swap_data(const Vector& vector) const;

 private:
  [[nodiscard]] std::uint32_t stored(std::uint32_t word) const;

  ByteOrder order_;
  std::vector<std::uint32_t> words_;
};

/// Returns the vector as a PDU that is processed in place. `vector` outlives it.
Pdu pdu_of(const Vector& vector);

}  // namespace tandem::bench::wp437
