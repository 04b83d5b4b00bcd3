#include "choose/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace tandem::choose {
namespace {

/// The sizes per octave between which the best engine is looked for.
constexpr double kSteps = 8;

/// Returns whether a curve says anything of the cost that is to be least: a simulation knows nothing of the CPU's time.
bool knows(const Curve& curve, const Question& question) {
  return curve.cells.front().*value_of(question.objective) > 0;
}

/// Returns the factor that makes a figure of a curve one of a batch of the question's depth.
double batch_factor(const Curve& curve, const Question& question) {
  const bool whole_batch = question.objective == Objective::latency;
  return whole_batch ? static_cast<double>(question.depth) / static_cast<double>(curve.depth) : 1;
}

/// Returns the line through the cost that is to be least. A published table gives only the time.
Line line_of(const Curve& curve, const Question& question) {
  const bool time_alone = curve.source == Source::published || !knows(curve, question);
  Line line = curve.line(time_alone ? &Cell::ns : value_of(question.objective));
  line.t0_ns *= batch_factor(curve, question);
  line.ns_per_unit *= batch_factor(curve, question);
  return line;
}

/// Returns the cost that is to be least. A published table is a model of its board: the line counts.
double cost(const Curve& curve, const Question& question, double size) {
  if (curve.source == Source::published) return line_of(curve, question).at(size);
  return curve.at(size, value_of(question.objective)) * batch_factor(curve, question);
}

/// Returns one curve per engine, that of the nearest depth.
std::vector<const Curve*> curves_for(const Profile& profile, const Question& question) {
  std::vector<const Curve*> list;
  for (const Curve& curve : profile.curves) {
    if (curve.algorithm != question.algorithm) continue;
    const auto distance = [&](const Curve& one) {
      const double octaves = std::abs(std::log2(static_cast<double>(one.depth) / static_cast<double>(question.depth)));
      return octaves + (one.direction == question.direction ? 0 : 100);
    };
    const auto same = std::ranges::find(list, curve.engine, &Curve::engine);
    if (same == list.end()) {
      list.push_back(&curve);
    } else if (distance(curve) < distance(**same)) {
      *same = &curve;
    }
  }
  return list;
}

bool may_choose(const Curve& curve, const Question& question, const std::vector<std::string>& automatic) {
  if (question.refused.contains(curve.engine)) return false;
  if (question.require == Require::software && curve.hardware) return false;
  if (question.require == Require::hardware && !curve.hardware) return false;
  // This machine has none of the modelled engines; on a board that is not here, all is a model.
  if (curve.source == Source::modelled && !automatic.empty()) return false;
  return automatic.empty() || std::ranges::find(automatic, curve.engine) != automatic.end();
}

std::size_t best_at(const std::vector<Contender>& contenders, const Question& question, double size) {
  std::size_t best = 0;
  double least = 0;
  for (std::size_t i = 0; i < contenders.size() && contenders[i].eligible; ++i) {
    const double one = cost(*contenders[i].curve, question, size);
    if (i > 0 && one >= least) continue;
    best = i;
    least = one;
  }
  return best;
}

std::vector<Stretch> stretches(const std::vector<Contender>& contenders, const Question& question) {
  double smallest = contenders[0].curve->cells.front().size;
  double largest = contenders[0].curve->cells.back().size;
  for (const Contender& contender : contenders) {
    smallest = std::min(smallest, contender.curve->cells.front().size);
    largest = std::max(largest, contender.curve->cells.back().size);
  }
  std::vector<Stretch> list{{smallest, best_at(contenders, question, smallest)}};
  double before = smallest;
  for (double size = smallest; before < largest;) {
    size = std::min(size * std::exp2(1 / kSteps), largest);
    const std::size_t best = best_at(contenders, question, size);
    if (best != list.back().contender) {
      double low = before;
      double high = size;
      while (high - low > 0.5) {
        const double middle = (low + high) / 2;
        (best_at(contenders, question, middle) == list.back().contender ? low : high) = middle;
      }
      list.push_back({std::ceil(high), best});
    }
    before = size;
  }
  return list;
}

/// The words for the figures of an objective, as a title and in a sentence.
struct ObjectiveText {
  std::string_view title;
  std::string_view clause;
};
ObjectiveText objective_text(Objective objective) {
  switch (objective) {
    case Objective::throughput:
      return {"time per task", "per task"};
    case Objective::latency:
      return {"time until the batch is done", "until the batch is done"};
    case Objective::cpu:
      return {"CPU time per task", "of CPU time per task"};
  }
  return {};
}

/// Returns what a curve's figures are. Those of a published table are a line's.
std::string kind_of(const Curve& curve) {
  return curve.source == Source::published ? "modelled: a fit of published figures"
                                           : std::string(source_name(curve.source));
}

std::string unit_of(const Curve& curve) { return curve.power == 1 ? "bytes" : "bits"; }

/// Returns the two sentences.
std::string reason_for(const Question& question, const Answer& answer) {
  const Contender& best = answer.contenders[0];
  std::string text = fmt::format("{} takes {} {} for {:.0f} {}", best.curve->engine, time_text(best.ns),
                                 objective_text(question.objective).clause, question.size, unit_of(*best.curve));
  if (answer.contenders.size() < 2 || !answer.contenders[1].eligible) {
    return text + ", and no other engine may run it. There is nothing to weigh.";
  }
  const Contender& next = answer.contenders[1];
  text += fmt::format(", and {} takes {}, {:.2f} times that. ", next.curve->engine, time_text(next.ns),
                      next.ns / std::max(best.ns, 1e-9));
  const Line mine = line_of(*best.curve, question);
  const Line others = line_of(*next.curve, question);
  if (best.curve->power != 1) {
    const bool always = answer.stretches.size() == 1;
    return text + fmt::format("It is the faster way at {}, as {}.",
                              always ? "every length of a key" : "this length of a key, though not at every one",
                              kind_of(*best.curve));
  }
  const auto line = [](const Line& one) {
    return fmt::format("{} + n / {:.0f} MB/s", time_text(one.t0_ns), one.mega_per_s());
  };
  const char* why = mine.t0_ns <= others.t0_ns && mine.ns_per_unit <= others.ns_per_unit
                        ? "starts sooner and runs faster"
                        : (mine.t0_ns < others.t0_ns ? "starts sooner, which counts for short ones"
                                                     : "runs faster, which repays its later start");
  return text + fmt::format("It {}: n bytes take it about {}, the other {}.", why, line(mine), line(others));
}

/// Returns which costs of a board are in the times of our accelerators on it; nothing for a profile of a machine.
std::string board_costs(const Profile& profile) {
  if (!profile.machine.empty()) return "";
  const std::uint32_t bits = profile.memory.port_bits;
  return fmt::format("{}, the host's costs", bits == 0 ? "" : fmt::format(", a port of {} bits", bits));
}

}  // namespace

