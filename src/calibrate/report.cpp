#include "calibrate/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <span>

#include "calibrate/report_parts.h"
#include "choose/explain.h"

namespace tandem::calibrate {

using choose::Answer;
using choose::answer;
using choose::Cell;
using choose::Curve;
using choose::HostCost;
using choose::Objective;
using choose::objective_name;
using choose::Profile;
using choose::Source;
using choose::source_name;
using choose::Stretch;

namespace {

using Json = nlohmann::ordered_json;

struct Named {
  Objective objective;
  std::string_view title;
};
constexpr std::array kObjectives = {Named{Objective::throughput, "time per task"}, Named{Objective::latency, "latency"},
                                    Named{Objective::cpu, "CPU time"}};

constexpr std::string_view kIntro =
    R"(How long every engine takes here, by size and by how many tasks are submitted together; which of them
  <code>--engine auto</code> takes, and from which size on another. Engines on this machine are <em>measured</em>, by its
  clock; simulated accelerators are <em>modelled</em>, cycles of RTL at a stated clock, and never taken.)";
constexpr std::string_view kKinds =
    R"(<dt class="kind">measured</dt><dd>by this machine's clock; times per task are medians of batches that follow one
      another, latencies those of a batch alone, from its submission to its last completion</dd>
      <dt class="kind modelled">modelled</dt><dd>clocks of simulated RTL at a stated frequency, without the host's
      costs</dd>)";
constexpr std::string_view kBoardIntro =
    R"(How long every engine of a board takes for a call, by size, and from which size on another is the fastest. The
  board is not here: the figures are <em>published</em>, by the source below.)";
constexpr std::string_view kBoardKinds =
    R"(<dt class="kind">published</dt><dd>as the source prints them; it says how long a call takes, and no more</dd>)";

/// The words of a page for its subject, which is this machine or a board.
struct Words {
  std::string_view intro;
  std::string_view kinds;    ///< how its figures came about, as items of a list
  std::string_view map;      ///< title of the table of which engine is the best
  std::string_view taken;    ///< what the engine with a star is
  std::string_view command;  ///< answers the question of one size
  std::string options = {};
  std::string made_by;
  bool only_calls = false;  ///< how long a call takes is all that is known
};

/// One for a board, of which only the time of a call is published.
std::size_t known_objectives(const Words& words) { return words.only_calls ? 1 : kObjectives.size(); }

/// All curves of an algorithm in one direction.
struct Group {
  std::string algorithm;
  Direction direction = Direction::encrypt;
  std::vector<const Curve*> curves;
  std::vector<std::string> engines = {};
  std::set<std::size_t> depths = {};  ///< at which engines were measured
  std::set<double> sizes = {};

  /// Returns whether sizes are those of keys, in bits.
  [[nodiscard]] bool of_keys() const { return curves[0]->power != 1; }
  [[nodiscard]] std::size_t number(std::string_view engine) const {
    return static_cast<std::size_t>(std::ranges::find(engines, engine) - engines.begin());
  }
};

std::vector<Group> groups_of(const Profile& profile) {
  std::vector<Group> groups;
  for (const Curve& curve : profile.curves) {
    auto group = std::ranges::find_if(
        groups, [&](const Group& one) { return one.algorithm == curve.algorithm && one.direction == curve.direction; });
    if (group == groups.end()) {
      group = groups.insert(group, {.algorithm = curve.algorithm, .direction = curve.direction, .curves = {}});
    }
    group->curves.push_back(&curve);
    if (group->number(curve.engine) == group->engines.size()) group->engines.push_back(curve.engine);
    if (curve.source == Source::modelled) continue;
    group->depths.insert(curve.depth);
    for (const Cell& cell : curve.cells) group->sizes.insert(cell.size);
  }
  std::erase_if(groups, [](const Group& group) { return group.depths.empty(); });
  return groups;
}

std::string_view direction_name(Direction direction) { return direction == Direction::encrypt ? "encrypt" : "decrypt"; }

double rounded(double value) { return std::stod(fmt::format("{:.5g}", value)); }

/// The engine that is best from a size on.
struct Choice {
  double from;
  std::size_t engine;
};

std::vector<Choice> choices(const Profile& profile, const Group& group, Objective objective, std::size_t depth,
                            const std::vector<std::string>& automatic) {
  const Answer found = answer(profile,
                              {.algorithm = group.algorithm,
                               .size = *group.sizes.begin(),
                               .depth = depth,
                               .direction = group.direction,
                               .objective = objective},
                              automatic);
  std::vector<Choice> list;
  for (const Stretch& stretch : found.stretches) {
    list.push_back({stretch.from, group.number(found.contenders[stretch.contender].curve->engine)});
  }
  return list;
}

