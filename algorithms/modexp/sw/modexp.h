// Modular exponentiation for RSA in software: from a library, with the CPU's multipliers of 52 bits, and for any CPU.
//
// Standard    RFC 8017, sections 5.1 and 5.2
// Byte order  numbers are bytes, the highest first (I2OSP)
// Timing      Variant::constant_time says whether it is independent of private keys, bases and results; it depends on
//             lengths, on a public exponent, and on whether a base is below its modulus
// Checked by  modexp_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/modexp/sw/rsa_iv.h"
#include "engine/status.h"
#include "engine/variants.h"

namespace tandem::modexp {

using Octets = std::span<const std::uint8_t>;

inline constexpr std::size_t kMinBits = RsaIv::kMinBits;
inline constexpr std::size_t kMaxBits = RsaIv::kMaxBits;
inline constexpr std::size_t kStepBits = RsaIv::kStepBits;
inline constexpr std::size_t kMaxBytes = kMaxBits / 8;

/// The numbers by which a message gives its key; also the core's operations.
enum class Operation : std::uint8_t {
  public_exponent = 0,   ///< n, e: takes a time that depends on e
  private_exponent = 1,  ///< n, d
  primes = 2,            ///< private, with two primes
};

/// The two primes of a key, as RFC 8017, section 3.2, has them: dp = d mod p - 1, dq = d mod q - 1, qinv = 1 / q mod p.
struct Primes {
  Octets p, q, dp, dq, qinv;
};

/// A base and its key. The caller owns every buffer.
struct Message {
  Operation operation;
  Octets n;             ///< odd, its highest bit is 1; not with primes
  Octets exponent;      ///< e or d; not with primes
  Primes primes;        ///< half as long as the modulus, each; primes are odd, and their highest bits are 1
  Octets public_check;  ///< e, to check what a private operation has come to; or nothing: it is not checked then
  const std::uint8_t* source;
  std::uint8_t* destination;  ///< `bytes` bytes; `source == destination` is allowed, other overlap is not
  std::size_t bytes;          ///< of the modulus, the base and the result
  Status status;              ///< written
};

/// One way to compute it; its name is the file suffix, manifest key, test id and CLI value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  bool constant_time;
  /// True if the variant takes any odd moduli and any exponents; otherwise the numbers of a private key must be those
  /// of an RSA key.
  bool any_numbers;
  /// Runs independent messages. Each status becomes ok; or what `check` returns, or bad_key if a modulus is even or
  /// shorter than its bytes, or bad_length if the base is not below the modulus, and nothing is written; or io_error if
  /// a library failed, or wrong_result if `public_check` does not confirm the result or a library cannot calculate with
  /// the key's numbers, and the destination is 0.
  void (*run)(std::span<Message> messages);
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Checks the lengths in a message against those above. Returns ok, bad_length for `bytes`, or bad_key for the others.
/// Exponents have 1 to `bytes` bytes.
Status check(const Message& message);

/// Writes the modulus of a message, `bytes` bytes; with primes, that is their product. Returns ok; or what `check`
/// returns, or bad_key if the modulus or a prime is even or shorter than its bytes, and nothing is written.
Status modulus_of(const Message& message, std::uint8_t* n);

/// One message; returns its status.
Status run(const Variant& variant, Message& message);

/// Wipes the keys that the calling thread keeps. The variant with a library remembers the last keys of each thread; the
/// end of the thread wipes them, too, and the end of an engine that ran in it (../engine/software_engine.h).
void forget_keys();

/// Returns whether the calling thread keeps any keys.
bool keeps_keys();

}  // namespace tandem::modexp
