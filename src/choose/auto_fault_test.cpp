// `auto` over simulated accelerators of several algorithms that meet random faults in the middle of a mixed load:
// nothing is lost, nothing is wrong, no forged message is released, and the accelerators come back. Nearly every fault
// must have struck.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <set>

#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "catalog/catalog.h"
#include "choose/auto_engine.h"
#include "generated/algorithms/jobs.h"

namespace tandem::choose {
namespace {

using sim::Access;
using sim::Channel;
using tandem::testing::Job;
using tandem::testing::Jobs;
using tandem::testing::Random;

constexpr std::uint64_t kNsPerCycle = 20;
constexpr std::size_t kMaxBytes = 512;
constexpr std::size_t kRound = 8;           // tasks
constexpr std::size_t kMaxRounds = 12;      // until a fault must have struck
constexpr std::size_t kRoundsBehindIt = 1;  // that follow while it lasts

// Sanitizers and a simulator together are slow, and find what they find soon.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kFaults = 152;
#else
constexpr std::size_t kFaults = 1'064;
#endif

/// A fault that can happen to a device.
enum class Fault { data_read, data_write, descriptor_read, completion_write, silence, reset, access, hang, interrupts };
constexpr std::size_t kFaultKinds = 9;
constexpr Channel kChannels[] = {Channel::ar, Channel::r, Channel::aw, Channel::w, Channel::b};

/// A task of RSA whose result replaces the beginning of its message, as `software` says.
class RsaInPlace final : public Job {
 public:
  RsaInPlace(tandem::testing::RsaJob& of, Engine& software)
      : given_(of.task.source, of.task.source + of.task.len_bytes()), message_(given_) {
    task = of.task;
    EXPECT_EQ(run(software, of), Status::ok);
    EXPECT_TRUE(of.right());
    expected_ = of.result();
    task.source = task.destination = message_.data();
  }

  [[nodiscard]] bool right() const override {
    return task.completion.status == Status::ok && std::equal(expected_.begin(), expected_.end(), message_.begin());
  }
  [[nodiscard]] bool untouched() const override { return message_ == given_; }

 private:
  tandem::testing::Bytes given_, message_, expected_;
};

/// `auto` of an algorithm over the best software and one simulated accelerator, whose memory and clock are its own.
class Target {
 public:
  Target(Algorithm algorithm, std::string_view top, std::uint64_t stall_cycles)
      : algorithm_(algorithm), top_(sim::find_top(top, algorithm)), stall_cycles_(stall_cycles) {}

  void make() {
    ASSERT_NE(top_, nullptr);
    sim::PlatformOptions options;
    options.tops = {top_->model};
    platform_ = sim::Platform::create(options);
    ASSERT_EQ(catalog::find("cpu", algorithm_)->make({}, software_), Status::ok);
    std::vector<AutoEngine::Member> members(2);
    ASSERT_EQ(catalog::find("cpu", algorithm_)->make({}, members[0].engine), Status::ok);
    members[1].engine = open();
    ASSERT_NE(members[1].engine, nullptr);
    members[1].remake = [this] { return open(); };
    const Profile known = profile(software_->capabilities().name);
    engine_ = std::make_unique<AutoEngine>(
        std::move(members),
        AutoEngine::Options{
            .algorithm = algorithm_, .algorithm_name = catalog::algorithm_name(algorithm_), .profile = &known});
  }

  /// Returns whether that fault can happen to its tasks: those of EIA3 write no data.
  [[nodiscard]] bool can_meet(Fault fault) const { return algorithm_ != Algorithm::eia3 || fault != Fault::data_write; }
  /// Makes the fault happen. `after` says when, if something is to happen soon and not now.
  void inject(Fault fault, Random& random) {
    const std::uint64_t after = random.below(12);
    switch (fault) {
      case Fault::data_read:
        return platform_->fail_access(0, Access::data_read, after);
      case Fault::data_write:
        return platform_->fail_access(0, Access::data_write, after);
      case Fault::descriptor_read:
        return platform_->fail_access(0, Access::descriptor_read, after % 4);
      case Fault::completion_write:
        return platform_->fail_access(0, Access::completion_write, after % 4);
      case Fault::silence:
        return platform_->block_channel(0, kChannels[random.below(5)],
                                        random.below(2) == 0 ? stall_cycles_ + 500 : sim::kForever);
      case Fault::reset:
        return platform_->reset_device(0, random.below(400));
      case Fault::access:
        return platform_->fail_register_access(0, after);
      case Fault::hang:
        return platform_->hang_registers(0, true);
      case Fault::interrupts:
        return platform_->lose_interrupts(0, 1 + static_cast<std::uint32_t>(after));
    }
  }
  void repair() {
    platform_->hang_registers(0, false);
    for (const Channel channel : kChannels) platform_->block_channel(0, channel, 0);
  }

