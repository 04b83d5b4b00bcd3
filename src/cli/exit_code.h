// The program's exit statuses, which also stand in `tandem --help`, the manual pages and docs/how-to.
#pragma once

#include <string>

namespace tandem::cli {

enum ExitCode : int {
  kDone = 0,
  kUnexpected = 1,   ///< out of memory or threads, a program that is missing, or a bug
  kUsage = 2,        ///< the command line is wrong
  kKey = 3,          ///< key file, nonce or counter; recipient or identity
  kInput = 4,        ///< cannot open or read it, or the profile that an engine is to be chosen by
  kOutput = 5,       ///< exists, cannot write, closed pipe
  kEngine = 6,       ///< an engine or device failed
  kNoMatch = 7,      ///< no identity, passphrase or key opens the file
  kBadHeader = 8,    ///< no age file, or a header that breaks the format's rules or ends too early
  kNoSpace = 9,      ///< no room for the output
  kBadMac = 10,      ///< an identity opens the header, whose MAC is wrong
  kBadPayload = 11,  ///< content that is not authentic, or too short or too long; a wrong signature
  kBadArmor = 12,    ///< armor that breaks the format's rules or ends too early
  kSignal = 128,     ///< plus the signal's number: 130 after Ctrl-C
};

struct ExitMeaning {
  int code;
  const char* text;
};

inline constexpr ExitMeaning kExitMeanings[] = {
    {kDone, "done"},
    {kUnexpected, "out of memory or threads, a missing program, or a defect of this one"},
    {kUsage, "the command line is wrong"},
    {kKey,
     "a key, recipient, identity, nonce or counter cannot be used, or the data is longer than the counter allows"},
    {kInput, "the input cannot be read, or the profile of --engine auto is refused"},
    {kOutput, "the output cannot be written: it exists, the pipe is closed..."},
    {kEngine, "an engine or a device failed"},
    {kNoMatch, "no identity, passphrase or key opens the file"},
    {kBadHeader, "the input is no age file, or its header is malformed or ends too early"},
    {kNoSpace, "no space is left for the output"},
    {kBadMac, "the header of the input was altered: its MAC is wrong"},
    {kBadPayload, "the content of the input was altered or truncated, or something was appended; a signature is wrong"},
    {kBadArmor, "the armor of the input is malformed or ends too early"},
    {kSignal + 2, "interrupted by Ctrl-C (128 + number of the signal)"},
};

inline constexpr char kAfterFailure[] =
    "After any status but 0 an output file is as it was before, absent or unchanged, unless the message says that\n"
    "it is complete or was being overwritten in place. A pipe may have received a part.";

/// Returns a section of help: every status and what holds after a failure.
inline std::string exit_codes_help() {
  std::string text = "Exit status:\n";
  for (const ExitMeaning& meaning : kExitMeanings) {
    const std::string code = std::to_string(meaning.code);
    text += "  " + code + std::string(5 - code.size(), ' ') + meaning.text + "\n";
  }
  return text + kAfterFailure + "\n";
}

}  // namespace tandem::cli
