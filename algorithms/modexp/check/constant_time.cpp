// Private operations of RSA in every variant, and what the driver of the accelerator makes of their keys and results:
// secret keys, bases and results. For valgrind alone.
#include "generated/algorithms/constant_time.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "algorithms/modexp/device/form.h"
#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/rsa_iv.h"
#include "algorithms/modexp/vectors/nist_acvp.h"
#include "engine/variants.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::modexp {

#if TANDEM_MEMORY_SANITIZER
void add_constant_time(std::vector<constant_time::Case>& /*list*/) {}
#else
namespace {

using namespace constant_time;

constexpr Operation kPrivate[] = {Operation::private_exponent, Operation::primes};

/// A private key with a base.
struct SecretKey {
  /// Makes a key of any numbers that arithmetic takes; e has nothing to do with them.
  SecretKey(Random& random, std::size_t bytes)
      : n(random_bytes(random, bytes)), d(random_bytes(random, bytes / 4)), base(random_bytes(random, bytes)) {
    for (Bytes* const one : {&p, &q, &dp, &dq, &qinv}) *one = random_bytes(random, bytes / 2);
    for (Bytes* const one : {&n, &p, &q}) {
      one->front() |= 0xc0;
      one->back() |= 1;
    }
    base.front() &= 0x3f;
  }
  /// A key of RSA.
  explicit SecretKey(const modexp::vectors::Vector& vector)
      : n(testing::from_hex(vector.n)),
        d(testing::from_hex(vector.d)),
        p(testing::from_hex(vector.p)),
        q(testing::from_hex(vector.q)),
        dp(testing::from_hex(vector.dp)),
        dq(testing::from_hex(vector.dq)),
        qinv(testing::from_hex(vector.qinv)),
        base(testing::from_hex(vector.base)) {}

  template <class Function>
  void each(const Function& function) {
    for (Bytes* const one : {&d, &p, &q, &dp, &dq, &qinv, &base}) function(*one);
  }
  void hide_all() {
    each([](Bytes& one) { hide(one); });
  }
  void show_all() {
    each([](Bytes& one) { show(one); });
  }

  Bytes n, d, p, q, dp, dq, qinv, base;
};

const Bytes kPublicExponent = {1, 0, 1};

/// The result; nothing where the operation failed.
Bytes raised(const Variant& variant, Operation operation, const SecretKey& key, bool checked = false) {
  Bytes result(key.base.size(), 0xee);
  Message message{};
  message.operation = operation;
  if (operation == Operation::primes) {
    message.primes = {key.p, key.q, key.dp, key.dq, key.qinv};
  } else {
    message.n = key.n;
    message.exponent = key.d;
  }
  if (checked) message.public_check = kPublicExponent;
  message.source = key.base.data();
  message.destination = result.data();
  message.bytes = result.size();
  variant.run({&message, 1});
  show(result);
  const bool wiped = std::ranges::all_of(result, [](std::uint8_t byte) { return byte == 0; });
  return message.status == Status::ok ? result : message.status == Status::wrong_result && wiped ? Bytes() : Bytes{1};
}

/// Keys whose results are right, and whose are not.
bool compare_checked(const Variant& variant, Random& random) {
  const modexp::vectors::Vector& vector = modexp::vectors::kNistAcvp[0];
  SecretKey right_key(vector), wrong_key(random, 64);
  bool right = true;
  for (const Operation operation : kPrivate) {
    for (SecretKey* const key : {&right_key, &wrong_key}) {
      key->hide_all();
      right &=
          raised(variant, operation, *key, true) == (key == &right_key ? testing::from_hex(vector.result) : Bytes());
      key->show_all();
    }
  }
  return right;
}

bool compare(const Variant& variant, unsigned effort) {
  Random random(8017);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t bytes : {64U, 96U, 128U}) {
      SecretKey key(random, bytes);
      for (const Operation operation : kPrivate) {
        const Bytes expected = raised(*modexp::kVariants.find("reference"), operation, key);
        key.hide_all();
        right &= raised(variant, operation, key) == expected;
        key.show_all();
        right &= !expected.empty();
      }
    }
    right &= compare_checked(variant, random);
  }
  return right;
}

