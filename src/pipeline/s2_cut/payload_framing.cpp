#include "pipeline/s2_cut/payload_framing.h"

#include <algorithm>
#include <cassert>

namespace tandem::pipeline {

using container::kTagBytes;

PayloadFraming::PayloadFraming(const container::PayloadKey& key, Direction direction, std::uint64_t output_base,
                               const PayloadWindow& window, std::size_t messages)
    : key_(key), direction_(direction), output_base_(output_base), window_(window), messages_(messages) {
  assert(messages > 0 && messages <= Pieces::kMax);
  assert(window.skip_bytes < kMessageBytes);
}

ChunkShape PayloadFraming::shape() const {
  return {
      .input_bytes = messages_ * input_message_bytes(), .buffer_bytes = messages_ * kSealedBytes, .tasks = messages_};
}

Pieces PayloadFraming::input(const Chunk& chunk) const {
  if (decrypts()) return chunk.buffer.first(chunk.bytes);
  Pieces pieces;
  for (std::size_t done = 0, at = 0; done < chunk.bytes; done += kMessageBytes, at += kSealedBytes) {
    pieces.add(chunk.buffer.subspan(at, std::min(kMessageBytes, chunk.bytes - done)));
  }
  return pieces;
}

std::size_t PayloadFraming::well_formed_bytes(const Chunk& chunk) const {
  if (!decrypts()) return chunk.bytes;
  const std::size_t rest = chunk.bytes % kSealedBytes;
  const bool is_first = chunk.index == 0 && window_.first_message == 0 && chunk.bytes == rest;
  return rest > kTagBytes || (rest == kTagBytes && is_first) ? chunk.bytes : chunk.bytes - rest;
}

void PayloadFraming::prepare(Chunk& chunk) const {
  const std::size_t bytes = well_formed_bytes(chunk);
  chunk.task_count = (bytes + input_message_bytes() - 1) / input_message_bytes();
  if (!decrypts()) chunk.task_count = std::max<std::size_t>(chunk.task_count, 1);  // an empty input has one, too
  if (bytes < chunk.bytes || chunk.task_count == 0) {
    chunk.failure = {.stage = Stage::cut, .offset = chunk.offset + bytes, .status = Status::bad_length};
  }
  const bool ends = chunk.last && window_.reaches_end && !chunk.failure;
  for (std::size_t i = 0; i < chunk.task_count; ++i) write_task(chunk, i, ends && i + 1 == chunk.task_count);
  place_output(chunk);
}

void PayloadFraming::write_task(Chunk& chunk, std::size_t number, bool last) const {
  const std::size_t at = number * input_message_bytes();
  const std::size_t in_bytes = std::min(input_message_bytes(), chunk.bytes - at);
  const std::size_t bytes = in_bytes - (decrypts() ? kTagBytes : 0);
  const auto sealed = chunk.buffer.subspan(number * kSealedBytes, bytes + kTagBytes);
  const auto nonce = container::chunk_nonce(window_.first_message + chunk.index * messages_ + number, last);
  Task& task = chunk.tasks[number];
  task.algorithm = Algorithm::chacha20_poly1305;
  task.direction = direction_;
  task.key_bytes = static_cast<std::uint8_t>(key_.bytes.size());
  task.key = key_.bytes;
  std::copy(nonce.begin(), nonce.end(), task.iv.begin() + 4);
  task.source = chunk.lent != nullptr ? chunk.lent + at : sealed.data();
  task.destination = sealed.data();
  task.len_bits = std::uint64_t{8} * bytes;
  task.tag = sealed.last(kTagBytes);
  if (chunk.lent != nullptr && decrypts()) std::copy_n(chunk.lent + at + bytes, kTagBytes, task.tag.begin());
}

void PayloadFraming::place_output(Chunk& chunk) const {
  Pieces& output = chunk.output;
  for (std::size_t i = 0; i < chunk.task_count; ++i) {
    const std::size_t bytes = chunk.tasks[i].len_bytes() + (decrypts() ? 0 : kTagBytes);
    output.add(chunk.buffer.subspan(i * kSealedBytes, bytes));
  }
  const std::uint64_t before = chunk.index * messages_ * (decrypts() ? kMessageBytes : kSealedBytes);
  if (before == 0) output.drop_front(std::min(window_.skip_bytes, output.bytes()));
  const std::uint64_t position = before == 0 ? 0 : before - window_.skip_bytes;
  const std::uint64_t wanted = window_.keep_bytes - std::min(window_.keep_bytes, position);
  output.keep_front(static_cast<std::size_t>(std::min<std::uint64_t>(output.bytes(), wanted)));
  chunk.output_offset = output_base_ + position;
}

std::uint64_t PayloadFraming::input_offset(const Chunk& chunk, std::size_t task) const {
  return chunk.offset + task * input_message_bytes();
}

std::size_t PayloadFraming::output_bytes(const Chunk& chunk, std::size_t tasks) const {
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < tasks; ++i) bytes += chunk.tasks[i].len_bytes() + (decrypts() ? 0 : kTagBytes);
  if (chunk.index == 0) bytes -= std::min(window_.skip_bytes, bytes);
  return std::min(bytes, chunk.output.bytes());
}

PayloadRange range_of(std::uint64_t payload_bytes, std::uint64_t first, std::uint64_t bytes) {
  const std::uint64_t plain_bytes = container::decrypted_bytes(payload_bytes).value();
  assert(bytes > 0 && first < plain_bytes);
  const std::uint64_t last = first + std::min(bytes, plain_bytes - first) - 1;
  const std::uint64_t first_message = first / kMessageBytes;
  const std::uint64_t begin = first_message * kSealedBytes;
  const std::uint64_t end = std::min(payload_bytes, (last / kMessageBytes + 1) * kSealedBytes);
  return {.window = {.first_message = first_message,
                     .reaches_end = end == payload_bytes,
                     .skip_bytes = static_cast<std::size_t>(first % kMessageBytes),
                     .keep_bytes = last - first + 1},
          .input_offset = begin,
          .input_bytes = end - begin};
}

}  // namespace tandem::pipeline
