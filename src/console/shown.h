// Texts as they may be shown: without secrets, and without characters that act on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace tandem::console {

/// Returns one line for a person. Names and lines of files come into messages as others have written them; therefore
/// - only the prefix of secret keys is left: identities of age and of its plugins, private keys in PEM. Other text is
///   taken for a secret only if it is an identity but for its prefix, with the right checksum;
/// - control characters, characters that change the direction of writing, and bytes that are no UTF-8 are escaped:
///   "\n", "\x1b", "\u{202e}".
std::string shown(std::string_view text);

/// Returns a text of several lines as shown() does, but line feeds and tabs stay.
std::string shown_lines(std::string_view text);

/// Returns whether shown() leaves out a secret.
bool holds_secret(std::string_view text);

}  // namespace tandem::console
