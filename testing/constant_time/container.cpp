// The parts of src/container through which secrets pass: ML-KEM-768, the text of keys, comparisons. The code itself
// reveals results that become known.
#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "container/bech32.h"
#include "container/crypto.h"
#include "container/ml_kem.h"
#include "container/secret_base64.h"
#include "container/secret_hex.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {
namespace {

using container::Bech32Status;
using container::kMlKemSeedBytes;
using container::Padding;
using container::SecretData;
using container::SecretText;
using Shared = std::array<std::uint8_t, container::kMlKemSharedBytes>;

/// Runs `run(secret)`, which returns whether the results were right, over secrets of these lengths.
template <class Run>
bool over_lengths(unsigned effort, std::initializer_list<std::size_t> lengths, Run run) {
  Random random(173);
  bool right = true;
  for (unsigned i = 0; i < effort; ++i) {
    for (const std::size_t length : lengths) right &= run(random_bytes(random, length));
  }
  return right;
}

bool generate_ml_kem_key(unsigned effort) {
  return over_lengths(effort, {kMlKemSeedBytes}, [](Bytes seed) {
    const auto expected = container::ml_kem_public_key(std::span(seed).first<kMlKemSeedBytes>());
    hide(seed);
    auto found = container::ml_kem_public_key(std::span(seed).first<kMlKemSeedBytes>());
    show(found);
    return found == expected;
  });
}

bool encapsulate(unsigned effort) {
  return over_lengths(effort, {kMlKemSeedBytes + 32}, [](Bytes all) {
    const auto key = container::ml_kem_public_key(std::span(all).first<kMlKemSeedBytes>());
    const auto randomness = std::span(all).last<32>();
    Shared expected{};
    const auto ciphertext = container::ml_kem_encapsulate(key, randomness, expected);
    hide(randomness);
    Shared shared{};
    auto found = container::ml_kem_encapsulate(key, randomness, shared);
    show(found);
    show(shared);
    return found == ciphertext && shared == expected;
  });
}

/// Decapsulates ciphertexts that were made for the key and others.
bool decapsulate(unsigned effort) {
  return over_lengths(effort, {kMlKemSeedBytes + 32}, [](Bytes all) {
    const auto seed = std::span(all).first<kMlKemSeedBytes>();
    Shared made{};
    const auto good =
        container::ml_kem_encapsulate(container::ml_kem_public_key(seed), std::span(all).last<32>(), made);
    auto bad = good;
    bad[all[0]] ^= 1;
    hide(seed);
    Shared found{};
    Shared other{};
    container::ml_kem_decapsulate(seed, good, found);
    container::ml_kem_decapsulate(seed, bad, other);
    show(found);
    show(other);
    return found == made && other != made;
  });
}

constexpr std::initializer_list<std::size_t> kKeyLengths = {1, 16, 31, 32, 33, 64};
constexpr std::string_view kPrefix = "age-secret-key-";

bool write_bech32(unsigned effort) {
  return over_lengths(effort, kKeyLengths, [](Bytes key) {
    const SecretText expected = container::encode_bech32(kPrefix, key);
    hide(key);
    SecretText found = container::encode_bech32(kPrefix, key);
    SecretText upper = container::encode_bech32(kPrefix, key, container::Letters::upper);
    show(found.data(), found.size());
    show(upper.data(), upper.size());
    for (char& c : upper) c = static_cast<char>(std::tolower(c));
    return found == expected && upper == expected;
  });
}

/// Reads keys in upper case, as they are kept, and in lower case.
bool read_bech32(unsigned effort) {
  return over_lengths(effort, kKeyLengths, [](Bytes key) {
    bool right = true;
    for (const auto letters : {container::Letters::lower, container::Letters::upper}) {
      SecretText text = container::encode_bech32(kPrefix, key, letters);
      hide(text.data(), text.size());
      Bytes found(key.size());
      const Bech32Status status = container::decode_bech32(container::view(text), kPrefix, found);
      show(found);
      right &= status == Bech32Status::ok && found == key;
    }
    return right;
  });
}

bool write_base64(unsigned effort) {
  return over_lengths(effort, kKeyLengths, [](Bytes key) {
    const SecretText expected = container::encode_secret_base64(key);
    hide(key);
    SecretText found = container::encode_secret_base64(key);
    show(found.data(), found.size());
    return found == expected;
  });
}

bool read_base64(unsigned effort) {
  return over_lengths(effort, kKeyLengths, [](Bytes key) {
    bool right = true;
    for (const Padding padding : {Padding::none, Padding::required}) {
      SecretText text = container::encode_secret_base64(key);
      while (padding == Padding::required && text.size() % 4 != 0) text.push_back('=');
      hide(text.data(), text.size());
      SecretData found;
      right &= container::decode_secret_base64(container::view(text), padding, found);
      show(found);
      right &= std::ranges::equal(found, key);
    }
    return right;
  });
}

/// Reads digits in lower case and in upper case.
bool read_hex(unsigned effort) {
  return over_lengths(effort, kKeyLengths, [](Bytes key) {
    bool right = true;
    for (const char* const digits : {"0123456789abcdef", "0123456789ABCDEF"}) {
      Bytes text;
      for (const std::uint8_t byte : key)
        text.insert(text.end(),
                    {static_cast<std::uint8_t>(digits[byte >> 4]), static_cast<std::uint8_t>(digits[byte & 15])});
      hide(text);
      Bytes found(key.size());
      right &= container::decode_secret_hex({reinterpret_cast<const char*>(text.data()), text.size()}, found);
      show(found);
      right &= found == key;
    }
    return right;
  });
}

/// Compares equal secrets, and secrets that differ at either end.
bool compare_secrets(unsigned effort) {
  return over_lengths(effort, {16, 32, 33}, [](Bytes one) {
    bool right = true;
    for (const std::size_t place : {std::size_t{0}, one.size() - 1, one.size()}) {
      Bytes first = one;
      Bytes second = one;
      if (place < one.size()) second[place] ^= 0x80;
      hide(first);
      hide(second);
      right &= container::equal_secrets(first, second) == (place == one.size());
    }
    return right;
  });
}

}  // namespace

void add_container(std::vector<Case>& list) {
  list.push_back({.name = "ml_kem_768.generate", .run = generate_ml_kem_key});
  list.push_back({.name = "ml_kem_768.encapsulate", .run = encapsulate});
  list.push_back({.name = "ml_kem_768.decapsulate", .run = decapsulate});
  list.push_back({.name = "bech32.encode", .run = write_bech32});
  list.push_back({.name = "bech32.decode", .run = read_bech32});
  list.push_back({.name = "secret_base64.encode", .run = write_base64});
  list.push_back({.name = "secret_base64.decode", .run = read_base64});
  list.push_back({.name = "secret_hex.decode", .run = read_hex});
  list.push_back({.name = "equal_secrets", .run = compare_secrets});
}

}  // namespace tandem::constant_time
