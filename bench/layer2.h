// PDUs of many bearers through one engine, as layer 2 of a base station has them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <random>
#include <stdexcept>
#include <vector>

#include "bench/clock.h"
#include "bench/pdu_mix.h"
#include "engine/engine.h"
#include "engine/iv_256.h"
#include "engine/software/hold.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {

/// Buffers that PDUs take in turn: more than the caches next to a core hold, as in a base station.
inline constexpr std::size_t kBufferBytes = std::size_t{32} << 20;
inline constexpr std::size_t kMaxBuffers = 8192;
inline constexpr double kWarmUp = 0.1;  ///< of the time, before counting begins

/// A bearer: the key, COUNT and BEARER of its next PDU.
struct Bearer {
  std::array<std::uint8_t, 32> key;
  std::uint32_t count = 0;
  std::uint8_t identity = 0;
};

/// Returns the next PDU of a bearer as a task of an operation without buffers: key, iv and length.
inline Task next_pdu(Bearer& bearer, const OperationFacts& facts, std::size_t bytes) {
  Task task;
  task.algorithm = facts.algorithm;
  task.key_bytes = facts.key_bytes;
  std::copy_n(bearer.key.begin(), task.key_bytes, task.key.begin());
  const std::uint32_t count = bearer.count++;
  constexpr std::uint8_t kDownlink = 1;
  if (task.key_bytes == 32) {
    task.iv = iv_256(facts.tag_bytes, facts.aad, count, bearer.identity, kDownlink);
  } else {
    for (std::size_t i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(count >> (24 - 8 * i));
    task.iv[4] = static_cast<std::uint8_t>(bearer.identity << 3 | kDownlink << 2);
  }
  task.len_bits = 8 * bytes;
  return task;
}

inline std::vector<Bearer> make_bearers(std::size_t count, std::mt19937_64& random) {
  std::vector<Bearer> bearers(count);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::uint8_t& byte : bearers[i].key) byte = static_cast<std::uint8_t>(random());
    bearers[i].identity = static_cast<std::uint8_t>(i % 32);
  }
  return bearers;
}

/// The value below which `share` of a list is.
inline double percentile(std::vector<float>& list, double share) {
  if (list.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(list.size() - 1));
  std::nth_element(list.begin(), list.begin() + at, list.end());
  return list[static_cast<std::size_t>(at)];
}

/// A gap longer than any call of an engine or of the clock: the system or its host took the core away.
inline constexpr std::uint64_t kAwayNs = 250'000;

/// A PDU in flight and its time of arrival.
struct Slot {
  Task task;
  std::array<std::uint8_t, 16> tag{};
  std::uint64_t came_ns = 0;
  bool late = false;        ///< it came while the core was away
  std::uint64_t aways = 0;  ///< how often the core had been away before
};

struct Figures {
  double seconds = 0;
  double busy_seconds = 0;
  std::uint64_t pdus = 0;
  std::uint64_t bytes = 0;
  std::vector<float> latency_us;
  std::vector<float> calm_us;  ///< without the PDUs in whose time the core was away

  [[nodiscard]] double latency(double share) { return percentile(latency_us, share); }
  [[nodiscard]] double calm_latency(double share) { return percentile(calm_us, share); }
  /// Returns the share of PDUs in whose time the core was away.
  [[nodiscard]] double disturbed() const {
    return latency_us.empty() ? 0 : 1 - static_cast<double>(calm_us.size()) / static_cast<double>(latency_us.size());
  }
};

/// PDUs of all bearers through one engine.
class Layer2 {
 public:
  Layer2(Engine& engine, std::size_t bearers, const PduMix& mix)
      : engine_(engine),
        mix_(mix),
        facts_(facts::operation(engine.capabilities().algorithm)),
        bearers_(make_bearers(bearers, random_)),
        slots_(engine.capabilities().max_in_flight),
        stride_((mix.longest() + 63) / 64 * 64),
        buffers_(std::clamp<std::size_t>(kBufferBytes / stride_, slots_.size(), kMaxBuffers) * stride_),
        done_(slots_.size()) {
    for (std::uint8_t& byte : buffers_) byte = static_cast<std::uint8_t>(random_());
    for (Slot& slot : slots_) free_.push_back(&slot);
  }

