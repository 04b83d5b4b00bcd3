#include "bench/wp437_from_c.h"

#include <bit>
#include <cstdlib>
#include <cstring>

// hls/tandem_hls/include/tandem_core.h: what a core in C does with its ports.
namespace {

const std::uint8_t* source;
std::uint8_t* destination;

}  // namespace

extern "C" {

using Core = std::uint32_t(std::uint8_t op, std::uint8_t has_data, std::uint32_t len_bits, std::uint32_t aad_bytes,
                           std::uint64_t key0, std::uint64_t key1, std::uint64_t iv0, std::uint64_t iv1);
Core tandem_wp437_from_c_O0;
Core tandem_wp437_from_c_O3;

std::uint64_t tandem_read() {
  std::uint32_t word;
  std::memcpy(&word, source, sizeof word);
  source += sizeof word;
  return word;
}

void tandem_write(std::uint64_t word, std::uint32_t /*last*/) {
  const auto low = static_cast<std::uint32_t>(word);
  std::memcpy(destination, &low, sizeof low);
  destination += sizeof low;
}

void tandem_status(std::uint32_t status) {
  if (status != 0) std::abort();
}

// For the test bench in the same file, which nothing calls here.
void tandem_feed(const void* /*data*/, std::uint32_t /*bytes*/, std::uint32_t /*word_bytes*/) { std::abort(); }
std::uint32_t tandem_take(void* /*data*/, std::uint32_t /*bytes*/) { std::abort(); }

}  // extern "C"

namespace tandem::bench::wp437 {

static_assert(std::endian::native == std::endian::little);

void run_from_c(bool integrity, bool optimised, Pdu& pdu) {
  source = pdu.source;
  destination = pdu.destination;
  std::uint64_t key[2];
  std::memcpy(key, pdu.key, sizeof key);
  const std::uint64_t of_bearer =
      static_cast<std::uint64_t>(pdu.bearer) << 3 | static_cast<std::uint64_t>(pdu.direction) << 2;
  const std::uint64_t iv = __builtin_bswap32(pdu.count) | of_bearer << 32;
  Core& core = optimised ? tandem_wp437_from_c_O3 : tandem_wp437_from_c_O0;
  const std::uint32_t tag =
      core(integrity ? 1 : 0, 1, static_cast<std::uint32_t>(pdu.len_bits), 0, key[0], key[1], iv, 0);
  pdu.mac = integrity ? __builtin_bswap32(tag) : 0;
}

}  // namespace tandem::bench::wp437
