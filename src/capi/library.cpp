// The calls of tandem.h about the library itself.
#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes256/sw/aes256.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/zuc/sw/zuc.h"
#include "capi/functions.h"
#include "capi/tandem.h"

const char* tandem_version(void) { return TANDEM_VERSION; }

const char* tandem_status_text(int status) {
  switch (status) {
    case TANDEM_OK:
      return "done";
    case TANDEM_BAD_LENGTH:
      return "the algorithm has no message or tag of that length";
    case TANDEM_BAD_PARAMETER:
      return "BEARER is 0 to 31 and DIRECTION 0 or 1, and bits of an IV that AES-256 counts in are 0";
    case TANDEM_UNSUPPORTED:
      return "there is no algorithm of that number";
    case TANDEM_AUTHENTICATION:
      return "the MAC-I or tag is not that of the message: wrong key, wrong parameters, or the message was changed";
    case TANDEM_IN_FLIGHT:
      return "the PDU belongs to a batch; poll until it comes back";
    case TANDEM_NO_MEMORY:
      return "out of memory";
    case TANDEM_LIBRARY_ERROR:
      return "the library that computes AES failed; discard the output";
    case TANDEM_NOT_FOUND:
      return "this machine has no variant of that name";
    case TANDEM_BAD_ARGUMENT:
      return "a pointer is null, or a structure's size is not that of the structure";
    default:
      return "no status of Tandem";
  }
}

// Names of variants are string literals, which end in a zero.
const char* tandem_variant(int algorithm) {
  using tandem::capi::Cipher;
  const tandem::capi::Function* const function = tandem::capi::find_function(algorithm);
  if (function == nullptr) return nullptr;
  switch (function->cipher) {
    case Cipher::snow3g:
      return tandem::snow3g::kVariants.best().name.data();
    case Cipher::aes:
      return tandem::aes::kVariants.best().name.data();
    case Cipher::zuc:
      return tandem::zuc::kVariants.best().name.data();
    case Cipher::snow5g:
      return tandem::snow5g::kVariants.best().name.data();
    case Cipher::aes256:
      return tandem::aes256::kVariants.best().name.data();
    case Cipher::null:
      return tandem::capi::kNullVariant;
  }
  return nullptr;
}

void tandem_forget_keys(void) { tandem::aes::forget_keys(); }
