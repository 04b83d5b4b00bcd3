// `tandem bench peers` for the functions of 3GPP on one core: against intel-ipsec-mb in every way that it has and, for
// AES, against OpenSSL, in turn in one run; then our best variant in one thread and in two.
//
// There are bursts of 32 PDUs with as many keys, of one length or mixed, and one long PDU alone; buffers are warm. EIA2
// comes twice, since the library wants 8 bytes in front of a message: if there is no room, it gets a copy. Before a
// cell is measured, the results are compared; a peer whose results differ from ours is left out of it, with a warning.
#include <fmt/format.h>
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <thread>

#include "bench/clock.h"
#include "bench/pdu_runner.h"
#include "bench/peer_rows.h"
#include "bench/peers.h"
#include "console/console.h"

namespace tandem::bench {
namespace {

constexpr std::size_t kBurst = 32;
constexpr std::size_t kMixedBursts = 8;
constexpr std::size_t kMixedLeast = 64;
constexpr std::size_t kMixedMost = 1420;
/// Eight of the longest messages that intel-ipsec-mb takes for ZUC.
constexpr std::size_t kStreamBytes = 8 * 8188;
constexpr std::size_t kThreadBytes = 1420;
constexpr std::uint64_t kThreadSliceNs = 20'000'000;

/// PDUs that run `burst` at a time.
struct Cell {
  std::string name;  ///< of PDUs that are not all of one length, or that are no burst
  std::vector<std::size_t> bytes;
  std::size_t burst;
};

std::vector<Cell> cells_of(const std::vector<std::size_t>& message_bytes) {
  std::vector<Cell> cells;
  for (const std::size_t bytes : message_bytes) {
    cells.push_back({"", std::vector<std::size_t>(kBurst, bytes), kBurst});
  }
  Cell mixed{fmt::format("{}-{} B mixed", kMixedLeast, kMixedMost), {}, kBurst};
  std::mt19937_64 random(2);
  for (std::size_t i = 0; i < kMixedBursts * kBurst; ++i) {
    mixed.bytes.push_back(kMixedLeast + random() % (kMixedMost - kMixedLeast + 1));
  }
  cells.push_back(mixed);
  cells.push_back({"one stream", {kStreamBytes}, 1});
  return cells;
}

/// One primitive's measurements.
class Peers3gpp {
 public:
  Peers3gpp(Report& report, const PeersOptions& options, const PduPrimitive& primitive)
      : report_(report), options_(options), primitive_(primitive) {
    load_library();
  }

  bool run() {
    for (const PduFunction& function : primitive_.functions) {
      for (const Cell& cell : cells_of(primitive_.message_bytes)) {
        if (!measure(function, cell, false)) return false;
      }
      if (function.id != Algorithm::eia2) continue;
      for (const Cell& cell : cells_of(primitive_.message_bytes)) {
        if (!measure(function, cell, true)) return false;
      }
    }
    report_.print_by_engine(
        fmt::format("{}, measured: one core, medians of {} rounds in turn, bursts of {} PDUs under as many keys",
                    primitive_.name, options_.rounds, kBurst));
    for (const PduFunction& function : primitive_.functions) measure_threads(function);
    report_.print_by_engine(fmt::format("{}, measured: bursts of {} x {} B in separate threads, in turn",
                                        primitive_.name, kBurst, kThreadBytes));
    return true;
  }

 private:
  void load_library();
  PduRunners peers(Algorithm function, PduSet& set) const;
  PduRunners yardsticks(Algorithm function, PduSet& set) const;
  bool measure(const PduFunction& function, const Cell& cell, bool headroom);
  void measure_threads(const PduFunction& function);
  [[nodiscard]] bool agree(PduRunners& runners, std::size_t ours, PduSet& set, std::size_t burst,
                           const std::string& row) const;

