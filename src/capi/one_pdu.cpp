// The calls of tandem.h for single PDUs.
#include "capi/check.h"
#include "capi/tandem.h"
#include "engine/equal.h"
#include "engine/pdu_mac.h"

namespace tandem::capi {
namespace {

/// The PDU of a call; the status says whether it can be run.
struct Call {
  Pdu pdu;
  tandem_status status;
};

Call make_call(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer, std::uint8_t direction,
               std::uint32_t length_bits, const std::uint8_t* source, std::uint8_t* destination,
               const Function& function) {
  Call call{};
  call.pdu.key = key;
  call.pdu.count = count;
  call.pdu.bearer = bearer;
  call.pdu.direction = direction;
  call.pdu.len_bits = length_bits;
  call.pdu.source = source;
  call.pdu.destination = destination;
  call.status = check(call.pdu, function.is_null() ? Key::not_used : Key::needed);
  return call;
}

template <int kAlgorithm>
tandem_status cipher(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer, std::uint8_t direction,
                     std::uint32_t length_bits, const std::uint8_t* input, std::uint8_t* output) {
  constexpr const Function& kFunction = *find_function(kAlgorithm);
  Call call = make_call(key, count, bearer, direction, length_bits, input, output, kFunction);
  if (output == nullptr) return TANDEM_BAD_ARGUMENT;
  if (call.status != TANDEM_OK) return call.status;
  kFunction.runner(software::PduCipher::kBest).run_one(call.pdu);
  return status_of(call.pdu);
}

template <int kAlgorithm>
tandem_status authenticate(const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer, std::uint8_t direction,
                           std::uint32_t length_bits, const std::uint8_t* message, std::uint8_t* mac) {
  constexpr const Function& kFunction = *find_function(kAlgorithm);
  Call call = make_call(key, count, bearer, direction, length_bits, message, nullptr, kFunction);
  if (mac == nullptr) return TANDEM_BAD_ARGUMENT;
  if (call.status != TANDEM_OK) return call.status;
  kFunction.runner(software::PduCipher::kBest).run_one(call.pdu);
  return static_cast<tandem_status>(take_mac(call.pdu, mac, false));
}

}  // namespace
}  // namespace tandem::capi

using namespace tandem::capi;

#define TANDEM_CIPHER(name, number)                                                                               \
  tandem_status name(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction, uint32_t length_bits, \
                     const uint8_t* input, uint8_t* output) {                                                     \
    return cipher<number>(key, count, bearer, direction, length_bits, input, output);                             \
  }
TANDEM_CIPHER(tandem_eea0, TANDEM_EEA0)
TANDEM_CIPHER(tandem_eea1, TANDEM_EEA1)
TANDEM_CIPHER(tandem_eea2, TANDEM_EEA2)
TANDEM_CIPHER(tandem_eea3, TANDEM_EEA3)
TANDEM_CIPHER(tandem_nea0, TANDEM_NEA0)
TANDEM_CIPHER(tandem_nea1, TANDEM_NEA1)
TANDEM_CIPHER(tandem_nea2, TANDEM_NEA2)
TANDEM_CIPHER(tandem_nea3, TANDEM_NEA3)

#define TANDEM_AUTHENTICATE(name, number)                                                                         \
  tandem_status name(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction, uint32_t length_bits, \
                     const uint8_t* message, uint8_t* mac) {                                                      \
    return authenticate<number>(key, count, bearer, direction, length_bits, message, mac);                        \
  }
TANDEM_AUTHENTICATE(tandem_eia0, TANDEM_EIA0)
TANDEM_AUTHENTICATE(tandem_eia1, TANDEM_EIA1)
TANDEM_AUTHENTICATE(tandem_eia2, TANDEM_EIA2)
TANDEM_AUTHENTICATE(tandem_eia3, TANDEM_EIA3)
TANDEM_AUTHENTICATE(tandem_nia0, TANDEM_NIA0)
TANDEM_AUTHENTICATE(tandem_nia1, TANDEM_NIA1)
TANDEM_AUTHENTICATE(tandem_nia2, TANDEM_NIA2)
TANDEM_AUTHENTICATE(tandem_nia3, TANDEM_NIA3)

int tandem_mac_equal(const uint8_t* a, const uint8_t* b) {
  return a != nullptr && b != nullptr && tandem::equal_in_constant_time(a, b, tandem::kMacBytes) ? 1 : 0;
}
