// Ways to run the functions of 3GPP over a set of PDUs: our variants, intel-ipsec-mb, OpenSSL.
//
// Peers get each set in the form in which they are fastest: keys are expanded beforehand, and each PDU's key is found
// by its number. Work that belongs to a single PDU, such as making the IV from COUNT, BEARER and DIRECTION, counts for
// everybody.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bench/pdu_set.h"
#include "engine/libraries/ipsec_mb.h"
#include "engine/task.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {

class PduRunner {
 public:
  PduRunner(std::string name, PduSet& set) : set_(set), name_(std::move(name)) {}
  PduRunner(const PduRunner&) = delete;
  PduRunner& operator=(const PduRunner&) = delete;
  virtual ~PduRunner() = default;

  [[nodiscard]] const std::string& name() const { return name_; }
  /// Returns whether the results are those of the whole PDUs of the set.
  [[nodiscard]] virtual bool comparable() const { return true; }
  /// Runs `count` PDUs from number `first` on.
  virtual void run(std::size_t first, std::size_t count) = 0;

 protected:
  PduSet& set_;

 private:
  std::string name_;
};

using PduRunners = std::vector<std::unique_ptr<PduRunner>>;

/// Returns whether a function computes MACs.
inline bool is_integrity(Algorithm function) {
  return facts::operation(function).result == OperationFacts::Result::tag;
}

/// Our variants that this machine has, best first, over `set`, which outlives them.
PduRunners our_runners(Algorithm function, PduSet& set);

/// OpenSSL's runners for EEA2, EIA2 and NEA5; none for other functions.
PduRunners openssl_runners(Algorithm function, PduSet& set);

#if TANDEM_HAS_IPSEC_MB
/// One runner for every way in which intel-ipsec-mb runs a function; none for functions with keys of 256 bits. PDUs of
/// ZUC that are too long for the library go in pieces.
PduRunners ipsec_mb_runners(Algorithm function, PduSet& set, const libraries::IpsecMb& library);
#endif

}  // namespace tandem::bench
