#include "soft/nea6_engine.h"

#include <cassert>

#include "algorithms/zuc/sw/zuc256.h"
#include "generated/algorithms/operations.h"
#include "soft/pdu_engine.h"

namespace tandem::soft {

Nea6Engine::Nea6Engine(const zuc::Variant& variant)
    : ImmediateEngine(engine_name(variant), facts::operation(Algorithm::nea6)), variant_(variant) {
  assert(variant.available());
}

void Nea6Engine::run(std::span<Task* const> tasks) {
  for (Task* task : tasks) {
    zuc::crypt_nea6(variant_, task->key, task->iv, task->source, task->destination, task->len_bits);
  }
}

}  // namespace tandem::soft
