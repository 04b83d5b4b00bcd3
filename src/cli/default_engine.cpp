#include "cli/default_engine.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "calibrate/first_use.h"
#include "calibrate/measure.h"
#include "pipeline/s2_cut/keystream_framing.h"

namespace tandem::cli {

choose::Work work_on_files(Algorithm algorithm, Direction direction, std::size_t messages) {
  if (algorithm == Algorithm::chacha20_poly1305) {
    return {.algorithm = algorithm, .direction = direction, .size = pipeline::kMessageBytes, .depth = messages};
  }
  // A keystream is the same both ways.
  return {.algorithm = algorithm, .direction = Direction::encrypt, .size = pipeline::kDefaultChunkBytes, .depth = 1};
}

std::string engine_for_files(Algorithm algorithm) {
  if (algorithm != Algorithm::chacha20 && algorithm != Algorithm::chacha20_poly1305) return "";
  std::vector<std::string> texts;
  for (const Direction direction : calibrate::directions(algorithm)) {
    const auto known = calibrate::known_engine(work_on_files(algorithm, direction));
    if (known && known->entry == nullptr) return "";
    texts.push_back(known ? known->entry->name + ", because " + known->why : "the fastest, measured at first use");
  }
  const bool alike = std::ranges::count(texts, texts.front()) == std::ssize(texts);
  return alike ? texts.front() : "to encrypt " + texts.front() + "; to decrypt " + texts.back();
}

}  // namespace tandem::cli
