// The calls of tandem.h about the library itself.
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

const char* tandem_variant(int algorithm) {
  using namespace tandem::capi;
  const Function* const function = find_function(algorithm);
  if (function == nullptr) return nullptr;
  return variant_name(*function, function->is_null() ? 0 : function->cipher->variants->best());
}

void tandem_forget_keys(void) { tandem::capi::forget_keys(); }
