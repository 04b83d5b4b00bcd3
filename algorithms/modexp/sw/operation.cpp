// The operations of RFC 8017, section 5, over a variant's powers.
//
// Standard    RFC 8017, sections 5.1.1, 5.1.2 (2. b.), 5.2.1, 5.2.2
// Timing      independent of private keys, bases and results; whether a key or a base is refused becomes known, and
//             whether a result is right
// Checked by  modexp_test.cpp
#include "algorithms/modexp/sw/operation.h"

#include <algorithm>

#include "algorithms/modexp/sw/montgomery.h"
#include "engine/equal.h"
#include "engine/reveal.h"
#include "engine/wipe.h"

namespace tandem::modexp {
namespace {

/// Returns whether a modulus is odd and has its highest bit set.
bool is_whole_modulus(const Word* n, std::size_t words) {
  Word answer = n[0] & n[words - 1] >> (kWordBits - 1) & 1;
  reveal(&answer, sizeof answer);
  return answer != 0;
}

/// The memory of an operation, wiped at its end.
struct Work {
  ~Work() { wipe(this, sizeof *this); }

  std::size_t words;  ///< of the modulus
  Word n[kMaxWords] = {};
  Word base[kMaxWords];
  Word result[kMaxWords];
  Word check[kMaxWords];
};

/// The same with primes.
struct PrimesWork {
  static constexpr std::size_t kMax = kMaxWords / 2;
  ~PrimesWork() { wipe(this, sizeof *this); }

  Word p[kMax], q[kMax], qinv[kMax];
  Word x[2][kMax];  ///< the base mod p, mod q
  Word m[2][kMax];  ///< their powers
};

/// x mod p, for x of twice the words of p, whose highest bit is 1.
void reduce(const Montgomery& mod_p, const Word* p, const Word* x, Word* result, std::size_t words) {
  Montgomery::Element high;
  mod_p.enter(x + words, high);
  std::copy_n(x, words, result);
  reduce_once(result, 0, p, words);
  const Word carry = add(result, result, high.words, words);
  reduce_once(result, carry, p, words);
  wipe(&high, sizeof high);
}

/// result = m2 + (m1 - m2) qInv mod p * q
void recombine(const Montgomery& mod_p, const PrimesWork& work, Word* result, std::size_t words) {
  Montgomery::Element h, qinv;
  // q, and so m2, is less than 2 p.
  std::copy_n(work.m[1], words, h.words);
  reduce_once(h.words, 0, work.p, words);
  const Word borrow = subtract(h.words, work.m[0], h.words, ~Word{0}, words);
  subtract(qinv.words, h.words, h.words, ~Word{0}, words);  // 0
  subtract(qinv.words, qinv.words, work.p, mask_of(borrow), words);
  subtract(h.words, h.words, qinv.words, ~Word{0}, words);
  mod_p.enter(h.words, h);
  std::copy_n(work.qinv, words, qinv.words);
  mod_p.multiply(h, qinv, h);
  multiply(result, h.words, work.q, words);
  Word carry = add(result, result, work.m[1], words);
  for (std::size_t i = words; i < 2 * words; ++i) {
    const Double one = Double{result[i]} + carry;
    result[i] = static_cast<Word>(one);
    carry = static_cast<Word>(one >> kWordBits);
  }
  wipe(&h, sizeof h);
  wipe(&qinv, sizeof qinv);
}

class Runner {
 public:
  Runner(const Arithmetic& arithmetic, Message& message)
      : arithmetic_(arithmetic), message_(message), primes_(message.operation == Operation::primes) {
    work_.words = words_of(message.bytes);
  }

  /// Writes the modulus alone.
  Status store_modulus(std::uint8_t* n) {
    if (!load_key()) return Status::bad_key;
    store(work_.n, work_.words, n);
    return Status::ok;
  }

  Status run() {
    if (!load_key()) return Status::bad_key;
    load({message_.source, message_.bytes}, work_.base, work_.words);
    Word below = less(work_.base, work_.n, work_.words);
    reveal(&below, sizeof below);
    if (below == 0) return Status::bad_length;
    const Power power{work_.n, work_.base, message_.exponent, work_.result};
    if (message_.operation == Operation::public_exponent) {
      arithmetic_.raise_public(power, work_.words);
    } else if (primes_) {
      raise_with_primes();
    } else {
      arithmetic_.raise_secret(power, work_.words);
    }
    if (message_.operation != Operation::public_exponent && !is_right()) {
      wipe(message_.destination, message_.bytes);
      return Status::wrong_result;
    }
    store(work_.result, work_.words, message_.destination);
    return Status::ok;
  }

 private:
  bool load_key() { return primes_ ? load_primes() : load_modulus(); }

  bool load_modulus() {
    load(message_.n, work_.n, work_.words);
    return is_whole_modulus(work_.n, work_.words);
  }

  bool load_primes() {
    const std::size_t half = work_.words / 2;
    load(message_.primes.p, of_primes_.p, half);
    load(message_.primes.q, of_primes_.q, half);
    load(message_.primes.qinv, of_primes_.qinv, half);
    if (!is_whole_modulus(of_primes_.p, half) || !is_whole_modulus(of_primes_.q, half)) return false;
    multiply(work_.n, of_primes_.p, of_primes_.q, half);
    return is_whole_modulus(work_.n, work_.words);
  }

  void raise_with_primes() {
    const std::size_t half = work_.words / 2;
    PrimesWork& w = of_primes_;
    const Montgomery mod_p(w.p, half);
    reduce(mod_p, w.p, work_.base, w.x[0], half);
    reduce(Montgomery(w.q, half), w.q, work_.base, w.x[1], half);
    arithmetic_.raise_secrets({{w.p, w.x[0], message_.primes.dp, w.m[0]}, {w.q, w.x[1], message_.primes.dq, w.m[1]}},
                              half);
    recombine(mod_p, w, work_.result, half);
  }

  /// Returns whether the result, raised to the public exponent, gives the base: a fault in one half would give away the
  /// primes.
  bool is_right() {
    if (message_.public_check.empty()) return true;
    arithmetic_.raise_public({work_.n, work_.result, message_.public_check, work_.check}, work_.words);
    return equal_in_constant_time(reinterpret_cast<const std::uint8_t*>(work_.check),
                                  reinterpret_cast<const std::uint8_t*>(work_.base), message_.bytes);
  }

  const Arithmetic& arithmetic_;
  Message& message_;
  const bool primes_;
  Work work_;
  PrimesWork of_primes_;
};

}  // namespace

Status modulus_of(const Message& message, std::uint8_t* n) {
  if (const Status status = check(message); status != Status::ok) return status;
  constexpr Arithmetic kNone{};
  Message same = message;
  return Runner(kNone, same).store_modulus(n);
}

void run_with(const Arithmetic& arithmetic, std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status == Status::ok) message.status = Runner(arithmetic, message).run();
  }
}

}  // namespace tandem::modexp
