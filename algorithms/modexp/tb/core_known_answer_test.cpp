// The core against NIST's answers to RSASP1 and RSADP, in the directory TANDEM_VECTORS, if it is set.
#include <string>

#include "algorithms/modexp/check/modexp_answers.h"
#include "algorithms/modexp/tb/core_fixture.h"
#include "testing/known_answers.h"

namespace tandem::modexp::tb {
namespace {

using ::tandem::testing::Answer;
using ::tandem::testing::Expected;

class CoreKnownAnswers : public Core {
 protected:
  void SetUp() override {
    if (!::tandem::testing::has_known_answers()) GTEST_SKIP() << ::tandem::testing::kNoKnownAnswers;
  }

  /// Makes a task with two primes if the key has them and the exponent is the private one.
  Job job_of(const Answer& answer, const testing::KnownPower& known) {
    const Big n(known.n), e(known.exponent), x(known.base);
    const std::size_t bytes = n.bits() / 8;
    if (known.is_private && answer.key_has("p")) {
      const Big p(answer.key("p")), q(answer.key("q"));
      Job job = pair_job({p, q, e % (p - 1), e % (q - 1), q.inverse_mod(p), n.bits() / 16}, x);
      job.expected = x.pow_mod(e, n).bytes(bytes);
      return job;
    }
    const bool is_public = !known.is_private && e.bits() <= 1025;
    const auto key = is_public ? public_key(shape(), n.bytes(bytes), e.bytes(bytes))
                               : private_key(shape(), n.bytes(bytes), e.bytes(bytes));
    return job(key, x, x.pow_mod(e, n));
  }

  std::size_t seen_ = 0;  // in range
};

TEST_P(CoreKnownAnswers, Primitives) {
  std::size_t checked = 0;
  const auto check = [&](const Answer& answer) -> std::string {
    const testing::KnownPower known(answer);
    if (const std::string why = known.other_lengths(); !why.empty()) return why;
    const Big x(known.base), n(known.n);
    const bool in_range = x < n;
    // Tests with whole exponents take the simulator long, so a core without figures runs only some of them.
    if (in_range && !is_default() && ++seen_ % 16 != 1) return "left to the core that figures are of";
    Job job = job_of(answer, known);
    if (in_range) {
      testing::expect_power(answer, x.bytes(n.bits() / 8), job.expected);
    } else {
      EXPECT_EQ(answer.expected(), Expected::invalid);
      job.expected.assign(job.expected.size(), 0);  // what a refused task writes
      job.status = Status::bad_length;
    }
    bench_.run({&job, 1});
    ++checked;
    return ::tandem::testing::kChecked;
  };
  ::tandem::testing::check_all("rsa-modexp.json", std::string(GetParam().name), check);
  RecordProperty("known_answers", std::to_string(checked));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::modexp::tb
