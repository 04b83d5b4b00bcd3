// The engine of a job whose caller names none: by this machine's profile; else by what was measured when such a job
// first ran here, which is kept; else by a measurement now.
//
// Cost        a measurement ends some 8 ms after its beginning. Jobs below choose::kLeastBytes look nothing up
// Right       a candidate counts only if it computes what the reference does
// Kept        a separate profile (choose::kept_path), of this machine and build as any other; what is damaged or of
//             others is replaced whole. A file that cannot be written is no error: the next job measures again
// Checked by  first_use_test.cpp, ../cli/tests/test_default_engine.py
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "choose/default_engine.h"
#include "choose/profile.h"

namespace tandem::calibrate {

/// An engine that a measurement compares with others.
struct Candidate {
  std::string name;
  std::string note;
  Engine* engine;
};

/// A profile with a curve for each candidate that computes what `reference` does, from one size and one direction. Of
/// none if the reference fails.
choose::Profile measure_first_use(const choose::Work& work, std::span<const Candidate> candidates, Engine& reference);

/// What runs a job whose caller names no engine.
struct DefaultEngine {
  const catalog::Entry* entry = nullptr;  ///< nullptr: the CPU has none in constant time
  std::string why;                        ///< a clause after "because"
  std::vector<std::string> wrong;         ///< engines that computed wrongly just now
};

/// What was measured at first use, if it is of this machine and build.
std::optional<choose::Profile> kept_profile(const std::string& kept = choose::kept_path());

/// By what is known, without a measurement: the profile or what is kept. Nothing if neither knows.
std::optional<DefaultEngine> known_engine(const choose::Work& work, const std::string& kept = choose::kept_path());

/// bytes: of the job, if that is known. kept: the file; empty for none.
DefaultEngine default_engine(const choose::Work& work, std::optional<std::uint64_t> bytes,
                             const std::string& kept = choose::kept_path());

}  // namespace tandem::calibrate
