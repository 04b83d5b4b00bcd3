#include "cli/age_input.h"

#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>

#include "cli/identities.h"
#include "cli/interrupt.h"
#include "cli/message.h"
#include "container/text_encoding.h"

namespace tandem::cli {

using container::FileStatus;

constexpr std::size_t kBlockBytes = 4096;

AgeInput::AgeInput(Input& input) : input_(input) {
  detect_armor();
  read_start();
}

void AgeInput::detect_armor() {
  std::vector<std::uint8_t> beginning;
  std::optional<bool> armored;
  // White space may come first, as far as the armor allows it.
  while (!armored && beginning.size() <= container::kMaxArmorMargin && read_block(input_.source())) {
    beginning.insert(beginning.end(), block_.begin(), block_.end());
    const std::string_view text(reinterpret_cast<const char*>(beginning.data()), beginning.size());
    if (container::is_marked_or_utf16(text)) check(FileStatus::not_utf8);
    armored = container::looks_armored(beginning);
  }
  if (armored.value_or(false)) {
    text_ = std::make_unique<pipeline::RestSource>(std::move(beginning), input_.source(), offset_);
    armor_ = std::make_unique<pipeline::ArmorSource>(*text_);
    block_.clear();
    offset_ = 0;
  } else {
    block_ = std::move(beginning);
  }
}

void AgeInput::read_start() {
  pipeline::Source& source = armor_ != nullptr ? static_cast<pipeline::Source&>(*armor_) : input_.source();
  std::size_t used = parser_.feed(block_);
  while (!parser_.done() && read_block(source)) used = parser_.feed(block_);
  if (!parser_.done()) {
    check_armor();
    parser_.finish();
  }
  check(parser_.status());
  const std::uint64_t start_bytes = offset_ - block_.size() + used;
  if (const auto size = source.size()) {
    payload_ = std::make_unique<pipeline::WindowSource>(source, start_bytes, *size - start_bytes);
  } else {
    block_.erase(block_.begin(), block_.begin() + static_cast<std::ptrdiff_t>(used));
    payload_ = std::make_unique<pipeline::RestSource>(std::move(block_), source, offset_);
  }
}

bool AgeInput::read_block(pipeline::Source& source) {
  block_.resize(kBlockBytes);
  const pipeline::ReadResult result = source.read(offset_, std::span<std::uint8_t>(block_));
  if (result.os_error == ECANCELED) {
    throw CommandError(interrupted_code(), "interrupted while reading input {}", input_.name());
  }
  if (result.os_error != 0) {
    check_armor();
    throw CommandError(kInput, "cannot read input {} at byte {}: {}", input_.name(), offset_,
                       os_error_text(result.os_error));
  }
  block_.resize(result.bytes);
  offset_ += result.bytes;
  return result.bytes > 0;
}

void AgeInput::check_armor() const {
  if (armor_ != nullptr) check(armor_->status());
}

void AgeInput::check(FileStatus status) const {
  if (status == FileStatus::ok) return;
  throw CommandError(exit_code_of(status), "input {} {}", input_.name(), container::file_status_text(status));
}

}  // namespace tandem::cli