  /// A task of any size up to kMaxBytes, of both directions; some are done in place.
  [[nodiscard]] std::unique_ptr<Job> job(Random& random) const {
    const std::size_t bytes = 1 + random.below(kMaxBytes);
    if (algorithm_ == Algorithm::rsa_public) return rsa_job(random);
    if (algorithm_ != Algorithm::aes_gcm && algorithm_ != Algorithm::chacha20_poly1305) {
      return tandem::testing::make_job(algorithm_, random, bytes);
    }
    const Direction direction = random.below(2) == 0 ? Direction::encrypt : Direction::decrypt;
    const auto key = random_bytes(random, tandem::testing::aead_lengths(algorithm_).key.back());
    return std::make_unique<tandem::testing::AeadJob>(
        random, direction, tandem::testing::aead_message(algorithm_, random, key, bytes, random.below(100)),
        random.below(2) == 0);
  }

  /// Returns what changes when a fault strikes: tasks that the device failed, or gave back without an interrupt.
  [[nodiscard]] std::array<std::uint64_t, 3> scars() const {
    const Health health = engine_->health(1);
    return {health.faults, health.outages, engine_->device_events().lost_interrupts};
  }

  [[nodiscard]] Algorithm algorithm() const { return algorithm_; }
  [[nodiscard]] std::string_view top() const { return top_->name; }
  [[nodiscard]] AutoEngine& engine() const { return *engine_; }
  [[nodiscard]] std::string violation() const { return platform_->violation(0); }
  [[nodiscard]] bool is_in() const { return engine_->health(1).in; }

  std::size_t injected = 0, struck = 0;

 private:
  /// Returns the device, or nothing if it does not answer.
  std::unique_ptr<Engine> open() {
    driver::AcceleratorOptions options;
    options.name = top_->name;
    options.max_task_bytes = kMaxBytes;
    options.max_in_flight = 4;
    options.stall_timeout_ns = stall_cycles_ * kNsPerCycle;
    options.reset_timeout_ns = 1'000 * kNsPerCycle;
    options.look_period_ns = stall_cycles_ * kNsPerCycle / 4;
    // The tasks here are short, whatever the longest of the algorithm are.
    driver::Operations operations = bus::operations(algorithm_);
    if (operations.form != nullptr) {
      form_ = *operations.form;
      form_.slowest_task_ns = 0;
      operations.form = &form_;
    }
    auto device = std::make_unique<driver::AcceleratorEngine>(platform_->bus(0), operations, options);
    if (device->open() != Status::ok) return nullptr;
    return device;
  }

  /// Returns a profile by which the accelerator is better from 100 bytes on.
  [[nodiscard]] Profile profile(std::string_view software) const {
    Profile known;
    for (const auto& [name, t0, slope] : {std::tuple(software, 0.0, 2.0), std::tuple(top_->name, 100.0, 1.0)}) {
      Curve& curve = known.curves.emplace_back();
      curve.engine = name;
      curve.algorithm = catalog::algorithm_name(algorithm_);
      for (const double size : {16.0, 512.0}) {
        const double ns = t0 + size * slope;
        curve.cells.push_back({size, ns, ns, ns, ns});
      }
    }
    return known;
  }

  /// A modulus of 512 to 1,024 bits and an exponent of up to five bits.
  [[nodiscard]] std::unique_ptr<Job> rsa_job(Random& random) const {
    auto key = modexp::testing::random_key(random, 64 + 32 * random.below(3), 1);
    key.e = {static_cast<std::uint8_t>(key.e.back() & 0x1f)};
    auto job = std::make_unique<tandem::testing::RsaJob>(modexp::Operation::public_exponent, key, random);
    if (random.below(4) != 0) return job;
    return std::make_unique<RsaInPlace>(*job, *software_);
  }

