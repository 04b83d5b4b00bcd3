// `tandem bench wp437`: the batch testbench of Ruan, Guo, Qin, "Wireless Base Station ZUC Block Cipher Implementation
// on Zynq-7000 AP SoC" (Xilinx WP437 v1.0): random vectors in memory, EEA3 or EIA3 over all of them, elapsed time;
// beside its table 2. Tables 3 and 4, areas, are wp437_areas.cpp; table 5, accelerators, is wp437_table5.cpp.
//
// The reference code is measured as the paper does it, without and with the compiler's optimisation, then the C of
// which tandem-hls makes accelerators, likewise, then every variant, with the vectors side by side in its lanes.
#include <fmt/format.h>

#include <array>
#include <memory>
#include <stdexcept>
#include <vector>

#include "algorithms/zuc/sw/zuc.h"
#include "bench/clock.h"
#include "bench/suites.h"
#include "bench/wp437_areas.h"
#include "bench/wp437_from_c.h"
#if TANDEM_HAS_SIM
#include "bench/wp437_table5.h"
#endif
#include "bench/wp437_unoptimised.h"
#include "bench/wp437_vectors.h"
#include "console/console.h"
#include "engine/lanes/run_one.h"
#include "engine/lanes/scheduler.h"

namespace tandem::bench {
namespace {

using wp437::Vector;
using wp437::VectorStore;

/// A line of table 2, for one function.
struct Published {
  std::uint32_t len_bits;
  double data_mb;  ///< 10^6 bits
  double unoptimised_ms;
  double unoptimised_mb_s;
  double optimised_ms;
  double optimised_mb_s;
};

struct Function {
  const char* name;
  bool integrity;
  std::array<Published, 4> table;
};

constexpr Function kFunctions[] = {
    {"EEA3",
     false,
     {{{256, 250.5, 29050, 8.6, 11641, 21.5},
       {4096, 509.0, 12341, 36.1, 5753, 88.5},
       {65536, 535.0, 10404, 45.0, 4859, 110.1},
       {16777216, 520.1, 9945, 45.6, 4777, 108.9}}}},
    {"EIA3",
     true,
     {{{256, 250.5, 55670, 4.5, 18660, 13.4},
       {4096, 509.0, 57323, 7.8, 18879, 27.0},
       {65536, 535.0, 57515, 8.1, 18466, 28.9},
       {16777216, 520.1, 54876, 8.3, 17922, 29.0}}}},
};

/// The outcome of a run. `digest` sums all words, each with its place, and all MACs, so that runs can be compared.
struct Outcome {
  double seconds = 0;
  std::uint64_t digest = 0;
};

std::uint64_t mix(std::uint64_t digest, std::uint64_t value) {
  digest = (digest ^ value) * 0x9e3779b97f4a7c15;
  return digest ^ digest >> 32;
}

/// One vector after the other through `run`, a callable on a Pdu.
template <class Run>
std::uint64_t one_by_one(VectorStore& store, const Run& run) {
  std::uint64_t digest = 0;
  for (std::size_t at = 0; at < store.words();) {
    const Vector vector = store.next(at);
    Pdu pdu = wp437::pdu_of(vector);
    store.swap_data(vector);
    run(pdu);
    store.swap_data(vector);
    digest = mix(digest, pdu.mac);
  }
  return digest;
}

void run_unoptimised(bool integrity, Pdu& pdu) {
  pdu.mac =
      wp437::run_unoptimised(integrity, pdu.key, pdu.count, pdu.bearer, pdu.direction, pdu.destination, pdu.len_bits);
}

/// The vectors side by side in the lanes of a cipher, as many in flight as its scheduler holds.
class SideBySide {
 public:
  explicit SideBySide(const lanes::Cipher& cipher) : scheduler_(std::make_unique<lanes::Scheduler>(cipher)) {
    for (std::size_t i = 0; i < kPlaces; ++i) free_.push_back(i);
  }

  std::uint64_t run(VectorStore& store) {
    std::vector<std::uint32_t> macs;
    std::size_t at = 0;
    while (at < store.words() || scheduler_->in_flight() > 0) {
      std::array<Pdu*, kPlaces> fresh;
      std::size_t count = 0;
      while (at < store.words() && !free_.empty()) {
        Place& place = places_[free_.back()];
        place.number = macs.size();
        macs.push_back(0);
        place.vector = store.next(at);
        store.swap_data(place.vector);
        place.pdu = wp437::pdu_of(place.vector);
        place.pdu.user = &place;
        fresh[count++] = &place.pdu;
        free_.pop_back();
      }
      scheduler_->submit({fresh.data(), count});
      std::array<Pdu*, kPlaces> done;
      const std::size_t finished = scheduler_->poll(done);
      for (std::size_t i = 0; i < finished; ++i) {
        const auto& place = *static_cast<const Place*>(done[i]->user);
        store.swap_data(place.vector);
        macs[place.number] = place.pdu.mac;
        free_.push_back(static_cast<std::size_t>(&place - places_.data()));
      }
    }
    std::uint64_t digest = 0;
    for (const std::uint32_t mac : macs) digest = mix(digest, mac);
    return digest;
  }

 private:
  static constexpr std::size_t kPlaces = lanes::Scheduler::kCapacity;

  struct Place {
    Vector vector;
    Pdu pdu;
    std::size_t number = 0;
  };

  std::unique_ptr<lanes::Scheduler> scheduler_;
  std::array<Place, kPlaces> places_;
  std::vector<std::size_t> free_;
};

std::uint64_t digest_of_data(VectorStore& store) {
  std::uint64_t digest = 0;
  for (std::size_t at = 0; at < store.words();) {
    const Vector vector = store.next(at);
    for (std::size_t i = 0; i < (vector.len_bits + 31) / 32; ++i) digest = mix(digest, vector.data[i]);
  }
  return digest;
}

class Wp437Bench {
 public:
  Wp437Bench(Report& report, const Wp437Options& options) : report_(report), options_(options) {}

