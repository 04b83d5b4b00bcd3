// Toys that look like kernels: a cipher that the scheduler runs, and secrets in vectors.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "engine/lanes/scheduler.h"
#include "engine/lanes/xor.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"
#include "testing/constant_time/toys.h"
#if defined(__x86_64__)
#include <immintrin.h>

#include "engine/cpu.h"
#endif

namespace tandem::constant_time {
namespace {

volatile std::uint32_t sink;

// A cipher of four lanes that looks every keystream byte up: a leak behind a scheduler must be found, too.
void load(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  column[0] = pdu.key[0];
  column[stride] = pdu.key[1];
  hide(column, sizeof *column);  // and the zeros above the bytes
  hide(column + stride, sizeof *column);
}
void initialise(lanes::State& /*state*/) {}
template <std::size_t kLanes, bool kLooksUp>
void generate(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words) {
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    std::uint32_t& a = state.words[lane];
    const std::uint32_t b = state.words[kLanes + lane];
    for (std::size_t i = 0; i < 4 * words; ++i) {
      a = a * 5 + b;
      const auto byte = static_cast<std::uint8_t>(a >> 11);
      keystream[lane * stride + i] = kLooksUp ? kTable[byte] : byte;
    }
  }
}

template <bool kLooksUp>
bool run_cipher(unsigned /*effort*/) {
  static constexpr lanes::Kernel kKernels[] = {{4, 2, initialise, generate<4, kLooksUp>},
                                               {1, 1, initialise, generate<1, kLooksUp>}};
  const lanes::Cipher cipher{{2, load, lanes::xor_keystream_words, lanes::absorb_xor}, kKernels};
  Random random(4);
  std::array<Bytes, 6> texts;
  Bytes key = random_bytes(random, 16);
  hide(key);
  std::array<Pdu, 6> pdus;
  lanes::Scheduler scheduler(cipher);
  for (std::size_t i = 0; i < pdus.size(); ++i) {
    texts[i] = random_bytes(random, 100 * (i + 1));
    hide(texts[i]);
    pdus[i].key = key.data();
    pdus[i].source = pdus[i].destination = texts[i].data();
    pdus[i].len_bits = 8 * texts[i].size();
    Pdu* const one = &pdus[i];
    if (scheduler.submit({&one, 1}) != 1) return false;
  }
  std::array<Pdu*, 6> done;
  while (scheduler.in_flight() > 0) scheduler.poll(done);
  return true;
}

#if defined(__x86_64__)
/// Moves secrets through vectors: shuffled, in a mask, in the carries of a sum; then they index a table.
[[gnu::target("avx512f,avx512bw,avx512vl")]] std::uint32_t through_vectors(const Bytes& secret) {
  const __m512i constants = _mm512_set1_epi32(0x01020304);
  __m512i v = _mm512_maskz_loadu_epi8(0xffff, secret.data());
  v = _mm512_shuffle_epi8(v, _mm512_set1_epi8(9));                      // byte 9 of the secret in the first block
  v = _mm512_maskz_permutexvar_epi32(0xffff, _mm512_set1_epi32(2), v);  // and then everywhere
  v = _mm512_ternarylogic_epi32(v, constants, constants, 0x96);
  v = _mm512_mask_add_epi32(v, _mm512_test_epi32_mask(v, constants), v, constants);
  alignas(64) std::array<std::uint32_t, 16> words;
  _mm512_store_si512(words.data(), v);
  return words[15];
}

bool look_up_from_vectors(unsigned /*effort*/) {
  Random random(5);
  Bytes secret = random_bytes(random, 16);
  hide(secret);
  std::uint32_t value = through_vectors(secret);
  sink = kTable[value & 0xff];
  return true;
}

bool calculate_in_vectors(unsigned /*effort*/) {
  Random random(5);
  Bytes secret = random_bytes(random, 16);
  hide(secret);
  std::uint32_t value = through_vectors(secret);
  show(&value, sizeof value);
  sink = kTable[value & 0xff];
  return true;
}
#endif

}  // namespace

void add_kernel_toys(std::vector<Case>& list) {
  const auto add = [&](const char* name, bool constant_time, bool available, bool (*run)(unsigned)) {
    list.push_back(
        {.name = std::string("toy.") + name, .constant_time = constant_time, .available = available, .run = run});
  };
  add("cipher_with_table", false, true, run_cipher<true>);
  add("cipher", true, true, run_cipher<false>);
#if defined(__x86_64__)
  add("table_after_vectors", false, cpu::has_avx512(), look_up_from_vectors);
  add("vectors", true, cpu::has_avx512(), calculate_in_vectors);
#endif
}

}  // namespace tandem::constant_time
