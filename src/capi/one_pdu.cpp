// The calls of tandem.h for single PDUs.
#include "algorithms/aes/sw/aes.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "capi/check.h"
#include "capi/tandem.h"
#include "engine/equal.h"
#include "engine/lanes/run_one.h"
#include "engine/null_pdu.h"
#include "engine/pdu_mac.h"

namespace tandem::capi {
namespace {

void eea0(Pdu& pdu) {
  Pdu* const one = &pdu;
  null_pdu::run_eea({&one, 1});
}
void eia0(Pdu& pdu) {
  Pdu* const one = &pdu;
  null_pdu::run_eia({&one, 1});
}
void eea1(Pdu& pdu) { lanes::run_one(snow3g::kVariants.best().eea, pdu); }
void eia1(Pdu& pdu) { lanes::run_one(snow3g::kVariants.best().eia, pdu); }
void eea3(Pdu& pdu) { lanes::run_one(zuc::kVariants.best().eea, pdu); }
void eia3(Pdu& pdu) { lanes::run_one(zuc::kVariants.best().eia, pdu); }
void eea2(Pdu& pdu) {
  Pdu* const one = &pdu;
  aes::kVariants.best().eea({&one, 1});
}
void eia2(Pdu& pdu) {
  Pdu* const one = &pdu;
  aes::kVariants.best().eia({&one, 1});
}

/// The PDU of a call; the status says whether it can be run.
struct Call {
  Pdu pdu;
  tandem_status status;
};

Call make_call(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer, std::uint8_t direction,
               std::uint32_t length_bits, const std::uint8_t* source, std::uint8_t* destination, Key use_of_key) {
  Call call{};
  call.pdu.key = key;
  call.pdu.count = count;
  call.pdu.bearer = bearer;
  call.pdu.direction = direction;
  call.pdu.len_bits = length_bits;
  call.pdu.source = source;
  call.pdu.destination = destination;
  call.status = check(call.pdu, use_of_key);
  return call;
}

template <void (*run)(Pdu&), Key kKey = Key::needed>
tandem_status cipher(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer, std::uint8_t direction,
                     std::uint32_t length_bits, const std::uint8_t* input, std::uint8_t* output) {
  Call call = make_call(key, count, bearer, direction, length_bits, input, output, kKey);
  if (output == nullptr) return TANDEM_BAD_ARGUMENT;
  if (call.status != TANDEM_OK) return call.status;
  run(call.pdu);
  return status_of(call.pdu);
}

template <void (*run)(Pdu&), Key kKey = Key::needed>
tandem_status authenticate(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer, std::uint8_t direction,
                           std::uint32_t length_bits, const std::uint8_t* message, std::uint8_t* mac) {
  Call call = make_call(key, count, bearer, direction, length_bits, message, nullptr, kKey);
  if (mac == nullptr) return TANDEM_BAD_ARGUMENT;
  if (call.status != TANDEM_OK) return call.status;
  run(call.pdu);
  return static_cast<tandem_status>(take_mac(call.pdu, mac, false));
}

}  // namespace
}  // namespace tandem::capi

using namespace tandem::capi;

#define TANDEM_CIPHER(name, ...)                                                                                  \
  tandem_status name(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction, uint32_t length_bits, \
                     const uint8_t* input, uint8_t* output) {                                                     \
    return cipher<__VA_ARGS__>(key, count, bearer, direction, length_bits, input, output);                        \
  }
TANDEM_CIPHER(tandem_eea0, eea0, Key::not_used)
TANDEM_CIPHER(tandem_eea1, eea1)
TANDEM_CIPHER(tandem_eea2, eea2)
TANDEM_CIPHER(tandem_eea3, eea3)
TANDEM_CIPHER(tandem_nea0, eea0, Key::not_used)
TANDEM_CIPHER(tandem_nea1, eea1)
TANDEM_CIPHER(tandem_nea2, eea2)
TANDEM_CIPHER(tandem_nea3, eea3)

#define TANDEM_AUTHENTICATE(name, ...)                                                                            \
  tandem_status name(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction, uint32_t length_bits, \
                     const uint8_t* message, uint8_t* mac) {                                                      \
    return authenticate<__VA_ARGS__>(key, count, bearer, direction, length_bits, message, mac);                   \
  }
TANDEM_AUTHENTICATE(tandem_eia0, eia0, Key::not_used)
TANDEM_AUTHENTICATE(tandem_eia1, eia1)
TANDEM_AUTHENTICATE(tandem_eia2, eia2)
TANDEM_AUTHENTICATE(tandem_eia3, eia3)
TANDEM_AUTHENTICATE(tandem_nia0, eia0, Key::not_used)
TANDEM_AUTHENTICATE(tandem_nia1, eia1)
TANDEM_AUTHENTICATE(tandem_nia2, eia2)
TANDEM_AUTHENTICATE(tandem_nia3, eia3)

int tandem_mac_equal(const uint8_t* a, const uint8_t* b) {
  return a != nullptr && b != nullptr && tandem::equal_in_constant_time(a, b, tandem::kMacBytes) ? 1 : 0;
}
