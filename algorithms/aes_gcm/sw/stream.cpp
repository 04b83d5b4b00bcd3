// Standard    SP 800-38D, sections 7.1 and 7.2
// Checked by  stream_test.cpp
#include "algorithms/aes_gcm/sw/stream.h"

#include <algorithm>

#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm {
namespace {

/// Writes two lengths, given in bytes, as the last block of GHASH has them.
void put_lengths(std::uint64_t first, std::uint64_t second, std::uint8_t* block) {
  for (std::size_t i = 0; i < 8; ++i) {
    block[i] = static_cast<std::uint8_t>(8 * first >> (56 - 8 * i));
    block[8 + i] = static_cast<std::uint8_t>(8 * second >> (56 - 8 * i));
  }
}

/// inc32 (6.2), `count` times.
void add_to_counter(std::uint8_t* block, std::size_t count) {
  std::uint32_t counter;
  __builtin_memcpy(&counter, block + kIvBytes, sizeof counter);
  counter = __builtin_bswap32(__builtin_bswap32(counter) + static_cast<std::uint32_t>(count));
  __builtin_memcpy(block + kIvBytes, &counter, sizeof counter);
}

}  // namespace

Stream::~Stream() { forget(); }

void Stream::forget() {
  for (std::uint8_t* const block : {rest_, pad_, first_, counter_, sum_}) wipe(block, kBlockBytes);
  part_ = Part::none;
  rest_bytes_ = 0;
}

Status Stream::begin(Direction direction, std::span<const std::uint8_t> iv) {
  forget();
  if (iv.empty() || iv.size() > kMaxIvBytes) return Status::bad_iv;
  direction_ = direction;
  aad_bytes_ = text_bytes_ = 0;
  if (iv.size() == kIvBytes) {
    std::copy_n(iv.data(), kIvBytes, first_);
    first_[kBlockBytes - 1] = 1;
  } else {
    // 7.1, step 2, for an iv of any other length.
    std::uint8_t blocks[kMaxIvBytes + kBlockBytes] = {};
    std::copy_n(iv.data(), iv.size(), blocks);
    const std::size_t count = (iv.size() + kBlockBytes - 1) / kBlockBytes;
    put_lengths(0, iv.size(), blocks + count * kBlockBytes);
    blocks_->hash(key_, first_, blocks, count + 1);
  }
  std::copy_n(first_, kBlockBytes, counter_);
  part_ = Part::aad;
  return Status::ok;
}

/// Fills the block that GHASH has not taken with zeros, and has GHASH take it.
void Stream::hash_rest() {
  if (rest_bytes_ == 0) return;
  std::fill(rest_ + rest_bytes_, rest_ + kBlockBytes, std::uint8_t{0});
  blocks_->hash(key_, sum_, rest_, 1);
  rest_bytes_ = 0;
}

Status Stream::aad(std::span<const std::uint8_t> part) {
  if (part_ != Part::aad || part.size() > kMaxAadBytes - aad_bytes_) return Status::bad_length;
  aad_bytes_ += part.size();
  if (rest_bytes_ > 0) {
    const std::size_t count = std::min(kBlockBytes - rest_bytes_, part.size());
    std::copy_n(part.data(), count, rest_ + rest_bytes_);
    rest_bytes_ += count;
    part = part.subspan(count);
    if (rest_bytes_ == kBlockBytes) hash_rest();
  }
  if (const std::size_t count = part.size() / kBlockBytes; count > 0) {
    blocks_->hash(key_, sum_, part.data(), count);
    part = part.subspan(count * kBlockBytes);
  }
  if (!part.empty()) {
    std::copy_n(part.data(), part.size(), rest_);
    rest_bytes_ = part.size();
  }
  return Status::ok;
}

Status Stream::text(const std::uint8_t* source, std::uint8_t* destination, std::size_t bytes) {
  if (part_ == Part::none || bytes > kMaxMessageBytes - text_bytes_) return Status::bad_length;
  if (part_ == Part::aad) {
    hash_rest();
    part_ = Part::text;
  }
  text_bytes_ += bytes;
  const bool encrypts = direction_ == Direction::encrypt;
  const auto use_pad = [&] {
    for (; bytes > 0 && rest_bytes_ < kBlockBytes; --bytes) {
      const std::uint8_t in = *source++;
      const std::uint8_t out = in ^ pad_[rest_bytes_];
      *destination++ = out;
      rest_[rest_bytes_++] = encrypts ? out : in;
    }
    if (rest_bytes_ == kBlockBytes) hash_rest();
  };
  if (rest_bytes_ > 0) use_pad();
  if (const std::size_t count = bytes / kBlockBytes; count > 0) {
    (encrypts ? blocks_->encrypt : blocks_->decrypt)(key_, counter_, sum_, source, destination, count);
    add_to_counter(counter_, count);
    source += count * kBlockBytes;
    destination += count * kBlockBytes;
    bytes -= count * kBlockBytes;
  }
  if (bytes > 0) {
    add_to_counter(counter_, 1);
    blocks_->encrypt_block(key_, counter_, pad_);
    use_pad();
  }
  return Status::ok;
}

Status Stream::finish(std::span<std::uint8_t> tag) {
  if (part_ == Part::none || !is_tag_size(tag.size())) return Status::bad_length;
  hash_rest();
  put_lengths(aad_bytes_, text_bytes_, rest_);
  blocks_->hash(key_, sum_, rest_, 1);
  blocks_->encrypt_block(key_, first_, pad_);
  for (std::size_t i = 0; i < kBlockBytes; ++i) pad_[i] ^= sum_[i];
  Status status = Status::ok;
  if (direction_ == Direction::encrypt) {
    std::copy_n(pad_, tag.size(), tag.data());
  } else if (!equal_in_constant_time(pad_, tag.data(), tag.size())) {
    status = Status::authentication;
  }
  forget();
  return status;
}

}  // namespace tandem::aes_gcm