  Algorithm algorithm_;
  const sim::TopInfo* top_;
  TaskForm form_;
  std::uint64_t stall_cycles_;  // more than the slowest task takes
  std::unique_ptr<sim::Platform> platform_;
  std::unique_ptr<Engine> software_;
  std::unique_ptr<AutoEngine> engine_;
};

class AutoFaultTest : public ::testing::Test {
 protected:
  using Targets = std::vector<std::unique_ptr<Target>>;

  /// Tasks of one algorithm in a round.
  struct Load {
    Target& target;
    Jobs jobs;
    std::vector<Task*> tasks;
    std::set<const Task*> hardware, forged, back;
    std::size_t submitted = 0;
  };

  Load load(Target& target, std::size_t count) {
    Load load{target, {}, {}, {}, {}, {}};
    for (std::size_t i = 0; i < count; ++i) {
      load.jobs.push_back(target.job(random_));
      Task& task = load.jobs.back()->task;
      if (random_.below(8) == 0) {
        task.require = Require::hardware;
        load.hardware.insert(&task);
      }
      auto* const aead = dynamic_cast<tandem::testing::AeadJob*>(load.jobs.back().get());
      if (aead != nullptr && task.direction == Direction::decrypt && random_.below(8) == 0) {
        aead->forge(random_);
        load.forged.insert(&task);
      }
      load.tasks.push_back(&task);
    }
    return load;
  }