  void run() {
    for (const Function& function : kFunctions) {
      for (const Published& published : function.table) measure(function, published);
    }
    report_.skip_printing();
    console::print("\nWP437, table 2, {:g} of its data sizes, words {} endian\n", options_.share,
                   options_.little_endian ? "little" : "big");
    print_table(lines_);
    console::print(
        "\npublished: one Cortex-A9 at 733 MHz, the standard's C code without and with the compiler's optimisation.\n"
        "measured: one core of this machine; `reference` is our own code in the words of the standard, built with -O0\n"
        "and with -O3; sim.c_* the C of those accelerators, likewise; cpu.* has the vectors side by side in its "
        "lanes.\n"
        "All results of a line are the same.\n");
  }

 private:
  void measure(const Function& function, const Published& published) {
    add(function, published, "A9, no optimisation", published.unoptimised_ms, published.unoptimised_mb_s,
        Kind::published);
    add(function, published, "A9, optimised", published.optimised_ms, published.optimised_mb_s, Kind::published);
    std::uint64_t expected = 0;
    bool first = true;
    const auto contender = [&](const std::string& name, const auto& process) {
      const Outcome outcome = run_one(published, process);
      if (first) expected = outcome.digest;
      if (outcome.digest != expected) throw std::runtime_error(name + " gives other results than the reference");
      first = false;
      const double bits = static_cast<double>(vectors_of(published)) * published.len_bits;
      add(function, published, name, outcome.seconds * 1e3, bits / outcome.seconds * 1e-6, Kind::measured);
    };
    contender("reference -O0", [&](VectorStore& store) {
      return one_by_one(store, [&](Pdu& pdu) { run_unoptimised(function.integrity, pdu); });
    });
    const auto cipher = [&](const zuc::Variant& variant) -> const lanes::Cipher& {
      return function.integrity ? variant.eia : variant.eea;
    };
    contender("reference -O3", [&](VectorStore& store) {
      return one_by_one(store, [&](Pdu& pdu) { lanes::run_one(cipher(*zuc::kVariants.find("reference")), pdu); });
    });
    for (const bool optimised : {false, true}) {
      contender(optimised ? "sim.c_* as software, -O3" : "sim.c_* as software, -O0", [&](VectorStore& store) {
        return one_by_one(store, [&](Pdu& pdu) { wp437::run_from_c(function.integrity, optimised, pdu); });
      });
    }
    for (const zuc::Variant& variant : zuc::kVariants) {
      if (!variant.available() || variant.name == "reference") continue;
      contender(fmt::format("cpu.{}", variant.name),
                [&](VectorStore& store) { return SideBySide(cipher(variant)).run(store); });
    }
  }

  [[nodiscard]] std::size_t vectors_of(const Published& published) const {
    const double vectors = published.data_mb * 1e6 / published.len_bits * options_.share;
    return std::max<std::size_t>(1, static_cast<std::size_t>(vectors + 0.5));
  }

  template <class Process>
  Outcome run_one(const Published& published, const Process& process) {
    VectorStore store(options_.little_endian ? wp437::ByteOrder::little : wp437::ByteOrder::big);
    store.fill(vectors_of(published), published.len_bits, 437);
    Outcome outcome;
    const std::uint64_t start = now_ns();
    outcome.digest = process(store);
    outcome.seconds = static_cast<double>(now_ns() - start) * 1e-9;
    outcome.digest = mix(outcome.digest, digest_of_data(store));
    return outcome;
  }

  void add(const Function& function, const Published& published, const std::string& engine, double elapsed_ms,
           double rate_mb_s, Kind kind) {
    const std::string row = fmt::format("{} {} bits", function.name, published.len_bits);
    Row of = row_of("wp437-table2", function.integrity ? Algorithm::eia3 : Algorithm::eea3);
    of.bytes = published.len_bits / 8;
    of.engine = engine;
    of.kind = kind;
    if (kind == Kind::measured) {
      of.parameters = {{"words", options_.little_endian ? "little endian" : "big endian"}};
      of.details = {{"vectors", static_cast<double>(vectors_of(published))}};
    }
    const std::string note = kind == Kind::published ? "WP437 table 2" : "";
    report_.add(figure(of, "elapsed", "ms", elapsed_ms, note));
    report_.add(figure(of, "throughput", "Mb/s", rate_mb_s, note));
    lines_.push_back({row, engine, format_value(elapsed_ms), format_value(rate_mb_s), std::string(kind_name(kind)),
                      fmt::format("{}x", format_value(rate_mb_s / published.optimised_mb_s))});
    if (kind == Kind::measured)
      console::write_line(fmt::format("{} {}: {} Mb/s", row, engine, format_value(rate_mb_s)));
  }

  Report& report_;
  const Wp437Options& options_;
  std::vector<std::vector<std::string>> lines_{{"block", "software", "ms", "Mb/s", "kind", "to optimised A9"}};
};

}  // namespace

bool bench_wp437(Report& report, const Wp437Options& options) {
  const auto wanted = [&](int table) { return options.table == 0 || options.table == table; };
  if (wanted(2)) Wp437Bench(report, options).run();
  for (const int table : {3, 4}) {
    if (wanted(table)) wp437::print_areas(table);
  }
#if TANDEM_HAS_SIM
  if (wanted(5)) wp437::model_table5(report);
#endif
  return true;
}

}  // namespace tandem::bench
