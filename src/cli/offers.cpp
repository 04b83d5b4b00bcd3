#include "cli/offers.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "choose/profile.h"
#include "cli/other_programs.h"
#include "generated/algorithms/operations.h"

namespace tandem::cli {
namespace {

using Words = std::vector<std::string>;

void add(Words& words, std::string word) {
  if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
}

std::string last_word(const std::string& text) { return text.substr(text.rfind(' ') + 1); }

Words algorithms() {
  Words words;
  for (const OperationFacts& operation : facts::kOperations) words.emplace_back(operation.name);
  return words;
}

/// Returns the engines of one algorithm, or of all for none. The numbers of boards differ from machine to machine:
/// "uio" is offered.
Words engines(Algorithm algorithm) {
  Words words{"cpu", "sim", "uio"};
  for (const catalog::Entry& entry : catalog::entries()) {
    const bool wanted = algorithm == Algorithm::none || entry.algorithm == algorithm;
    const bool named = entry.kind == catalog::EngineKind::software || entry.kind == catalog::EngineKind::simulated;
    if (wanted && named) add(words, entry.name);
  }
  return words;
}

/// Returns the words that --engine takes.
Words engines_of_files(Algorithm algorithm) {
  Words words = engines(algorithm);
  for (const std::string objective : {"auto", "auto.latency", "auto.cpu"}) {
    for (const char* const kind : {"", ".sw", ".hw"}) words.push_back(objective + kind);
  }
  return words;
}

Words boards() {
  Words words;
  for (const choose::Board& board : choose::boards()) words.emplace_back(board.name);
  return words;
}

/// "--out DIR", or a flag.
PageOption option_of(std::string_view text) {
  PageOption option;
  const std::size_t space = std::min(text.find(' '), text.size());
  option.names = {std::string(text.substr(0, space))};
  option.value = text.substr(std::min(space + 1, text.size()));
  option.files = option.value == "FILE" || option.value == "DIR";
  return option;
}

/// Returns the words of `tandem ip`: cores of one algorithm, and those made of several.
Words accelerators() {
  Words words;
  for (const OperationFacts& operation : facts::kOperations) {
    if (!operation.codes.empty()) add(words, std::string(catalog::algorithm_name(operation.primitive)));
    for (const ComposedCore& core : operation.within) add(words, std::string(catalog::algorithm_name(core.core)));
  }
  return words;
}

/// Fills the page of a program that its parser does not know.
void offer(const OtherProgram& program, Page& page) {
  PageOption command;
  command.names = {"COMMAND"};
  for (const char* const word : program.commands) command.words.emplace_back(word);
  PageOption argument;
  argument.names = {"ARGUMENT"};
  argument.files = argument.repeated = true;
  if (page.name == "tandem ip") argument.words = accelerators();
  page.arguments = {command, argument};
  for (const char* const option : program.options) page.options.push_back(option_of(option));
}

void offer(const Page& page, PageOption& option, const Words& commands) {
  const std::string& name = option.names.back();
  if (name == "algorithm" || name == "--algorithm") option.words = algorithms();
  if (name == "COMMAND") option.words = commands;
  if (option.value == "BOARD") {
    option.words = boards();
    option.files = true;
  }
  if (option.value == "ENGINES") {
    option.words = engines_of_files(page.name == "tandem xor" ? Algorithm::chacha20 : Algorithm::chacha20_poly1305);
    option.list = true;
  }
  if (option.value == "ENGINE") option.words = engines_of_files(Algorithm::rsa_private);
  if (name == "--engine" && option.value == "NAME") option.words = engines(Algorithm::none);
}

}  // namespace

void offer_words(std::vector<Page>& pages) {
  Words commands;
  for (const Page& page : pages) commands.push_back(last_word(page.name));
  for (Page& page : pages) {
    if (const OtherProgram* const program = other_program(last_word(page.name))) {
      offer(*program, page);
      continue;
    }
    for (std::vector<PageOption>* const options : {&page.arguments, &page.options}) {
      for (PageOption& option : *options) {
        option.words = option.choices;
        offer(page, option, commands);
      }
    }
  }
}

}  // namespace tandem::cli
