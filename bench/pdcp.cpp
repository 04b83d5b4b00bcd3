// `tandem bench pdcp`: what layer 2 of a base station asks of a core: PDUs of many bearers, each with another key and
// COUNT, of mixed lengths.
//
// At full load as many PDUs are in flight as the engine holds. At a given load PDUs come in slots, all of a slot at
// once; a slot's PDUs are worked off, and then the core is idle until the next.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <exception>
#include <memory>
#include <random>
#include <stdexcept>
#include <vector>

#include "bench/clock.h"
#include "bench/pdu_mix.h"
#include "bench/suites.h"
#include "catalog/catalog.h"
#include "console/console.h"

namespace tandem::bench {
namespace {

/// Buffers that PDUs take in turn: more than the caches next to a core hold, as in a base station.
constexpr std::size_t kBufferBytes = std::size_t{32} << 20;
constexpr std::size_t kMostBuffers = 8192;
constexpr double kWarmUp = 0.1;  ///< of the time, before counting begins

bool is_integrity(Algorithm function) { return static_cast<unsigned>(function) % 2 == 1; }

/// What a bearer needs for its next PDU.
struct Bearer {
  std::array<std::uint8_t, 16> key;
  std::uint32_t count = 0;
  std::uint8_t identity = 0;
};

/// A PDU on its way, and when it came.
struct Slot {
  Task task;
  std::array<std::uint8_t, 4> mac{};
  std::uint64_t came_ns = 0;
};

struct Figures {
  double seconds = 0;
  double busy_seconds = 0;
  std::uint64_t pdus = 0;
  std::uint64_t bytes = 0;
  std::vector<float> latency_us;

  [[nodiscard]] double latency(double share) {
    if (latency_us.empty()) return 0;
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(latency_us.size() - 1));
    std::nth_element(latency_us.begin(), latency_us.begin() + at, latency_us.end());
    return latency_us[static_cast<std::size_t>(at)];
  }
};

/// PDUs of all bearers through one engine.
class Layer2 {
 public:
  Layer2(Engine& engine, const PdcpOptions& options, const PduMix& mix)
      : engine_(engine),
        mix_(mix),
        integrity_(is_integrity(engine.capabilities().algorithm)),
        bearers_(options.bearers),
        slots_(engine.capabilities().max_in_flight),
        stride_((mix.longest() + 63) / 64 * 64),
        buffers_(std::clamp<std::size_t>(kBufferBytes / stride_, slots_.size(), kMostBuffers) * stride_),
        done_(slots_.size()) {
    for (std::size_t i = 0; i < bearers_.size(); ++i) {
      for (std::uint8_t& byte : bearers_[i].key) byte = static_cast<std::uint8_t>(random_());
      bearers_[i].identity = static_cast<std::uint8_t>(i % 32);
    }
    for (std::uint8_t& byte : buffers_) byte = static_cast<std::uint8_t>(random_());
    for (Slot& slot : slots_) free_.push_back(&slot);
  }

  /// Bursts as long as there is room.
  Figures run_full(double seconds, std::size_t burst) {
    Figures figures;
    const std::uint64_t begin = now_ns();
    const auto warm = begin + static_cast<std::uint64_t>(kWarmUp * seconds * 1e9);
    const auto end = warm + static_cast<std::uint64_t>(seconds * 1e9);
    std::uint64_t now = begin;
    std::uint64_t first = 0;
    while (now < end) {
      while (free_.size() >= burst) submit(burst, now_ns());
      collect(now >= warm ? &figures : nullptr);
      now = now_ns();
      if (first == 0 && now >= warm) first = now;
    }
    figures.seconds = static_cast<double>(now - first) * 1e-9;
    figures.busy_seconds = figures.seconds;
    while (engine_.in_flight() > 0) collect(nullptr);
    return figures;
  }

  /// rate_bits: per second; slot_ns: PDUs come at its multiples.
  Figures run_at(double seconds, double rate_bits, std::uint64_t slot_ns) {
    Figures figures;
    const double bits_per_slot = rate_bits * static_cast<double>(slot_ns) * 1e-9;
    const auto slots = static_cast<std::uint64_t>(seconds * 1e9 / static_cast<double>(slot_ns));
    const std::uint64_t begin = now_ns() + slot_ns;
    double budget = 0;
    for (std::uint64_t i = 0; i < slots; ++i) {
      const std::uint64_t came = begin + i * slot_ns;
      while (now_ns() < came) {
      }
      const std::uint64_t start = now_ns();
      budget += bits_per_slot;
      while (budget > 0 || engine_.in_flight() > 0) {
        while (budget > 0 && !free_.empty()) budget -= 8.0 * static_cast<double>(submit(1, came));
        collect(&figures);
      }
      figures.busy_seconds += static_cast<double>(now_ns() - start) * 1e-9;
    }
    figures.seconds = static_cast<double>(slots * slot_ns) * 1e-9;
    return figures;
  }

