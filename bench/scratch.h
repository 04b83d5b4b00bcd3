// Files for benchmarks, which disappear afterwards unless the process is killed with SIGKILL.
#pragma once

#include <cstddef>
#include <string>

namespace tandem::bench {

/// A new directory under `parent` that is removed with its files at the end, also on Ctrl-C. One at a time.
class Scratch {
 public:
  /// Throws std::runtime_error, with the reason, if `parent` cannot hold `needed_bytes` or is not writable.
  Scratch(const std::string& parent, std::size_t needed_bytes);
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch();

  /// The two files that a scratch directory may hold.
  [[nodiscard]] const std::string& input() const { return input_; }
  [[nodiscard]] const std::string& output() const { return output_; }
  [[nodiscard]] const std::string& key() const { return key_; }

  /// Writes `bytes` bytes to the input file. Throws std::runtime_error.
  void fill_input(std::size_t bytes) const;
  /// Removes the output file if there is one.
  void remove_output() const;
  /// Makes the output file the input.
  void output_to_input() const;

 private:
  std::string directory_;
  std::string input_;
  std::string output_;
  std::string key_;
};

}  // namespace tandem::bench