Json engine_json(const Group& group, const std::string& name) {
  Json engine{{"name", name}, {"curves", Json::array()}};
  for (const Curve* const curve : group.curves) {
    if (curve->engine != name) continue;
    engine["modelled"] = curve->source == Source::modelled;
    engine["clock"] = curve->clock_mhz;
    Json cells = Json::array();
    for (const Cell& cell : curve->cells) {
      cells.push_back({{"size", cell.size},
                       {"ns", rounded(cell.ns)},
                       {"p50", rounded(cell.p50_ns)},
                       {"p99", rounded(cell.p99_ns)},
                       {"cpu", rounded(cell.cpu_ns)}});
    }
    engine["curves"].push_back({{"depth", curve->depth}, {"cells", std::move(cells)}});
  }
  return engine;
}

Json group_json(const Profile& profile, const Group& group, const std::vector<std::string>& automatic,
                std::size_t objectives) {
  Json json{{"algorithm", group.algorithm}, {"direction", direction_name(group.direction)},
            {"depths", group.depths},       {"sizes", group.sizes},
            {"keys", group.of_keys()},      {"engines", Json::array()},
            {"chosen", Json::object()}};
  for (const std::string& name : group.engines) json["engines"].push_back(engine_json(group, name));
  for (const Named& one : std::span(kObjectives).first(objectives)) {
    for (const std::size_t depth : group.depths) {
      Json& list = json["chosen"][std::string(objective_name(one.objective))][std::to_string(depth)] = Json::array();
      for (const Choice& choice : choices(profile, group, one.objective, depth, automatic)) {
        list.push_back({{"from", choice.from}, {"engine", choice.engine}});
      }
    }
  }
  return json;
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const std::string_view special = "&<>\"";
    constexpr std::string_view kNames[] = {"&amp;", "&lt;", "&gt;", "&quot;"};
    const std::size_t place = special.find(c);
    place == std::string_view::npos ? result.push_back(c) : void(result.append(kNames[place]));
  }
  return result;
}

/// The decision map of a group, for throughput.
std::string map_html(const Profile& profile, const Group& group, const std::vector<std::string>& automatic,
                     std::string_view title) {
  std::string html = fmt::format("<h3>{}</h3>\n<div class=\"scroll\"><table>\n<thead><tr><th>together</th>", title);
  for (const double size : group.sizes) html += fmt::format("<th>{:.0f} {}</th>", size, group.of_keys() ? "bits" : "B");
  html += "</tr></thead>\n";
  for (const std::size_t depth : group.depths) {
    const auto list = choices(profile, group, Objective::throughput, depth, automatic);
    html += fmt::format("<tr><th>{}</th>", depth);
    for (const double size : group.sizes) {
      const auto above = std::ranges::find_if(list, [&](const Choice& choice) { return choice.from > size; });
      html +=
          fmt::format("<td>{}</td>", above == list.begin() ? "-" : escaped(group.engines[std::prev(above)->engine]));
    }
    html += "</tr>\n";
  }
  return html + "</table></div>\n";
}

/// Returns a number with three digits, or with all before the point.
std::string figure(double value) { return value < 100 ? fmt::format("{:.3g}", value) : fmt::format("{:.0f}", value); }

std::string cells_html(const Group& group, bool only_calls) {
  const bool keys = group.of_keys();
  const std::string_view more =
      only_calls ? "" : "<th>median of a batch, ns</th><th>99th percentile, ns</th><th>CPU</th>";
  std::string html = fmt::format(
      "<h3>Times</h3>\n<div class=\"scroll\"><table>\n<thead><tr><th class=\"text\">engine</th><th "
      "class=\"text\">kind</th>"
      "<th>together</th><th>{}</th><th>ns per task</th><th>{}</th>{}</tr></thead>\n",
      keys ? "bits" : "bytes", keys ? "tasks/s" : "MB/s", more);
  for (const Curve* const curve : group.curves) {
    const bool modelled = curve->source == Source::modelled;
    const std::string kind =
        modelled ? fmt::format("modelled, {:g} MHz", curve->clock_mhz) : std::string(source_name(curve->source));
    for (const Cell& cell : curve->cells) {
      html += fmt::format(
          "<tr><th class=\"text\">{}</th><td class=\"text\">{}</td><td>{}</td><td>{:.0f}</td><td>{}</td><td>{}</td>",
          escaped(curve->engine), kind, curve->depth, cell.size, figure(cell.ns),
          figure(keys ? 1e9 / cell.ns : cell.size / cell.ns * 1e3));
      if (!only_calls) {
        html += fmt::format("<td>{}</td><td>{}</td><td>{}</td>", figure(cell.p50_ns), figure(cell.p99_ns),
                            modelled ? "-" : fmt::format("{:.0f} %", 100 * cell.cpu_ns / cell.ns));
      }
      html += "</tr>\n";
    }
  }
  return html + "</table></div>\n";
}

