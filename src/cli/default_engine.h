// The engine that files run through if none is named, for the commands that run it and for those that name it.
#pragma once

#include <string>

#include "choose/default_engine.h"
#include "engine/task.h"
#include "pipeline/s2_cut/payload_framing.h"

namespace tandem::cli {

/// Returns the work that runs of `tandem encrypt`, `decrypt` and `xor` submit. messages: in a chunk of an age file.
choose::Work work_on_files(Algorithm algorithm, Direction direction, std::size_t messages = pipeline::kDefaultMessages);

/// Returns the engine that large files take without --engine, as far as it is known: "cpu.avx2, because it is the
/// fastest by the profile of 2026-01-01"; empty for algorithms that no command runs on files, and if nothing is to be
/// chosen.
std::string engine_for_files(Algorithm algorithm);

}  // namespace tandem::cli
