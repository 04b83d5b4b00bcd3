#include "engine/selftest/known_answers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <span>

#include "algorithms/chacha20/engine/software_engine.h"
#include "algorithms/chacha20_poly1305/engine/software_engine.h"
#include "algorithms/modexp/engine/software_engine.h"
#include "algorithms/sha3/engine/software_engine.h"
#include "algorithms/snow3g/engine/pdu_engine.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::selftest {
namespace {

class KnownAnswersTest : public ::testing::Test {
 protected:
  Answers run(Engine& engine) {
    return software::adapter(engine.capabilities().algorithm)
        .known_answers(engine, engine.capabilities().algorithm, *workspace_);
  }

  const std::unique_ptr<Workspace> workspace_ = std::make_unique<Workspace>();
};

TEST_F(KnownAnswersTest, EnginesThatAreRightHaveThemAll) {
  chacha20::SoftwareEngine chacha20_engine(Algorithm::chacha20, chacha20::kVariants.best());
  chacha20_poly1305::SoftwareEngine aead_engine(Algorithm::chacha20_poly1305, chacha20_poly1305::kVariants.best());
  snow3g::PduEngine eia1_engine(Algorithm::eia1, snow3g::kVariants.best());
  sha3::SoftwareEngine hash_engine(Algorithm::sha3_384, sha3::kVariants.best());
  sha3::SoftwareEngine shake128_engine(Algorithm::shake128, sha3::kVariants.best());
  sha3::SoftwareEngine shake256_engine(Algorithm::shake256, sha3::kVariants.best());
  modexp::SoftwareEngine public_engine(Algorithm::rsa_public, modexp::kVariants.best());
  modexp::SoftwareEngine private_engine(Algorithm::rsa_private, modexp::kVariants.best());
  zuc::PduEngine nia6_engine(Algorithm::nia6, zuc::kVariants.best());
  zuc::PduEngine nca6_engine(Algorithm::nca6, zuc::kVariants.best());
  for (Engine* const engine :
       std::initializer_list<Engine*>{&chacha20_engine, &aead_engine, &eia1_engine, &hash_engine, &shake128_engine,
                                      &shake256_engine, &public_engine, &private_engine, &nia6_engine, &nca6_engine}) {
    const Answers answers = run(*engine);
    EXPECT_GT(answers.right, 0U) << engine->capabilities().name;
    EXPECT_EQ(answers.wrong, 0U) << engine->capabilities().name;
  }
}

/// Copies its input, one task at a time.
class CopyingEngine final : public Engine {
 public:
  explicit CopyingEngine(Algorithm algorithm) : capabilities_{.name = "copy", .algorithm = algorithm} {}

  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) override {
    task_ = tasks[0];
    std::copy_n(task_->source, task_->len_bytes(), task_->destination);
    task_->completion.status = Status::ok;
    return 1;
  }
  std::size_t poll(std::span<Task*> done) override {
    done[0] = task_;
    return 1;
  }
  Status wait(std::uint64_t /*timeout_ns*/) override { return Status::ok; }
  [[nodiscard]] std::size_t in_flight() const override { return 0; }

 private:
  const Capabilities capabilities_;
  Task* task_ = nullptr;
};

TEST_F(KnownAnswersTest, AnEngineThatIsWrongHasNone) {
  for (const Algorithm algorithm :
       {Algorithm::chacha20, Algorithm::chacha20_poly1305, Algorithm::eea2, Algorithm::eia3, Algorithm::aes_gcm,
        Algorithm::sha3_256, Algorithm::rsa_public, Algorithm::rsa_private, Algorithm::nia6, Algorithm::nca6}) {
    CopyingEngine engine(algorithm);
    const Answers answers = run(engine);
    EXPECT_EQ(answers.right, 0U);
    EXPECT_GT(answers.wrong, 0U);
  }
}

TEST_F(KnownAnswersTest, WhereNoneArePublishedThereAreNone) {
  CopyingEngine engine(Algorithm::nea6);
  const Answers answers = run(engine);
  EXPECT_EQ(answers.right + answers.wrong, 0U);
}

}  // namespace
}  // namespace tandem::selftest