  /// Submits bursts as long as there is room.
  Figures run_full(double seconds, std::size_t burst) {
    Figures figures;
    const std::uint64_t begin = now_ns();
    const auto warm = begin + static_cast<std::uint64_t>(kWarmUp * seconds * 1e9);
    const auto end = warm + static_cast<std::uint64_t>(seconds * 1e9);
    std::uint64_t now = begin;
    std::uint64_t first = 0;
    looked_ns_ = begin;
    recovering_ = false;
    while (now < end) {
      while (free_.size() >= burst) submit(burst, now_ns());
      collect(now >= warm ? &figures : nullptr);
      now = now_ns();
      look(now);
      recovering_ = false;  // nothing comes by itself
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
      looked_ns_ = start;
      recovering_ = start - came > kAwayNs;  // else it is idle before
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

  /// PDUs arrive one by one, evenly; each may wait up to `wait_ns` for others that fill lanes with it.
  Figures run_evenly(double seconds, double rate_bits, std::uint64_t wait_ns, std::size_t lanes) {
    Figures figures;
    software::Hold<Slot*, kMaxHeld> hold(lanes, wait_ns);
    const std::uint64_t begin = now_ns();
    const auto end = begin + static_cast<std::uint64_t>(seconds * 1e9);
    auto next = static_cast<double>(begin);
    std::uint64_t now = begin;
    looked_ns_ = begin;
    recovering_ = false;
    while (now < end) {
      look(now);
      while (next <= static_cast<double>(now) && !free_.empty() && hold.size() < kMaxHeld) {
        const auto came = static_cast<std::uint64_t>(next);
        Slot& slot = make(came);
        next += 8e9 * static_cast<double>(slot.task.len_bits / 8) / rate_bits;
        hold.push(&slot, came);
      }
      const bool due = hold.due(now);
      if (due || engine_.in_flight() > 0) {
        while (due && hold.size() > 0) {
          Task* const task = &hold.pop()->task;
          if (engine_.submit({&task, 1}) != 1) throw std::runtime_error("an engine takes less than it holds");
        }
        collect(&figures);
        const std::uint64_t after = now_ns();
        figures.busy_seconds += static_cast<double>(after - now) * 1e-9;
        now = after;
      } else {
        if (next > static_cast<double>(now) && hold.size() == 0) recovering_ = false;
        now = now_ns();
      }
    }
    figures.seconds = static_cast<double>(now - begin) * 1e-9;
    while (hold.size() > 0) free_.push_back(hold.pop());
    while (engine_.in_flight() > 0) collect(nullptr);
    return figures;
  }

 private:
  static constexpr std::size_t kMaxHeld = 256;

  /// Notes the time, and whether the core was away since the last note.
  void look(std::uint64_t now) {
    if (now - looked_ns_ > kAwayNs) {
      recovering_ = true;
      ++aways_;
    }
    looked_ns_ = now;
  }

  /// Makes a PDU that arrived at `came_ns`, in a free slot, of which there is one.
  Slot& make(std::uint64_t came_ns) {
    Slot& slot = *free_.front();
    free_.pop_front();
    prepare(slot.task, slot.tag);
    slot.task.user = &slot;
    slot.came_ns = came_ns;
    slot.late = recovering_;
    slot.aways = aways_;
    return slot;
  }

  /// Submits `count` PDUs that arrived at `came_ns`; there are as many free slots. Returns their bytes.
  std::size_t submit(std::size_t count, std::uint64_t came_ns) {
    std::array<Task*, 256> tasks;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < count; ++i) {
      Slot& slot = make(came_ns);
      bytes += slot.task.len_bits / 8;
      tasks[i] = &slot.task;
    }
    if (engine_.submit({tasks.data(), count}) != count) throw std::runtime_error("an engine takes less than it holds");
    return bytes;
  }

  void prepare(Task& task, std::array<std::uint8_t, 16>& tag) {
    Bearer& bearer = bearers_[random_() % bearers_.size()];
    task = next_pdu(bearer, facts_, mix_.next(random_));
    task.source = buffers_.data() + next_buffer_;
    task.destination = facts_.writes_destination() ? buffers_.data() + next_buffer_ : nullptr;
    task.tag = std::span(tag).first(facts_.tag_bytes);
    next_buffer_ += stride_;
    if (next_buffer_ + stride_ > buffers_.size()) next_buffer_ = 0;
  }

  /// Takes back what is finished.
  void collect(Figures* figures) {
    const std::size_t count = engine_.poll(done_);
    const std::uint64_t now = count > 0 ? now_ns() : 0;
    if (count > 0) look(now);
    for (std::size_t i = 0; i < count; ++i) {
      auto& slot = *static_cast<Slot*>(done_[i]->user);
      if (slot.task.completion.status != Status::ok) throw std::runtime_error("a task failed");
      free_.push_back(&slot);
      if (figures == nullptr) continue;
      ++figures->pdus;
      figures->bytes += slot.task.len_bits / 8;
      figures->latency_us.push_back(static_cast<float>(now - slot.came_ns) * 1e-3F);
      if (!slot.late && slot.aways == aways_) figures->calm_us.push_back(figures->latency_us.back());
    }
  }

  std::mt19937_64 random_{35201};
  Engine& engine_;
  const PduMix& mix_;
  const OperationFacts& facts_;
  std::uint64_t looked_ns_ = 0;  ///< when the clock was last looked at
  std::uint64_t aways_ = 0;
  bool recovering_ = false;  ///< the core was away, and has not worked off yet what came meanwhile
  std::vector<Bearer> bearers_;
  std::vector<Slot> slots_;
  std::deque<Slot*> free_;
  std::size_t stride_;
  std::vector<std::uint8_t> buffers_;
  std::size_t next_buffer_ = 0;
  std::vector<Task*> done_;
};

}  // namespace tandem::bench
