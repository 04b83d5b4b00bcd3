// The variants that protect PDUs in the least time on this machine, by a measurement.
#pragma once

namespace tandem::capi {

/// Names as tandem_variant has them.
struct Fastest {
  const char* snow3g;
  const char* aes;
  const char* zuc;
  const char* snow5g;
  const char* aes256;
};

/// Measured when it is first asked for, in some milliseconds; the same afterwards. From any thread.
const Fastest& fastest();

}  // namespace tandem::capi
