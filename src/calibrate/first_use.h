// The engine of a job whose caller names none: by this machine's profile; else by what was measured when such a job
// first ran here, which is kept; else by a measurement now.
//
// Cost        some milliseconds of CPU time (../../docs/adr/0017-the-engine-without-a-name.md). Jobs below
//             choose::kMinBytes look nothing up
// Right       a candidate counts only if it computes what the reference does
// Load        CPU time counts, the first of the order is replaced only by what is clearly faster in two series
//             (engine/contest.h), and a measurement that other load disturbed expires
// Kept        a separate profile (choose::kept_path), of this machine and build as any other; what is damaged or of
//             others is replaced whole, what is expired or implausible is measured again. A file that cannot be written
//             is no error: the next job measures again
// Checked by  first_use_test.cpp, first_use_load_test.cpp, ../cli/tests/test_default_engine.py
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "choose/default_engine.h"
#include "choose/profile.h"
#include "engine/contest.h"

namespace tandem::calibrate {

/// An engine that a measurement compares with others.
struct Candidate {
  std::string name;
  std::string note;
  Engine* engine;
};

/// Returns a profile with a curve for each candidate that computes what `reference` does, from one size and one
/// direction; without any if the reference fails. candidates: of the CPU, the first of the order first. The curves
/// expire if other load disturbed the measurement.
choose::Profile measure_first_use(const choose::Work& work, std::span<const Candidate> candidates, Engine& reference,
                                  contest::Clock& clock);

/// The engine that runs a job whose caller names none.
struct DefaultEngine {
  const catalog::Entry* entry = nullptr;  ///< nullptr: the CPU has none in constant time
  std::string why;                        ///< a clause after "because"
  std::vector<std::string> wrong;         ///< engines that computed wrongly just now
};

/// Returns what was measured at first use, if it is of this machine and build; without curves that are expired.
std::optional<choose::Profile> kept_profile(const std::string& kept = choose::kept_path());

/// Chooses by what is known, without a measurement: the profile or what is kept. Returns nothing if neither knows.
std::optional<DefaultEngine> known_engine(const choose::Work& work, const std::string& kept = choose::kept_path());

/// bytes: of the job, if that is known. kept: the file; empty for none.
DefaultEngine default_engine(const choose::Work& work, std::optional<std::uint64_t> bytes,
                             const std::string& kept = choose::kept_path());

}  // namespace tandem::calibrate