std::string time_text(double ns) {
  if (ns < 1e3) return fmt::format("{:.3g} ns", ns);
  if (ns < 1e6) return fmt::format("{:.3g} us", ns / 1e3);
  return ns < 1e9 ? fmt::format("{:.3g} ms", ns / 1e6) : fmt::format("{:.3g} s", ns / 1e9);
}

Answer answer(const Profile& profile, const Question& question, const std::vector<std::string>& automatic) {
  Answer result;
  for (const Curve* const curve : curves_for(profile, question)) {
    result.contenders.push_back(
        {curve, cost(*curve, question, question.size), may_choose(*curve, question, automatic)});
  }
  std::ranges::stable_sort(result.contenders, [](const Contender& a, const Contender& b) {
    return a.eligible != b.eligible ? a.eligible : a.ns < b.ns;
  });
  if (result.contenders.empty() || !result.contenders[0].eligible) return result;
  result.stretches = stretches(result.contenders, question);
  result.reason = reason_for(question, result);
  return result;
}

std::string text_of(const Profile& profile, const Question& question, const Answer& answer) {
  std::set<double> sizes{question.size};
  std::size_t width = 6;
  // The best are first, so that they keep their places.
  std::vector<Contender> contenders = answer.contenders;
  std::erase_if(contenders,
                [&](const Contender& contender) { return question.refused.contains(contender.curve->engine); });
  for (const Contender& contender : contenders) {
    for (const Cell& cell : contender.curve->cells) sizes.insert(cell.size);
    width = std::max(width, contender.curve->engine.size());
  }
  const Curve& first = *answer.contenders[0].curve;
  const bool board = profile.machine.empty();
  std::string text =
      fmt::format("{} {}, {} at a time; {}\n{}: {}\n\n", question.algorithm,
                  question.direction == Direction::encrypt ? "encrypt" : "decrypt", question.depth,
                  objective_text(question.objective).title, board ? "modelled on" : "profile", profile.title);
  text += fmt::format("{:>9}", unit_of(first));
  for (const Contender& contender : contenders) text += fmt::format("  {:>{}}", contender.curve->engine, width);
  text += "\n";
  for (const double size : sizes) {
    text += fmt::format("{:>9.0f}", size);
    const std::size_t best = best_at(contenders, question, size);
    for (std::size_t i = 0; i < contenders.size(); ++i) {
      const Curve& curve = *contenders[i].curve;
      const std::string time = knows(curve, question) ? time_text(cost(curve, question, size)) : "-";
      text += fmt::format("  {:>{}}", (i == best && contenders[i].eligible ? "* " : "") + time, width);
    }
    text += size == question.size ? "  <-\n" : "\n";
  }
  text += "\n";
  for (const Contender& contender : contenders) {
    const Curve& curve = *contender.curve;
    if (!knows(curve, question)) {
      text += fmt::format("{:<{}}  simulated: what it takes of the CPU's time is not known\n", curve.engine, width);
      continue;
    }
    const Line line = line_of(curve, question);
    std::string source = kind_of(curve);
    if (curve.clock_mhz > 0) source += fmt::format(": clocks of RTL at {:g} MHz, assumed", curve.clock_mhz);
    if (curve.clock_mhz > 0) source += board_costs(profile) + ", and the driver's work on this CPU";
    if (curve.depth != question.depth) source += fmt::format("; {} at a time", curve.depth);
    if (!contender.eligible) source += "; not to be chosen here";
    if (curve.expires_s != 0) source += "; " + disturbance_text(curve.expires_s);
    text += fmt::format("{:<{}}  t = {} + {} / {}, worst error {:.1f} %, {}\n", curve.engine, width,
                        time_text(line.t0_ns), curve.power == 1 ? "n" : fmt::format("n^{:g}", curve.power),
                        curve.power == 1 ? fmt::format("{:.1f} MB/s", line.mega_per_s())
                                         : fmt::format("{:.3g} per ns", 1 / line.ns_per_unit),
                        100 * line.worst_error, source);
  }
  for (const Contender& contender : answer.contenders) {
    const auto refusal = question.refused.find(contender.curve->engine);
    if (refusal != question.refused.end())
      text += fmt::format("{:<{}}  left out: {}\n", refusal->first, width, refusal->second);
  }
  if (answer.stretches.empty()) return text + "\nNo engine that is required is in this profile.\n";
  text += "\nbreak-even:";
  for (const Stretch& stretch : answer.stretches) {
    text += fmt::format(" {} from {:.0f} {}{}", answer.contenders[stretch.contender].curve->engine, stretch.from,
                        unit_of(first), &stretch == &answer.stretches.back() ? "\n\n" : ",");
  }
  return text + answer.reason + "\n";
}

}  // namespace tandem::choose