  Report& report_;
  const PeersOptions& options_;
  const PduPrimitive& primitive_;
#if TANDEM_HAS_IPSEC_MB
  std::unique_ptr<libraries::IpsecMb> library_;
#endif
};

void Peers3gpp::load_library() {
#if TANDEM_HAS_IPSEC_MB
  const char* const chosen[] = {options_.library.c_str()};
  library_ = options_.library.empty() ? std::make_unique<libraries::IpsecMb>(libraries::kIpsecMbNames)
                                      : std::make_unique<libraries::IpsecMb>(chosen);
  if (library_->usable()) return;
  console::print_message("warning: {}; its rows are missing", library_->problem());
  library_.reset();
#else
  console::print_message("warning: built without libipsec-mb-dev; the rows of ipsec-mb are missing");
#endif
}

PduRunners Peers3gpp::peers(Algorithm function, PduSet& set) const {
  PduRunners runners = openssl_runners(function, set);
#if TANDEM_HAS_IPSEC_MB
  if (library_ != nullptr) {
    for (auto& runner : ipsec_mb_runners(function, set, *library_)) runners.push_back(std::move(runner));
  }
#endif
  return runners;
}

/// Functions without peers are compared with these over the same PDUs: AES-128-CTR of the libraries and, for 256-NEA6,
/// our 128-EEA3.
PduRunners Peers3gpp::yardsticks(Algorithm function, PduSet& set) const {
  PduRunners runners;
  const bool confidential = function == Algorithm::nea4 || function == Algorithm::nea5 || function == Algorithm::nea6;
  if (!confidential) return runners;
  runners = peers(Algorithm::eea2, set);
  if (function == Algorithm::nea6) runners.push_back(std::move(our_runners(Algorithm::eea3, set).front()));
  return runners;
}

/// Runs everything that a set has, `burst` PDUs at a time.
void run_all(PduRunner& runner, const PduSet& set, std::size_t burst) {
  for (std::size_t first = 0; first < set.size(); first += burst) runner.run(first, burst);
}

/// Leaves out the peers (from number `ours` on) whose results differ from those of our variants. Returns false if our
/// own differ, or if no peer is left.
bool Peers3gpp::agree(PduRunners& runners, std::size_t ours, PduSet& set, std::size_t burst,
                      const std::string& row) const {
  std::vector<std::uint8_t> expected;
  const std::size_t before = runners.size();
  for (std::size_t i = 0; i < runners.size();) {
    set.clear_results();
    run_all(*runners[i], set, burst);
    if (i == 0) expected = set.results();
    if (!runners[i]->comparable() || set.results() == expected) {
      ++i;
      continue;
    }
    console::print_message("warning: {} and {} do not agree on {}", runners[0]->name(), runners[i]->name(), row);
    if (i < ours) return false;
    runners.erase(runners.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return before == ours || runners.size() > ours;
}

bool Peers3gpp::measure(const PduFunction& function, const Cell& cell, bool headroom) {
  Row of = peer_row(function.id);
  of.what = cell.name;
  if (cell.name.empty() || cell.bytes.size() == 1) of.bytes = cell.bytes.front();
  if (headroom) of.parameters = {{"room", "in front"}};
  PduSet set(cell.bytes, headroom);
  PduRunners runners = our_runners(function.id, set);
  const std::size_t ours = runners.size();
  for (auto& runner : peers(function.id, set)) runners.push_back(std::move(runner));
  if (!agree(runners, ours, set, cell.burst, label(of))) {
    console::print_message("error: results differ");
    return false;
  }

  const std::size_t comparable = runners.size();
  for (auto& runner : yardsticks(function.id, set)) runners.push_back(std::move(runner));

  std::vector<Contender> contenders;
  for (const auto& runner : runners) {
    contenders.push_back({runner->name(), [&set, &cell, r = runner.get(), next = std::size_t{0}]() mutable {
                            r->run(next, cell.burst);
                            next = (next + cell.burst) % set.size();
                          }});
  }
  const Timing timing = time_in_turn(contenders, options_.rounds, options_.slice_ns);
  const double bytes =
      static_cast<double>(set.bytes()) * static_cast<double>(cell.burst) / static_cast<double>(set.size());
  std::size_t best = 0;
  for (std::size_t i = 0; i < comparable; ++i) {
    of.engine = runners[i]->name();
    report_.add(figure(of, "rate", "MB/s", bytes / timing.seconds[i] * 1e-6,
                       runners[i]->comparable() ? "" : "in messages of 8188 B, one at a time"));
    const bool of_library = runners[i]->name().starts_with("ipsec-mb");
    if (i >= ours && of_library && (best == 0 || timing.ratio[i] > timing.ratio[best])) best = i;
  }
  of.engine = runners[0]->name();
  for (std::size_t i = comparable; i < runners.size(); ++i) {
    const bool is_ours = runners[i]->name().starts_with("cpu.");
    report_.add(ratio(
        of, "ratio",
        is_ours ? fmt::format("128-EEA3, {}", runners[i]->name()) : fmt::format("AES-128-CTR, {}", runners[i]->name()),
        1 / timing.ratio[i], kInTurn));
  }
  for (std::size_t i = ours; i < comparable; ++i) {
    if (runners[i]->name() == "openssl") report_.add(ratio(of, "ratio", "openssl", 1 / timing.ratio[i], kInTurn));
  }
  if (best != 0) {
    report_.add(ratio(of, "least ratio", "ipsec-mb", 1 / timing.ratio[best],
                      fmt::format("{}; to {}", kInTurn, runners[best]->name())));
  }
  return true;
}

/// Binds the calling thread to one processor; does nothing if that is not allowed.
void stay_on(std::size_t processor) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(processor, &one);
  sched_setaffinity(0, sizeof one, &one);
}

/// MB/s of `threads` threads, each on a different processor, with separate PDUs and schedulers, for `slice_ns`.
double rate_of_threads(Algorithm function, std::size_t threads, std::uint64_t slice_ns) {
  std::atomic<std::size_t> ready = 0;
  std::vector<double> rates(threads);
  std::vector<std::thread> running;
  for (std::size_t i = 0; i < threads; ++i) {
    running.emplace_back([&, i] {
      stay_on(i);
      PduSet set(std::vector<std::size_t>(kBurst, kThreadBytes), false);
      const PduRunners runners = our_runners(function, set);
      runners[0]->run(0, kBurst);
      ++ready;
      while (ready < threads) std::this_thread::yield();
      const std::uint64_t start = now_ns();
      std::uint64_t now = start;
      std::size_t bursts = 0;
      for (; now - start < slice_ns; now = now_ns()) {
        for (int j = 0; j < 8; ++j) runners[0]->run(0, kBurst);
        bursts += 8;
      }
      rates[i] = static_cast<double>(bursts * set.bytes()) / static_cast<double>(now - start) * 1e3;
    });
  }
  double sum = 0;
  for (std::size_t i = 0; i < threads; ++i) {
    running[i].join();
    sum += rates[i];
  }
  return sum;
}

void Peers3gpp::measure_threads(const PduFunction& function) {
  PduSet set({kThreadBytes}, false);
  Row of = peer_row(function.id);
  of.bytes = kThreadBytes;
  of.engine = our_runners(function.id, set).front()->name();
  std::vector<double> one;
  std::vector<double> two;
  std::vector<double> gain;
  for (std::size_t round = 0; round < options_.rounds; ++round) {
    one.push_back(rate_of_threads(function.id, 1, kThreadSliceNs));
    two.push_back(rate_of_threads(function.id, 2, kThreadSliceNs));
    gain.push_back(two.back() / one.back());
  }
  of.parameters = {{"threads", 1.0}};
  report_.add(figure(of, "rate", "MB/s", median(one)));
  of.parameters = {{"threads", 2.0}};
  report_.add(figure(of, "rate", "MB/s", median(two)));
  report_.add(ratio(of, "ratio", "1 thread", median(gain), kInTurn));
}

}  // namespace

bool bench_pdu_peers(Report& report, const PeersOptions& options, PduPrimitive primitive) {
  if (!options.message_bytes.empty()) primitive.message_bytes = options.message_bytes;
  return Peers3gpp(report, options, primitive).run();
}

}  // namespace tandem::bench
