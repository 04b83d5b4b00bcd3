#include "calibrate/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

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

/// All curves of an algorithm in one direction.
struct Group {
  std::string algorithm;
  Direction direction = Direction::encrypt;
  std::vector<const Curve*> curves;
  std::vector<std::string> engines = {};
  std::set<std::size_t> depths = {};  ///< at which engines were measured
  std::set<double> sizes = {};

  /// Whether sizes are those of keys, in bits.
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

/// Which engine is best from which size on.
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

Json group_json(const Profile& profile, const Group& group, const std::vector<std::string>& automatic) {
  Json json{{"algorithm", group.algorithm}, {"direction", direction_name(group.direction)},
            {"depths", group.depths},       {"sizes", group.sizes},
            {"keys", group.of_keys()},      {"engines", Json::array()},
            {"chosen", Json::object()}};
  for (const std::string& name : group.engines) json["engines"].push_back(engine_json(group, name));
  for (const Named& one : kObjectives) {
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
std::string map_html(const Profile& profile, const Group& group, const std::vector<std::string>& automatic) {
  std::string html = "<h3>Taken by auto</h3>\n<div class=\"scroll\"><table>\n<thead><tr><th>together</th>";
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

/// Three digits, or all before the point.
std::string figure(double value) { return value < 100 ? fmt::format("{:.3g}", value) : fmt::format("{:.0f}", value); }

std::string cells_html(const Group& group) {
  const bool keys = group.of_keys();
  std::string html = fmt::format(
      "<h3>Times</h3>\n<div class=\"scroll\"><table>\n<thead><tr><th class=\"text\">engine</th><th "
      "class=\"text\">kind</th>"
      "<th>together</th><th>{}</th><th>ns per task</th><th>{}</th><th>median of a batch, ns</th>"
      "<th>99th percentile, ns</th><th>CPU</th></tr></thead>\n",
      keys ? "bits" : "bytes", keys ? "tasks/s" : "MB/s");
  for (const Curve* const curve : group.curves) {
    const bool modelled = curve->source == Source::modelled;
    const std::string kind =
        modelled ? fmt::format("modelled, {:g} MHz", curve->clock_mhz) : std::string(source_name(curve->source));
    for (const Cell& cell : curve->cells) {
      html += fmt::format(
          "<tr><th class=\"text\">{}</th><td class=\"text\">{}</td><td>{}</td><td>{:.0f}</td><td>{}</td>"
          "<td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
          escaped(curve->engine), kind, curve->depth, cell.size, figure(cell.ns),
          figure(keys ? 1e9 / cell.ns : cell.size / cell.ns * 1e3), figure(cell.p50_ns), figure(cell.p99_ns),
          modelled ? "-" : fmt::format("{:.0f} %", 100 * cell.cpu_ns / cell.ns));
    }
  }
  return html + "</table></div>\n";
}

std::string origin_html(const Profile& profile) {
  std::string html = "<dl class=\"figures\" id=\"provenance\">\n";
  const auto add = [&](std::string_view name, std::string_view value) {
    html += fmt::format("<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(value));
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
  return html + fmt::format(
                    "</dl>\n<p>This page is made by <code>tandem calibrate --{}</code> and then "
                    "<code>tandem report</code>.</p>",
                    escaped(profile.effort));
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

/// JSON that may stand inside an element `script`: no end tag is in it.
std::string in_script(const Json& json) {
  std::string text = json.dump();
  for (std::size_t at = 0; (at = text.find("</", at)) != std::string::npos; at += 3) text.insert(at + 1, 1, '\\');
  return text;
}

}  // namespace

std::string report_page(const Profile& profile,
                        const std::function<std::vector<std::string>(std::string_view algorithm)>& automatic) {
  Json data{{"objectives", Json::array()}, {"groups", Json::array()}};
  for (const Named& one : kObjectives) {
    data["objectives"].push_back({{"name", objective_name(one.objective)}, {"title", one.title}});
  }
  std::string tables;
  for (const Group& group : groups_of(profile)) {
    const std::vector<std::string> engines = automatic(group.algorithm);
    data["groups"].push_back(group_json(profile, group, engines));
    tables += fmt::format("<details><summary>{} {}</summary>\n{}{}</details>\n", escaped(group.algorithm),
                          direction_name(group.direction), map_html(profile, group, engines), cells_html(group));
  }
  return filled(kReportPage,
                {{"title", "Tandem: where should it run?"},
                 {"style", std::string(kReportStyle)},
                 {"body", filled(kReportBody, {{"tables", std::move(tables)}, {"origin", origin_html(profile)}})},
                 {"data", in_script(data)},
                 {"script", std::string(kReportScript)}});
}

}  // namespace tandem::calibrate