  /// Runs tasks of some algorithms, which take turns: as many at a time are submitted and polled as it happens; those
  /// of one alone are submitted together, so that a dead device is without tasks in between and can be reopened. Every
  /// one comes back once, and is right; or it failed and is untouched, which may happen only to tasks that the
  /// accelerator alone may run, and to those of a device that does not keep their input.
  void run_all(std::vector<Load>& loads) {
    for (bool left = true; left;) {
      left = false;
      for (Load& load : loads) {
        if (load.back.size() == load.tasks.size()) continue;
        left = true;
        const std::size_t most = loads.size() == 1 ? kRound : 1 + random_.below(kRound);
        const std::size_t depth = std::min(most, load.tasks.size() - load.submitted);
        AutoEngine& engine = load.target.engine();
        load.submitted += engine.submit(std::span<Task* const>(load.tasks).subspan(load.submitted, depth));
        ASSERT_EQ(engine.wait(1'000'000'000), Status::ok);
        std::vector<Task*> done(1 + random_.below(3));
        const std::size_t count = engine.poll(done);
        for (std::size_t i = 0; i < count; ++i) ASSERT_TRUE(load.back.insert(done[i]).second);
      }
    }
    for (const Load& load : loads) {
      EXPECT_EQ(load.target.engine().in_flight(), 0U);
      for (const auto& job : load.jobs) check(load, *job);
    }
  }

  void check(const Load& load, const Job& job) {
    const Completion& completion = job.task.completion;
    ++done_;
    on_device_ += completion.backend == load.target.top();
    if (load.forged.contains(&job.task) && completion.status == Status::authentication) {
      ASSERT_TRUE(dynamic_cast<const tandem::testing::AeadJob&>(job).refused());
      ++refused_;
    } else if (completion.status == Status::ok) {
      ASSERT_FALSE(load.forged.contains(&job.task)) << completion.backend;
      ASSERT_TRUE(job.right()) << completion.backend;
    } else {
      ASSERT_TRUE(is_fault(completion.status)) << status_name(completion.status);
      ASSERT_TRUE(load.hardware.contains(&job.task) || dynamic_cast<const RsaInPlace*>(&job) != nullptr)
          << status_name(completion.status);
      ASSERT_TRUE(job.untouched());
      ++failed_;
    }
  }

  void round(Target& target, Target& beside) {
    std::vector<Load> loads;
    loads.push_back(load(target, kRound));
    if (&beside != &target) loads.push_back(load(beside, 1 + random_.below(kRound)));
    run_all(loads);
  }

  /// Injects a fault at one of the targets, while another one works as well, and waits until the target is back in use.
  void one_fault(Target& target, Target& beside) {
    auto kind = random_.below(kFaultKinds);
    while (!target.can_meet(static_cast<Fault>(kind))) kind = random_.below(kFaultKinds);
    const auto before = target.scars();
    target.inject(static_cast<Fault>(kind), random_);
    ++target.injected;
    ++injected_[kind];
    for (std::size_t i = 0; i < kMaxRounds && target.scars() == before && !HasFatalFailure(); ++i) {
      round(target, beside);
    }
    const bool has_struck = target.scars() != before;
    target.struck += has_struck;
    struck_[kind] += has_struck;
    for (std::size_t i = 0; i < kRoundsBehindIt && !HasFatalFailure(); ++i) round(target, beside);
    target.repair();
    // The loop ends when the device is back in use, which comes however long it was excluded.
    for (std::size_t i = 0; i < 200 && !target.is_in() && !HasFatalFailure(); ++i) round(target, target);
    if (HasFatalFailure()) return;
    ASSERT_TRUE(target.is_in());
  }

  Random random_{20};
  std::size_t done_ = 0, failed_ = 0, refused_ = 0, on_device_ = 0;
  std::array<std::size_t, kFaultKinds> injected_{}, struck_{};
};

TEST_F(AutoFaultTest, RandomFaultsLoseAndCorruptNothing) {
  constexpr std::uint64_t kStallCycles = 2'000;  // the slowest task takes about 250
  constexpr std::uint64_t kRsaStallCycles = 8'000;
  Targets targets;
  for (const auto& [algorithm, top] : {std::pair{Algorithm::chacha20, "sim.iterative"},
                                       {Algorithm::chacha20_poly1305, "sim.iterative"},
                                       {Algorithm::aes_gcm, "sim.lane"},
                                       {Algorithm::eea3, "sim.hpaz"},
                                       {Algorithm::eia3, "sim.hpaz"},
                                       {Algorithm::sha3_256, "sim.interleaved"},
                                       {Algorithm::rsa_public, "sim.systolic"}}) {
    const bool is_rsa = tandem::testing::is_rsa(algorithm);
    targets.push_back(std::make_unique<Target>(algorithm, top, is_rsa ? kRsaStallCycles : kStallCycles));
    targets.back()->make();
    if (HasFatalFailure()) return;
  }
  // The targets take turns; RSA, which takes the simulator long, comes a third as often.
  const std::size_t others = targets.size() - 1, turns = 3 * others + 1;
  const auto target_of = [&](std::size_t turn) -> Target& { return *targets[turn == 0 ? others : turn % others]; };
  for (std::size_t fault = 0; fault < kFaults; ++fault) {
    SCOPED_TRACE("fault " + std::to_string(fault));
    one_fault(target_of(fault % turns), target_of(random_.below(turns)));
    if (HasFatalFailure()) return;
  }
  std::size_t injected = 0, struck = 0, replays = 0, outages = 0, remakes = 0;
  for (const auto& target : targets) {
    const Health health = target->engine().health(1);
    std::printf("%-18s %4zu faults, %4zu struck: %4zu outages, %3zu remakes, %5zu tasks run again\n",
                std::string(catalog::algorithm_name(target->algorithm())).c_str(), target->injected, target->struck,
                std::size_t{health.outages}, std::size_t{health.remakes}, std::size_t{target->engine().replays()});
    EXPECT_EQ(health.returns + (health.in ? 0 : 1), health.outages);
    EXPECT_GT(health.outages, 0U);
    EXPECT_TRUE(target->engine().health(0).in);
    EXPECT_EQ(target->violation(), "");
    EXPECT_GE(target->struck, target->injected * 19 / 20) << catalog::algorithm_name(target->algorithm());
    injected += target->injected;
    struck += target->struck;
    replays += target->engine().replays();
    outages += health.outages;
    remakes += health.remakes;
  }
  for (std::size_t kind = 0; kind < kFaultKinds; ++kind) {
    std::printf("kind %zu: %zu faults, %zu struck\n", kind, injected_[kind], struck_[kind]);
    EXPECT_GE(struck_[kind], injected_[kind] * 9 / 10) << "kind " << kind;
  }
  EXPECT_EQ(injected, kFaults);
  EXPECT_GE(struck, injected * 19 / 20);
  EXPECT_GT(outages, injected / 2);
  EXPECT_GT(on_device_, injected);
  EXPECT_GT(replays, injected / 2);
  EXPECT_GT(remakes, injected / 20);
  EXPECT_GT(refused_, injected / 20);
  std::printf("%zu faults, %zu struck: %zu tasks, %zu done by a device, %zu run again, %zu failed, %zu forged\n",
              injected, struck, done_, on_device_, replays, failed_, refused_);
}

}  // namespace
}  // namespace tandem::choose
