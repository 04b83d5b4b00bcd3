#include "cli/board_profile.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/message.h"

namespace tandem::cli {

std::optional<choose::Profile> board_profile(std::string_view name) {
  const auto boards = choose::boards();
  const auto board = std::ranges::find(boards, name, &choose::Board::name);
  if (board == boards.end()) return {};
  std::string error;
  auto profile = choose::parse_profile(board->toml, error);
  if (!profile) throw CommandError(kInput, "the profile {} cannot be read: {}", name, error);
  return profile;
}

std::string board_names() {
  std::string names;
  for (const choose::Board& board : choose::boards()) names += fmt::format(" {}", board.name);
  return names;
}

}  // namespace tandem::cli
