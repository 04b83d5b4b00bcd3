// One benchmark figure, and the table and files to which every benchmark writes its figures.
//
// Format      ../docs/formats/results.md
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/task.h"

namespace tandem::bench {

/// The origin of a figure. Figures of different kinds are never mixed.
enum class Kind : std::uint8_t {
  measured,   ///< wall or CPU time on this machine
  modelled,   ///< RTL cycles at a stated clock under a stated memory model and host profile
  published,  ///< from a paper or a data sheet
};

std::string_view kind_name(Kind kind);

/// Numbers and words by name, with their unit in the name.
using Settings = std::vector<std::pair<std::string, std::variant<double, std::string>>>;

/// One figure. Fields that are 0 or empty say nothing about it.
struct Row {
  std::string suite{};      ///< whose figures can be compared, and their folder under results/: "peers-zuc"
  std::string algorithm{};  ///< a folder of algorithms/
  std::string function{};   ///< of the algorithm, if it has several: "eea3"
  std::string direction{};  ///< "encrypt" or "decrypt"
  std::string what{};       ///< what was done, where no other field says it: "table 1", "new file"
  std::size_t bytes = 0;    ///< of a message
  std::size_t depth = 0;    ///< of the ring, or tasks at a time
  Settings parameters{};    ///< whatever else was set
  std::string engine{};
  std::string metric{};
  std::string to{};  ///< what a ratio is to
  std::string unit{};
  double value = 0;
  std::vector<double> range{};  ///< two bounds that it is between with 95 % confidence
  std::size_t rounds = 0;
  Kind kind = Kind::measured;
  Settings details{};  ///< what was found beside the value
  std::string rtl{};   ///< hash of the sources of the RTL that it comes from
  std::string note{};  ///< for people: what limits it, assumptions
};

/// Returns a row with the fields that all rows of an algorithm, or of one of its functions, share.
Row row_of(std::string suite, Algorithm algorithm);

/// Returns a figure about the subject of `of`.
Row figure(Row of, std::string metric, std::string unit, double value, std::string note = "");

/// Returns a ratio of the engine of `of` to another engine, `to`.
Row ratio(Row of, std::string metric, std::string to, double value, std::string note = "");

/// Describes a row for people, without its engine: "eea3, 64 B, encrypt".
std::string label(const Row& row);

/// The places where figures are stored.
struct Destination {
  std::string json = {};    ///< a file, which is replaced; empty for none
  std::string folder = {};  ///< results/ of the repository, for new files in it; empty for none
};

/// Collects rows; prints them as they come and stores them all at the end.
class Report {
 public:
  /// command: the command line that makes these figures.
  Report(std::string command, Destination destination);
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;
  /// Removes an unfinished file if the work ended early.
  ~Report();

  /// Returns whether the figures can be stored; prints a message to stderr if not. Call it before long work.
  [[nodiscard]] bool can_store() const;

  void add(Row row);

  /// Prints the rows since the last call as one aligned table under `title`.
  void print(const std::string& title);

  /// Prints the rows since the last call with one line per label and one column per engine (or per metric, for ratios).
  /// The rows must differ in nothing else.
  void print_by_engine(const std::string& title);

  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

  /// Moves every row to the suite whose name has `suffix` appended.
  void extend_suites(const std::string& suffix);

  /// Marks all rows as printed, for a suite that has printed them in its own table.
  void skip_printing() { printed_ = rows_.size(); }

  /// Stores every row, with command, commit, machine and date. Returns false with a message on stderr if that fails.
  [[nodiscard]] bool store() const;

 private:
  [[nodiscard]] bool write(const std::string& path, const std::vector<const Row*>& rows) const;
  [[nodiscard]] bool record() const;

  std::string command_;
  Destination destination_;
  std::vector<Row> rows_;
  std::size_t printed_ = 0;
};

/// Prints `cells` (rows of equal length, the first is the header) in aligned columns; cells that look like numbers
/// are aligned to the right.
void print_table(const std::vector<std::vector<std::string>>& cells);

/// A value with three significant digits, without exponent: "0.985", "12.9", "5360".
std::string format_value(double value);

}  // namespace tandem::bench
