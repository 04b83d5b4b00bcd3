#include "soft/nea6_engine.h"

#include <cassert>

#include "algorithms/zuc/sw/zuc256.h"
#include "soft/pdu_engine.h"

namespace tandem::soft {
namespace {

constexpr std::uint64_t kMaxLenBits = 0xffff'ffff;

Status check(const Task& task) {
  if (task.algorithm != Algorithm::nea6 || !task.aad.empty()) return Status::unsupported;
  if (task.key_bytes != zuc::kKey256Bytes) return Status::bad_key;
  const bool fits = task.len_bits >= 1 && task.len_bits <= kMaxLenBits;
  return fits && task.tag.empty() ? Status::ok : Status::bad_length;
}

}  // namespace

Nea6Engine::Nea6Engine(const zuc::Variant& variant)
    : ImmediateEngine({.name = engine_name(variant),
                       .algorithm = Algorithm::nea6,
                       .hardware = false,
                       .max_in_flight = 0,
                       .max_len_bits = kMaxLenBits}),
      variant_(variant) {
  assert(variant.available());
}

void Nea6Engine::run(std::span<Task* const> tasks) {
  for (Task* task : tasks) {
    task->completion.status = check(*task);
    if (task->completion.status != Status::ok) continue;
    zuc::crypt_nea6(variant_, task->key, task->iv, task->source, task->destination, task->len_bits);
  }
}

}  // namespace tandem::soft
