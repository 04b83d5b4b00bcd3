// Explains why an engine is chosen, for people: the curves, where they cross, and two sentences.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "choose/decision.h"
#include "choose/profile.h"

namespace tandem::choose {

struct Question {
  std::string algorithm;
  double size = 0;  ///< bytes; bits of a key that is in the message
  std::size_t depth = 1;
  Direction direction = Direction::encrypt;
  Objective objective = Objective::throughput;
  Require require = Require::any;
  std::map<std::string, std::string> refused{};  ///< engines that do not take such a task, with the reason
};

/// An engine's part of an answer.
struct Contender {
  const Curve* curve;
  double ns;      ///< what is to be least, at the question's size
  bool eligible;  ///< whether it can be chosen
};

/// The contender that is the best from a size on.
struct Stretch {
  double from;
  std::size_t contender;
};

struct Answer {
  std::vector<Contender> contenders;  ///< the best first, those that cannot be chosen last
  std::vector<Stretch> stretches;     ///< over the sizes of the profile, ascending
  std::string reason;                 ///< two sentences
};

/// Answers a question. automatic: engines that may be chosen if hardware is not required; empty for all, as on a board
/// that is not here. Returns no contender if the profile knows none.
Answer answer(const Profile& profile, const Question& question, const std::vector<std::string>& automatic = {});

/// Returns the answer as a text with a table.
std::string text_of(const Profile& profile, const Question& question, const Answer& answer);

/// Returns a time as text: "1.32 us".
std::string time_text(double ns);

}  // namespace tandem::choose
