// `tandem bench pdcp`: the load that layer 2 of a base station puts on a core: PDUs of many bearers, each with another
// key and COUNT, of mixed lengths.
//
// At full load, as many PDUs are in flight as the engine holds. At a given load, PDUs come in slots, all of a slot at
// once; the core works off a slot's PDUs and is then idle until the next slot. On a curve they come one by one, evenly,
// and run at once or wait for others for a bounded time.
#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <stdexcept>
#include <vector>

#include "bench/layer2.h"
#include "bench/pdu_mix.h"
#include "bench/suites.h"
#include "catalog/catalog.h"
#include "console/console.h"

namespace tandem::bench {
namespace {

class PdcpBench {
 public:
  PdcpBench(Report& report, const PdcpOptions& options, const PduMix& mix)
      : report_(report), options_(options), mix_(mix) {}

  void run() {
    for (const Algorithm function : kPdcpFunctions) {
      const std::string name(catalog::algorithm_name(function));
      const auto& wanted = options_.functions;
      if (!wanted.empty() && std::ranges::find(wanted, name) == wanted.end()) continue;
      const catalog::Entry* entry = catalog::find(options_.engine, function);
      if (entry == nullptr || !entry->available()) {
        throw std::runtime_error(
            fmt::format("no engine '{}' for {} here; `tandem engines` lists them", options_.engine, name));
      }
      std::unique_ptr<Engine> engine;
      if (entry->make({}, engine) != Status::ok) throw std::runtime_error(fmt::format("cannot make {}", entry->name));
      Layer2 layer2(*engine, options_.bearers, mix_);
      Row of = row_of("pdcp", function);
      of.engine = engine->capabilities().name;
      of.parameters = {{"mix", options_.mix}, {"bearers", static_cast<double>(options_.bearers)}};
      if (options_.curve) {
        curve(name, of, layer2);
        continue;
      }
      of.what = "full load";
      add(fmt::format("{} at full load", name), of, layer2.run_full(options_.seconds, options_.burst));
      of.what = "given load";
      const double rate_mb_s = options_.rate_mb_s > 0 ? options_.rate_mb_s : kUsualRate;
      of.parameters.emplace_back("rate_mb_s", rate_mb_s);
      add(fmt::format("{} at {:g} Mb/s", name, rate_mb_s), of,
          layer2.run_at(options_.seconds, rate_mb_s * 1e6, options_.slot_us * 1000));
    }
    report_.skip_printing();
    if (options_.curve) return print_curve();
    console::print(
        "\nPDUs of {} ({:.0f} bytes on average), {} bearers, one core; full load: bursts of {}; else all PDUs of a "
        "slot\n"
        "of {} us at once\n",
        options_.mix, mix_.mean(), options_.bearers, options_.burst, options_.slot_us);
    print_table(lines_);
    console::print(
        "\nmeasured: latency from a PDU's arrival until it is handed back; share of the core's time spent on it, "
        "waiting\n"
        "for slots not counted. calm: without PDUs in whose time the system or its host took the core away.\n");
  }

 private:
  /// Rates up to what the function can do, at once and with the wait.
  void curve(const std::string& name, Row of, Layer2& layer2) {
    Figures full = layer2.run_full(options_.seconds, options_.burst);
    const double most_mb_s = 8e-6 * static_cast<double>(full.bytes) / full.seconds;
    of.what = "evenly";
    for (const double rate_mb_s : kCurveMbS) {
      if (rate_mb_s > kCurveShare * most_mb_s) break;
      std::vector<std::string> line = {fmt::format("{} at {:g} Mb/s", name, rate_mb_s), of.engine};
      for (const std::uint64_t wait_us : {std::uint64_t{0}, options_.wait_us}) {
        Row row = of;
        row.parameters.emplace_back("rate_mb_s", rate_mb_s);
        row.parameters.emplace_back("wait_us", static_cast<double>(wait_us));
        Figures figures = layer2.run_evenly(options_.seconds, 1e6 * rate_mb_s, 1000 * wait_us, kCurveLanes);
        const double share = 100 * figures.busy_seconds / figures.seconds;
        const auto put = [&](const char* metric, const char* unit, double value) {
          report_.add(figure(row, metric, unit, value));
        };
        put("latency p50", "us", figures.latency(0.5));
        put("latency p99", "us", figures.latency(0.99));
        put("latency p99 calm", "us", figures.calm_latency(0.99));
        put("disturbed", "%", 100 * figures.disturbed());
        put("CPU share", "%", share);
        for (const double value : {figures.latency(0.5), figures.calm_latency(0.99), figures.latency(0.99)}) {
          line.push_back(format_value(value));
        }
        line.push_back(fmt::format("{:.1f}", share));
      }
      console::write_line(fmt::format("{}: p99 {} us at once, {} us with others", line[0], line[3], line[7]));
      lines_.push_back(std::move(line));
    }
  }

