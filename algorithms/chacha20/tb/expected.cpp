#include "algorithms/chacha20/tb/expected.h"

#include <cassert>
#include <span>
#include <utility>

namespace tandem::chacha20::tb {
namespace {

constexpr std::uint64_t kBlockBits = 8 * kBlockBytes;

std::uint32_t word_at(const std::uint8_t* bytes) {
  return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | std::uint32_t{bytes[3]} << 24;
}

std::uint64_t blocks_of(const Header& header) { return (header.len_bits + kBlockBits - 1) / kBlockBits; }

// Takes the initial state out of whole words of keystream: what the 20 rounds alone give.
void subtract_initial_state(const State& state, std::span<std::uint8_t> keystream) {
  for (std::size_t at = 0; at < keystream.size(); at += 4) {
    const std::size_t word = at / 4 % 16;
    const auto block = static_cast<std::uint32_t>(at / kBlockBytes);
    const std::uint32_t initial = state.words()[word] + (word == 12 ? block : 0);
    const std::uint32_t rounds = word_at(&keystream[at]) - initial;
    for (int i = 0; i < 4; ++i) keystream[at + i] = static_cast<std::uint8_t>(rounds >> (8 * i));
  }
}

Status status_of(const Header& header, int stages) {
  if (header.has_data ? header.op != kOpXor || stages != 2 : header.op != kOpPads) return Status::unsupported;
  return word_at(header.iv.data()) + blocks_of(header) > kMaxBlocks ? Status::counter_overflow : Status::ok;
}

}  // namespace

State state_of(const Header& header) {
  return State(header.key, word_at(header.iv.data()), std::span(header.iv).subspan<4>());
}

void expect(Job& job, int stages) {
  const std::size_t bytes = (std::size_t{job.header.len_bits} + 7) / 8;
  assert(job.message.size() == (job.header.has_data ? bytes : 0));
  job.status = status_of(job.header, stages);
  if (job.status != Status::ok) {
    job.expected.assign(bytes, 0);
    return;
  }
  std::vector<std::uint8_t> keystream(blocks_of(job.header) * kBlockBytes, 0);
  kVariants.find("reference")
      ->xor_keystream(state_of(job.header).words(), keystream.data(), keystream.data(), keystream.size());
  expect_keystream(job, stages, std::move(keystream));
}

void expect_keystream(Job& job, int stages, std::vector<std::uint8_t> keystream) {
  keystream.resize(blocks_of(job.header) * kBlockBytes, 0);
  if (stages == 0) subtract_initial_state(state_of(job.header), keystream);
  for (std::size_t i = 0; i < job.message.size(); ++i) keystream[i] ^= job.message[i];
  keystream.resize((std::size_t{job.header.len_bits} + 7) / 8);
  job.expected = std::move(keystream);
  job.status = Status::ok;
}

}  // namespace tandem::chacha20::tb
