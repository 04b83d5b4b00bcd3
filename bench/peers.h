// `tandem bench peers <algorithm>`: our software variants against other libraries. generated/algorithms/peers.h lists
// the suites, which are in algorithms/*/bench/peers.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bench/row.h"
#include "engine/task.h"

namespace tandem::bench {

struct PeersOptions {
  std::vector<std::size_t> message_bytes;  ///< empty: the sizes in algorithm.toml
  std::size_t rounds = 31;
  std::uint64_t slice_ns = 2'000'000;
  bool hold_to_avx2 = false;
  std::string library;  ///< intel-ipsec-mb to load; empty: the installed one
};

/// A suite; it says on stderr why it fails.
using Peers = bool(Report& report, const PeersOptions& options);

struct PeersSuite {
  const char* name;
  const char* help;
  bool ipsec_mb;  ///< PeersOptions::library has a meaning
  Peers* run;
};

/// A cipher and its 3GPP functions.
struct PduFunction {
  Algorithm id;
  const char* title;
};
struct PduPrimitive {
  const char* name;
  std::vector<PduFunction> functions;
  std::vector<std::size_t> message_bytes;  ///< unless the options have others
};
bool bench_pdu_peers(Report& report, const PeersOptions& options, PduPrimitive primitive);

}  // namespace tandem::bench