/// A task with a private key: its message, and what src/bus makes of it for the accelerator.
class SecretTask {
 public:
  SecretTask(Operation operation, const SecretKey& key) : base_bytes_(key.base.size()) {
    const bool primes = operation == Operation::primes;
    if (primes) {
      for (const Bytes* const one : {&key.p, &key.q, &key.dp, &key.dq, &key.qinv}) put(*one);
    } else {
      put(key.n);
      open_ = message_.size();
      put(key.d);
    }
    const std::size_t check = message_.size();
    put(kPublicExponent);
    put(key.base);
    RsaIv iv;
    iv.modulus_bits = static_cast<std::uint16_t>(8 * base_bytes_);
    iv.exponent_bytes = static_cast<std::uint16_t>(primes ? key.dp.size() : key.d.size());
    iv.form = primes ? RsaIv::Form::primes : RsaIv::Form::exponent;
    iv.check_bytes = static_cast<std::uint16_t>(kPublicExponent.size());
    task_.algorithm = Algorithm::rsa_private;
    task_.direction = Direction::decrypt;
    task_.iv = iv.into_bytes();
    task_.source = message_.data();
    task_.len_bits = 8 * message_.size();
    secrets_ = {std::span(message_).subspan(open_, check - open_),
                std::span(message_).subspan(check + kPublicExponent.size())};
  }
  SecretTask(const SecretTask&) = delete;
  SecretTask& operator=(const SecretTask&) = delete;

  void hide_all() {
    for (const auto secret : secrets_) hide(secret);
  }
  /// The message for the device; nothing where the task was refused.
  [[nodiscard]] Bytes entered() const {
    constexpr CoreBuild kBuild{.stages = 18 | 1U << 6U, .pipeline_cut = 61};  // words of 18 bits, windows of 5
    Bytes room(kForm.max_message_bytes);
    DeviceTask form;
    if (kForm.enter(kBuild, task_, room, form) != Status::ok) return {};
    room.resize(form.message_bytes);
    show(room);
    return room;
  }
  [[nodiscard]] Status judged(Bytes result) const {
    hide(result);
    return kForm.judge(task_, result);
  }

 private:
  void put(const Bytes& number) { message_.insert(message_.end(), number.begin(), number.end()); }

  std::size_t base_bytes_;
  std::size_t open_ = 0;
  Bytes message_;
  Task task_;
  std::array<std::span<std::uint8_t>, 2> secrets_;
};

bool enter_and_judge(unsigned effort) {
  Random random(2313);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t bytes : {64U, 128U, 256U, 512U}) {
      const SecretKey key(random, bytes);
      for (const Operation operation : kPrivate) {
        SecretTask task(operation, key);
        const Bytes expected = task.entered();
        task.hide_all();
        right &= !expected.empty() && task.entered() == expected;
      }
    }
    const modexp::vectors::Vector& vector = modexp::vectors::kNistAcvp[0];
    for (const Operation operation : kPrivate) {
      SecretTask task(operation, SecretKey(vector));
      task.hide_all();
      Bytes result = testing::from_hex(vector.result);
      right &= task.judged(result) == Status::ok;
      result.back() ^= 1;
      right &= task.judged(result) == Status::wrong_result;
      std::ranges::fill(result, 0xff);
      right &= task.judged(result) == Status::wrong_result;
    }
  }
  return right;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  for (const Variant& variant : modexp::kVariants) {
    // A library that takes keys of RSA alone blinds what it has no constant time for, with random numbers, and
    // strips zeros of secrets: what a tool says of it means nothing.
    const bool seen = variant.any_numbers || !watched();
    list.push_back({.name = "modexp." + std::string(variant.name),
                    .constant_time = variants::in_constant_time(variant),
                    .available = seen && variant.available(),
                    .run = [&variant](unsigned effort) { return compare(variant, effort); }});
  }
  list.push_back({.name = "modexp.accelerator", .run = enter_and_judge});
}
#endif

}  // namespace tandem::modexp