  void print_curve() {
    const std::string wait = fmt::format("{} us: p50", options_.wait_us);
    lines_.front() = {"load",  "engine", "at once: p50 us", "p99 calm", "p99",
                      "CPU %", wait,     "p99 calm",        "p99",      "CPU %"};
    console::print(
        "\nPDUs of {} ({:.0f} bytes on average), {} bearers, one by one, one core: each runs at once, or waits for "
        "others "
        "that\nfill {} lanes with it, {} us at most\n",
        options_.mix, mix_.mean(), options_.bearers, kCurveLanes, options_.wait_us);
    print_table(lines_);
    console::print(
        "\nmeasured: latency from a PDU's arrival until it is handed back; calm: without PDUs in whose time the system "
        "or "
        "its\nhost took the core away; share of the core's time spent on it.\n");
  }

  /// The given load if no other is asked for.
  static constexpr double kUsualRate = 1000;
  /// The loads of the curve; those above kCurveShare of full load are left out.
  static constexpr double kCurveMbS[] = {30, 100, 300, 1000, 2000, 4000, 8000, 16000, 32000};
  static constexpr double kCurveShare = 0.8;
  static constexpr std::size_t kCurveLanes = 32;

  void add(const std::string& line, const Row& of, Figures figures) {
    const double pdus = static_cast<double>(figures.pdus) / figures.seconds;
    const double mb_s = 8e-6 * static_cast<double>(figures.bytes) / figures.seconds;
    const double p50 = figures.latency(0.5);
    const double p99 = figures.latency(0.99);
    const double share = figures.busy_seconds / figures.seconds;
    const auto put = [&](const char* metric, const char* unit, double value) {
      report_.add(figure(of, metric, unit, value));
    };
    put("PDUs", "1/s", pdus);
    put("throughput", "Mb/s", mb_s);
    put("latency p50", "us", p50);
    put("latency p99", "us", p99);
    put("latency p99 calm", "us", figures.calm_latency(0.99));
    put("CPU share", "%", 100 * share);
    lines_.push_back({line, of.engine, fmt::format("{:.0f}", pdus), format_value(mb_s), format_value(p50),
                      format_value(figures.calm_latency(0.99)), format_value(p99), fmt::format("{:.1f}", 100 * share)});
    console::write_line(fmt::format("{} {}: {} Mb/s", line, of.engine, format_value(mb_s)));
  }

  Report& report_;
  const PdcpOptions& options_;
  const PduMix& mix_;
  std::vector<std::vector<std::string>> lines_{
      {"load", "engine", "PDU/s", "Mb/s", "p50 us", "p99 us calm", "p99 us", "CPU %"}};
};

}  // namespace

bool bench_pdcp(Report& report, const PdcpOptions& options) {
#if TANDEM_HAS_SIM
  if (is_pdcp_accelerator(options.engine)) return bench_pdcp_accelerator(report, options);
#endif
  std::string error;
  const auto mix = PduMix::parse(options.mix, error);
  if (!mix) throw std::runtime_error(error);
  PdcpBench(report, options, *mix).run();
  return true;
}

}  // namespace tandem::bench
