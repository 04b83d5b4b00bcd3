// ChaCha20-Poly1305 by libcrypto, for the pipeline's tests: what payloads must be, and an engine that is not under
// test.
#pragma once

#include <gtest/gtest.h>
#include <openssl/evp.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "container/payload.h"
#include "engine/engine.h"

namespace tandem::pipeline {

/// Seals or opens (encrypt) one message; false if it cannot be opened. `tag` is written or compared.
inline bool seal_message(bool encrypt, std::span<const std::uint8_t> key, const std::uint8_t* nonce,
                         std::span<const std::uint8_t> source, std::uint8_t* destination, std::uint8_t* tag) {
  const std::unique_ptr<EVP_CIPHER_CTX, void (*)(EVP_CIPHER_CTX*)> context(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
  EVP_CIPHER_CTX* c = context.get();
  std::uint8_t none = 0;  // an empty message at a null pointer would mean something else
  int bytes = 0;
  bool ok = EVP_CipherInit_ex(c, EVP_chacha20_poly1305(), nullptr, key.data(), nonce, encrypt ? 1 : 0) == 1;
  if (!encrypt) ok = ok && EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1;
  ok = ok && (source.empty() ||
              EVP_CipherUpdate(c, destination, &bytes, source.data(), static_cast<int>(source.size())) == 1);
  ok = ok && EVP_CipherFinal_ex(c, &none, &bytes) == 1;
  if (encrypt) ok = ok && EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1;
  return ok;
}

/// The whole payload of `plain`, message by message.
inline std::vector<std::uint8_t> seal_payload(const container::PayloadKey& key, std::span<const std::uint8_t> plain) {
  std::vector<std::uint8_t> payload;
  std::uint64_t index = 0;
  do {
    const auto message = plain.first(std::min(plain.size(), container::kChunkBytes));
    plain = plain.subspan(message.size());
    const auto nonce = container::chunk_nonce(index++, plain.empty());
    const std::size_t at = payload.size();
    payload.resize(at + message.size() + container::kTagBytes);
    EXPECT_TRUE(seal_message(true, key.bytes, nonce.data(), message, payload.data() + at,
                             payload.data() + at + message.size()));
  } while (!plain.empty());
  return payload;
}

/// Runs chacha20_poly1305 tasks, inside submit. A message that is not authentic leaves zeros.
class SealingEngine final : public Engine {
 public:
  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) override {
    for (Task* task : tasks) {
      task->completion = {.status = run_one(*task), .backend = capabilities_.name, .device_cycles = 0};
      finished_.push_back(task);
    }
    return tasks.size();
  }
  std::size_t poll(std::span<Task*> done) override {
    const std::size_t count = std::min(done.size(), finished_.size());
    std::copy_n(finished_.begin(), count, done.begin());
    finished_.erase(finished_.begin(), finished_.begin() + static_cast<std::ptrdiff_t>(count));
    return count;
  }
  Status wait(std::uint64_t /*timeout_ns*/) override { return Status::ok; }
  [[nodiscard]] std::size_t in_flight() const override { return finished_.size(); }

 private:
  static Status run_one(const Task& task) {
    if (task.algorithm != Algorithm::chacha20_poly1305) return Status::unsupported;
    const std::span source(task.source, task.len_bytes());
    if (seal_message(task.direction == Direction::encrypt, task.key, task.iv.data() + 4, source, task.destination,
                     task.tag.data())) {
      return Status::ok;
    }
    std::fill_n(task.destination, source.size(), std::uint8_t{0});
    return Status::authentication;
  }

  Capabilities capabilities_{.name = "test.sealing",
                             .algorithm = Algorithm::chacha20_poly1305,
                             .hardware = false,
                             .max_in_flight = 64,
                             .max_len_bits = std::numeric_limits<std::uint64_t>::max()};
  std::vector<Task*> finished_;
};

}  // namespace tandem::pipeline