std::string origin_html(const Profile& profile, std::string_view made_by) {
  std::string html = "<dl class=\"figures\" id=\"provenance\">\n";
  const auto add = [&](std::string_view name, std::string_view value) {
    if (!value.empty()) html += fmt::format("<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(value));
  };
  add("profile", profile.title);
  add("machine", profile.machine);
  add("build", profile.build);
  add("date", profile.date);
  const auto disturbed = std::ranges::find_if(profile.curves, [](const Curve& curve) { return curve.expires_s != 0; });
  if (disturbed != profile.curves.end()) add("warning", choose::disturbance_text(disturbed->expires_s));
  for (const HostCost& cost : profile.host_costs) {
    add(cost.name, fmt::format("{:g} {}; {}", cost.value, cost.unit, cost.source));
  }
  return html + fmt::format("</dl>\n<p>This page is made by {}.</p>", made_by);
}

/// Puts parts in place of their names between at signs.
std::string filled(std::string_view text, const std::vector<std::pair<std::string_view, std::string>>& parts) {
  std::string result;
  while (!text.empty()) {
    std::size_t least = text.size();
    const std::pair<std::string_view, std::string>* next = nullptr;
    for (const auto& part : parts) {
      const std::size_t place = text.find(fmt::format("@{}@", part.first));
      if (place >= least) continue;
      least = place;
      next = &part;
    }
    result += text.substr(0, least);
    if (next == nullptr) break;
    result += next->second;
    text.remove_prefix(least + next->first.size() + 2);
  }
  return result;
}

/// Returns JSON that may stand inside an element `script`: no end tag is in it.
std::string in_script(const Json& json) {
  std::string text = json.dump();
  for (std::size_t at = 0; (at = text.find("</", at)) != std::string::npos; at += 3) text.insert(at + 1, 1, '\\');
  return text;
}

using Automatic = std::function<std::vector<std::string>(std::string_view algorithm)>;

std::string page_of(const Profile& profile, const Automatic& automatic, const Words& words) {
  const std::size_t objectives = known_objectives(words);
  Json data{{"objectives", Json::array()},
            {"groups", Json::array()},
            {"ways", words.only_calls ? Json::array({"rate", "ns"}) : Json::array({"rate", "ns", "latency", "cpu"})},
            {"words", {{"taken", words.taken}, {"command", words.command}, {"options", words.options}}}};
  for (const Named& one : std::span(kObjectives).first(objectives)) {
    data["objectives"].push_back({{"name", objective_name(one.objective)}, {"title", one.title}});
  }
  std::string tables;
  for (const Group& group : groups_of(profile)) {
    const std::vector<std::string> engines = automatic(group.algorithm);
    data["groups"].push_back(group_json(profile, group, engines, objectives));
    tables += fmt::format("<details><summary>{} {}</summary>\n{}{}</details>\n", escaped(group.algorithm),
                          direction_name(group.direction), map_html(profile, group, engines, words.map),
                          cells_html(group, words.only_calls));
  }
  return filled(kReportPage, {{"title", "Tandem: where should it run?"},
                              {"style", std::string(kReportStyle)},
                              {"body", filled(kReportBody, {{"intro", std::string(words.intro)},
                                                            {"kinds", std::string(words.kinds)},
                                                            {"tables", std::move(tables)},
                                                            {"origin", origin_html(profile, words.made_by)}})},
                              {"data", in_script(data)},
                              {"script", std::string(kReportScript)}});
}

}  // namespace

std::string report_page(const Profile& profile, const Automatic& automatic) {
  const std::string made_by =
      fmt::format("<code>tandem calibrate --{}</code> and then <code>tandem report</code>", escaped(profile.effort));
  return page_of(profile, automatic,
                 {.intro = kIntro,
                  .kinds = kKinds,
                  .map = "Taken by auto",
                  .taken = "what auto takes",
                  .command = "tandem explain",
                  .made_by = made_by});
}

std::string board_page(const Profile& board, std::string_view name) {
  const std::string option = fmt::format(" --profile {}", name);
  return page_of(board, [](std::string_view) { return std::vector<std::string>(); },
                 {.intro = kBoardIntro,
                  .kinds = kBoardKinds,
                  .map = "The fastest",
                  .taken = "the fastest",
                  .command = "tandem whatif",
                  .options = option + " --board-only",
                  .made_by = fmt::format("<code>tandem report{}</code>", escaped(option)),
                  .only_calls = true});
}

}  // namespace tandem::calibrate