 private:
  /// Submits `count` PDUs that came at `came_ns`; there are as many free slots. Returns their bytes.
  std::size_t submit(std::size_t count, std::uint64_t came_ns) {
    std::array<Task*, 256> tasks;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < count; ++i) {
      Slot& slot = *free_.front();
      free_.pop_front();
      prepare(slot.task, slot.mac);
      slot.task.user = &slot;
      slot.came_ns = came_ns;
      bytes += slot.task.len_bits / 8;
      tasks[i] = &slot.task;
    }
    if (engine_.submit({tasks.data(), count}) != count) throw std::runtime_error("an engine takes less than it holds");
    return bytes;
  }

  void prepare(Task& task, std::array<std::uint8_t, 4>& mac) {
    Bearer& bearer = bearers_[random_() % bearers_.size()];
    task = {};
    task.algorithm = engine_.capabilities().algorithm;
    task.key_bytes = 16;
    std::copy(bearer.key.begin(), bearer.key.end(), task.key.begin());
    const std::uint32_t count = bearer.count++;
    for (std::size_t i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(count >> (24 - 8 * i));
    task.iv[4] = static_cast<std::uint8_t>(bearer.identity << 3 | 1 << 2);  // downlink
    task.len_bits = 8 * mix_.next(random_);
    task.source = buffers_.data() + next_buffer_;
    task.destination = integrity_ ? nullptr : buffers_.data() + next_buffer_;
    if (integrity_) task.tag = mac;
    next_buffer_ += stride_;
    if (next_buffer_ + stride_ > buffers_.size()) next_buffer_ = 0;
  }

  /// Takes back what is finished.
  void collect(Figures* figures) {
    const std::size_t count = engine_.poll(done_);
    const std::uint64_t now = count > 0 ? now_ns() : 0;
    for (std::size_t i = 0; i < count; ++i) {
      auto& slot = *static_cast<Slot*>(done_[i]->user);
      if (slot.task.completion.status != Status::ok) throw std::runtime_error("a task failed");
      free_.push_back(&slot);
      if (figures == nullptr) continue;
      ++figures->pdus;
      figures->bytes += slot.task.len_bits / 8;
      figures->latency_us.push_back(static_cast<float>(now - slot.came_ns) * 1e-3F);
    }
  }

  Engine& engine_;
  const PduMix& mix_;
  bool integrity_;
  std::mt19937_64 random_{35201};
  std::vector<Bearer> bearers_;
  std::vector<Slot> slots_;
  std::deque<Slot*> free_;
  std::size_t stride_;
  std::vector<std::uint8_t> buffers_;
  std::size_t next_buffer_ = 0;
  std::vector<Task*> done_;
};

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
      Layer2 layer2(*engine, options_, mix_);
      Row of = row_of("pdcp", function);
      of.engine = engine->capabilities().name;
      of.parameters = {{"mix", options_.mix}, {"bearers", static_cast<double>(options_.bearers)}};
      of.what = "full load";
      add(fmt::format("{} at full load", name), of, layer2.run_full(options_.seconds, options_.burst));
      of.what = "given load";
      of.parameters.emplace_back("rate_mb_s", options_.rate_mb_s);
      add(fmt::format("{} at {:g} Mb/s", name, options_.rate_mb_s), of,
          layer2.run_at(options_.seconds, options_.rate_mb_s * 1e6, options_.slot_us * 1000));
    }
    report_.skip_printing();
    console::print(
        "\nPDUs of {} ({:.0f} bytes on average), {} bearers, one core; full load: bursts of {}; else all PDUs of a "
        "slot\n"
        "of {} us at once\n",
        options_.mix, mix_.mean(), options_.bearers, options_.burst, options_.slot_us);
    print_table(lines_);
    console::print(
        "\nmeasured: latency from a PDU's arrival until it is handed back; share of the core's time spent on it, "
        "waiting\n"
        "for slots not counted.\n");
  }

 private:
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
    put("CPU share", "%", 100 * share);
    lines_.push_back({line, of.engine, fmt::format("{:.0f}", pdus), format_value(mb_s), format_value(p50),
                      format_value(p99), fmt::format("{:.1f}", 100 * share)});
    console::write_line(fmt::format("{} {}: {} Mb/s", line, of.engine, format_value(mb_s)));
  }

  Report& report_;
  const PdcpOptions& options_;
  const PduMix& mix_;
  std::vector<std::vector<std::string>> lines_{{"load", "engine", "PDU/s", "Mb/s", "p50 us", "p99 us", "CPU %"}};
};

}  // namespace

bool bench_pdcp(Report& report, const PdcpOptions& options) {
  std::string error;
  const auto mix = PduMix::parse(options.mix, error);
  if (!mix) throw std::runtime_error(error);
  PdcpBench(report, options, *mix).run();
  return true;
}

}  // namespace tandem::bench
