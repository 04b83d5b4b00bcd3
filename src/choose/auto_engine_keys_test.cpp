// `auto` over a device that does not take every length of key.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "algorithms/aes_gcm/engine/software_engine.h"
#include "choose/auto_engine.h"
#include "generated/algorithms/jobs.h"

namespace tandem::choose {
namespace {

/// AES-GCM in software that calls itself hardware, and takes only keys of 128 bits, as cores do that are built so.
class ShortKeys final : public Engine {
 public:
  explicit ShortKeys(Status& fault) : fault_(fault) {
    capabilities_ = right_.capabilities();
    capabilities_.name = "short";
    capabilities_.hardware = true;
    capabilities_.key_lengths = std::uint64_t{1} << 16;
  }
  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  [[nodiscard]] Status admits(const Task& task) const override {
    return task.key_bytes == 16 ? Status::ok : Status::unsupported;
  }
  std::size_t submit(std::span<Task* const> tasks) override { return right_.submit(tasks); }
  std::size_t poll(std::span<Task*> done) override {
    const std::size_t count = right_.poll(done);
    for (Task* const task : done.first(count)) {
      task->completion.backend = capabilities_.name;
      if (fault_ != Status::ok || task->key_bytes != 16) {
        task->completion.status = fault_ != Status::ok ? fault_ : Status::unsupported;
      }
    }
    return count;
  }
  Status wait(std::uint64_t) override { return Status::ok; }
  [[nodiscard]] std::size_t in_flight() const override { return right_.in_flight(); }

 private:
  Status& fault_;
  aes_gcm::SoftwareEngine right_{Algorithm::aes_gcm, aes_gcm::kVariants.best()};
  Capabilities capabilities_;
};

TEST(AutoEngineOfKeys, ADeviceGetsTheKeysThatItIsBuiltForAlsoAsAProbe) {
  Status fault = Status::ok;
  const auto make = [&](Require require) {
    std::vector<AutoEngine::Member> members(2);
    members[0].engine = std::make_unique<ShortKeys>(fault);
    members[1].engine = std::make_unique<aes_gcm::SoftwareEngine>(Algorithm::aes_gcm, aes_gcm::kVariants.best());
    return AutoEngine(std::move(members),
                      {.algorithm = Algorithm::aes_gcm, .algorithm_name = "aes_gcm", .require = require});
  };
  AutoEngine engine = make(Require::any);
  std::array<std::uint8_t, 64> text{};
  std::array<std::uint8_t, 64> other{};
  std::array<std::uint8_t, 16> tag{};
  const auto backend = [&](AutoEngine& of, std::uint8_t key_bytes, Status expected = Status::ok) {
    Task task;
    task.algorithm = Algorithm::aes_gcm;
    task.key_bytes = key_bytes;
    task.source = text.data();
    task.destination = other.data();
    task.len_bits = 512;
    task.tag = tag;
    Task* pointer = &task;
    EXPECT_EQ(of.submit({&pointer, 1}), 1U);
    EXPECT_EQ(of.wait(1'000'000'000), Status::ok);
    EXPECT_EQ(of.poll({&pointer, 1}), 1U);
    EXPECT_EQ(task.completion.status, expected);
    return std::string(task.completion.backend);
  };
  const std::string software(aes_gcm::SoftwareEngine::name_of(aes_gcm::kVariants.best()));
  EXPECT_EQ(backend(engine, 16), "short");
  EXPECT_EQ(backend(engine, 24), software);
  EXPECT_EQ(backend(engine, 32), software);
  fault = Status::timeout;
  EXPECT_EQ(backend(engine, 16), software);
  EXPECT_FALSE(engine.health(0).in);
  fault = Status::ok;
  for (int i = 0; i < 70; ++i) EXPECT_EQ(backend(engine, 32), software);
  EXPECT_TRUE(engine.health(0).in);
  EXPECT_EQ(backend(engine, 16), "short");
  // The device says, if hardware is required, that its build does not run such a task; the key is not bad.
  AutoEngine hardware = make(Require::hardware);
  EXPECT_EQ(backend(hardware, 16), "short");
  EXPECT_EQ(backend(hardware, 32, Status::unsupported), "short");
}

}  // namespace
}  // namespace tandem::choose
