// A table of a paper as data (golden/published/<paper>/table-4.7.csv):
//
//   # Table 4.7: what it shows
//   # Where it stands, and under which conditions.
//   search,nodes,seconds
//   plain,3374215066,17483
//
// First the title and at least one note, then the names of the columns, then the rows, each with
// its own name. Cells are numbers or words without blanks at their ends; none is empty.
#ifndef HAKARI_GOLDEN_PUBLISHED_PUBLISHED_TABLE_H_
#define HAKARI_GOLDEN_PUBLISHED_PUBLISHED_TABLE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::golden {

struct PublishedTable {
  struct Row {
    std::string name;
    std::vector<std::string> cells;  // one for each column
  };

  std::string file;   // for messages
  std::string title;  // "Table 4.7: what it shows"
  std::vector<std::string> notes;
  std::string corner;                // what the rows are named after
  std::vector<std::string> columns;  // without the corner
  std::vector<Row> rows;

  // Text() is the cell as printed. kNotFound names the file and the missing row or column.
  absl::StatusOr<std::string> Text(absl::string_view row, absl::string_view column) const;
  absl::StatusOr<double> Number(absl::string_view row, absl::string_view column) const;
};

// Errors name the file, line and column, and what was expected.
absl::StatusOr<PublishedTable> ParsePublishedTable(absl::string_view text,
                                                   absl::string_view file_name);
absl::StatusOr<PublishedTable> ReadPublishedTable(const std::string& path);

// The text that ParsePublishedTable reads as this table.
std::string PublishedTableText(const PublishedTable& table);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_PUBLISHED_PUBLISHED_TABLE_H_
