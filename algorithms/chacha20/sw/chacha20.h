// ChaCha20 in software: on vector units, portable, from a library. Freestanding but for the library's variant: no heap,
// exceptions, RTTI or threads.
//
// Standard    RFC 8439, sections 2.1-2.4
// Byte order  see ../README.md
// Timing      independent of key and data in every variant
// Checked by  chacha20_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/status.h"
#include "engine/variants.h"

namespace tandem::chacha20 {

inline constexpr std::size_t kKeyBytes = 32;
inline constexpr std::size_t kNonceBytes = 12;
inline constexpr std::size_t kBlockBytes = 64;
inline constexpr std::uint64_t kMaxBlocks = std::uint64_t{1} << 32;

/// The 16-word initial state of RFC 8439 section 2.3: constants, key, counter, nonce. Wiped on destruction.
class State {
 public:
  State(std::span<const std::uint8_t, kKeyBytes> key, std::uint32_t counter,
        std::span<const std::uint8_t, kNonceBytes> nonce);
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State();

  [[nodiscard]] const std::uint32_t* words() const { return words_; }
  [[nodiscard]] std::uint32_t counter() const { return words_[12]; }

 private:
  alignas(64) std::uint32_t words_[16];
};

/// One way to compute ChaCha20; its name is the file suffix, manifest key, test id and CLI value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// XORs `bytes` bytes of keystream, starting with the block at `state[12]`, into `destination`. The caller has
  /// checked that the counter does not wrap. `source == destination` is allowed, other overlap is not. False if a
  /// library failed; the destination then holds anything.
  bool (*xor_keystream)(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                        std::size_t bytes);
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// XORs `len_bits` bits of keystream into `destination`, from the first bit of block `state.counter()` on.
///
/// source, destination: ceil(len_bits/8) bytes, most significant bit first; destination bits past len_bits in the
/// last byte become 0. A block anywhere in the stream is reached by its counter.
/// Returns bad_length if len_bits is 0 or more than a pointer can span, counter_overflow if the blocks would run past
/// counter 2^32-1; nothing is written then. Returns io_error if a library failed; the destination is then all zero.
Status crypt(const Variant& variant, const State& state, const std::uint8_t* source, std::uint8_t* destination,
             std::uint64_t len_bits);

/// The steps that software still has to do on pads from an accelerator: `rounds` pads lack summation and XOR,
/// `summation` pads lack the XOR.
enum class Pads : std::uint8_t { rounds = 0, summation = 1 };

/// destination = source XOR pads (after adding the initial state where the pads lack it).
///
/// pads: whole bytes ceil(len_bits/8), made from the same state; lengths, bits and errors as in `crypt`.
Status apply_pads(Pads pads_kind, const State& state, const std::uint8_t* pads, const std::uint8_t* source,
                  std::uint8_t* destination, std::uint64_t len_bits);

/// Wipes the key that the calling thread keeps: the variant of a library remembers the last one. The end of the thread
/// wipes it, too, and the end of an engine that ran in it (../engine/software_engine.h).
void forget_keys();

/// Returns whether the calling thread keeps a key.
bool keeps_keys();

}  // namespace tandem::chacha20
