#include "bench/payload_run.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <stdexcept>
#include <vector>

#include "bench/clock.h"
#include "bench/open_file.h"
#include "catalog/catalog.h"
#include "pipeline/pipeline.h"
#include "pipeline/s1_read/file_source.h"
#include "pipeline/s2_cut/payload_framing.h"
#include "pipeline/s6_write/file_sink.h"
#include "pipeline/s6_write/stream_sink.h"

namespace tandem::bench {
namespace {

double own_cpu_s() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return cpu_seconds(usage);
}

}  // namespace

ProcessCost run_payload(const PayloadRun& run) {
  const catalog::Entry* entry = catalog::find(run.engine, Algorithm::chacha20_poly1305);
  if (entry == nullptr || !entry->available()) throw std::runtime_error(fmt::format("no engine {}", run.engine));
  std::vector<std::unique_ptr<Engine>> engines(run.workers);
  for (auto& engine : engines) {
    if (entry->make({}, engine) != Status::ok) throw std::runtime_error(fmt::format("cannot make {}", run.engine));
  }
  const container::PayloadKey key;
  pipeline::Event stop;
  const double cpu_start = own_cpu_s();
  const std::uint64_t start = now_ns();
  const OpenFile input(run.input, O_RDONLY);
  pipeline::FileSource source(input.fd(), 0, input.bytes());
  std::unique_ptr<OpenFile> file;
  std::unique_ptr<pipeline::Sink> sink;
  if (run.output.empty()) {
    sink = std::make_unique<pipeline::StreamSink>(run.output_fd, stop);
  } else {
    file = std::make_unique<OpenFile>(run.output, O_WRONLY | O_CREAT | O_EXCL);
    sink = std::make_unique<pipeline::FileSink>(file->fd());
  }
  struct stat info {};
  if (file != nullptr) ::fstat(file->fd(), &info);
  const pipeline::PayloadFraming framing(key, run.direction, 0, {},
                                         pipeline::messages_for(static_cast<std::size_t>(info.st_blksize)));
  const pipeline::Result result =
      pipeline::run({.source = source, .sink = *sink, .framing = framing, .engines = engines}, stop);
  ProcessCost cost;
  cost.wall_s = static_cast<double>(now_ns() - start) * 1e-9;
  cost.cpu_s = own_cpu_s() - cpu_start;
  cost.ok = result.ok();
  if (!cost.ok) throw std::runtime_error(fmt::format("a run with engine {} failed", run.engine));
  return cost;
}

}  // namespace tandem::bench
