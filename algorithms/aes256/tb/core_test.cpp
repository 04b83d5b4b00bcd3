// The core against published vectors and the software reference, under pauses.
#include "algorithms/aes256/tb/core_fixture.h"
#include "algorithms/aes256/vectors/published.h"

namespace tandem::aes256::tb {
namespace {

TEST_P(Core, PublishedVectors) { published_vectors(vectors::kNea5, vectors::kNia5, vectors::kNca5); }
TEST_P(Core, EveryLengthInBytes) { every_length_in_bytes(); }
TEST_P(Core, RandomTasksUnderPauses) { random_tasks_under_pauses(); }
TEST_P(Core, RefusesWhatItCannotRunAndTakesItsMessageAllTheSame) {
  refuses_what_it_cannot_run_and_takes_its_message_all_the_same();
}
TEST_P(Core, ResetInTheMiddleLeavesNothing) { reset_in_the_middle_leaves_nothing(); }

// The block's number passes bytes: the 256th and the 65,536th block of a message.
TEST_P(Core, LongMessages) {
  bench_.run({{random_job(core_bench::kOpEncrypt, 16 * 260 + 3), random_job(core_bench::kOpSeal, 16 * 65540 + 1)}});
}

class CoreKnownAnswers : public Core {};

TEST_P(CoreKnownAnswers, Nea5) { known_answers("256-nea5.json", {core_bench::kOpEncrypt}); }
TEST_P(CoreKnownAnswers, Nia5) { known_answers("256-nia5.json", {core_bench::kOpAuthenticate}); }
TEST_P(CoreKnownAnswers, Nca5) { known_answers("256-nca5.json", {core_bench::kOpSeal, core_bench::kOpOpen}); }

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());
INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::aes256::tb
