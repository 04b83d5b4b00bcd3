// A program or command as its parser knows it: the one source of `--help`, manual pages and completions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace tandem::cli {

/// An option, a flag, or an argument by place.
struct PageOption {
  std::vector<std::string> names;    ///< {"-o", "--output"}; of an argument {"INPUT"}
  std::string value;                 ///< what it takes, as in "FILE"; empty for a flag
  std::vector<std::string> choices;  ///< all values that there are, if they are few words
  std::vector<std::string> words;    ///< what a shell offers; the choices, or what `offer_words` knows
  std::string description;           ///< one paragraph, with what follows from the parser's rules
  bool required = false;
  bool files = false;     ///< its values are names of files
  bool list = false;      ///< its value is words with commas between
  bool repeated = false;  ///< an argument that there may be several of
};

struct PageCommand {
  std::string name;
  std::string summary;
};

/// A part of what follows the options: prose, or with a title lines that stay as they are.
struct PageSection {
  std::string title;  ///< "Examples"; empty for prose
  std::vector<std::string> lines;
  bool manual_only = false;  ///< `--help` leaves it out
};

/// This begins the part of a footer that is for the manual page alone.
inline constexpr char kManualOnly[] = "\f";

struct Page {
  std::string name;     ///< "tandem encrypt"
  std::string summary;  ///< first sentence
  std::vector<PageOption> arguments;
  std::vector<PageOption> options;
  std::vector<PageCommand> commands;
  std::vector<PageSection> sections;
};

/// Returns the page of `app`, which has this name. A footer is prose, but for "Title:" on a line and the lines below it
/// that begin with two spaces. A line feed in prose is a space, an empty line ends a paragraph, kManualOnly ends the
/// help.
Page page_of(const CLI::App& app, const std::string& name);

/// Returns "-o, --output FILE", or "INPUT".
std::string signature(const PageOption& option);

/// Returns "tandem encrypt [OPTION]... [INPUT]".
std::string usage(const Page& page);

/// Returns "any, sw or hw".
std::string alternatives(const std::vector<std::string>& words);

/// Returns `text` in lines of at most `width` characters, which words that are longer exceed.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

}  // namespace tandem::cli
