// The calls of tandem.h for single PDUs with keys of 256 bits.
#include "capi/check.h"
#include "capi/tandem.h"
#include "engine/iv_256.h"

namespace tandem::capi {
namespace {

/// The arguments that the calls have in common. Fields that an algorithm does not have are empty.
struct Arguments {
  const std::uint8_t* key;
  const std::uint8_t* iv;
  const std::uint8_t* aad = nullptr;
  std::size_t aad_bytes = 0;
  std::size_t bytes;
  const std::uint8_t* input;
  std::uint8_t* output = nullptr;
  std::uint8_t* tag = nullptr;
  std::size_t tag_bytes = 0;
  bool verify = false;
};

template <int kAlgorithm>
tandem_status call(const Arguments& of) {
  constexpr const Function& kFunction = *find_function(kAlgorithm);
  if (of.bytes > kFunction.facts->max_len_bits / 8) return TANDEM_BAD_LENGTH;
  Pdu pdu;
  pdu.key = of.key;
  pdu.iv = of.iv;
  pdu.aad = {of.aad, of.aad_bytes};
  pdu.source = of.input;
  pdu.destination = of.output;
  pdu.len_bits = 8 * std::uint64_t{of.bytes};
  pdu.tag = {of.tag, of.tag_bytes};
  pdu.verify = of.verify;
  if (const tandem_status status = check_256(kFunction, pdu); status != TANDEM_OK) return status;
  if (kFunction.use != Use::integrity && of.output == nullptr && of.bytes > 0) return TANDEM_BAD_ARGUMENT;
  kFunction.runner(software::PduCipher::kBest).run_one(pdu);
  return status_of(pdu);
}

}  // namespace
}  // namespace tandem::capi

using namespace tandem::capi;

tandem_status tandem_iv256(int algorithm, size_t tag_bytes, uint32_t count, uint8_t bearer, uint8_t direction,
                           uint8_t* iv) {
  if (iv == nullptr) return TANDEM_BAD_ARGUMENT;
  const Function* const function = find_function(algorithm);
  if (function == nullptr || !function->has_iv) return TANDEM_UNSUPPORTED;
  if (!function->facts->takes_tag(tag_bytes)) return TANDEM_BAD_LENGTH;
  if (bearer > 31 || direction > 1) return TANDEM_BAD_PARAMETER;
  const auto made = tandem::iv_256(tag_bytes, function->use == Use::combined, count, bearer, direction);
  for (size_t i = 0; i < made.size(); ++i) iv[i] = made[i];
  return TANDEM_OK;
}

#define TANDEM_256(number)                                                                                          \
  tandem_status tandem_nea##number(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* input,       \
                                   uint8_t* output) {                                                               \
    return call<TANDEM_NEA##number>({.key = key, .iv = iv, .bytes = bytes, .input = input, .output = output});      \
  }                                                                                                                 \
  tandem_status tandem_nia##number(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* message,     \
                                   uint8_t* tag, size_t tag_bytes) {                                                \
    return call<TANDEM_NIA##number>(                                                                                \
        {.key = key, .iv = iv, .bytes = bytes, .input = message, .tag = tag, .tag_bytes = tag_bytes});              \
  }                                                                                                                 \
  tandem_status tandem_nca##number##_encrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,             \
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output, \
                                             uint8_t* tag, size_t tag_bytes) {                                      \
    return call<TANDEM_NCA##number>({key, iv, aad, aad_bytes, bytes, input, output, tag, tag_bytes, false});        \
  }                                                                                                                 \
  tandem_status tandem_nca##number##_decrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,             \
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output, \
                                             const uint8_t* tag, size_t tag_bytes) {                                \
    /* It is compared, not written. */                                                                              \
    return call<TANDEM_NCA##number>(                                                                                \
        {key, iv, aad, aad_bytes, bytes, input, output, const_cast<uint8_t*>(tag), tag_bytes, true});               \
  }
TANDEM_256(4)
TANDEM_256(5)
TANDEM_256(6)
