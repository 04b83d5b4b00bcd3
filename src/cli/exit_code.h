// What the program's exit status says; also in `--help` and the pages of docs/how-to.
#pragma once

namespace tandem::cli {

enum ExitCode : int {
  kDone = 0,
  kUnexpected = 1,    ///< out of memory, a program that is missing, or a bug
  kUsage = 2,         ///< the command line is wrong
  kKey = 3,           ///< key file, nonce or counter; recipient or identity
  kInput = 4,         ///< cannot open or read it, or the profile that an engine is to be chosen by
  kOutput = 5,        ///< exists, cannot write, closed pipe
  kEngine = 6,        ///< an engine or device failed
  kNoMatch = 7,       ///< no identity or passphrase opens the file
  kNotAuthentic = 8,  ///< no age file, truncated or altered
  kNoSpace = 9,       ///< no room for the output
  kSignal = 128,      ///< plus the signal's number: 130 after Ctrl-C
};

inline constexpr char kExitCodesHelp[] =
    "Exit status:\n"
    "  0    done\n"
    "  1    out of memory, a missing program, or a defect of this one\n"
    "  2    the command line is wrong\n"
    "  3    a key, recipient, identity, nonce or counter cannot be used, or the data is longer than the counter "
    "allows\n"
    "  4    the input cannot be read, or the profile of --engine auto is refused\n"
    "  5    the output cannot be written: it exists, the pipe is closed...\n"
    "  6    an engine or a device failed\n"
    "  7    no identity or passphrase opens the file\n"
    "  8    the input is no age file, is truncated or was altered\n"
    "  9    no space is left for the output\n"
    "  130  interrupted by Ctrl-C (128 + number of the signal)\n"
    "After any status but 0 an output file is as it was before, absent or unchanged, unless the message says that it "
    "is "
    "complete\n"
    "or was being overwritten in place. A pipe may have received a part.\n";

}  // namespace tandem::cli
