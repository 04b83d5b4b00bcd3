#include "engine/lanes/run_one.h"

#include <algorithm>

#include "engine/lanes/column.h"
#include "engine/wipe.h"

namespace tandem::lanes {
namespace {

/// Keystream that is made at a time; it stays in the first cache with the message beside it.
constexpr std::size_t kSliceWords = 1024;

}  // namespace

void run_one(const Cipher& cipher, Pdu& pdu) {
  const Kernel& kernel = cipher.kernels.back();
  const Function& function = cipher.function;
  State state;
  alignas(64) std::uint8_t keystream[4 * kSliceWords];
  Job job{.pdu = &pdu, .words_done = 0, .words_total = function.keystream_words(pdu.len_bits), .accumulator = {}};
  function.load(pdu, state.words, 1);
  kernel.initialise(state);
  const auto longest = static_cast<std::size_t>(std::min<std::uint64_t>(kSliceWords, job.words_total));
  const std::size_t stride = (4 * longest + 63) / 64 * 64;
  while (job.words_done < job.words_total) {
    const auto words = static_cast<std::size_t>(std::min<std::uint64_t>(longest, job.words_total - job.words_done));
    kernel.generate(state, keystream, stride, words);
    function.absorb(job, keystream, words);
    job.words_done += words;
  }
  wipe_columns(state, 1, function.rows);
  wipe(keystream, stride);
  wipe(job.accumulator, sizeof job.accumulator);
}

}  // namespace tandem::lanes
