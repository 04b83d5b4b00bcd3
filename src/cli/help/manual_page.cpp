#include "cli/help/manual_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tandem::cli {
namespace {

std::string upper(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
  return text;
}

/// Escapes characters that roff would take for something else.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\':
        result += "\\e";
        break;
      case '-':
        result += "\\-";
        break;
      case '\'':
        result += "\\(aq";
        break;
      case '^':
        result += "\\(ha";
        break;
      case '~':
        result += "\\(ti";
        break;
      case '`':
        result += "\\(ga";
        break;
      default:
        result += c;
    }
  }
  return result;
}

/// Returns lines of text: what stands in backquotes is bold, and no line is taken for a request.
std::string lines_of(const std::vector<std::string>& lines) {
  std::string result;
  bool bold = false;
  for (const std::string& line : lines) {
    result += line.starts_with('.') ? "\\&" : "";
    if (bold) result += "\\fB";
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = std::min(line.find('`', begin), line.size());
      result += escaped(std::string_view(line).substr(begin, end - begin));
      if (end < line.size()) {
        bold = !bold;
        result += bold ? "\\fB" : "\\fR";
      }
      begin = end + 1;
    }
    result += bold ? "\\fR\n" : "\n";
  }
  return result;
}

std::string line_of(const std::string& line) { return lines_of({line}); }

/// Returns prose: every sentence begins a line, as roff wants it.
std::string prose(std::string_view text) {
  constexpr std::size_t kWidth = 70;
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = text.size();
    for (std::size_t at = begin; at + 2 < text.size(); ++at) {
      const bool ends =
          (text[at] == '.' || text[at] == '?') && text[at + 1] == ' ' && !text.substr(0, at + 1).ends_with("...");
      if (ends && std::isupper(static_cast<unsigned char>(text[at + 2])) != 0) {
        end = at + 1;
        break;
      }
    }
    result += lines_of(wrap(text.substr(begin, end - begin), kWidth));
    begin = std::min(text.find_first_not_of(' ', end), text.size());
  }
  return result;
}

std::string options_text(const std::vector<PageOption>& options) {
  std::string text;
  for (const PageOption& option : options) {
    std::string names;
    for (const std::string& name : option.names)
      names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", escaped(name));
    if (!option.value.empty()) names += fmt::format(" \\fI{}\\fR", escaped(option.value));
    text += fmt::format(".TP\n{}\n{}", names, prose(option.description));
  }
  return text;
}

/// Returns lines: those of two columns become a list of terms, others stay as they are.
std::string lines_text(const PageSection& section) {
  const bool terms = section.title != "Examples" && std::ranges::all_of(section.lines, [](const std::string& line) {
                       return line.find("  ") != std::string::npos;
                     });
  std::string text;
  if (!terms) {
    text = ".EX\n";
    for (const std::string& line : section.lines) text += line_of(line);
    return text + ".EE\n";
  }
  for (const std::string& line : section.lines) {
    const std::size_t gap = line.find("  ");
    text += fmt::format(".TP\n\\fB{}\\fR\n{}", escaped(line.substr(0, gap)),
                        prose(line.substr(line.find_first_not_of(' ', gap))));
  }
  return text;
}

/// Returns the synopsis. Words that the user replaces stand in capitals, and become italic.
std::string synopsis(const Page& page) {
  std::string text = fmt::format("\\fB{}\\fR", escaped(page.name));
  bool italic = false;
  for (const char c : usage(page).substr(page.name.size())) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital != italic) text += capital ? "\\fI" : "\\fR";
    italic = capital;
    text += c;
  }
  return text + (italic ? "\\fR\n" : "\n");
}

}  // namespace

std::string manual_name(const Page& page) {
  std::string name = page.name;
  std::ranges::replace(name, ' ', '-');
  return name;
}

std::string manual_page(const Page& page, const Edition& edition, const std::vector<std::string>& see_also) {
  const std::string name = manual_name(page);
  std::string summary = page.summary.substr(0, page.summary.find_first_of(".:;,\n"));
  std::erase(summary, '`');
  // "XOR" and "One" stay.
  if (summary.size() > 1 && std::islower(static_cast<unsigned char>(summary[1])) != 0)
    summary.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(summary.front())));
  std::string text = fmt::format(
      ".\\\" Written by `tandem manual`, from what `--help` is made of.\n"
      ".TH {} 1 {} \"Tandem {}\" \"User Commands\"\n"
      ".SH NAME\n{} \\- {}.SH SYNOPSIS\n{}",
      upper(name), edition.date, edition.version, escaped(name), escaped(summary) + "\n", synopsis(page));
  text += ".SH DESCRIPTION\n" + prose(page.summary + (page.summary.ends_with('.') ? "" : "."));
  for (const PageSection& section : page.sections) {
    if (!section.title.empty()) continue;
    for (const std::string& paragraph : section.lines) text += ".PP\n" + prose(paragraph);
  }
  if (!page.commands.empty()) text += ".SH COMMANDS\n";
  for (const PageCommand& command : page.commands) {
    text +=
        fmt::format(".TP\n\\fB{}\\-{}\\fR(1)\n{}", escaped(name), escaped(command.name), prose(command.summary + "."));
  }
  if (!page.arguments.empty()) text += ".SH ARGUMENTS\n" + options_text(page.arguments);
  if (!page.options.empty()) text += ".SH OPTIONS\n" + options_text(page.options);
  for (const PageSection& section : page.sections) {
    if (!section.title.empty()) text += fmt::format(".SH {}\n{}", upper(section.title), lines_text(section));
  }
  if (!see_also.empty()) text += ".SH SEE ALSO\n";
  for (std::size_t i = 0; i < see_also.size(); ++i) {
    text += fmt::format(".BR {} (1){}\n", escaped(see_also[i]), i + 1 < see_also.size() ? "," : "");
  }
  return text;
}

}  // namespace tandem::cli
