#include "algorithms/zuc/engine/nea6_engine.h"

#include <cassert>

#include "algorithms/zuc/engine/pdu_engine.h"
#include "algorithms/zuc/sw/zuc256.h"
#include "generated/algorithms/operations.h"

namespace tandem::zuc {

Nea6Engine::Nea6Engine(const Variant& variant)
    : software::ImmediateEngine(engine_name(variant), facts::operation(Algorithm::nea6)), variant_(variant) {
  assert(variant.available());
}

void Nea6Engine::run(std::span<Task* const> tasks) {
  for (Task* task : tasks) {
    crypt_nea6(variant_, task->key, task->iv, task->source, task->destination, task->len_bits);
  }
}

}  // namespace tandem::zuc
