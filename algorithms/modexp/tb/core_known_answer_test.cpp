// The core against NIST's answers to RSASP1 and RSADP, in the directory TANDEM_VECTORS, if it is set.
#include <string>

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

  /// With two primes where the key has them and the exponent is the private one.
  Job job_of(const Answer& answer, const std::string& exponent, const Big& x, const Big& expected) {
    const Big n(answer.key("n")), e(answer.key(exponent));
    if (exponent == "d" && answer.key_has("p")) {
      const Big p(answer.key("p")), q(answer.key("q"));
      Job job = pair_job({p, q, e % (p - 1), e % (q - 1), q.inverse_mod(p), n.bits() / 16}, x);
      job.expected = expected.bytes(n.bits() / 8);
      return job;
    }
    const std::size_t bytes = n.bits() / 8;
    return job(exponent == "e" && e.bits() <= 1025 ? public_key(shape(), n.bytes(bytes), e.bytes(bytes))
                                                   : private_key(shape(), n.bytes(bytes), e.bytes(bytes)),
               x, expected);
  }

  std::size_t seen_ = 0;  // valid ones
};

TEST_P(CoreKnownAnswers, Primitives) {
  std::size_t checked = 0;
  ::tandem::testing::check_all("rsa-modexp.json", std::string(GetParam().name),
                               [&](const Answer& answer) -> std::string {
                                 const Big x(answer.bytes("base")), n(answer.key("n"));
                                 const bool in_range = x < n, valid_there = answer.expected() == Expected::valid;
                                 // SP 800-56B leaves out 0, 1 and n - 1, which RFC 8017 does not: they are what they
                                 // are to any odd power.
                                 const bool trivial = in_range && !valid_there;
                                 EXPECT_TRUE(!trivial || x == 0 || x == 1 || x + 1 == n);
                                 // Those of whole exponents take the simulator long; a core that no figures are of runs
                                 // some.
                                 if (in_range && !is_default() && ++seen_ % 16 != 1)
                                   return "left to the core that figures are of";
                                 Job job = job_of(answer, answer.text("exp_of_key"), x,
                                                  valid_there ? Big(answer.bytes("out"))
                                                  : trivial   ? x
                                                              : Big(0));
                                 if (!in_range) job.status = Status::bad_length;
                                 bench_.run({&job, 1});
                                 ++checked;
                                 return ::tandem::testing::kChecked;
                               });
  RecordProperty("known_answers", std::to_string(checked));
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::modexp::tb
