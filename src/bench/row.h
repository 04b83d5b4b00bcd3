// One benchmark figure, and the table and JSON file that every benchmark prints figures with.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tandem::bench {

/// Where a figure comes from; never mixed.
enum class Kind : std::uint8_t {
  measured,   ///< wall or CPU time on this machine
  modelled,   ///< RTL cycles at a stated clock under a stated memory model and host profile
  published,  ///< from a paper or a data sheet
};

std::string_view kind_name(Kind kind);

/// One figure. `row` begins with the source's own label where there is one ("E1", "EEA3 65536").
struct Row {
  std::string suite;
  std::string row;
  std::string engine;
  std::string metric;
  std::string unit;
  double value = 0;
  Kind kind = Kind::measured;
  std::string note;  ///< what limits it, assumptions; may be empty
};

/// Collects rows; prints them as they come and writes them all as JSON at the end.
class Report {
 public:
  /// command: the command line that makes these figures. json_path: file to write, empty for none.
  Report(std::string command, std::string json_path);
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;
  /// Leaves no unfinished JSON file where the work ended early.
  ~Report();

  /// Whether the JSON file can be written, with a message on stderr if not: to be asked before long work.
  [[nodiscard]] bool can_write_json() const;

  void add(Row row);

  /// Prints the rows since the last call as one aligned table under `title`.
  void print(const std::string& title);

  /// Prints the rows since the last call with one line per row label and one column per engine (or per metric, for
  /// ratios). For rows that differ in nothing else.
  void print_by_engine(const std::string& title);

  /// For a suite that has printed its rows in a table of its own.
  void skip_printing() { printed_ = rows_.size(); }

  /// Writes every row, with command, commit, machine and date, one object each. Returns false with a message on
  /// stderr if the file cannot be written; an existing file is replaced whole.
  [[nodiscard]] bool write_json() const;

 private:
  std::string command_;
  std::string json_path_;
  std::vector<Row> rows_;
  std::size_t printed_ = 0;
};

/// Prints `cells` (rows of equal length, the first is the header) in aligned columns; cells that look like numbers
/// are aligned to the right.
void print_table(const std::vector<std::vector<std::string>>& cells);

/// A value with three significant digits, without exponent: "0.985", "12.9", "5360".
std::string format_value(double value);

}  // namespace tandem::bench
