// The core against published vectors and the software reference, under pauses.
#include "algorithms/snow5g/tb/core_fixture.h"
#include "algorithms/snow5g/vectors/published.h"

namespace tandem::snow5g::tb {
namespace {

TEST_P(Core, PublishedVectors) { published_vectors(vectors::kNea4, vectors::kNia4, vectors::kNca4); }
TEST_P(Core, EveryLengthInBytes) { every_length_in_bytes(); }
TEST_P(Core, RandomTasksUnderPauses) { random_tasks_under_pauses(); }
TEST_P(Core, RefusesWhatItCannotRunAndTakesItsMessageAllTheSame) {
  refuses_what_it_cannot_run_and_takes_its_message_all_the_same();
}
TEST_P(Core, ResetInTheMiddleLeavesNothing) { reset_in_the_middle_leaves_nothing(); }

// Tasks as long as the RAM of interleaved streams, and longer ones, run alone in the datapath; others come before and
// after.
TEST_P(Core, TasksLongerThanTheRam) {
  const std::size_t ram_bytes = 16 * (GetParam().shared() * 512 + 128);
  std::vector<Job> jobs;
  for (const std::size_t length : {std::size_t{13}, ram_bytes, ram_bytes + 16, ram_bytes - 48, std::size_t{5},
                                   ram_bytes + 9, 2 * ram_bytes, std::size_t{2}, std::size_t{8}}) {
    for (std::uint8_t op = 0; op < core_bench::kSstOps; ++op) jobs.push_back(random_job(op, length));
  }
  bench_.run(jobs, {.data_in = 4, .data_out = 4});
}

class CoreKnownAnswers : public Core {};

TEST_P(CoreKnownAnswers, Nea4) { known_answers("256-nea4.json", {core_bench::kOpEncrypt}); }
TEST_P(CoreKnownAnswers, Nia4) { known_answers("256-nia4.json", {core_bench::kOpAuthenticate}); }
TEST_P(CoreKnownAnswers, Nca4) { known_answers("256-nca4.json", {core_bench::kOpSeal, core_bench::kOpOpen}); }

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());
INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::snow5g::tb
