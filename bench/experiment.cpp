#include "bench/experiment.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <vector>

#include "bench/clock.h"
#include "bench/open_file.h"
#include "catalog/catalog.h"
#include "pipeline/pipeline.h"
#include "pipeline/s1_read/constant_source.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s2_cut/keystream_framing.h"
#include "pipeline/s6_write/discard_sink.h"
#include "pipeline/s6_write/file_sink.h"

namespace tandem::bench {
double run_experiment(const std::string& engine, unsigned workers, Consumer consumer, const Scratch& scratch,
                      std::size_t bytes) {
  const catalog::Entry* entry = catalog::find(engine, Algorithm::chacha20);
  if (entry == nullptr || !entry->available()) throw std::runtime_error(fmt::format("there is no engine {}", engine));
  std::vector<std::unique_ptr<Engine>> engines;
  for (unsigned i = 0; i < workers; ++i) {
    if (const Status status = entry->make({}, engines.emplace_back()); status != Status::ok) {
      throw std::runtime_error(fmt::format("cannot make engine {}: {}", engine, status_text(status)));
    }
  }

  std::unique_ptr<OpenFile> input;
  std::unique_ptr<OpenFile> output;
  std::unique_ptr<pipeline::Source> source;
  std::unique_ptr<pipeline::Sink> sink;
  if (consumer == Consumer::file) {
    scratch.remove_output();
    input = std::make_unique<OpenFile>(scratch.input(), O_RDONLY);
    source = std::make_unique<pipeline::FileSource>(input->fd(), 0, bytes);
  } else {
    source = std::make_unique<pipeline::ConstantSource>(bytes, pipeline::kDefaultChunkBytes, 0);
    sink = std::make_unique<pipeline::DiscardSink>();
  }
  const pipeline::Keystream keystream;
  pipeline::Event stop;
  const std::uint64_t start = now_ns();
  if (consumer == Consumer::file) {
    output = std::make_unique<OpenFile>(scratch.output(), O_WRONLY | O_CREAT | O_EXCL);
    sink = std::make_unique<pipeline::FileSink>(output->fd());
  }
  const pipeline::Result result = pipeline::run(
      {.source = *source, .sink = *sink, .framing = pipeline::KeystreamFraming(keystream), .engines = engines}, stop);
  const double seconds = static_cast<double>(now_ns() - start) * 1e-9;
  if (!result.ok() || result.bytes != bytes)
    throw std::runtime_error(fmt::format("a run with engine {} failed", engine));
  return seconds;
}

}  // namespace tandem::bench
